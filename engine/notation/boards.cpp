#include "engine/notation/boards.h"

#include "engine/notation/copies.h"
#include "engine/notation/facts.h"
#include "engine/notation/how_it_lies.h"

#include <algorithm>
#include <unordered_map>

namespace cardinal::notation {
namespace {

constexpr std::size_t most_seen = 2000;  // more cards fit under no camera; each is looked for among all

/// What is said of a card in brackets.
void take_board_remark(Cursor& cursor, const Lexicon& lexicon, BoardPhrase::Item& item)
{
    if (cursor.take("face"))
        item.card.face = take_face(cursor);
    else if (cursor.take("turned"))
        item.card.turned = take_quarter_turns(cursor);
    else if (cursor.take("on"))
        item.host = take_card_name(cursor, lexicon);
    else if (const auto mark = take_assignment(cursor, lexicon, Scope::card, facts_of(lexicon, item.name)))
        item.card.marks.push_back({.value = mark->value, .number = mark->told.number});
}

void take_board_remarks(Cursor& cursor, const Lexicon& lexicon, BoardPhrase::Item& item)
{
    if (!cursor.take("("))
        return;
    while (!cursor.failed() && !cursor.take(")")) {
        take_board_remark(cursor, lexicon, item);
        if (!cursor.failed() && !cursor.sees(")") && !cursor.take(","))
            cursor.fail("“,” or “)”");
    }
}

/// A card may be called so, too.
bool sees_stranger(const Cursor& cursor, const Lexicon& lexicon)
{
    return cursor.sees("stranger") && !card_name_at(cursor, lexicon);
}

void take_board_item(Cursor& cursor, const Lexicon& lexicon, BoardPhrase::Item item, BoardPhrase& board)
{
    const bool is_counted = cursor.sees_number() && !card_name_at(cursor, lexicon);
    const int count = is_counted ? cursor.take_number(1, static_cast<int>(most_seen)).value_or(1) : 1;
    const Cursor before = cursor;
    if (const auto name = take_card_name(cursor, lexicon))
        item.name = *name;
    take_board_remarks(cursor, lexicon, item);
    if (cursor.failed())
        return;
    if (board.items.size() + static_cast<std::size_t>(count) > most_seen) {
        cursor = before;
        return cursor.fail("at most " + std::to_string(most_seen) + " cards on one board");
    }
    board.items.insert(board.items.end(), static_cast<std::size_t>(count), item);
}

void take_board_stranger(Cursor& cursor, const Lexicon& lexicon, Place place, BoardPhrase& board)
{
    cursor.take("stranger");
    const auto stranger = take_stranger(cursor, lexicon);
    if (board.strangers.size() == most_seen)
        return cursor.fail("at most " + std::to_string(most_seen) + " strangers on one board");
    if (stranger)
        board.strangers.push_back({.facts = stranger->facts, .place = place});
}

/// A number of the match or of a player; those of cards stand behind them in brackets.
void take_board_number(Cursor& cursor, const Lexicon& lexicon, BoardPhrase& board)
{
    const auto phrase = take_fact(cursor, lexicon);
    if (!phrase)
        return;
    if (phrase->card || phrase->number)
        return cursor.fail("a number of the match or of a player");
    board.numbers.push_back(phrase->fact);
    cursor.expect_end();
}

}  // namespace

void take_board_line(Cursor& cursor, const Lexicon& lexicon, std::size_t line, BoardPhrase& board)
{
    if (sees_number_name(cursor, lexicon))
        return take_board_number(cursor, lexicon, board);
    const bool is_part = cursor.take("some");
    const auto place = take_place(cursor, lexicon);
    if (!place)
        return;
    if (!cursor.take(":"))
        return cursor.fail("“:” and what lies there");
    if (!is_part && std::ranges::find(board.looked_at, place->place) == board.looked_at.end())
        board.looked_at.push_back(place->place);
    while (!cursor.at_end() && !cursor.failed()) {
        if (sees_stranger(cursor, lexicon))
            take_board_stranger(cursor, lexicon, place->place, board);
        else
            take_board_item(cursor, lexicon, {.line = line, .whose = place->whose, .card = {.place = place->place}},
                            board);
        if (!cursor.at_end() && !cursor.take(","))
            cursor.fail("“,” or the end of the line");
    }
}

std::optional<Stranger> take_stranger(Cursor& cursor, const Lexicon& lexicon)
{
    if (cursor.at_end() || cursor.sees(","))
        return Stranger{};
    const auto name = take_card_name(cursor, lexicon);
    if (name && name->facts >= 0 && name->ordinal == 0)
        return Stranger{.facts = static_cast<std::uint16_t>(name->facts)};
    if (name)
        cursor.fail("the name of a card: who has a label or a number is no stranger");
    return std::nullopt;
}

// ---- which copies are meant ----

namespace {

class BoardResolver {
public:
    BoardResolver(const Game& game, const Position& position, const BoardPhrase& phrase,
                  const std::vector<Statement>& lines, Errors& errors)
        : game_(game),
          position_(position),
          phrase_(phrase),
          lines_(lines),
          errors_(errors),
          taken_(position.cards.size()),
          chosen_(phrase.items.size())
    {
        for (const Card& card : position.cards)
            copies_[card.facts].push_back(position.id_of(card));
    }

