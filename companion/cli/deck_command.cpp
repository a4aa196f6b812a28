#include "companion/cli/arguments.h"
#include "companion/cli/commands.h"
#include "companion/cli/complaint.h"
#include "companion/cli/data_folder.h"
#include "companion/cli/deck_copies.h"
#include "companion/cli/deck_lists.h"
#include "companion/cli/deck_report.h"
#include "companion/cli/files.h"
#include "companion/cli/games.h"
#include "companion/cli/report.h"
#include "companion/match/clock.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>

namespace cardinal::cli {
namespace {

using carddb::DeckCard;
using Json = nlohmann::ordered_json;

struct Wanted {
    std::vector<std::string> decks{};  ///< files or names
    std::vector<std::string> options{};
    std::string game{};
    std::string name{};
    std::string as = "text";
    std::string output = "-";
    std::string registered{};
    std::string found{};
    std::string page{};
    std::string player{};
    std::string language = "en";
    bool is_together = false;
    bool skip_bad = false;
};

constexpr Complaint complain("deck");

// ---- import, list, show ----

int import_deck(carddb::Database& database, const std::string& file, const Wanted& wanted, bool json)
{
    auto deck = read_deck_file(database, file, wanted.game);
    if (!deck)
        return complain(deck.error());
    deck->name = wanted.name.empty() ? deck->name : wanted.name;
    const auto before = carddb::decks_called(database, deck->name, deck->game->id);
    const int replaced = before && !before->empty() ? before->front().count : -1;
    const bool is_stored = deck->read.is_understood() || wanted.skip_bad;
    if (is_stored)
        if (const auto done =
                carddb::store_deck(database, *deck->game, deck->name, deck->read.cards, match::now_in_ms());
            !done)
            return complain(done.error());
    if (json)
        std::cout << line_of({{"file", file},
                              {"deck", deck->name},
                              {"game", deck->game->id},
                              {"stored", is_stored},
                              {"replaced", is_stored && replaced >= 0},
                              {"format", deck->read.format},
                              {"cards", json_of_cards(deck->read.cards)},
                              {"tokens", json_of_tokens(*deck)}});
    else {
        print_tokens(file, *deck);
        std::cout << file << ": "
                  << (is_stored ? "“" + deck->name + "”, " + std::to_string(count_of(deck->read.cards)) +
                                      " cards: " + sections_told(*deck->game, deck->read.cards) + "."
                                : "not stored. --skip-bad leaves out what cannot be understood.")
                  << "\n";
        if (is_stored && replaced >= 0)
            std::cerr << styled("It takes the place of the deck of that name, which had " + std::to_string(replaced) +
                                    " cards; --name keeps both.\n",
                                Style::warn);
    }
    return is_stored ? exit_code::fine : exit_code::no;
}

int list(const Wanted& wanted, carddb::Database& database, bool json)
{
    const auto decks = carddb::list_decks(database, wanted.game);
    if (!decks)
        return complain(decks.error());
    for (const carddb::StoredDeck& deck : *decks)
        if (json)
            std::cout << line_of(
                {{"name", deck.name}, {"game", deck.game}, {"cards", deck.count}, {"made_at", deck.made_at}});
        else
            std::cout << styled(padded(deck.name, 28), Style::bold) << " " << padded(deck.game, 18) << " " << deck.count
                      << " cards\n";
    if (decks->empty())
        std::cerr << "cardinal deck: There are no decks yet. cardinal deck import FILE reads one.\n";
    return decks->empty() ? exit_code::no : exit_code::fine;
}

int show(const NamedDeck& deck, const std::string& file, bool json)
{
    if (json) {
        std::cout << line_of({{"deck", deck.name},
                              {"game", deck.game->id},
                              {"cards", json_of_cards(deck.read.cards)},
                              {"tokens", json_of_tokens(deck)}});
        return exit_code::fine;
    }
    print_tokens(file, deck);
    std::cout << styled(deck.name, Style::bold) << " · " << deck.game->title << " · " << count_of(deck.read.cards)
              << " cards: " << sections_told(*deck.game, deck.read.cards) << "\n";
    for (const SectionWord& section : deck.game->words->sections)
        for (const DeckCard& card : deck.read.cards)
            if (card.section == section.name)
                std::cout << "  " << padded(std::string(section.name), 12) << " "
                          << padded(std::to_string(card.count), 3) << " " << card.card.name << "\n";
    return exit_code::fine;
}

// ---- check, export and compare ----

Result<std::string> written(const NamedDeck& deck, const std::string& as)
{
    const auto& cards = deck.read.cards;
    if (as == "csv")
        return carddb::csv_of_deck(cards);
    if (as == "json")
        return carddb::json_of_deck(deck.game->id, deck.name, cards);
    if (as == "cod")
        return carddb::cod_of_deck(deck.name, cards);
    return as == "notation" ? carddb::notation_of_deck(*deck.game, cards) : carddb::text_of_deck(deck.name, cards);
}

int export_deck(const NamedDeck& deck, const Wanted& wanted)
{
    if (!deck.read.is_understood())
        return complain("The list was not understood as a whole, so it is not written anew.", exit_code::no);
    const auto text = written(deck, wanted.as);
    if (!text)
        return complain(text.error());
    const auto saved = hand_out(wanted.output, *text);
    return saved ? exit_code::fine : complain(saved.error());
}

/// The decks that were judged, for those who sign it and for what holds between two of them.
struct Judged {
    std::vector<NamedDeck> decks{};
    std::vector<pages::JudgedDeck> sheets{};
    DeckTally tally{};
};

/// Whoever reads JSON, a line a list, misses none.
int pass_over(const std::string& called, const std::string& why, bool json, Judged& judged)
{
    judged.tally.count(DeckTally::Kind::unread, called);
    if (json)
        std::cout << line_of({{"list", called}, {"error", why}});
    return complain(why);
}

int check(carddb::Database& database, const std::string& called, const Wanted& wanted, bool json, Judged& judged)
{
    using enum DeckTally::Kind;
    const auto deck = find_deck(database, called, wanted.game);
    if (!deck)
        return pass_over(called, deck.error().sentence, json, judged);
    const auto verdict = verdict_on(*deck, wanted.options);
    if (!verdict)
        return complain(verdict.error(), exit_code::usage);
    const bool is_all = deck->read.is_understood(), is_list = !deck->read.format.empty();
    if (!json)
        print_tokens(called, *deck);
    if (deck->read.cards.empty() && is_list)
        return pass_over(called,
                         (is_all ? "There is no card in " : "No line of ") + (called == "-" ? "the list" : called) +
                             (is_all ? "" : " is a card of " + std::string(deck->game->title)) +
                             ", so there is no verdict on it.",
                         json, judged);
    if (json)
        print_as_json(*deck, *verdict, called);
    else
        print(*deck, *verdict, wanted.decks.size() > 1 ? called : "");
    judged.decks.push_back(*deck);
    judged.sheets.push_back(for_page(*deck, *verdict, wanted.options));
    judged.tally.count(!is_all ? half_understood : is_legal(*verdict) ? legal : illegal, called);
    return is_all && is_legal(*verdict) ? exit_code::fine : exit_code::no;
}

int check_meeting(const Judged& judged, const Wanted& wanted, bool json, std::optional<pages::JudgedTable>& table)
{
    const auto& decks = judged.decks;
    if (decks.size() < 2 ||
        !std::ranges::all_of(decks, [&](const NamedDeck& deck) { return deck.game == decks[0].game; }))
        return complain("--together takes decks of one game, one of each player.", exit_code::usage);
    if (!std::ranges::all_of(decks, [](const NamedDeck& deck) { return deck.read.is_understood(); }))
        return complain("Whether they may meet is not said of lists that were not understood.", exit_code::no);
    carddb::Decks brought;
    for (const NamedDeck& deck : decks)
        brought.push_back(deck.read.cards);
    const auto meeting = carddb::let_meet(*decks[0].game, brought, wanted.options);
    if (!meeting)
        return complain(meeting.error());
    json ? print_as_json(*decks[0].game, *meeting) : print(*decks[0].game, *meeting);
    table = {.can_begin = meeting->can_begin, .verdict = meeting->verdict, .due = meeting->due};
    return meeting->can_begin ? exit_code::fine : exit_code::no;
}

int write_page(const Judged& judged, const Wanted& wanted, const std::optional<pages::JudgedTable>& table)
{
    if (judged.decks.empty())
        return exit_code::unreadable;
    const Game& game = *judged.decks.front().game;
    for (const NamedDeck& deck : judged.decks)
        if (deck.game != &game)
            return complain("A page holds decks of one game.", exit_code::usage);
    const auto saved = hand_out(
        wanted.page, pages::deck_page(game, judged.sheets, table ? &*table : nullptr, pages::Tongue(wanted.language)));
    return saved ? exit_code::fine : complain(saved.error());
}

int check_all(const Wanted& wanted, const Session& session)
{
    auto database = open_database(session);
    if (!database)
        return complain(database.error());
    Judged judged;
    std::optional<pages::JudgedTable> table;
    int code = exit_code::fine;
    for (const std::string& called : wanted.decks)
        code = std::max(code, check(*database, called, wanted, session.json, judged));
    if (wanted.decks.size() > 2 && !session.json)
        std::cout << "\n" << judged.tally.told();
    if (!wanted.player.empty())
        for (pages::JudgedDeck& sheet : judged.sheets)
            sheet.player = wanted.player;
    // Of a deck that was not found it is said already, and the others do not meet it.
    if (wanted.is_together && judged.decks.size() == wanted.decks.size())
        code = std::max(code, check_meeting(judged, wanted, session.json, table));
    return wanted.page.empty() ? code : std::max(code, write_page(judged, wanted, table));
}

int compare(const NamedDeck& here, const NamedDeck& there, bool json)
{
    if (here.game != there.game)
        return complain("These are decks of different games.", exit_code::usage);
    const auto differences = carddb::compare(here.read.cards, there.read.cards);
    for (const carddb::DeckDifference& each : differences)
        if (json)
            std::cout << line_of(
                {{"name", each.name}, {"section", each.section}, {"first", each.here}, {"second", each.there}});
        else
            std::cout << "  " << padded(each.section, 12) << " "
                      << padded(std::to_string(each.here) + " → " + std::to_string(each.there), 9) << " " << each.name
                      << "\n";
    const bool is_all = here.read.is_understood() && there.read.is_understood();
    if (!json && differences.empty() && is_all)
        std::cout << styled("the same cards", Style::good) << "\n";
    if (!is_all)
        std::cerr << "cardinal deck: Some lines were not understood, so this does not compare all of it.\n";
    return differences.empty() && is_all ? exit_code::fine : exit_code::no;
}

/// Each deck that was named, with what is to be done with it.
template <class Work>
int for_each_named(const Wanted& wanted, const Session& session, Work&& work)
{
    auto database = open_database(session);
    if (!database)
        return complain(database.error());
    int code = exit_code::fine;
    for (const std::string& called : wanted.decks)
        code = std::max(code, work(*database, called));
    return code;
}

template <class Work>
int with_found(const Wanted& wanted, const Session& session, Work&& work)
{
    return for_each_named(wanted, session, [&](carddb::Database& database, const std::string& called) {
        const auto deck = find_deck(database, called, wanted.game);
        if (!deck)
            return complain(deck.error());
        return work(*deck, called);
    });
}

int compare_named(const Wanted& wanted, const Session& session)
{
    if (wanted.decks.size() == 1)
        return compare_copies(
            {.deck = wanted.decks.front(), .registered = wanted.registered, .found = wanted.found, .game = wanted.game},
            session);
    if (!wanted.registered.empty() || !wanted.found.empty())
        return complain("--registered and --found go with one DECK.", exit_code::usage);
    auto database = open_database(session);
    if (!database)
        return complain(database.error());
    const auto here = find_deck(*database, wanted.decks[0], wanted.game);
    const auto there = find_deck(*database, wanted.decks[1], wanted.game);
    if (!here || !there)
        return complain(here ? there.error() : here.error());
    print_tokens(wanted.decks[0], *here);
    print_tokens(wanted.decks[1], *there);
    return compare(*here, *there, session.json);
}

// ---- what may be typed ----

CLI::App* add_verb(CLI::App& deck, const char* name, const char* says, Wanted& wanted, Session& session)
{
    CLI::App* verb = deck.add_subcommand(name, says);
    verb->add_option("--game", wanted.game, "The game's id, where the list does not say it");
    if (std::string_view(name) != "export")  // it writes a file, and --as says of which kind
        verb->add_flag("--json", session.json, "One JSON object a deck");
    return verb;
}

CLI::Option* add_decks(CLI::App& verb, Wanted& wanted)
{
    return verb.add_option("DECK", wanted.decks, "Names of stored decks or files; - is standard input")->required();
}

}  // namespace

void add_deck(CLI::App& program, Session& session)
{
    auto wanted = std::make_shared<Wanted>();
    CLI::App* verb =
        program.add_subcommand("deck", "Decks: lists of cards, read as people write them and judged by the rules");
    verb->require_subcommand(1);

    CLI::App* imports =
        add_verb(*verb, "import", "Read lists in: text, .dck, .dec, .cod, .o8d, .ydk, CSV, JSON, the notation", *wanted,
                 session);
    add_decks(*imports, *wanted);
    imports->add_option("--name", wanted->name,
                        "What the deck is called; else the list's own title, or its file's name");
    imports->add_flag("--skip-bad", wanted->skip_bad,
                      "Leave out lines that are not understood instead of storing nothing");
    imports->callback([wanted, &session] {
        session.exit_code = for_each_named(*wanted, session, [&](carddb::Database& database, const std::string& file) {
            return import_deck(database, file, *wanted, session.json);
        });
    });

    CLI::App* lists = add_verb(*verb, "list", "The decks that are stored", *wanted, session);
    lists->callback([wanted, &session] {
        auto database = open_database(session);
        session.exit_code = database ? list(*wanted, *database, session.json) : complain(database.error());
    });

    CLI::App* shows = add_verb(*verb, "show", "The cards of a deck", *wanted, session);
    add_decks(*shows, *wanted);
    shows->callback([wanted, &session] {
        session.exit_code = with_found(*wanted, session, [&](const NamedDeck& deck, const std::string& called) {
            return show(deck, called, session.json);
        });
    });

    CLI::App* checks =
        add_verb(*verb, "check", "Judge decks by the game's rules; 0 only if all are legal", *wanted, session);
    add_decks(*checks, *wanted);
    checks->add_option("--option", wanted->options, "A house rule: NAME=VALUE; may be given several times")
        ->allow_extra_args(false);
    checks->add_flag("--together", wanted->is_together,
                     "Also whether these decks may meet, one of each player: they are laid and a match is begun");
    checks->add_option(output_option, wanted->page, "A page for a browser or printer, to be signed")
        ->option_text("FILE.html");
    checks->add_option("--player", wanted->player, "The name that the page shows for the player");
    add_language(*checks, wanted->language, "What the page says itself");
    checks->callback([wanted, &session] { session.exit_code = check_all(*wanted, session); });

    CLI::App* exports = add_verb(*verb, "export", "Write a deck to a file that can be read in again", *wanted, session);
    add_decks(*exports, *wanted)->expected(1);
    exports->add_option("--as", wanted->as, "text, csv, json, cod or notation")
        ->check(CLI::IsMember({"text", "csv", "json", "cod", "notation"}))
        ->capture_default_str();
    exports->add_option(output_option, wanted->output, "The file; standard output without it");
    exports->callback([wanted, &session] {
        session.exit_code = with_found(
            *wanted, session, [&](const NamedDeck& deck, const std::string&) { return export_deck(deck, *wanted); });
    });

    add_deck_register(*verb, session);
    add_deck_scan(*verb, session);
    CLI::App* compares = add_verb(
        *verb, "compare", "What two decks differ in, or a list and the copies it is registered with; 0 only if nothing",
        *wanted, session);
    add_decks(*compares, *wanted)->expected(1, 2);
    compares->add_option("--registered", wanted->registered, "The stored deck whose copies count, if not DECK itself");
    compares->add_option("--found", wanted->found, "A file with the codes that were read; - is standard input")
        ->option_text("FILE");
    compares->callback([wanted, &session] { session.exit_code = compare_named(*wanted, session); });
}

}  // namespace cardinal::cli
