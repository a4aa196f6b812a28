#include "companion/window/start_model.h"

#include "companion/match/clock.h"
#include "companion/window/house_rules.h"
#include "companion/window/said_elsewhere.h"
#include "companion/window/shown_values.h"
#include "engine/games/all_games.h"

#include <algorithm>

namespace cardinal::window {
namespace {

/// Whoever comes back to a table after that sits down to a new match; that one is found among the matches.
constexpr std::int64_t interrupted_ms = std::int64_t{48} * 3600 * 1000;

std::string letter_of(int seat) { return {Seat{static_cast<std::int8_t>(seat)}.letter()}; }

// What is remembered of a game: each player's deck, and how many decks had physical cards when a match began last.
std::string deck_of(int seat, const QString& game) { return "deck" + letter_of(seat) + "/" + game.toStdString(); }
std::string owned_of(const QString& game) { return "owned/" + game.toStdString(); }

}  // namespace

StartModel::StartModel(const Backstage& backstage, WindowState& state, Backroom& backroom, Open open)
    : backstage_(backstage), state_(state), backroom_(backroom), open_(std::move(open))
{
    const QString last = state_.text("game");
    const bool is_known = find_game(last.toStdString()) != nullptr;
    set_game(is_known ? last : text_of(all_games().front()->id));
}

QVariantList StartModel::games() const
{
    QVariantList all;
    for (const Game* game : all_games())
        all.append(QVariantMap{{"id", text_of(game->id)}, {"title", text_of(game->title)}});
    return all;
}

QVariantMap StartModel::interrupted() const
{
    if (!interrupted_)
        return {};
    const carddb::MatchSummary& match = interrupted_->summary;
    return {{"id", static_cast<int>(match.id)},
            {"game", text_of(interrupted_->game->title)},
            {"players", text_of(shelf::players_told(match))},
            {"when", day_and_time(match.last_at)},
            {"entries", match.entries}};
}

void StartModel::set_game(const QString& id)
{
    const Game* game = find_game(id.toStdString());
    if (game == nullptr || id == game_)
        return;
    game_ = id;
    chosen_ = kept_house_rules(state_, *game);
    state_.remember("game", game_);
    Q_EMIT changed();
    Q_EMIT decksChanged();
}

std::vector<const shelf::ShelvedDeck*> StartModel::decks_of_game() const
{
    std::vector<const shelf::ShelvedDeck*> all;
    for (const shelf::ShelvedDeck& deck : decks_)
        if (deck.game->id == game_.toStdString())
            all.push_back(&deck);
    return all;
}

QStringList StartModel::decks() const
{
    QStringList names;
    for (const shelf::ShelvedDeck* deck : decks_of_game())
        names.append(text_of(deck->name));
    return names;
}

QVariantList StartModel::options() const { return house_rules_shown(*find_game(game_.toStdString()), chosen_); }

void StartModel::chooseOption(int option, int value)
{
    if (option < 0 || option >= static_cast<int>(chosen_.size()))
        return;
    chosen_[static_cast<std::size_t>(option)] = value;
    Q_EMIT changed();
}

int StartModel::most_players() const
{
    const Game* game = find_game(game_.toStdString());
    return std::max(2, game == nullptr || game->playmat == nullptr ? 0 : static_cast<int>(game->playmat->sides.size()));
}

QVariantList StartModel::seats() const
{
    const Game* game = find_game(game_.toStdString());
    QVariantList all;
    for (int at = 0; at < most_players(); ++at) {
        const Seat seat{static_cast<std::int8_t>(at)};
        const bool is_across =
            game == nullptr || game->playmat == nullptr ? seat == seat_b : sits_across(*game->playmat, seat);
        all.append(QVariantMap{{"letter", text_of(letter_of(at))}, {"isAcross", is_across}});
    }
    return all;
}

QString StartModel::lastName(int seat) const { return state_.text(("player" + letter_of(seat)).c_str()); }
int StartModel::owned_decks() const
{
    return static_cast<int>(
        std::ranges::count_if(decks_of_game(), [](const shelf::ShelvedDeck* deck) { return deck->copies > 0; }));
}

/// Whoever chose to play without decks is left alone, until more decks have their physical cards.
QStringList StartModel::proposedDecks(int players, const QString& wished) const
{
    const QStringList known = decks();
    QStringList names, free;
    bool is_any_known = false;
    for (int seat = 0; seat < players; ++seat) {
        const QString last = state_.text(deck_of(seat, game_).c_str());
        names.append(known.contains(last) ? last : QString());
        is_any_known |= !names.back().isEmpty();
    }
    if (known.contains(wished) && !names.contains(wished)) {
        names.front() = wished;
        is_any_known = true;
    }
    const bool is_new = owned_decks() >= 2 && owned_decks() > state_.number(owned_of(game_).c_str(), 0);
    // A table without decks is laid for two, and then neither has one.
    if (known.isEmpty() || (players == 2 && !is_any_known && !is_new))
        return names;
    for (const bool is_owned : {true, false})
        for (const shelf::ShelvedDeck* deck : decks_of_game())
            if ((deck->copies > 0) == is_owned && !names.contains(text_of(deck->name)))
                free.append(text_of(deck->name));
    for (QString& name : names)
        if (name.isEmpty())
            name = free.isEmpty() ? known.front() : free.takeFirst();
    return names;
}

/// What was chosen for one match is not how the next one begins.
void StartModel::refresh()
{
    chosen_ = kept_house_rules(state_, *find_game(game_.toStdString()));
    backroom_.post("start", [this](const std::stop_token&) -> Backroom::Then {
        auto database = backstage_.database();
        auto decks = database ? shelf::decks_on_shelf(*database) : Failure{database.error()};
        auto match = database ? shelf::interrupted_match(*database, match::now_in_ms() - interrupted_ms)
                              : Failure{database.error()};
        return [this, decks = std::move(decks), match = std::move(match)]() mutable {
            trouble_ = !decks ? text_of(decks.error().sentence) : !match ? text_of(match.error().sentence) : QString();
            decks_ = decks ? std::move(*decks) : std::vector<shelf::ShelvedDeck>();
            interrupted_ = match ? std::move(*match) : std::nullopt;
            Q_EMIT changed();
            Q_EMIT decksChanged();
        };
    });
}

void StartModel::begin(const QStringList& players, const QStringList& decks, bool is_tournament)
{
    MatchWish wish{.game = game_.toStdString(), .profile = is_tournament ? "tournament" : "practice"};
    for (int seat = 0; seat < std::clamp(static_cast<int>(players.size()), 2, most_players()); ++seat) {
        wish.players.push_back(players.value(seat).trimmed().toStdString());
        wish.decks.push_back(decks.value(seat).toStdString());
        state_.remember(("player" + letter_of(seat)).c_str(), text_of(wish.players.back()));
        state_.remember(deck_of(seat, game_).c_str(), text_of(wish.decks.back()));
    }
    state_.remember(owned_of(game_).c_str(), owned_decks());
    const auto& options = find_game(wish.game)->words->options;
    for (std::size_t at = 0; at < options.size(); ++at)
        if (chosen_[at] > 0)
            wish.options.push_back(std::string(options[at].name) + "=" +
                                   std::string(options[at].values[static_cast<std::size_t>(chosen_[at])]));
    begin(std::move(wish));
}

void StartModel::resume()
{
    if (interrupted_)
        begin({.resume = interrupted_->summary.id});
}

void StartModel::resumeMatch(int id) { begin({.resume = id}); }

void StartModel::begin(MatchWish wish)
{
    is_busy_ = true;
    trouble_.clear();
    Q_EMIT changed();
    backroom_.post("begin", [this, wish = std::move(wish)](const std::stop_token&) -> Backroom::Then {
        return [this, setup = backstage_.begin(wish)] {
            is_busy_ = false;
            if (!setup)
                trouble_ = said_here(setup.error().sentence);
            Q_EMIT changed();
            if (setup)
                open_(std::move(**setup));
        };
    });
}

void StartModel::cancel()
{
    backroom_.call_off("begin");
    is_busy_ = false;
    Q_EMIT changed();
}

}  // namespace cardinal::window
