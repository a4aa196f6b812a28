// The program `cardinal-deck-scan`, which the verb `cardinal deck scan` becomes.
#include "companion/cli/arguments.h"
#include "companion/cli/complaint.h"
#include "companion/cli/data_folder.h"
#include "companion/cli/deck_copies.h"
#include "companion/cli/deck_report.h"
#include "companion/cli/deck_scan.h"
#include "companion/cli/files.h"
#include "companion/cli/games.h"
#include "companion/cli/no_source.h"
#include "companion/cli/program_main.h"
#include "companion/cli/report.h"
#include "companion/cli/usual.h"
#include "companion/match/clock.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <iostream>
#include <nlohmann/json.hpp>
#include <string_view>

namespace cardinal::cli {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

struct Order {
    Session session{};
    std::vector<std::string> sources{};
    std::string game{};
    std::string deck{};   ///< a stored one, to compare with
    std::string queue{};  ///< a folder with a deck in each of its entries
    std::string page{};   ///< of one deck; of a queue the folder of its pages
    std::string language = "en";
    std::string registered_as{};  ///< the stored deck that the copies are registered with
    std::vector<std::string> options{};
};

constexpr Complaint complain("deck scan");

/// A stored deck of the game with its copies; nothing when there is none of that name.
struct Registered {
    carddb::StoredDeck deck{};
    std::vector<carddb::DeckCard> cards{};
    std::vector<carddb::Copy> copies{};
};
Result<std::optional<Registered>> registered_deck(carddb::Database& database, const Game& game, const std::string& name)
{
    const auto decks = carddb::decks_called(database, name, game.id);
    if (!decks)
        return Failure{decks.error()};
    if (decks->empty())
        return std::optional<Registered>();
    auto cards = carddb::cards_of_deck(database, decks->front().id);
    auto copies = carddb::copies_of_deck(database, decks->front().id);
    if (!cards || !copies)
        return Failure{cards ? copies.error() : cards.error()};
    return std::optional<Registered>({decks->front(), std::move(*cards), std::move(*copies)});
}

void tell(const ScannedDeck& scanned, const std::string& name, bool json)
{
    if (json) {
        Json copies = Json::array();
        for (const ScannedDeck::Found& found : scanned.copies)
            copies.push_back({{"code", write_code(found.copy.code)},
                              {"card", found.copy.card},
                              {"first_seen", found.where},
                              {"pictures", found.looks}});
        std::cout << line_of({{"scanned", name},
                              {"pictures", scanned.pictures},
                              {"skipped", scanned.doubts.size()},
                              {"copies", copies}});
        return;
    }
    int again = 0;
    for (const ScannedDeck::Found& found : scanned.copies) {
        std::cout << "  " << write_code(found.copy.code) << "  " << found.copy.card << "\n";
        again += found.looks - 1;
    }
    std::cout << name << ": " << scanned.copies.size() << " copies in " << scanned.pictures
              << (scanned.pictures == 1 ? " picture" : " pictures");
    if (again > 0)
        std::cout << "; " << again << " looks at copies that were counted already";
    if (!scanned.doubts.empty())
        std::cout << "; " << styled(std::to_string(scanned.doubts.size()) + " skipped", Style::warn);
    std::cout << "\n";
}

std::vector<carddb::Copy> copies_in(const ScannedDeck& scanned)
{
    std::vector<carddb::Copy> copies;
    for (const ScannedDeck::Found& found : scanned.copies)
        copies.push_back(found.copy);
    return copies;
}

/// The deck of that name gets the copies; where there is none, it is stored first, with the cards that were seen.
int enter(carddb::Database& database, const Order& order, const NamedDeck& list, const ScannedDeck& scanned)
{
    if (!list.read.is_understood())
        return complain("Not all that lies there was recognized, so nothing was registered.", exit_code::no);
    auto deck = registered_deck(database, *list.game, order.registered_as);
    if (deck && !*deck) {
        const auto stored =
            carddb::store_deck(database, *list.game, order.registered_as, list.read.cards, match::now_in_ms());
        if (!stored)
            return complain(stored.error());
        deck = registered_deck(database, *list.game, order.registered_as);
    }
    if (!deck || !*deck)
        return complain(deck ? Error{"The deck could not be stored."} : deck.error());
    const auto codes = carddb::codes_of(copies_in(scanned));
    const auto done = carddb::register_copies(database, *list.game, (*deck)->deck.id, codes, match::now_in_ms());
    if (!done)
        return complain(done.error());
    for (const std::string& remark : done->remarks)
        std::cerr << styled(remark, Style::warn) << "\n";
    if (!order.session.json)
        std::cout << "“" << (*deck)->deck.name << "”: " << done->added << " copies registered now, " << done->known
                  << " were before\n";
    return exit_code::fine;
}

/// What lies there beside what was registered; the comparison is told and goes on the page.
int compare(carddb::Database& database, const Order& order, const std::string& with, const NamedDeck& list,
            const ScannedDeck& scanned, pages::JudgedDeck& page)
{
    const auto deck = registered_deck(database, *list.game, with);
    if (!deck)
        return complain(deck.error());
    if (!*deck)
        return complain("There is no stored deck “" + with + "” of " + std::string(list.game->title) + ".");
    const auto there = copies_in(scanned);
    // A deck of which nobody knows the copies is compared by its cards alone.
    const auto found = carddb::compare_copies((*deck)->cards, (*deck)->copies.empty() ? there : (*deck)->copies, there);
    print_difference(found, there.size(), order.session.json);
    page.differences = differences_told(found);
    return found.is_all_right() ? exit_code::fine : exit_code::no;
}

/// A deck that lies before the judge: what it is called, where it is seen, and what it is compared with.
struct Submitted {
    std::string name{};
    std::vector<std::string> sources{};
    std::string compared{};  ///< a stored deck
    std::string page{};
};

/// One deck: what lies there, what the rules say of it, and what differs from what was registered.
int scan(carddb::Database& database, const Order& order, const Game& game, const Submitted& submitted, DeckTally& tally)
{
    using enum DeckTally::Kind;
    const auto scanned = scan_deck(database, submitted.sources);
    if (!scanned || scanned->copies.empty())
        tally.count(unread, submitted.name);
    if (!scanned)
        return complain(scanned.error(), code_without(submitted.sources));
    tell(*scanned, submitted.name, order.session.json);
    if (scanned->copies.empty())
        return complain("No card with a code was recognized in " + submitted.name + ".", exit_code::no);
    const auto list = list_of(database, game, submitted.name, *scanned);
    if (!list)
        return complain(list.error());
    const auto verdict = verdict_on(*list, order.options);
    if (!verdict)
        return complain(verdict.error(), exit_code::usage);
    print_tokens(submitted.name, *list);
    order.session.json ? print_as_json(*list, *verdict) : print(*list, *verdict);
    const bool is_understood = list->read.is_understood();
    tally.count(!is_understood ? half_understood : is_legal(*verdict) ? legal : illegal, submitted.name);
    int code = is_understood && is_legal(*verdict) ? exit_code::fine : exit_code::no;
    pages::JudgedDeck page = for_page(*list, *verdict, order.options);
    if (!submitted.compared.empty())
        code = std::max(code, compare(database, order, submitted.compared, *list, *scanned, page));
    if (!page.differences.empty())
        tally.differ(submitted.name);
    if (!order.registered_as.empty())
        code = std::max(code, enter(database, order, *list, *scanned));
    if (!submitted.page.empty())
        if (const auto saved =
                hand_out(submitted.page, pages::deck_page(game, {page}, nullptr, pages::Tongue(order.language)));
            !saved)
            return complain(saved.error());
    return code;
}

/// What people and programs lay beside pictures. Anything else may be a picture that cannot be read, and is told of.
bool is_a_note(const fs::path& file)
{
    constexpr std::array<std::string_view, 8> endings{".txt", ".csv",   ".md",       ".json",
                                                      ".pdf", ".jsonl", ".cardinal", ".codes"};
    std::string ending = file.extension().string();
    std::ranges::transform(ending, ending.begin(), [](unsigned char letter) { return std::tolower(letter); });
    return std::ranges::find(endings, ending) != endings.end() && fs::is_regular_file(file);
}

/// Each entry of the folder, a picture or a folder of pictures, is a deck. One that is called like a stored deck is
/// compared with it.
int scan_queue(carddb::Database& database, const Order& order, const Game& game)
{
    std::error_code error;
    std::vector<fs::path> entries;
    for (const auto& entry : fs::directory_iterator(order.queue, error))
        if (is_a_note(entry.path()))
            std::cerr << entry.path().filename().string() << " is no picture and is left out.\n";
        else if (!entry.path().filename().string().starts_with('.') && entry.path().extension() != ".html")
            entries.push_back(entry.path());
    if (error || entries.empty())
        return complain("“" + order.queue + "” is no folder with pictures of decks.");
    std::ranges::sort(entries);
    const fs::path pages = order.page.empty() ? order.queue : order.page;
    fs::create_directories(pages, error);
    if (error)
        return complain("The folder " + pages.string() + " cannot be made: " + error.message() + ".");
    int code = exit_code::fine;
    DeckTally tally;
    for (const fs::path& entry : entries) {
        const std::string name = entry.stem().string();
        const auto stored = registered_deck(database, game, name);
        const std::string compared = stored && *stored ? name : "";
        const Submitted submitted{name, {entry.string()}, compared, (pages / (name + ".html")).string()};
        code = std::max(code, scan(database, order, game, submitted, tally));
    }
    if (!order.session.json)
        std::cout << "\n" << tally.told("decks");
    return code;
}

int scan(const Order& order)
{
    if (order.queue.empty() == order.sources.empty())
        return complain("Name pictures of one deck, or a folder of decks by --queue.", exit_code::usage);
    if (!order.queue.empty() && (!order.deck.empty() || !order.registered_as.empty()))
        return complain("--deck and --register go with one deck.", exit_code::usage);
    const auto game = game_meant(order.game);
    if (!game)
        return complain(game.error(), exit_code::usage);
    auto database = open_database(order.session);
    if (!database)
        return complain(database.error());
    if (!order.queue.empty())
        return scan_queue(*database, order, **game);
    const std::string name = order.deck.empty() ? fs::path(order.sources.front()).stem().string() : order.deck;
    DeckTally tally;
    return scan(*database, order, **game, {name, order.sources, order.deck, order.page}, tally);
}

int run(int argc, char** argv)
{
    CLI::App program{"Which deck lies there: spread out in one picture or several, or card by card. Every copy is "
                     "counted once; what is skipped is said. 0 only if the deck is legal and as registered.",
                     "cardinal deck scan"};
    Order order;
    program.add_option("SOURCE", order.sources, "Pictures, folders of pictures, films");
    or_as_usual(program.add_option("--game", order.game, "The game's id")->required());
    program.add_option("--deck", order.deck, "A stored deck: what differs from it, and from its registered copies");
    program.add_option("--register", order.registered_as, "Register the copies with this stored deck, or store it so");
    program.add_option("--queue", order.queue, "A folder in which each picture or folder is a deck")
        ->option_text("DIR");
    program.add_option(output_option, order.page, "A page to be signed; of a queue the folder of all pages");
    add_language(program, order.language, "What the page says itself");
    program.add_option("--option", order.options, "A house rule: NAME=VALUE; may be given several times")
        ->allow_extra_args(false);
    program.add_flag("--json", order.session.json, "JSON objects, one a line");
    add_session(program, order.session);
    if (const auto done = read_arguments(program, argc, argv))
        return *done;
    return scan(order);
}

}  // namespace
}  // namespace cardinal::cli

int main(int argc, char** argv) { return cardinal::cli::main_of("cardinal deck scan", cardinal::cli::run, argc, argv); }