    std::optional<Board> resolve()
    {
        const std::size_t before = errors_.count();
        choose_certain();
        choose([&](const BoardPhrase::Item& item, const Card& card) {
            return lies_there(item, card) && is_on(item, card);
        });
        choose([&](const BoardPhrase::Item& item, const Card& card) { return lies_there(item, card); });
        choose([&](const BoardPhrase::Item& item, const Card& card) {
            return !is_accounted_for(card) && is_of(item, card);
        });
        choose([&](const BoardPhrase::Item& item, const Card& card) { return is_of(item, card); });
        choose([&](const BoardPhrase::Item&, const Card&) { return true; });
        Board board{.looked_at = phrase_.looked_at, .numbers = phrase_.numbers, .strangers = phrase_.strangers};
        for (std::size_t at = 0; at < phrase_.items.size(); ++at)
            board.cards.push_back(chosen_card(at));
        return errors_.count() > before || errors_.is_full() ? std::nullopt : std::optional(std::move(board));
    }

private:
    const Game& game_;
    const Position& position_;
    const BoardPhrase& phrase_;
    const std::vector<Statement>& lines_;
    Errors& errors_;
    std::unordered_map<int, std::vector<CardId>> copies_{};
    std::vector<bool> taken_;
    std::vector<CardId> chosen_;

    void choose(std::size_t at, CardId card)
    {
        chosen_[at] = card;
        taken_[static_cast<std::size_t>(card.index)] = true;
    }

    /// Those that are called by label or number are who they are.
    void choose_certain()
    {
        for (std::size_t at = 0; at < phrase_.items.size(); ++at) {
            const CardName& name = phrase_.items[at].name;
            if (!name.copy && name.ordinal == 0)
                continue;
            const std::vector<CardId> cards = Copies(game_, position_).all_of(name);
            if (!cards.empty())
                choose(at, cards.front());
        }
    }

    template <class Fits>
    void choose(Fits fits)
    {
        for (std::size_t at = 0; at < phrase_.items.size(); ++at) {
            const BoardPhrase::Item& item = phrase_.items[at];
            if (chosen_[at] || item.name.copy || item.name.ordinal > 0)
                continue;
            std::vector<CardId>& copies = copies_[item.name.facts];
            const auto is_it = [&](CardId card) {
                return !taken_[static_cast<std::size_t>(card.index)] && fits(item, position_.card(card));
            };
            const auto found = std::ranges::find_if(copies, is_it);
            if (found != copies.end())
                choose(at, *found);
        }
    }

