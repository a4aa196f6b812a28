#include "companion/cli/deck_copies.h"

#include "carddb/copies.h"
#include "companion/cli/code_lists.h"
#include "companion/cli/complaint.h"
#include "companion/cli/data_folder.h"
#include "companion/cli/deck_lists.h"
#include "companion/cli/deck_report.h"
#include "companion/cli/files.h"
#include "companion/cli/report.h"
#include "companion/match/clock.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

namespace cardinal::cli {
namespace {

using carddb::Copy;
using carddb::CopyComparison;
using Json = nlohmann::ordered_json;

constexpr Complaint complain("deck");

Result<std::vector<PrintedCode>> codes_of(const std::vector<std::string>& typed, const std::string& file)
{
    std::string words;
    for (const std::string& word : typed)
        words += word + "\n";
    auto codes = codes_in(words, "CODE");
    if (!codes || file.empty())
        return codes;
    const auto text = read_text(file);
    if (!text)
        return Failure{text.error()};
    const auto more = codes_in(*text, file == "-" ? "standard input" : file);
    if (!more)
        return Failure{more.error()};
    codes->insert(codes->end(), more->begin(), more->end());
    return codes;
}

Result<carddb::StoredDeck> stored_deck(carddb::Database& database, const std::string& called, const std::string& game)
{
    const auto decks = carddb::decks_called(database, called, game);
    if (!decks)
        return Failure{decks.error()};
    if (decks->size() == 1)
        return decks->front();
    return Failure{{decks->empty() ? "There is no stored deck “" + called + "”; cardinal deck import stores one."
                                   : "Several games have a deck “" + called + "”; --game says which is meant."}};
}

Json json_of(const Copy& copy)
{
    return {{"code", write_code(copy.code)}, {"card", copy.card}, {"printed_here", copy.was_printed}};
}

Json json_of(const std::vector<Copy>& copies)
{
    Json list = Json::array();
    for (const Copy& copy : copies)
        list.push_back(json_of(copy));
    return list;
}

// ---- register ----

struct WantedRegistration {
    std::string deck{};
    std::vector<std::string> codes{};
    std::string file{};
    std::string game{};
    bool is_anew = false;
};

void tell(const carddb::StoredDeck& deck, const carddb::Registration& done, const std::vector<Copy>& all, bool json)
{
    if (json) {
        std::cout << line_of({{"deck", deck.name},
                              {"added", done.added},
                              {"known", done.known},
                              {"remarks", done.remarks},
                              {"copies", json_of(all)}});
        return;
    }
    for (const std::string& remark : done.remarks)
        std::cerr << styled(remark, Style::warn) << "\n";
    for (const Copy& copy : all)
        std::cout << "  " << write_code(copy.code) << "  " << copy.card << "\n";
    std::cout << "“" << deck.name << "”: " << done.added << " copies registered now, " << all.size() << " in all.\n";
}

int register_copies(const WantedRegistration& wanted, const Session& session)
{
    const auto codes = codes_of(wanted.codes, wanted.file);
    if (!codes)
        return complain(codes.error());
    auto database = open_database(session);
    if (!database)
        return complain(database.error());
    const auto deck = stored_deck(*database, wanted.deck, wanted.game);
    const auto named = deck ? find_deck(*database, deck->name, deck->game) : Failure{deck.error()};
    if (!named)
        return complain(named.error());
    if (const auto forgotten = wanted.is_anew ? carddb::forget_copies(*database, deck->id) : Result<void>(); !forgotten)
        return complain(forgotten.error());
    const auto done = carddb::register_copies(*database, *named->game, deck->id, *codes, match::now_in_ms());
    if (!done)
        return complain(done.error());
    const auto all = carddb::copies_of_deck(*database, deck->id);
    if (!all)
        return complain(all.error());
    tell(*deck, *done, *all, session.json);
    return exit_code::fine;
}

// ---- compare ----

std::string told(const CopyComparison::Count& count)
{
    const int missing = count.listed - count.there;
    return padded(missing > 0 ? std::to_string(missing) + " missing" : std::to_string(-missing) + " extra", 12) + " " +
           count.card + " (" + std::to_string(count.listed) + " listed, " + std::to_string(count.there) + " there)";
}

void print(const CopyComparison& found, std::size_t there)
{
    for (const std::string& line : differences_told(found))
        std::cout << "  " << line << "\n";
    if (found.is_all_right())
        std::cout << styled("all " + std::to_string(there) + " cards as listed and registered", Style::good) << "\n";
}

void print_as_json(const CopyComparison& found)
{
    Json object{{"same", found.is_all_right()}, {"different", Json::array()}};
    for (const CopyComparison::Count& count : found.different)
        object["different"].push_back({{"card", count.card}, {"listed", count.listed}, {"there", count.there}});
    object["not_registered"] = json_of(found.not_registered);
    object["not_there"] = json_of(found.not_there);
    std::cout << line_of(object);
}

/// What lies there: what was read, else what was registered.
Result<std::vector<Copy>> copies_there(carddb::Database& database, const std::string& file,
                                       const std::vector<Copy>& registered)
{
    if (file.empty())
        return registered;
    const auto codes = codes_of({}, file);
    if (!codes)
        return Failure{codes.error()};
    return carddb::copies_read(database, *codes);
}

}  // namespace

std::vector<std::string> differences_told(const CopyComparison& found)
{
    std::vector<std::string> lines;
    for (const CopyComparison::Count& count : found.different)
        lines.push_back(told(count));
    for (const Copy& copy : found.not_registered)
        lines.push_back(write_code(copy.code) + " " + copy.card + ": this copy was not registered");
    for (const Copy& copy : found.not_there)
        lines.push_back(write_code(copy.code) + " " + copy.card + ": registered, and not there");
    return lines;
}

void print_difference(const CopyComparison& found, std::size_t there, bool json)
{
    json ? print_as_json(found) : print(found, there);
}

int compare_copies(const WantedComparison& wanted, const Session& session)
{
    auto database = open_database(session);
    if (!database)
        return complain(database.error());
    const auto list = find_deck(*database, wanted.deck, wanted.game);
    if (!list)
        return complain(list.error());
    const auto deck =
        stored_deck(*database, wanted.registered.empty() ? list->name : wanted.registered, std::string(list->game->id));
    const auto registered =
        deck ? carddb::copies_of_deck(*database, deck->id) : Result<std::vector<Copy>>(Failure{deck.error()});
    if (!registered)
        return complain(registered.error());
    if (registered->empty())
        return complain("“" + deck->name + "” has no registered copies; cardinal deck register enters them.",
                        exit_code::no);
    const auto there = copies_there(*database, wanted.found, *registered);
    if (!there)
        return complain(there.error());
    const CopyComparison found = carddb::compare_copies(list->read.cards, *registered, *there);
    print_tokens(wanted.deck, *list);
    print_difference(found, there->size(), session.json);
    return found.is_all_right() && list->read.is_understood() ? exit_code::fine : exit_code::no;
}

void add_deck_register(CLI::App& deck, Session& session)
{
    auto wanted = std::make_shared<WantedRegistration>();
    CLI::App* verb = deck.add_subcommand("register", "Say which physical cards a stored deck is, by their codes");
    verb->add_option("DECK", wanted->deck, "The name of a stored deck")->required();
    verb->add_option("CODE", wanted->codes, "Codes of ten characters, as printed on the cards");
    verb->add_option("--from", wanted->file, "A file with codes; - is standard input")->option_text("FILE");
    verb->add_option("--game", wanted->game, "The game's id, where several have a deck of that name");
    verb->add_flag("--anew", wanted->is_anew, "Forget the copies that were registered before");
    verb->add_flag("--json", session.json, "One JSON object");
    verb->callback([wanted, &session] { session.exit_code = register_copies(*wanted, session); });
}

}  // namespace cardinal::cli
