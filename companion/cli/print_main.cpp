// The program `cardinal-print`, which the verb `cardinal print` becomes.
#include "companion/cli/arguments.h"
#include "companion/cli/complaint.h"
#include "companion/cli/files.h"
#include "companion/cli/games.h"
#include "companion/cli/printed_cards.h"
#include "companion/cli/program_main.h"
#include "companion/cli/usual.h"
#include "companion/print/dice.h"

#include <CLI/CLI.hpp>
#include <cstdio>
#include <functional>
#include <iostream>
#include <nlohmann/json.hpp>

namespace cardinal::cli {
namespace {

struct Order {
    std::string out{}, page = "a4", game{}, kind = "sticker";
    WantedCards cards{};
    bool has_no_backs = false, has_no_codes = false, has_small_codes = false;
    bool is_tiled = false, is_light = false, is_dark = false;
    Session session{};

    print::Page paper() const { return page == "letter" ? print::Page::letter : print::Page::a4; }
    double module() const { return has_small_codes ? print::small_module_mm : print::module_mm; }
    print::Ground ground() const
    {
        const bool light = is_light || (is_tiled && !is_dark);
        return light ? print::Ground::light : print::Ground::dark;
    }
};

constexpr Complaint complain("print");

std::vector<std::string> codes_of(const PrintedCards& cards)
{
    std::vector<std::string> codes;
    for (const print::CardCopy& copy : cards.copies)
        codes.push_back(write_code(*copy.code));
    return codes;
}

/// What was made, for people and as JSON.
int told(const Order& order, const Result<print::Made>& made, const PrintedCards* cards = nullptr)
{
    if (!made)
        return complain(made.error(), exit_code::unreadable);
    std::vector<std::string> remarks = made->remarks;
    if (cards)
        remarks.insert(remarks.end(), cards->remarks.begin(), cards->remarks.end());
    for (const std::string& remark : remarks)
        complain.say(remark);
    const bool has_distance = cards && cards->smallest_distance <= 1.99;
    if (order.session.json) {
        nlohmann::ordered_json object{{"file", order.out}, {"pages", made->pages}};
        if (cards)
            object["copies"] = cards->copies.size();
        if (has_distance)
            object["smallest_distance"] = cards->smallest_distance;
        if (has_distance)
            object["codes"] = codes_of(*cards);
        object["remarks"] = remarks;
        std::cout << object.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << "\n";
        return exit_code::fine;
    }
    std::cout << order.out << ": " << made->pages << (made->pages == 1 ? " page" : " pages");
    if (cards)
        std::cout << ", " << cards->copies.size() << (cards->copies.size() == 1 ? " card" : " cards");
    std::cout << ". Print at 100 % (“actual size”).\n";
    if (has_distance) {
        char distance[16];
        std::snprintf(distance, sizeof distance, "%.2f", cards->smallest_distance);
        std::cout << "The smallest distance of a new code from any other is " << distance << " (" << cards->known
                  << " were known before; 0 is alike, 1 has nothing in common).\n";
    }
    return exit_code::fine;
}

print::Deckware ware_of(const Order& order, const PrintedCards& cards)
{
    return {.title = std::string(cards.game->title),
            .colour = colour_of(cards.game->title),
            .module = order.module(),
            .has_backs = !order.has_no_backs};
}

int print_cards(Order& order, const std::function<Result<print::Made>(const PrintedCards&)>& print)
{
    if (order.cards.decks.empty() && order.cards.sets.empty())
        return complain(
            "Which cards? --deck prints a deck, --set the cards of a set; both take a file or a stored one.",
            exit_code::usage);
    order.cards.has_codes = !order.has_no_codes;
    const auto cards = cards_to_print(order.cards, order.session);
    if (!cards)
        return complain(cards.error(), exit_code::unreadable);
    return told(order, print(*cards), &*cards);
}

int print_sheets(Order& order)
{
    return print_cards(order, [&](const PrintedCards& cards) {
        return print::print_sheets(cards.copies, ware_of(order, cards), order.paper(), order.out);
    });
}

int print_labels(Order& order)
{
    return print_cards(order, [&](const PrintedCards& cards) {
        const auto kind = order.kind == "insert" ? print::Label::insert : print::Label::sticker;
        return print::print_labels(cards.copies, kind, order.module(), order.paper(), order.out);
    });
}

int print_for_game(Order& order, const std::function<Result<print::Made>(const Game&)>& print)
{
    const auto game = game_meant(order.game);
    return game ? told(order, print(**game)) : complain(game.error(), exit_code::usage);
}

int print_tokens(Order& order)
{
    return print_for_game(order, [&](const Game& game) { return print::print_tokens(game, order.paper(), order.out); });
}

int print_dice(Order& order)
{
    return print_for_game(order, [&](const Game& game) { return print::print_dice(game, order.paper(), order.out); });
}

int print_playmat(Order& order)
{
    return print_for_game(order, [&](const Game& game) {
        return order.is_tiled ? print::print_playmat_tiles(game, order.ground(), order.paper(), order.out)
                              : print::print_playmat(game, order.ground(), order.out);
    });
}

int print_markers(Order& order) { return told(order, print::print_loose_corners(order.paper(), order.out)); }
int print_command_cards(Order& order) { return told(order, print::print_command_cards(order.paper(), order.out)); }
int print_calibration(Order& order) { return told(order, print::print_calibration_board(order.paper(), order.out)); }

CLI::App* add(CLI::App& program, Order& order, const char* name, const char* says, int (*print)(Order&))
{
    CLI::App* verb = program.add_subcommand(name, says);
    verb->add_option(output_option, order.out, "The file to write; " + std::string(name) + ".pdf without it");
    or_as_usual(verb->add_option("--page", order.page, "a4 or letter")->check(CLI::IsMember({"a4", "letter"})));
    verb->add_flag("--json", order.session.json, "What was made, as a JSON object");
    verb->callback([&order, name, print] {
        if (order.out.empty())
            order.out = std::string(name) + ".pdf";
        order.session.exit_code = print(order);
    });
    return verb;
}

void add_cards(CLI::App& verb, Order& order)
{
    verb.add_option("--deck", order.cards.decks, "Stored decks, or files with decks: every copy of each");
    verb.add_option("--set", order.cards.sets, "Stored sets, or files with cards: each card of them");
    verb.add_option("--game", order.cards.game, "The game, where a list does not say it");
    verb.add_option("--card", order.cards.names, "Only these cards, by name");
    verb.add_option("--copies", order.cards.copies, "How many of each card of a set")->check(CLI::Range(1, 999));
    verb.add_flag("--register", order.cards.is_registered, "The stored deck is registered with these copies");
    verb.add_option("--seed", order.cards.seed, "Draws the same codes again, where the same codes are known");
    verb.add_flag("--small-codes", order.has_small_codes, "Modules of 0.7 mm, for cameras of 4K");
}

void add_verbs(CLI::App& program, Order& order)
{
    CLI::App* sheets = add(program, order, "sheets", "Cards, nine to a sheet, with backs", print_sheets);
    add_cards(*sheets, order);
    sheets->add_option("--pictures", order.cards.pictures, "A folder with pictures called like the cards");
    sheets->add_flag("--no-backs", order.has_no_backs, "Only the fronts");
    sheets->add_flag("--no-codes", order.has_no_codes, "Cards without codes, as proofs");
    CLI::App* labels = add(program, order, "labels", "Codes with names for cards that people own", print_labels);
    add_cards(*labels, order);
    labels->add_option("--kind", order.kind, "sticker or insert")->check(CLI::IsMember({"sticker", "insert"}));
    CLI::App* tokens = add(program, order, "tokens", "A game's tokens, both faces, and its dials", print_tokens);
    or_as_usual(tokens->add_option("--game", order.game, "The game")->required());
    CLI::App* dice = add(program, order, "dice", "Stickers for blank dice: digits, and a game's symbols", print_dice);
    or_as_usual(dice->add_option("--game", order.game, "The game")->required());
    CLI::App* playmat = add(program, order, "playmat", "A game's mat with its zones and corner markers", print_playmat);
    or_as_usual(playmat->add_option("--game", order.game, "The game")->required());
    playmat->add_flag("--tiles", order.is_tiled, "On sheets of the page's size, to be glued together");
    playmat->add_flag("--light", order.is_light, "On white; tiles are, unless --dark");
    playmat->add_flag("--dark", order.is_dark, "On dark; a mat in one piece is, unless --light");
    add(program, order, "markers", "Four loose corners for a mat of your own", print_markers);
    add(program, order, "command-cards", "Undo, redo, next, pass, judge, pause, status", print_command_cards);
    add(program, order, "calibration", "The board a camera is calibrated with", print_calibration);
}

int run(int argc, char** argv)
{
    const print::Workshop workshop;
    CLI::App program{"Prints what lies on the table, as PDF of true size.", "cardinal print"};
    program.require_subcommand(1);
    Order order;
    add_session(program, order.session);
    add_verbs(program, order);
    if (const auto done = read_arguments(program, argc, argv))
        return *done;
    return order.session.exit_code;
}

}  // namespace
}  // namespace cardinal::cli

int main(int argc, char** argv) { return cardinal::cli::main_of("cardinal print", cardinal::cli::run, argc, argv); }
