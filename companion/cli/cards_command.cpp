#include "carddb/card_edit.h"
#include "carddb/card_export.h"
#include "carddb/card_search.h"
#include "carddb/cards.h"
#include "companion/cli/card_lists.h"
#include "companion/cli/card_meant.h"
#include "companion/cli/commands.h"
#include "companion/cli/complaint.h"
#include "companion/cli/data_folder.h"
#include "companion/cli/files.h"
#include "companion/cli/games.h"
#include "companion/cli/report.h"
#include "engine/core/printed_code.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

namespace cardinal::cli {
namespace {

using carddb::StoredCard;
using Json = nlohmann::ordered_json;

struct Wanted {
    std::vector<std::string> files{};
    std::vector<std::string> words{};
    std::vector<std::string> columns{};  ///< HEADER=FIELD
    std::string name{};
    std::string game{};
    std::string set{};
    std::string as = "csv";
    std::string output = "-";
    bool skip_bad = false;
    int limit = 20;

    carddb::CardFilter filter() const { return {.game = game, .set = set}; }
    std::string typed() const
    {
        std::string text;
        for (const std::string& word : words)
            text += (text.empty() ? "" : " ") + word;
        return text;
    }
};

constexpr Complaint complain("cards");

// ---- import and check ----

CardListWish wish_of(const Wanted& wanted)
{
    CardListWish wish{.game = wanted.game};
    for (const std::string& column : wanted.columns) {
        const std::size_t sign = column.find('=');
        wish.columns.emplace_back(column.substr(0, sign), column.substr(sign + 1));
    }
    return wish;
}

void print(const std::string& file, const carddb::CardsImported& done, bool json)
{
    if (json) {
        Json object{{"file", file},
                    {"stored", done.is_stored},
                    {"added", done.added},
                    {"changed", done.changed},
                    {"unchanged", done.unchanged},
                    {"bad", Json::array()},
                    {"remarks", done.remarks}};
        for (const carddb::BadRow& bad : done.bad)
            object["bad"].push_back({{"line", bad.line}, {"reason", bad.reason}});
        std::cout << line_of(object);
        return;
    }
    for (const std::string& remark : done.remarks)
        std::cout << file << ": " << styled(remark, Style::warn) << "\n";
    for (const carddb::BadRow& bad : done.bad)
        std::cout << file << (bad.line > 0 ? ":" + std::to_string(bad.line) : "") << ": "
                  << styled(bad.reason, Style::bad) << "\n";
}

std::string counted(const carddb::CardsImported& done)
{
    return std::to_string(done.added) + " new, " + std::to_string(done.changed) + " changed, " +
           std::to_string(done.unchanged) + " as they were";
}

Result<carddb::CardsImported> store(carddb::Database& database, CardList list, const Wanted& wanted)
{
    using Bad = carddb::CardImport::Bad;
    const auto picture = [folder = list.folder](const std::string& file) { return read_picture(folder, file); };
    return carddb::import_cards(database, *list.game, std::move(list.drafts),
                                {.set = wanted.set.empty() ? list.set : wanted.set,
                                 .bad = wanted.skip_bad ? Bad::is_skipped : Bad::refuses_all,
                                 .picture = picture});
}

int import_file(carddb::Database& database, const std::string& file, const Wanted& wanted, bool json)
{
    auto list = read_card_list(file, wish_of(wanted));
    if (!list)
        return complain(list.error());
    const auto done = store(database, std::move(*list), wanted);
    if (!done)
        return complain(done.error());
    print(file, *done, json);
    const std::string skipped = done->bad.empty() ? "" : ", " + std::to_string(done->bad.size()) + " skipped";
    if (!json && done->is_stored)
        std::cout << file << ": " << counted(*done) << skipped << ".\n";
    else if (!json)
        std::cout << file << ": nothing was changed. --skip-bad leaves out what cannot be read.\n";
    return done->is_stored ? exit_code::fine : exit_code::no;
}

int import_files(const Wanted& wanted, const Session& session)
{
    auto database = open_database(session);
    if (!database)
        return complain(database.error());
    int code = exit_code::fine;
    for (const std::string& file : wanted.files)
        code = std::max(code, import_file(*database, file, wanted, session.json));
    return code;
}

/// Tried out on a database that nobody keeps.
int check_file(const std::string& file, const Wanted& wanted, bool json)
{
    auto database = carddb::Database::open(":memory:");
    auto list = read_card_list(file, wish_of(wanted));
    if (!database || !list)
        return complain(list ? database.error() : list.error());
    const auto done = store(*database, std::move(*list), wanted);
    if (!done)
        return complain(done.error());
    print(file, *done, json);
    if (!json)
        std::cout << file << ": " << done->added << (done->added == 1 ? " card is" : " cards are") << " right"
                  << (done->bad.empty() ? "" : ", " + std::to_string(done->bad.size()) + " not") << ".\n";
    return done->bad.empty() ? exit_code::fine : exit_code::no;
}

int check_files(const Wanted& wanted, const Session& session)
{
    int code = exit_code::fine;
    for (const std::string& file : wanted.files)
        code = std::max(code, check_file(file, wanted, session.json));
    return code;
}

// ---- search and show ----

std::string printed_line(const StoredCard& card)
{
    const std::string first = card.description.substr(0, card.description.find('\n'));
    const std::size_t colon = first.find(": ", std::min(first.size(), card.name.size()));
    return colon == std::string::npos ? "" : first.substr(colon + 2);
}

Json json_of(const StoredCard& card)
{
    return {{"name", card.name},
            {"game", card.game},
            {"set", card.set},
            {"number", card.number < 0 ? Json() : Json(write_card_number(card.number))},
            {"description", card.description},
            {"picture", card.picture_file}};
}

int search(const Wanted& wanted, const Session& session)
{
    auto database = open_database(session);
    if (!database)
        return complain(database.error());
    const auto found = carddb::search_cards(*database, wanted.typed(), wanted.filter(), wanted.limit);
    if (!found)
        return complain(found.error());
    for (const carddb::FoundCard& each : *found) {
        if (session.json) {
            Json object = json_of(each.card);
            object["slips"] = each.slips;
            std::cout << line_of(object);
            continue;
        }
        std::cout << styled(padded(each.card.name, 24), Style::bold) << " "
                  << padded(each.card.game + " · " + each.card.set, 24) << " " << printed_line(each.card)
                  << (each.slips > 0 ? styled("  (a guess)", Style::faint) : "") << "\n";
    }
    if (found->empty())
        std::cerr << "cardinal cards: No card is like “" << wanted.typed() << "”.\n";
    return found->empty() ? exit_code::no : exit_code::fine;
}

int show(const Wanted& wanted, const Session& session)
{
    auto database = open_database(session);
    if (!database)
        return complain(database.error());
    const auto cards = carddb::cards_called(*database, wanted.typed(), wanted.filter());
    if (!cards)
        return complain(cards.error());
    for (const StoredCard& card : *cards) {
        if (session.json) {
            std::cout << line_of(json_of(card));
            continue;
        }
        std::cout << styled(card.game + " · " + card.set +
                                (card.number < 0 ? "" : " · number " + write_card_number(card.number)),
                            Style::faint)
                  << "\n"
                  << card.description << (card.picture_file.empty() ? "" : "  # picture " + card.picture_file + "\n");
    }
    return cards->empty() ? complain(no_such_card(*database, wanted.typed(), wanted.filter()), exit_code::no)
                          : exit_code::fine;
}

// ---- edit ----

/// `energy=3`
std::vector<carddb::CardWish> wishes_of(const std::vector<std::string>& words)
{
    std::vector<carddb::CardWish> wishes;
    wishes.reserve(words.size());
    for (const std::string& word : words)
        wishes.push_back({.column = word.substr(0, word.find('=')), .value = word.substr(word.find('=') + 1)});
    return wishes;
}

void print(const StoredCard& card, const std::vector<carddb::CardChange>& changes, bool json)
{
    if (json) {
        Json object{{"card", card.name}, {"game", card.game}, {"set", card.set}, {"changes", Json::array()}};
        for (const carddb::CardChange& change : changes)
            object["changes"].push_back({{"field", change.column}, {"before", change.before}, {"after", change.after}});
        std::cout << line_of(object);
        return;
    }
    const auto told = [](const std::string& value) { return value.empty() ? std::string("nothing") : value; };
    for (const carddb::CardChange& change : changes)
        std::cout << card.name << ": " << change.column << " " << told(change.before) << " → " << told(change.after)
                  << "\n";
    if (changes.empty())
        std::cout << card.name << " is as it was.\n";
}

int edit(const Wanted& wanted, const Session& session)
{
    auto database = open_database(session);
    if (!database)
        return complain(database.error());
    const auto card = card_meant(*database, wanted.name, wanted.filter());
    if (!card)
        return complain(card.error(), exit_code::no);
    const auto game = game_called(card->game);
    if (!game)
        return complain(game.error());
    const auto changes = carddb::edit_card(*database, **game, *card, wishes_of(wanted.words),
                                           [](const std::string& file) { return read_picture(".", file); });
    if (!changes)
        return complain(changes.error(), exit_code::no);
    print(*card, *changes, session.json);
    return exit_code::fine;
}

// ---- export ----

Result<std::string> written(const Game& game, const std::vector<StoredCard>& cards, const std::string& as)
{
    if (as == "json")
        return carddb::json_of(game, cards);
    return as == "notation" ? carddb::notation_of(game, cards) : carddb::csv_of(game, cards);
}

int export_cards(const Wanted& wanted, const Session& session)
{
    const auto game = game_called(wanted.game);
    if (!game)
        return complain(game.error(), exit_code::usage);
    auto database = open_database(session);
    if (!database)
        return complain(database.error());
    const auto cards = carddb::cards_of(*database, wanted.filter());
    if (!cards)
        return complain(cards.error());
    if (cards->empty())
        return complain("There are no such cards.", exit_code::no);
    const auto text = written(**game, *cards, wanted.as);
    if (!text)
        return complain(text.error());
    const auto saved = hand_out(wanted.output, *text);
    return saved ? exit_code::fine : complain(saved.error());
}

// ---- what may be typed ----

void add_filter(CLI::App& verb, Wanted& wanted)
{
    verb.add_option("--game", wanted.game, "Only cards of this game");
    verb.add_option("--set", wanted.set, "Only cards of this set");
}

void add_list_options(CLI::App& verb, Wanted& wanted, Session& session)
{
    verb.add_option("FILE", wanted.files, "Card lists: the notation, CSV or JSON; - is standard input")->required();
    verb.add_option("--game", wanted.game, "The game of the cards, where the list does not say it itself");
    verb.add_option("--map", wanted.columns, "What a column means: --map Cost=energy; may be given several times")
        ->option_text("HEADER=FIELD")
        ->allow_extra_args(false)
        ->check([](const std::string& text) {
            return text.find('=') == std::string::npos ? text + " is no HEADER=FIELD" : std::string();
        });
    verb.add_flag("--json", session.json, "One JSON object a file");
}

}  // namespace

void add_cards(CLI::App& program, Session& session)
{
    auto wanted = std::make_shared<Wanted>();
    CLI::App* verb = program.add_subcommand("cards", "The cards that Cardinal knows");
    verb->require_subcommand(1);

    CLI::App* imports = verb->add_subcommand("import", "Read card lists in; cards that are there already are changed");
    add_list_options(*imports, *wanted, session);
    imports->add_option("--set", wanted->set, "The set of cards that do not say theirs; else the file's name");
    imports->add_flag("--skip-bad", wanted->skip_bad, "Leave out bad rows instead of changing nothing");
    imports->callback([wanted, &session] { session.exit_code = import_files(*wanted, session); });

    CLI::App* check = verb->add_subcommand("check", "Say what is wrong in card lists, and change nothing");
    add_list_options(*check, *wanted, session);
    check->callback([wanted, &session] { session.exit_code = check_files(*wanted, session); });

    CLI::App* searches = verb->add_subcommand("search", "Find cards by parts of names and texts, typed right or not");
    searches->add_option("WORDS", wanted->words)->required();
    add_filter(*searches, *wanted);
    searches->add_option("--limit", wanted->limit, "At most so many")
        ->check(CLI::Range(1, 1000))
        ->capture_default_str();
    searches->add_flag("--json", session.json, "One JSON object a card");
    searches->callback([wanted, &session] { session.exit_code = search(*wanted, session); });

    CLI::App* shows = verb->add_subcommand("show", "All that is known of a card");
    shows->add_option("NAME", wanted->words)->required();
    add_filter(*shows, *wanted);
    shows->add_flag("--json", session.json, "One JSON object a card");
    shows->callback([wanted, &session] { session.exit_code = show(*wanted, session); });

    CLI::App* edits = verb->add_subcommand("edit", "Change what a card says, by the rules of card lists");
    edits->add_option("NAME", wanted->name, "The card")->required();
    edits->add_option("FIELD=VALUE", wanted->words, "What is to be otherwise: energy=3; nothing after = takes it away")
        ->required()
        ->check([](const std::string& text) {
            return text.find('=') == std::string::npos ? text + " is no FIELD=VALUE" : std::string();
        });
    add_filter(*edits, *wanted);
    edits->add_flag("--json", session.json, "One JSON object");
    edits->callback([wanted, &session] { session.exit_code = edit(*wanted, session); });

    CLI::App* exports = verb->add_subcommand("export", "Write cards to a file that can be read in again");
    add_filter(*exports, *wanted);
    exports->get_option("--game")->required();
    exports->add_option("--as", wanted->as, "csv, json or notation")
        ->check(CLI::IsMember({"csv", "json", "notation"}))
        ->capture_default_str();
    exports->add_option(output_option, wanted->output, "The file; standard output without it");
    exports->callback([wanted, &session] { session.exit_code = export_cards(*wanted, session); });
}

}  // namespace cardinal::cli
