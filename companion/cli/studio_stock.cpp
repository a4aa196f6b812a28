#include "companion/cli/studio_stock.h"

#include "carddb/cards.h"
#include "carddb/copies.h"
#include "companion/cli/data_folder.h"
#include "companion/cli/drawer.h"
#include "companion/cli/games.h"
#include "companion/cli/printed_names.h"
#include "companion/print/dice.h"
#include "companion/print/serials.h"
#include "samples/studio/clutter.h"
#include "samples/studio/files/paper.h"

#include <algorithm>
#include <cmath>

namespace cardinal::cli {
namespace {

Result<PrintedNames> names_in(const Session& session)
{
    auto database = open_database(session);
    if (!database)
        return Failure{database.error()};
    const auto copies = carddb::known_copies(*database);
    if (!copies)
        return Failure{copies.error()};
    const auto cards = carddb::cards_of(*database);
    if (!cards)
        return Failure{cards.error()};
    PrintedNames names;
    for (const carddb::Copy& copy : *copies)
        names.numbered[{copy.code.game, copy.code.card}] = copy.card;
    for (const carddb::StoredCard& card : *cards)
        names.all.push_back(card.name);
    return names;
}

Session session_of(const StockOrder& order, const Drawer& drawer)
{
    return {.data = order.session.data.empty() ? drawer.file("data") : order.session.data};
}

class Cutting {
public:
    Cutting(const StockOrder& order, StudioStock& made) : order_(order), made_(made) {}

    Result<void> cut_sheets(const std::string& file, const PrintedNames& names)
    {
        const auto paper = studio::Paper::open(file);
        if (!paper)
            return Failure{paper.error()};
        for (int page = 0; page < paper->pages(); ++page)
            if (auto cut = cut_sheet(*paper, page, names); !cut)
                return cut;
        return {};
    }

    /// A page at a time: drawing one is what takes long.
    Result<void> cut_tokens(const std::string& file)
    {
        const auto paper = studio::Paper::open(file);
        if (!paper)
            return Failure{paper.error()};
        const std::vector<Face> faces = faces_of(print::token_grid(page_of(*paper, 0)));
        for (int page = 0; page < paper->pages(); ++page) {
            std::vector<Rect> areas;
            std::vector<const Face*> here;
            for (const Face& face : faces)
                if (face.page == page) {
                    areas.push_back(face.area);
                    here.push_back(&face);
                }
            auto textures = paper->cut(page, areas, order_.pixels_per_mm);
            if (!textures)
                return Failure{textures.error()};
            for (std::size_t at = 0; at < here.size(); ++at)
                add_token(*here[at], std::move((*textures)[at]));
        }
        return {};
    }

    Result<void> cut_dice(const std::string& file)
    {
        const auto paper = studio::Paper::open(file);
        if (!paper)
            return Failure{paper.error()};
        const print::Grid grid = print::die_grid(page_of(*paper, 0));
        const auto cells = static_cast<std::size_t>(grid.cells());
        const std::vector<DieShown> stickers = print::stickers_of(*made_.game);
        for (std::size_t at = 0; at < stickers.size(); at += stickers_of_a_face) {
            auto texture =
                paper->cut(static_cast<int>(at / cells), grid.cell(static_cast<int>(at % cells)), order_.pixels_per_mm);
            if (!texture)
                return Failure{texture.error()};
            const auto& [die, face] = stickers[at];
            made_.stock[studio::token_name(die->marker_of(face))] = {.what = studio::What::die,
                                                                     .texture = std::move(*texture),
                                                                     .height_mm = die_side_mm,
                                                                     .label = "die",
                                                                     .kind = std::string(die->name),
                                                                     .value = die->faces[face].number,
                                                                     .marker = die->marker_of(face)};
        }
        return {};
    }

    Result<void> cut_command_cards(const std::string& file)
    {
        const auto paper = studio::Paper::open(file);
        if (!paper)
            return Failure{paper.error()};
        const print::Grid grid = print::grid_of(page_of(*paper, 0), card_width_mm, card_height_mm);
        std::vector<Rect> areas;
        for (std::size_t cell = 0; cell < std::size(command_words); ++cell)
            areas.push_back(grid.cell(static_cast<int>(cell)));
        auto textures = paper->cut(0, areas, order_.pixels_per_mm);
        if (!textures)
            return Failure{textures.error()};
        for (std::size_t cell = 0; cell < areas.size(); ++cell) {
            const MarkerId marker = marker_of(command_words[cell].command);
            made_.stock[studio::token_name(marker)] = {.what = studio::What::command,
                                                       .texture = std::move((*textures)[cell]),
                                                       .kind = std::string(command_words[cell].name),
                                                       .marker = marker};
        }
        return {};
    }