    static bool lies_there(const BoardPhrase::Item& item, const Card& card)
    {
        return card.place == item.card.place && (!item.whose || card.side == item.whose);
    }
    static bool is_on(const BoardPhrase::Item& item, const Card& card)
    {
        return item.host.has_value() == static_cast<bool>(card.host);
    }
    static bool is_of(const BoardPhrase::Item& item, const Card& card)
    {
        return !item.whose || card.owner == item.whose;
    }
    /// It lies where nobody looked as a whole, so it still lies there for all that is known.
    bool is_accounted_for(const Card& card) const
    {
        const bool is_in_play =
            card.place.zone < game_.words->zones.size() && game_.words->zones[card.place.zone].in_play;
        return is_in_play && std::ranges::find(phrase_.looked_at, card.place) == phrase_.looked_at.end();
    }

    BoardCard chosen_card(std::size_t at)
    {
        const BoardPhrase::Item& item = phrase_.items[at];
        const Statement& statement = lines_[item.line];
        BoardCard card = item.card;
        card.card = chosen_[at];
        if (!card.card) {
            Cursor cursor(statement, errors_, item.name.at, item.name.end);
            cursor.fail("a card that is in this match and seen nowhere else");
        }
        if (item.host)
            card.host = notation::resolve(game_, position_, *item.host, statement, errors_).value_or(no_card);
        return card;
    }
};

}  // namespace

std::optional<Board> resolve(const Game& game, const Position& position, const BoardPhrase& phrase,
                             const std::vector<Statement>& lines, Errors& errors)
{
    return BoardResolver(game, position, phrase, lines, errors).resolve();
}

// ---- writing ----

namespace {

std::string write_board_card(const Lexicon& lexicon, const BoardCard& card)
{
    std::string remarks;
    const auto add = [&](const std::string& remark) { remarks += (remarks.empty() ? "" : ", ") + remark; };
    if (card.face == Face::down)
        add(write_face(card.face));
    if (card.turned)
        add(write_quarter_turns(card.turned));
    if (card.host)
        add("on " + write_card_name(lexicon, card.host));
    const auto copy = static_cast<std::size_t>(card.card.index);
    for (const BoardCard::Mark& mark : card.marks)
        add(write_assignment(lexicon, {.value = mark.value, .told = {.number = mark.number}},
                             copy < lexicon.copies.size() ? lexicon.copies[copy] : -1));
    return write_card_name(lexicon, card.card) + (remarks.empty() ? "" : " (" + remarks + ")");
}

}  // namespace

std::string write_stranger(const Lexicon& lexicon, const Stranger& stranger)
{
    const bool is_known = stranger.facts < lexicon.library->cards.size();
    return is_known ? "stranger " + write_name(lexicon, lexicon.library->cards[stranger.facts].name) : "stranger";
}

std::string write_board(const Lexicon& lexicon, const Board& board)
{
    std::string text;
    std::vector<Place> written;
    const auto begin_line = [&](Place place) {
        const bool was_looked_at = std::ranges::find(board.looked_at, place) != board.looked_at.end();
        text += (was_looked_at ? "" : "some ") + write_place(lexicon.game(), place) + ":";
        written.push_back(place);
    };
    for (std::size_t at = 0; at < board.cards.size(); ++at) {
        const bool begins = at == 0 || board.cards[at].place != board.cards[at - 1].place;
        if (begins && at > 0)
            text += "\n";
        if (begins)
            begin_line(board.cards[at].place);
        text += (begins ? " " : ", ") + write_board_card(lexicon, board.cards[at]);
    }
    text += board.cards.empty() ? "" : "\n";
    for (const Place place : board.looked_at)
        if (std::ranges::find(written, place) == written.end()) {
            begin_line(place);
            text += "\n";
        }
    for (const Stranger& stranger : board.strangers)
        text += "some " + write_place(lexicon.game(), stranger.place) + ": " + write_stranger(lexicon, stranger) + "\n";
    for (const Fact& number : board.numbers)
        text += write_fact(lexicon, number) + "\n";
    return text;
}

}  // namespace cardinal::notation
