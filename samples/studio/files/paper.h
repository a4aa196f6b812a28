#pragma once

#include "engine/core/result.h"
#include "samples/studio/stock.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

/// Printed pages as textures.
namespace cardinal::studio {

/// How ink and paper look: not black, not white.
struct Ink {
    double paper = 0.86, black = 0.035;  ///< the share of light that comes back
};

class Paper {
public:
    /// Reads a PDF.
    static Result<Paper> open(const std::filesystem::path& file);
    int pages() const;
    MatSize size_mm(int page) const;
    /// What can be read within each of these parts of a page, a gap between words.
    std::vector<std::string> words(int page, const std::vector<Rect>& areas) const;
    /// A part of a page (from 0), in millimetres from its upper left corner, as it would look cut out.
    Result<Texture> cut(int page, const Rect& area, double pixels_per_mm, const Ink& ink = {}) const;
    /// Several parts of one page.
    Result<std::vector<Texture>> cut(int page, const std::vector<Rect>& areas, double pixels_per_mm,
                                     const Ink& ink = {}) const;

private:
    struct Document;
    std::shared_ptr<Document> document_{};
};

}  // namespace cardinal::studio
