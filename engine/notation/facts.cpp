#include "engine/notation/facts.h"

#include "engine/notation/copies.h"
#include "engine/notation/how_it_lies.h"
#include "engine/rules/game.h"

#include <algorithm>

namespace cardinal::notation {
namespace {

/// A value of any scope that stands here with what follows it: a bracket for an owner, a sign for a match's number.
struct Named {
    int value = -1;
    bool has_owner = false;
};

Named named_at(const Cursor& cursor, const Lexicon& lexicon)
{
    Named best;
    std::string_view longest;
    for (const Scope scope : {Scope::match, Scope::player, Scope::card}) {
        const int value = value_at(cursor, *lexicon.vocabulary, scope);
        if (value < 0)
            continue;
        const std::string_view name = lexicon.words().values[static_cast<std::size_t>(value)].name;
        Cursor after = cursor;
        after.take(name);
        const bool has_owner = after.sees("(");
        if ((scope != Scope::match) == has_owner && name.size() > longest.size()) {
            best = {value, has_owner};
            longest = name;
        }
    }
    return best;
}

/// The value of that name among those of a player or those of a card.
int value_of(const Lexicon& lexicon, int like, Scope scope)
{
    const Vocabulary::Values& values = lexicon.vocabulary->values_of(scope);
    const auto found = std::ranges::find(values.names, lexicon.words().values[static_cast<std::size_t>(like)].name);
    return found == values.names.end() ? -1 : values.indices[static_cast<std::size_t>(found - values.names.begin())];
}

void take_owner(Cursor& cursor, const Lexicon& lexicon, NumberName& name)
{
    const std::string_view word = lexicon.words().values[static_cast<std::size_t>(name.value)].name;
    const int of_player = value_of(lexicon, name.value, Scope::player);
    const int of_card = value_of(lexicon, name.value, Scope::card);
    if (of_player >= 0 && (of_card < 0 || sees_seat(cursor, lexicon.seats))) {
        name.value = static_cast<std::int16_t>(of_player);
        name.seat = take_seat(cursor, lexicon.seats).value_or(nobody);
        return;
    }
    if (sees_seat(cursor, lexicon.seats))
        return cursor.fail("a card: " + std::string(word) + " is a card's number");
    name.value = static_cast<std::int16_t>(of_card);
    name.card = take_card_name(cursor, lexicon);
}

int facts_of_owner(const Lexicon& lexicon, const std::optional<CardName>& card)
{
    return card ? facts_of(lexicon, *card) : -1;
}

void take_place_of_card(Cursor& cursor, const Lexicon& lexicon, Fact& fact)
{
    const auto place = take_place(cursor, lexicon);
    if (!place)
        return;
    fact.to = place->place;
    if (!cursor.take("->"))
        return;
    fact.from = fact.to;
    if (const auto to = take_place(cursor, lexicon))
        fact.to = to->place;
}

void take_how_it_lies(Cursor& cursor, const Lexicon& lexicon, FactPhrase& phrase)
{
    if (cursor.take("face"))
        phrase.fact.face = static_cast<std::int8_t>(take_face(cursor));
    else if (cursor.take("turned"))
        phrase.fact.turned = static_cast<std::int8_t>(take_quarter_turns(cursor) & 0x7F);
    else if (cursor.take("on"))
        phrase.host = take_card_name(cursor, lexicon);
    else if (sees_place(cursor, lexicon))
        take_place_of_card(cursor, lexicon, phrase.fact);
    else
        cursor.fail("where or how the card lies", lexicon.vocabulary->zones);
}

std::optional<FactPhrase> take_fact_about_card(Cursor& cursor, const Lexicon& lexicon)
{
    FactPhrase phrase{.fact = {.what = Fact::What::card}, .card = take_card_name(cursor, lexicon)};
    if (!cursor.failed() && !cursor.take(":"))
        cursor.fail("“:” and where or how the card lies");
    while (!cursor.at_end() && !cursor.failed()) {
        take_how_it_lies(cursor, lexicon, phrase);
        if (!cursor.at_end() && !cursor.take(","))
            cursor.fail("“,” or the end of the line");
    }
    return cursor.failed() ? std::nullopt : std::optional(phrase);
}

}  // namespace

bool sees_number_name(const Cursor& cursor, const Lexicon& lexicon)
{
    const Named named = named_at(cursor, lexicon);
    if (named.value < 0 || named.has_owner)
        return named.value >= 0;
    Cursor after = cursor;
    after.take(lexicon.words().values[static_cast<std::size_t>(named.value)].name);
    return after.sees("=") || after.sees("!=") || after.sees("<") || after.sees(">");
}

std::optional<NumberName> take_number_name(Cursor& cursor, const Lexicon& lexicon)
{
    const Named named = named_at(cursor, lexicon);
    if (named.value < 0) {
        std::vector<std::string_view> known;
        for (const Vocabulary::Values& values : lexicon.vocabulary->values)
            known.insert(known.end(), values.names.begin(), values.names.end());
        cursor.fail("a number of the game by its name", known);
        return {};
    }
    NumberName name{.value = static_cast<std::int16_t>(named.value)};
    cursor.take(lexicon.words().values[static_cast<std::size_t>(named.value)].name);
    if (named.has_owner) {
        cursor.take("(");
        take_owner(cursor, lexicon, name);
        if (!cursor.failed() && !cursor.take(")"))
            cursor.fail("“)”");
    }
    return cursor.failed() ? std::nullopt : std::optional(name);
}

bool sees_fact(const Cursor& cursor, const Lexicon& lexicon)
{
    return cursor.sees("card") || sees_number_name(cursor, lexicon);
}

std::optional<FactPhrase> take_fact(Cursor& cursor, const Lexicon& lexicon)
{
    if (cursor.take("card"))
        return take_fact_about_card(cursor, lexicon);
    const auto name = take_number_name(cursor, lexicon);
    if (!name)
        return {};
    if (!cursor.take("=")) {
        cursor.fail("“=” and what it is");
        return {};
    }
    const ValueWord& value = lexicon.words().values[static_cast<std::size_t>(name->value)];
    const auto told = take_value(cursor, lexicon, value, facts_of_owner(lexicon, name->card));
    if (!told || !cursor.expect_end())
        return {};
    return FactPhrase{.fact = {.value = name->value, .seat = name->seat, .number = told->number},
                      .card = name->card,
                      .number = told->card};
}

// ---- which copies are meant ----

namespace {

std::optional<CardId> complain(const CardName& name, const std::string& expected, const Statement& statement,
                               Errors& errors)
{
    Cursor cursor(statement, errors, name.at, name.end);
    cursor.fail(expected);
    return {};
}

std::vector<CardId> first_of_each(const Kinds& kinds)
{
    std::vector<CardId> cards;
    for (const std::vector<CardId>& kind : kinds)
        cards.push_back(kind.front());
    return cards;
}

std::size_t faults_of(const Game& game, const Position& position, const Fact& fact)
{
    constexpr std::size_t lies_elsewhere = 1000;
    const bool is_elsewhere = fact.from != nowhere && position.card(fact.card).place != fact.from;
    return judge_fact(game, position, fact).violations.size() + (is_elsewhere ? lies_elsewhere : 0);
}

/// Of these copies the one that the fact breaks the fewest rules about.
std::optional<CardId> resolve_owner(const Game& game, const Position& position, const FactPhrase& phrase,
                                    const Statement& statement, Errors& errors)
{
    const Kinds kinds = Copies(game, position).kinds_of(*phrase.card);
    if (kinds.size() < 2)
        return resolve(game, position, *phrase.card, statement, errors);
    auto fewest = static_cast<std::size_t>(-1);
    std::vector<CardId> best;
    Fact fact = phrase.fact;
    for (const CardId card : first_of_each(kinds)) {
        fact.card = card;
        const std::size_t faults = faults_of(game, position, fact);
        if (faults < fewest)
            best.clear();
        if (faults <= fewest)
            best.push_back(card);
        fewest = std::min(fewest, faults);
    }
    if (best.size() > 1)
        return complain(*phrase.card, "one of " + list_of(game, position, best), statement, errors);
    return best.front();
}

}  // namespace

std::optional<CardId> resolve(const Game& game, const Position& position, const CardName& name,
                              const Statement& statement, Errors& errors)
{
    const Kinds kinds = Copies(game, position).kinds_of(name);
    if (kinds.empty())
        return complain(name, "a card that is in this match", statement, errors);
    if (kinds.size() > 1)
        return complain(name, "one of " + list_of(game, position, first_of_each(kinds)), statement, errors);
    return kinds.front().front();
}

std::optional<Fact> resolve(const Game& game, const Position& position, const FactPhrase& phrase,
                            const Statement& statement, Errors& errors)
{
    Fact fact = phrase.fact;
    const std::size_t before = errors.count();
    const auto one = [&](const std::optional<CardName>& name) {
        return name ? resolve(game, position, *name, statement, errors).value_or(no_card) : no_card;
    };
    fact.host = one(phrase.host);
    if (phrase.number)
        fact.number = one(phrase.number).index;
    if (phrase.card)
        fact.card = resolve_owner(game, position, phrase, statement, errors).value_or(no_card);
    return errors.count() > before || errors.is_full() ? std::nullopt : std::optional(fact);
}

// ---- writing ----

std::string write_number_name(const Lexicon& lexicon, std::int16_t index, Seat seat, CardId card)
{
    const ValueWord& value = lexicon.words().values[static_cast<std::size_t>(index)];
    std::string name(value.name);
    if (value.scope == Scope::match)
        return name;
    return name + "(" + (value.scope == Scope::player ? write_seat(seat) : write_card_name(lexicon, card)) + ")";
}

namespace {

std::string write_fact_about_card(const Lexicon& lexicon, const Fact& fact)
{
    std::string text = "card " + write_card_name(lexicon, fact.card) + ":";
    std::string separator = " ";
    const auto add = [&](const std::string& item) {
        text += separator + item;
        separator = ", ";
    };
    if (fact.from != nowhere)
        add(write_place(lexicon.game(), fact.from) + " -> " + write_place(lexicon.game(), fact.to));
    else if (fact.to != nowhere)
        add(write_place(lexicon.game(), fact.to));
    if (fact.face >= 0)
        add(write_face(static_cast<Face>(fact.face)));
    if (fact.turned >= 0)
        add(write_quarter_turns(fact.turned));
    if (fact.host)
        add("on " + write_card_name(lexicon, fact.host));
    return text;
}

}  // namespace

std::string write_fact(const Lexicon& lexicon, const Fact& fact)
{
    if (fact.what == Fact::What::card)
        return write_fact_about_card(lexicon, fact);
    const ValueWord& value = lexicon.words().values[static_cast<std::size_t>(fact.value)];
    const auto card = static_cast<std::size_t>(fact.card.index);
    const int facts = card < lexicon.copies.size() ? lexicon.copies[card] : -1;
    return write_number_name(lexicon, fact.value, fact.seat, fact.card) + " = " +
           write_value(lexicon, value, facts, fact.number);
}

}  // namespace cardinal::notation
