#include "engine/notation/how_it_lies.h"
#include "engine/notation/set_up_reader.h"

#include <algorithm>

// The second reading of a set-up: every card is known by now, so lines may speak of any of them.
namespace cardinal::notation {

// ---- what is declared ----

void SetUpReader::read_pending(Cursor cursor)
{
    while (!cursor.at_end() && !cursor.failed()) {
        take_declared(cursor);
        if (!cursor.at_end() && !cursor.take(";"))
            cursor.fail("“;” or the end of the line");
    }
}

void SetUpReader::take_declared(Cursor& cursor)
{
    auto phrase = take_action(cursor, lexicon_);
    if (!phrase)
        return;
    add_undealt(*phrase);
    Declared declared{.phrase = std::move(*phrase), .statement = &cursor.statement()};
    if (cursor.take("("))
        take_declared_remarks(cursor, declared);
    declared_.push_back(std::move(declared));
}

void SetUpReader::take_declared_remarks(Cursor& cursor, Declared& declared)
{
    do {
        if (cursor.take("declined")) {
            if (const auto seat = take_seat(cursor, lexicon_.seats))
                declared.declined =
                    static_cast<std::uint8_t>(declared.declined | (1U << static_cast<unsigned>(seat->index)));
        } else if (const int fate = cursor.take_one_of(words().fates); fate >= 0)
            declared.fate = static_cast<std::uint8_t>(fate);
        else
            cursor.fail_with_all("“declined” and a player, or what became of it", words().fates);
    } while (!cursor.failed() && cursor.take(","));
    if (!cursor.failed() && !cursor.take(")"))
        cursor.fail("“)”");
}

/// A declared card that the set-up lays nowhere lies on the stack.
void SetUpReader::add_undealt(const ActionPhrase& phrase)
{
    const auto is_played = [](const ActionPhrase::Mention& mention) { return mention.slot == Slot::card; };
    const auto played = std::ranges::find_if(phrase.mentions, is_played);
    if (played == phrase.mentions.end() || played->name.copy || copies_.contains(played->name.facts))
        return;
    const auto& zones = vocabulary_->zones;
    const auto stack = std::ranges::find(zones, "stack");
    const auto zone = static_cast<std::uint8_t>(stack == zones.end() ? 0 : stack - zones.begin());
    const auto facts = static_cast<std::uint16_t>(played->name.facts);
    copies_[facts].push_back({static_cast<std::int16_t>(set_up_.cards.size())});
    lexicon_.add_copy(facts);
    set_up_.cards.push_back({.facts = facts, .place = {.zone = zone}, .side = phrase.action.seat});
}

// ---- remarks about cards ----

void SetUpReader::read_remarks(const Remarks& remarks)
{
    Cursor cursor(*remarks.statement, *errors_, remarks.begin, remarks.end);
    PlacedCard& first = set_up_.cards[remarks.first];
    while (!cursor.at_end() && !cursor.failed()) {
        take_remark(cursor, first);
        if (!cursor.at_end() && !cursor.take(","))
            cursor.fail("“,” or “)”");
    }
    if (!first.side && !remarks.whose.empty() && !cursor.failed())
        cursor.fail(remarks.whose);
    for (std::size_t copy = 1; copy < remarks.count; ++copy)
        set_up_.cards[remarks.first + copy] = first;
}

namespace {

std::optional<Seat> take_seat_or_nobody(Cursor& cursor, int seats)
{
    return cursor.take("nobody") ? std::optional(nobody) : take_seat(cursor, seats);
}

}  // namespace

void SetUpReader::take_remark(Cursor& cursor, PlacedCard& card)
{
    if (cursor.take("face"))
        card.face = take_face(cursor);
    else if (cursor.take("turned"))
        card.turned = take_quarter_turns(cursor);
    else if (cursor.take("token"))
        card.is_token = !cursor.take("no");
    else if (cursor.take("on"))
        card.host = take_copy(cursor);
    else if (cursor.take("owner"))
        card.owner = take_seat_or_nobody(cursor, lexicon_.seats);
    else if (cursor.take("side"))
        card.side = take_seat_or_nobody(cursor, lexicon_.seats);
    else
        take_number(cursor, Scope::card, card.facts, card.numbers);
}

/// A card is told by its id; a number that follows from others only when the game can set it.
void SetUpReader::take_number(Cursor& cursor, Scope scope, int facts, std::vector<Assignment>& told)
{
    const std::size_t begin = cursor.at();
    auto number = take_assignment(cursor, lexicon_, scope, facts);
    if (!number)
        return;
    const ValueWord& value = words().values[static_cast<std::size_t>(number->value)];
    if (value.counter == not_kept && !value.write) {
        cursor.go_to(begin);
        return cursor.fail("a number that does not follow from others");
    }
    if (number->told.card)
        number->told.number = copy_of(cursor, *number->told.card).index;
    add(told, *number, words());
}

CardId SetUpReader::take_copy(Cursor& cursor)
{
    const auto name = take_card_name(cursor, lexicon_);
    return name ? copy_of(cursor, *name) : no_card;
}

CardId SetUpReader::copy_of(Cursor& cursor, const CardName& name)
{
    if (name.copy)
        return name.copy;
    const std::vector<CardId>& copies = copies_[name.facts];
    const auto ordinal = static_cast<std::size_t>(name.ordinal);
    if (ordinal == 0 && copies.size() == 1)
        return copies.front();
    if (ordinal > 0 && ordinal <= copies.size())
        return copies[ordinal - 1];
    cursor.go_to(name.at);
    cursor.fail(copies.empty() ? "a card that the set-up lays down"
                               : "a label or number: there are " + std::to_string(copies.size()) + " such cards");
    return no_card;
}

// ---- numbers, effects, standing states ----

void SetUpReader::read_later(Cursor cursor)
{
    if (cursor.take("effect"))
        return take_effect(cursor);
    if (cursor.take("standing"))
        return take_standing(cursor);
    if (!sees_seat(cursor, lexicon_.seats))
        return take_numbers(cursor, Scope::match, set_up_.match);
    const Seat seat = take_seat(cursor, lexicon_.seats).value_or(seat_a);
    cursor.take(":");
    take_numbers(cursor, Scope::player, set_up_.players[static_cast<std::size_t>(seat.index)]);
}

void SetUpReader::take_numbers(Cursor& cursor, Scope scope, std::vector<Assignment>& told)
{
    while (!cursor.at_end() && !cursor.failed()) {
        take_number(cursor, scope, -1, told);
        if (!cursor.at_end() && !cursor.take(","))
            cursor.fail("“,” or the end of the line");
    }
}

void SetUpReader::take_on(Cursor& cursor, CardId& card, Seat& seat)
{
    if (sees_seat(cursor, lexicon_.seats))
        seat = take_seat(cursor, lexicon_.seats).value_or(nobody);
    else
        card = take_copy(cursor);
}

void SetUpReader::take_effect(Cursor& cursor)
{
    const int stat = cursor.take_one_of(words().effect_stats);
    if (stat < 0)
        return cursor.fail_with_all("what the effect changes", words().effect_stats);
    Effect effect{.stat = static_cast<std::uint8_t>(stat)};
    effect.amount = static_cast<Number>(cursor.take_number(-32'767, 32'767).value_or(0));
    while (!cursor.at_end() && !cursor.failed()) {
        if (cursor.take("on"))
            take_on(cursor, effect.on, effect.on_player);
        else if (cursor.take("from"))
            effect.source = take_copy(cursor);
        else if (cursor.take("until"))
            effect.until = take_until(cursor);
        else
            cursor.fail("“on”, “until” or “from”");
    }
    set_up_.effects.push_back(effect);
}

std::uint8_t SetUpReader::take_until(Cursor& cursor)
{
    const int until = cursor.take_one_of(words().effect_until);
    if (until < 0)
        cursor.fail_with_all("when the effect ends", words().effect_until);
    return static_cast<std::uint8_t>(until);
}

void SetUpReader::take_standing(Cursor& cursor)
{
    const int rule = cursor.take_one_of(vocabulary_->rules);
    if (rule < 0)
        return cursor.fail("the id of a rule", vocabulary_->rules);
    Standing standing{.rule = static_cast<std::uint16_t>(rule)};
    while (!cursor.at_end() && !cursor.failed()) {
        if (cursor.take("on"))
            take_on(cursor, standing.card, standing.seat);
        else
            cursor.fail("“on” and a card or a player");
    }
    set_up_.standing.push_back(standing);
}

}  // namespace cardinal::notation
