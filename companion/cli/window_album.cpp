#include "companion/cli/window_album.h"

#include "carddb/copies.h"
#include "companion/cli/code_lists.h"
#include "companion/cli/data_folder.h"
#include "companion/cli/files.h"
#include "companion/cli/play_opening.h"
#include "companion/cli/scenarios.h"
#include "companion/cli/told_story.h"
#include "companion/cli/watch_opening.h"
#include "companion/match/clock.h"
#include "companion/pages/telling.h"
#include "engine/games/all_games.h"
#include "vision/io/sources.h"

#include <algorithm>
#include <iterator>

namespace cardinal::cli {
namespace {

const std::array<std::string, most_seats> players{"Ann", "Ben"};

std::string first_match_of(const Game& game)
{
    return (samples() / std::string(game.id) / "matches" / "first-match.cardinal").string();
}

std::string film_of(const Game& game)
{
    return (samples() / std::string(game.id) / "films" / "first-turns.mp4").string();
}

std::string codes_on_film(const Game& game)
{
    return std::filesystem::path(film_of(game)).replace_extension(".codes").string();
}

/// As if its cards had been printed here.
Result<void> know_the_film(const Game& game, const Session& session)
{
    const auto text = read_text(codes_on_film(game));
    const auto codes = text.and_then([&](const std::string& all) { return codes_in(all, codes_on_film(game)); });
    if (!codes)
        return Failure{codes.error()};
    auto database = open_database(session);
    if (!database)
        return Failure{database.error()};
    const auto known = carddb::known_copies(*database);
    if (!known || !known->empty())  // of another album in this folder
        return known ? Result<void>() : Failure{known.error()};
    const auto copies = carddb::copies_read(*database, *codes);
    if (!copies)
        return Failure{copies.error()};
    const auto kept = carddb::keep_printed(*database, game, *copies, 0, match::now_in_ms());
    return kept ? Result<void>() : Failure{kept.error()};
}

Result<void> play_all(const Session& session)
{
    std::error_code none;
    std::filesystem::create_directories(session.data, none);
    for (const Game* game : all_games()) {
        auto story = story_in(first_match_of(*game), -1, players);
        if (!story)
            return Failure{story.error()};
        if (auto kept = keep_as_played(std::move(*story), session); !kept)
            return kept;
    }
    return {};
}

/// Some way into it; people look into something of it.
Result<window::AlbumMatch> match_seen(const std::string& name, const Game& game, int steps,
                                      const std::string& look = {})
{
    auto story = story_in(first_match_of(game), steps, players);
    if (!story)
        return Failure{story.error()};
    return window::AlbumMatch{.name = name,
                              .setup = {.referee = std::move(story->referee),
                                        .looks_for_cameras = false,
                                        .lines = std::move(story->lines),
                                        .look = look}};
}

/// Its film is watched, and what is said of it meanwhile.
Result<window::AlbumMatch> match_watched(const std::string& name, const Game& game, const Session& session,
                                         std::vector<std::string> lines)
{
    const std::string film = film_of(game);
    WantedWatch wanted{.codes = codes_on_film(game)};
    wanted.match.table = first_match_of(game);
    wanted.match.is_kept = false;
    WatchOpening opening = opened(wanted, session);
    if (!opening.opening.referee)
        return Failure{{opening.opening.sentence}};
    auto source = vision::open_source(film);
    if (!source)
        return Failure{source.error()};
    return window::AlbumMatch{.name = name,
                              .setup = {.referee = std::move(*opening.opening.referee),
                                        .members = std::move(opening.members),
                                        .codes = std::move(opening.codes),
                                        .source = std::move(*source),
                                        .looks_for_cameras = false,
                                        .lines = std::move(lines)}};
}

/// Its book says that more was played than the film shows.
Result<window::AlbumMatch> match_that_differs(const Game& game, const Session& session)
{
    constexpr int steps = 24;
    auto story = story_in(first_match_of(game), steps);
    if (!story)
        return Failure{story.error()};
    auto match = match_watched("match-differs", game, session, std::move(story->lines));
    if (match)
        match->waits_for_desync = true;
    return match;
}

bool has_film(const Game* game)
{
    std::error_code none;
    return std::filesystem::exists(film_of(*game), none);
}

double width_of_mat(const Game* game) { return game->playmat->size.width; }

/// Some turns into its film, as it is refereed.
Result<window::AlbumMatch> match_on_film(const Game& game, const Session& session)
{
    constexpr int some_entries = 16;
    auto match = match_watched("match-seen", game, session, {});
    if (match)
        match->waits_for_entries = some_entries;
    return match;
}

/// A number that has a cap says most; else the first.
std::string telling_number(const Game& game)
{
    const auto names = game.words->headline;
    const auto capped = std::ranges::find_if(names, [&](auto name) { return !pages::cap_of(game, name).empty(); });
    return std::string(capped == names.end() ? names.front() : *capped);
}

std::vector<std::string> decks_of(const Game* game)
{
    std::vector<std::string> decks;
    for (const auto& file : std::filesystem::directory_iterator(samples() / std::string(game->id) / "decks"))
        decks.push_back(file.path().string());
    std::ranges::sort(decks);
    return decks;
}

/// With a deck for each who can play it, where these are most.
Result<window::AlbumMatch> match_of_many(const Session& session)
{
    const auto number_of_decks = [](const Game* game) { return decks_of(game).size(); };
    WantedMatch wanted{.decks = decks_of(*std::ranges::max_element(all_games(), {}, number_of_decks)),
                       .players = {"A=Ann", "B=Ben", "C=Cleo", "D=Dan"},
                       .is_kept = false};
    wanted.players.resize(std::min(wanted.players.size(), wanted.decks.size()));
    Opening opening = opened(wanted, session);
    if (!opening.referee)
        return Failure{{opening.sentence}};
    return window::AlbumMatch{.name = "match-of-many",
                              .setup = {.referee = std::move(*opening.referee), .looks_for_cameras = false}};
}

bool asks_at_once(const Game& game)
{
    const auto story = story_in(first_match_of(game), 0);
    return story && std::ranges::any_of(story->referee.questions(), [](const Question& question) {
               return !question.is_about_a_play && !question.answers.empty();
           });
}

/// Until something is flagged that nobody has decided about, some way into it: that, and what is known of its card.
std::vector<Result<window::AlbumMatch>> match_flagged(const Game& game)
{
    constexpr std::size_t some_way = 10;
    auto story = story_in(first_match_of(game));
    std::vector<Result<window::AlbumMatch>> seen;
    if (!story) {
        seen.emplace_back(Failure{story.error()});
        return seen;
    }
    match::LiveMatch match(std::move(story->referee), match::MatchBook::nowhere());
    std::size_t said = 0;
    while (said < story->lines.size() && (said < some_way || match.referee().just_flagged().empty()))
        match.take_line(story->lines[said++]);
    std::string card;
    for (const int entry : match.referee().just_flagged())
        card = name_of(match.referee().position(), find_entry(match.referee().record(), entry)->action.card);
    seen.push_back(match_seen("match-flag", game, -1));
    seen.push_back(match_seen("match-card", game, -1, card));
    for (Result<window::AlbumMatch>& one : seen)
        if (one)
            one->setup.lines.resize(said);
    return seen;
}

/// Every game in the middle of it, what was flagged, what people look into and are asked.
std::vector<Result<window::AlbumMatch>> matches_seen(const Session& session)
{
    constexpr int middle = 40, some_entry = 22;
    const Game& game = *all_games().front();
    std::vector<Result<window::AlbumMatch>> seen;
    for (const Game* one : all_games())
        seen.push_back(match_seen("match-" + std::string(one->id), *one, middle));
    seen.push_back(match_of_many(session));
    for (Result<window::AlbumMatch>& one : match_flagged(game))
        seen.push_back(std::move(one));
    seen.push_back(match_seen("match-why", game, middle, telling_number(game) + "(A)"));
    seen.push_back(match_seen("match-entry", game, middle, std::to_string(some_entry)));
    for (const Game* one : all_games())
        if (asks_at_once(*one)) {
            seen.push_back(match_seen("match-question", *one, 0));
            break;
        }
    // On a small mat cards are large in the picture.
    std::vector<const Game*> filmed;
    std::ranges::copy_if(all_games(), std::back_inserter(filmed), has_film);
    if (const auto film = std::ranges::min_element(filmed, {}, width_of_mat); film != filmed.end())
        seen.push_back(match_on_film(**film, session));
    seen.push_back(match_that_differs(game, session));
    return seen;
}

}  // namespace

Result<window::AlbumWish> album_of(const std::filesystem::path& folder, const Session& session)
{
    if (const auto played = play_all(session); !played)
        return Failure{played.error()};
    const Game &first = *all_games().front(), &last = *all_games().back();
    if (const auto known = know_the_film(first, session); !known)
        return Failure{known.error()};
    window::AlbumWish wish{.folder = folder, .film = film_of(first), .game = std::string(last.id)};
    for (const auto& file : std::filesystem::directory_iterator(samples() / wish.game / "decks"))
        wish.deck = std::max(wish.deck, file.path().stem().string());
    for (Result<window::AlbumMatch>& match : matches_seen(session)) {
        if (!match)
            return Failure{match.error()};
        wish.matches.push_back(std::move(*match));
    }
    return wish;
}

}  // namespace cardinal::cli
