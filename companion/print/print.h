#pragma once

#include "companion/print/paper.h"
#include "engine/core/printed_code.h"
#include "engine/core/result.h"
#include "engine/rules/game.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
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

/// Nine cards to a sheet with crop marks; every second page is the back of the one before.
Result<Made> print_sheets(const std::vector<CardCopy>& copies, const Deckware& ware, Page page, const Path& file);

enum class Label {
    sticker,  ///< for the upper left corner of a card that people own
    insert    ///< a strip as wide as a card, to be slid into its sleeve over the upper edge
};
Rect label_size(Label kind, double module);
Result<Made> print_labels(const std::vector<CardCopy>& copies, Label kind, double module, Page page, const Path& file);

/// Both faces of all tokens, the second behind the first; then the dials with their pointers.
Result<Made> print_tokens(const Game& game, Page page, const Path& file);
Result<Made> print_command_cards(Page page, const Path& file);

enum class Ground { dark, light };
/// In one piece, as large as it is.
Result<Made> print_playmat(const Game& game, Ground ground, const Path& file);
/// On sheets that are glued together where they overlap.
Result<Made> print_playmat_tiles(const Game& game, Ground ground, Page page, const Path& file);

/// Four corners for a table with a mat of its own.
Result<Made> print_loose_corners(Page page, const Path& file);
/// The board that a camera is calibrated with.
Result<Made> print_calibration_board(Page page, const Path& file);

}  // namespace cardinal::print
