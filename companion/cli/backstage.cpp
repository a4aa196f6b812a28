#include "companion/cli/backstage.h"

#include "carddb/decks.h"
#include "companion/cli/any_match.h"
#include "companion/cli/data_folder.h"
#include "companion/cli/files.h"
#include "companion/cli/games.h"
#include "companion/cli/kept_lenses.h"
#include "companion/cli/match_export.h"
#include "companion/cli/printed_cards.h"
#include "companion/cli/told_story.h"
#include "companion/cli/watch_opening.h"
#include "companion/print/dice.h"

#include <algorithm>

namespace cardinal::cli {
namespace {

using window::MatchSetup;
using window::MatchWish;
using window::PrintWish;
using enum PrintWish::What;

WantedWatch wanted_of(const MatchWish& wish)
{
    WantedWatch wanted{.is_new = true, .needs_codes = false};
    if (wish.resume > 0) {
        wanted.match.resume = std::to_string(wish.resume);
        return wanted;
    }
    wanted.match.game = wish.game;
    wanted.match.profile = wish.profile;
    wanted.match.options = wish.options;
    if (!std::ranges::all_of(wish.decks, &std::string::empty))
        wanted.match.decks = wish.decks;
    for (std::size_t seat = 0; seat < wish.players.size(); ++seat)
        if (!wish.players[seat].empty())
            wanted.match.players.push_back(std::string(1, static_cast<char>('A' + seat)) + "=" + wish.players[seat]);
    return wanted;
}

}  // namespace

std::function<std::vector<calibration::Lens>(const std::string&, const std::string&)> lenses_of(const Session& session)
{
    return [&session](const std::string& camera, const std::string& address) {
        return kept_lenses(session, camera, address);
    };
}

namespace {

Result<std::shared_ptr<MatchSetup>> begun(const MatchWish& wish, const Session& session)
{
    const auto without = std::ranges::count_if(wish.decks, &std::string::empty);
    if (wish.resume == 0 && without > 0 && (wish.decks.size() > 2 || without != std::ssize(wish.decks)))
        return Failure{{wish.decks.size() > 2 ? "Choose a deck for each player: the sample table is laid for two."
                                              : "Choose a deck for both players, or for neither."}};
    WatchOpening opening = opened(wanted_of(wish), session);
    if (!opening.opening.referee)
        return Failure{{opening.opening.sentence}};
    auto setup = std::make_shared<MatchSetup>(MatchSetup{.referee = std::move(*opening.opening.referee),
                                                         .book = std::move(opening.opening.book),
                                                         .members = std::move(opening.members),
                                                         .codes = std::move(opening.codes),
                                                         .lenses = lenses_of(session)});
    if (!opening.opening.sentence.empty())
        setup->notices.push_back(opening.opening.sentence);
    return setup;
}

Result<std::vector<std::string>> told(const Result<print::Made>& made, const PrintWish& wish,
                                      std::vector<std::string> remarks = {})
{
    if (!made)
        return Failure{made.error()};
    std::vector<std::string> all{wish.file.filename().string() + ": " + std::to_string(made->pages) +
                                 (made->pages == 1 ? " page" : " pages")};
    all.insert(all.end(), made->remarks.begin(), made->remarks.end());
    all.insert(all.end(), remarks.begin(), remarks.end());
    return all;
}

Result<std::vector<std::string>> cards_printed(const PrintWish& wish, const Session& session, const print::Target& onto)
{
    if (wish.deck.empty())
        return Failure{{"Choose a deck first."}};
    const WantedCards wanted{.decks = {wish.deck}, .game = wish.game, .is_registered = wish.is_registered};
    const auto cards = cards_to_print(wanted, session);
    if (!cards)
        return Failure{cards.error()};
    const auto page = wish.is_letter ? print::Page::letter : print::Page::a4;
    const double module = wish.has_small_codes ? print::small_module_mm : print::module_mm;
    const print::Deckware ware{
        .title = std::string(cards->game->title), .colour = colour_of(cards->game->title), .module = module};
    return told(wish.what == sheets ? print::print_sheets(cards->copies, ware, page, onto)
                                    : print::print_labels(cards->copies, print::Label::sticker, module, page, onto),
                wish, cards->remarks);
}

Result<print::Made> mat_printed(const PrintWish& wish, const Game& game, print::Page page, const print::Target& onto)
{
    const auto ground = wish.is_light || wish.what == playmat_tiles ? print::Ground::light : print::Ground::dark;
    return wish.what == playmat ? print::print_playmat(game, ground, onto)
                                : print::print_playmat_tiles(game, ground, page, onto);
}

Result<std::vector<std::string>> printed(const PrintWish& wish, const Session& session,
                                         const window::Underway& underway);

/// What two people need who have nothing yet: both decks with their copies registered, and what lies around them.
Result<std::vector<std::string>> everything_printed(const PrintWish& wish, const Session& session,
                                                    const window::Underway& underway)
{
    auto database = open_database(session);
    const auto decks = database ? carddb::list_decks(*database, wish.game) : Failure{database.error()};
    if (!decks)
        return Failure{decks.error()};
    std::vector<PrintWish> parts;
    for (const carddb::StoredDeck& deck : *decks)
        if (parts.size() < 2)
            parts.push_back({.what = sheets, .deck = deck.name, .is_registered = true});
    for (const PrintWish::What what : {tokens, dice, playmat_tiles, command_cards})
        parts.push_back({.what = what});
    std::error_code none;
    std::filesystem::create_directories(wish.file, none);
    std::vector<std::string> told{wish.file.filename().string() + ": " + std::to_string(parts.size()) + " files"};
    for (PrintWish& part : parts) {
        if (underway.stop.stop_requested())
            return Failure{{"Printing was called off."}};
        if (underway.tell)
            underway.tell(static_cast<int>(&part - parts.data()) + 1, static_cast<int>(parts.size()));
        const std::string name = part.what == sheets        ? part.deck
                               : part.what == tokens        ? "tokens"
                               : part.what == dice          ? "dice"
                               : part.what == playmat_tiles ? "mat"
                                                            : "command-cards";
        part.game = wish.game;
        part.is_letter = wish.is_letter;
        part.has_small_codes = wish.has_small_codes;
        part.file = wish.file / (name + ".pdf");
        const auto made = printed(part, session, underway);
        if (!made)
            return Failure{made.error()};
        told.insert(told.end(), made->begin(), made->end());
    }
    return told;
}

Result<std::vector<std::string>> printed(const PrintWish& wish, const Session& session,
                                         const window::Underway& underway)
{
    const auto page = wish.is_letter ? print::Page::letter : print::Page::a4;
    const print::Target onto(wish.file, underway.stop);
    switch (wish.what) {
    case markers: return told(print::print_loose_corners(page, onto), wish);
    case command_cards: return told(print::print_command_cards(page, onto), wish);
    case board: return told(print::print_calibration_board(page, onto), wish);
    case everything: return everything_printed(wish, session, underway);
    case sheets:
    case labels: return cards_printed(wish, session, onto);
    default: break;
    }
    const auto game = game_meant(wish.game);
    if (!game)
        return Failure{game.error()};
    return told(wish.what == tokens ? print::print_tokens(**game, page, onto)
                : wish.what == dice ? print::print_dice(**game, page, onto)
                                    : mat_printed(wish, **game, page, onto),
                wish);
}

}  // namespace

namespace {

/// What a file of scenarios tells, played.
Result<shelf::ShelvedReplay> told_replay(const std::string& file)
{
    auto story = story_in(file);
    if (!story)
        return Failure{story.error()};
    play(*story);
    return shelf::replay_of(story->referee.game(), story->referee.record(), {});
}

Result<shelf::ShelvedReplay> replay_in(const std::string& file, const Session& session)
{
    const auto text = read_text(file);
    if (!text)
        return Failure{text.error()};
    auto any = open_any_match(file, session);
    if (any)
        return shelf::replay_of(*any->match.game, std::move(any->match.record), any->faults);
    auto told = told_replay(file);
    return told ? std::move(told) : Failure{any.error()};
}

}  // namespace

window::Backstage backstage_of(const Session& session)
{
    return {.data = data_folder(session).value_or(std::filesystem::path()),
            .database = [&session] { return open_database(session); },
            .begin = [&session](const MatchWish& wish) { return begun(wish, session); },
            .read = [&session](const std::string& file) { return replay_in(file, session); },
            .write = [&session](std::int64_t match, const std::string& as,
                                const pages::Tongue& say) -> Result<std::string> {
                const auto any = open_any_match(std::to_string(match), session);
                return any ? Result<std::string>(exported(*any, as, say)) : Failure{any.error()};
            },
            .print = [&session](const PrintWish& wish,
                                const window::Underway& underway) { return printed(wish, session, underway); }};
}

}  // namespace cardinal::cli