    Result<void> cut_mat(const std::string& file)
    {
        const auto paper = studio::Paper::open(file);
        if (!paper)
            return Failure{paper.error()};
        auto texture = paper->cut(0, whole(made_.game->playmat->size), order_.pixels_per_mm / 2);
        if (!texture)
            return Failure{texture.error()};
        made_.stock[mat_name] = {.what = studio::What::part, .texture = std::move(*texture), .thickness_mm = 2};
        return {};
    }

private:
    const StockOrder& order_;
    StudioStock& made_;

    static print::Page page_of(const studio::Paper& paper, int page)
    {
        const MatSize size = paper.size_mm(page), a4 = print::size_of(print::Page::a4);
        return std::abs(size.height - a4.height) < 5 ? print::Page::a4 : print::Page::letter;
    }

    /// Backs have no words but their game's name. A page without fronts is of backs, where the one before had some.
    Result<void> cut_sheet(const studio::Paper& paper, int page, const PrintedNames& names)
    {
        const print::Grid grid = print::grid_of(page_of(paper, page), card_width_mm, card_height_mm);
        std::vector<Rect> cells, areas;
        for (int cell = 0; cell < grid.cells(); ++cell)
            cells.push_back(grid.cell(cell));
        const std::vector<std::string> words = paper.words(page, cells);
        std::vector<std::string> fronts;
        for (std::size_t cell = 0; cell < cells.size(); ++cell)
            if (!words[cell].empty() && !is_title(words[cell])) {
                areas.push_back(cells[cell]);
                fronts.push_back(words[cell]);
            }
        const bool is_back = fronts.empty() && !made_.stock.contains(back_name) && !made_.stock.empty();
        if (is_back)
            areas.push_back(grid.behind(0));
        auto textures = paper.cut(page, areas, order_.pixels_per_mm);
        if (!textures)
            return Failure{textures.error()};
        if (is_back)
            made_.stock[back_name] = {.what = studio::What::card, .texture = std::move(textures->front())};
        for (std::size_t at = 0; at < fronts.size(); ++at)
            add_card(fronts[at], std::move((*textures)[at]), names);
        return {};
    }

    void add_card(const std::string& words, studio::Texture texture, const PrintedNames& names)
    {
        studio::Print card{.what = studio::What::card, .texture = std::move(texture), .back = back_name};
        card.code = code_in(words);
        if (card.code)
            card.code_area = print::code_on({}, order_.module);
        card.card = card.code ? names.of(*card.code) : names.first_in(words);
        const std::string place = "card " + std::to_string(made_.stock.size() + 1);
        made_.stock[card.code ? write_code(*card.code) : place] = std::move(card);
    }

    /// Where the first copy of each face of a token is.
    struct Face {
        const TokenKind* kind = nullptr;
        std::size_t face = 0;
        int page = 0;
        Rect area{};
    };
    std::vector<Face> faces_of(const print::Grid& grid) const
    {
        std::vector<Face> faces;
        int token = 0;
        for (const TokenKind& kind : made_.game->tokens->kinds)
            for (std::size_t face = 0; face < kind.faces.size(); face += 2, token += kind.copies) {
                const int cell = token % grid.cells(), page = 2 * (token / grid.cells());
                faces.push_back({&kind, face, page, grid.cell(cell)});
                if (face + 1 < kind.faces.size())
                    faces.push_back({&kind, face + 1, page + 1, grid.behind(cell)});
            }
        return faces;
    }

