#pragma once

#include "companion/print/paper.h"
#include "engine/core/printed_code.h"
#include "engine/core/result.h"
#include "engine/rules/game.h"

#include <concepts>
#include <filesystem>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What lies on the table, as PDF of true size. Plain values go in; Qt, which draws, is not seen from outside.
namespace cardinal::print {

/// Fonts need Qt's application object. Whoever prints keeps one of these; without a display it is content.
class Workshop {
public:
    Workshop();
    ~Workshop();
    Workshop(const Workshop&) = delete;
    Workshop& operator=(const Workshop&) = delete;

private:
    struct Application;
    std::unique_ptr<Application> application_;
};

/// A card to be printed once.
struct CardCopy {
    CardFace face{};
    std::optional<PrintedCode> code{};  ///< none: printed without
    std::string picture{};              ///< the bytes of a picture file; none: a scene is drawn
};

/// What all cards of a print have in common.
struct Deckware {
    std::string title{};  ///< of the game
    Colour colour{};      ///< of the backs
    double module = module_mm;
    bool has_backs = true;
};

struct Made {
    int pages = 0;
    std::vector<std::string> remarks{};  ///< what people should know: texts that did not fit, pictures that are missing
};

using Path = std::filesystem::path;

/// A file to be written, or only its name. A print that is called off ends with the page that is being drawn, says so,
/// and leaves what was in the file before.
struct Target {
    Path file{};
    std::stop_token stop{};

    template <std::convertible_to<Path> File>
    // NOLINTNEXTLINE(google-explicit-constructor): a name alone will do
    Target(const File& name, std::stop_token called_off = {}) : file(name), stop(std::move(called_off))
    {}
};

/// Nine cards to a sheet with crop marks; every second page is the back of the one before.
Result<Made> print_sheets(const std::vector<CardCopy>& copies, const Deckware& ware, Page page, const Target& onto);

enum class Label {
    sticker,  ///< for the upper left corner of a card that people own
    insert    ///< a strip as wide as a card, to be slid into its sleeve over the upper edge
};
Rect label_size(Label kind, double module);
Result<Made> print_labels(const std::vector<CardCopy>& copies, Label kind, double module, Page page,
                          const Target& onto);

/// Both faces of all tokens, the second behind the first; then the dials with their pointers.
Result<Made> print_tokens(const Game& game, Page page, const Target& onto);
Result<Made> print_command_cards(Page page, const Target& onto);

enum class Ground { dark, light };
/// In one piece, as large as it is.
Result<Made> print_playmat(const Game& game, Ground ground, const Target& onto);
/// On sheets that are glued together where they overlap.
Result<Made> print_playmat_tiles(const Game& game, Ground ground, Page page, const Target& onto);

/// Four corners for a table with a mat of its own.
Result<Made> print_loose_corners(Page page, const Target& onto);
/// The board that a camera is calibrated with.
Result<Made> print_calibration_board(Page page, const Target& onto);

}  // namespace cardinal::print