    void add_token(const Face& face, studio::Texture texture)
    {
        const MarkerId marker = face.kind->marker_of(face.face);
        made_.stock[studio::token_name(marker)] = {.what = studio::What::token,
                                                   .texture = std::move(texture),
                                                   .thickness_mm = 1,
                                                   .kind = std::string(face.kind->name),
                                                   .value = face.kind->faces[face.face],
                                                   .marker = marker};
    }
};

Result<void> print_and_cut(const StockOrder& order, const Drawer& drawer, const std::vector<print::CardCopy>& copies,
                           StudioStock& made)
{
    const print::Deckware ware{
        .title = std::string(made.game->title), .colour = colour_of(made.game->title), .module = order.module};
    const std::string file = drawer.file("sheets.pdf");
    if (auto printed = print::print_sheets(copies, ware, print::Page::a4, file); !printed)
        return Failure{printed.error()};
    PrintedNames names;
    for (const print::CardCopy& copy : copies) {
        names.all.push_back(copy.face.name);
        if (copy.code)
            names.numbered[{copy.code->game, copy.code->card}] = copy.face.name;
    }
    return Cutting(order, made).cut_sheets(file, names);
}

Result<void> print_wanted(const StockOrder& order, const Drawer& drawer, StudioStock& made)
{
    WantedCards wanted = order.cards;
    wanted.seed = order.seed;
    const auto cards = cards_to_print(wanted, session_of(order, drawer));
    if (!cards)
        return Failure{cards.error()};
    made.game = cards->game;
    return print_and_cut(order, drawer, cards->copies, made);
}

/// Cards without a number get one for this once, so that all have codes.
std::vector<int> numbers_of(const Position& position)
{
    std::vector<int> numbers;
    for (const Card& card : position.cards) {
        const std::int32_t number = position.facts(card).number;
        numbers.push_back(number != no_card_number ? number : most_card_numbers - 1 - card.facts % 1000);
    }
    return numbers;
}

Result<void> print_position(const StockOrder& order, const Drawer& drawer, StudioStock& made)
{
    const Position& position = *order.position;
    const print::DrawnSerials drawn = print::draw_serials(made.game->letter, numbers_of(position), {}, order.seed);
    std::vector<print::CardCopy> copies;
    for (std::size_t at = 0; at < position.cards.size(); ++at) {
        copies.push_back(
            {.face = made.game->face(*position.library, position.facts(position.cards[at])), .code = drawn.codes[at]});
        made.prints.push_back(write_code(drawn.codes[at]));
    }
    return print_and_cut(order, drawer, copies, made);
}

Result<void> cut_printed_sheets(const StockOrder& order, const Drawer& drawer, StudioStock& made)
{
    const auto names = order.sheets.empty() ? PrintedNames() : names_in(session_of(order, drawer));
    if (!names)
        return Failure{names.error()};
    for (const std::string& file : order.sheets)
        if (auto cut = Cutting(order, made).cut_sheets(file, *names); !cut)
            return cut;
    return {};
}

Result<void> add_mat_and_tokens(const StockOrder& order, const Drawer& drawer, StudioStock& made)
{
    const std::string mat = drawer.file("mat.pdf"), tokens = drawer.file("tokens.pdf"),
                      commands = drawer.file("commands.pdf");
    if (auto printed = print::print_playmat(*made.game, order.mat, mat); !printed)
        return Failure{printed.error()};
    if (auto printed = print::print_tokens(*made.game, print::Page::a4, tokens); !printed)
        return Failure{printed.error()};
    if (auto printed = print::print_command_cards(print::Page::a4, commands); !printed)
        return Failure{printed.error()};
    Cutting cutting(order, made);
    if (auto cut = cutting.cut_mat(mat); !cut)
        return cut;
    if (auto cut = cutting.cut_tokens(tokens); !cut)
        return cut;
    if (order.has_dice) {
        const std::string dice = drawer.file("dice.pdf");
        if (auto printed = print::print_dice(*made.game, print::Page::a4, dice); !printed)
            return Failure{printed.error()};
        if (auto cut = cutting.cut_dice(dice); !cut)
            return cut;
    }
    return cutting.cut_command_cards(commands);
}

}  // namespace

Result<StudioStock> stock_of(const StockOrder& order)
{
    const Drawer drawer;
    StudioStock made;
    if (!order.game.empty()) {
        const auto game = game_meant(order.game);
        if (!game)
            return Failure{game.error()};
        made.game = *game;
    }
    if (!order.cards.decks.empty() || !order.cards.sets.empty())
        if (auto cut = print_wanted(order, drawer, made); !cut)
            return Failure{cut.error()};
    if (order.position && !order.position->cards.empty())
        if (auto cut = print_position(order, drawer, made); !cut)
            return Failure{cut.error()};
    if (auto cut = cut_printed_sheets(order, drawer, made); !cut)
        return Failure{cut.error()};
    if (made.game)
        if (auto cut = add_mat_and_tokens(order, drawer, made); !cut)
            return Failure{cut.error()};
    studio::add_clutter(made.stock, order.seed);
    if (order.has_art_mat)
        made.stock[art_mat_name] = studio::art_mat_of(studio::Random(order.seed));
    return made;
}

}  // namespace cardinal::cli
