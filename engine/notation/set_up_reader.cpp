#include "engine/notation/set_up_reader.h"

#include <algorithm>
#include <array>

// The first reading: which lines there are, which cards lie where under which labels. What is said about cards waits
// for the second reading in set_up_remarks.cpp, when all of them are there.
namespace cardinal::notation {
namespace {

constexpr std::array<std::string_view, 2> profiles = {"practice", "tournament"};
constexpr std::array<std::string_view, 2> later_words = {"effect", "standing"};

std::int8_t seats_of(const Game& game, const std::shared_ptr<const CardLibrary>& library)
{
    Position empty{.library = library};
    game.lay_out(empty);
    return empty.seats;
}

/// `Home at field`: a card of that name, not the place.
bool speaks_of_whereabouts(Cursor cursor, const Lexicon& lexicon)
{
    cursor.take_one_of(lexicon.vocabulary->zones);
    return cursor.sees("at") || cursor.sees("on") || cursor.sees("not");
}

std::vector<std::string_view> views_of(std::span<const std::string_view> words) { return {words.begin(), words.end()}; }

}  // namespace

SetUpReader::SetUpReader(const Vocabulary& vocabulary, std::shared_ptr<const CardLibrary> library, Errors& errors)
    : vocabulary_(&vocabulary),
      library_(std::move(library)),
      errors_(&errors),
      errors_before_(errors.count()),
      lexicon_(vocabulary, seats_of(*vocabulary.game, library_))
{}

bool SetUpReader::take(const Statement& statement)
{
    Cursor cursor(statement, *errors_);
    if (cursor.longest_of(later_words) >= 0)
        later_.push_back(cursor);
    else if (cursor.take("given"))
        given_.push_back(cursor);
    else if (!take_table_line(cursor))
        return false;
    return true;
}

/// `stack:` holds what is declared, which begins with a player and an action; a zone of that name may also hold cards.
bool SetUpReader::take_table_line(Cursor& cursor)
{
    Cursor after = cursor;
    if (after.take("seats") && after.sees_number())
        return take_seats(after);
    if (after.take("option"))
        return take_option(after), true;
    if (after.take("profile"))
        return take_profile(after), true;
    if (after.take("lay") && after.take("deck"))
        return decks_.push_back(after), true;
    after = cursor;
    if (after.take("stack") && after.take(":") && sees_action(after, lexicon_))
        return pending_.push_back(after), true;
    after = cursor;
    if (sees_seat(after, lexicon_.seats)) {
        take_seat(after, lexicon_.seats);
        return after.sees(":") && (later_.push_back(cursor), true);
    }
    if (sees_place(after, lexicon_) && !speaks_of_whereabouts(after, lexicon_))
        return take_cards(cursor), true;
    const int value = value_at(after, *vocabulary_, Scope::match);
    if (value < 0)
        return false;
    later_.push_back(cursor);
    return true;
}

bool SetUpReader::take_seats(Cursor& cursor)
{
    if (const auto seats = cursor.take_number(1, most_seats)) {
        set_up_.seats = static_cast<std::int8_t>(*seats);
        lexicon_.seats = *seats;
        cursor.expect_end();
    }
    return true;
}

void SetUpReader::take_option(Cursor& cursor)
{
    const int index = cursor.take_one_of(vocabulary_->options);
    if (index < 0)
        return cursor.fail("a table option", vocabulary_->options);
    const OptionWord& option = words().options[static_cast<std::size_t>(index)];
    int value = cursor.take_one_of(option.values);
    if (value < 0 && cursor.take("number"))
        value = cursor.take_number(-32'767, 32'767).value_or(0);
    else if (value < 0)
        return cursor.fail_with_all("a value of " + std::string(option.name), views_of(option.values));
    if (cursor.expect_end())
        set_up_.options.push_back({static_cast<std::uint8_t>(index), static_cast<Number>(value)});
}

void SetUpReader::take_profile(Cursor& cursor)
{
    const int profile = cursor.take_one_of(profiles);
    if (profile < 0)
        return cursor.fail("practice or tournament", profiles);
    profile_ = profile == 0 ? Profile::practice : Profile::tournament;
    cursor.expect_end();
}

// ---- cards in a place ----

void SetUpReader::take_cards(Cursor& cursor)
{
    const auto place = take_place(cursor, lexicon_);
    if (!place)
        return;
    if (!cursor.take(":"))
        return cursor.fail("“:” and what lies there");
    while (!cursor.at_end() && !cursor.failed()) {
        take_item(cursor, *place);
        if (!cursor.at_end() && !cursor.take(","))
            cursor.fail("“,” or the end of the line");
    }
}

void SetUpReader::take_item(Cursor& cursor, const PlaceName& place)
{
    PlacedCard card{.label = take_label(cursor), .place = place.place};
    if (place.whose)
        card.side = place.whose;
    const Cursor before_count = cursor;
    const int count = take_count(cursor);
    if (count > 1 && !card.label.empty()) {
        cursor = before_count;
        return cursor.fail("one card for one label");
    }
    const auto facts = cursor.sees_quotation() ? std::nullopt : cursor.name_in(vocabulary_->cards);
    const std::size_t first = set_up_.cards.size();
    if (facts) {
        card.facts = static_cast<std::uint16_t>(facts->meaning);
        cursor.go_to(facts->end);
    } else {
        const Cursor before = cursor;
        const int known = cursor.sees_quotation() ? vocabulary_->cards.find(cursor.take_quotation().value_or("")) : -1;
        if (known < 0) {
            cursor = before;
            return cursor.fail("the name of a card", vocabulary_->cards.known());
        }
        card.facts = static_cast<std::uint16_t>(known);
    }
    add_cards(cursor, card, count);
    take_remarks(cursor, place, first, static_cast<std::size_t>(count));
}

/// `K = `: everything up to the sign, if there is one before the item ends.
std::string SetUpReader::take_label(Cursor& cursor)
{
    const std::size_t sign = cursor.find("=,(");
    if (sign >= cursor.statement().text.size() || cursor.statement().text[sign] != '=')
        return {};
    const Cursor before = cursor;
    std::string label;
    const bool is_quoted = cursor.sees_quotation();
    if (is_quoted)
        label = cursor.take_quotation().value_or("");
    else {
        label = std::string(trimmed(cursor.rest().substr(0, sign - cursor.at())));
        cursor.go_to(sign);
    }
    const bool is_seat = !is_quoted && sees_seat(before, lexicon_.seats) && label.size() == 1;
    const bool is_fit = !label.empty() && label.size() <= longest_name && !is_seat && cursor.take("=");
    if (!is_fit || !lexicon_.labels.add(label, static_cast<int>(set_up_.cards.size()))) {
        cursor = before;
        cursor.fail(is_fit    ? "a label that no other card has"
                    : is_seat ? "a label that is no player's letter"
                              : "a label and “=”");
    }
    return label;
}

int SetUpReader::take_count(Cursor& cursor)
{
    const bool names_a_card = cursor.name_in(vocabulary_->cards).has_value();
    if (names_a_card || !cursor.sees_number())
        return 1;
    return cursor.take_number(1, static_cast<int>(most_things)).value_or(1);
}

void SetUpReader::add_cards(Cursor& cursor, const PlacedCard& card, int count)
{
    if (cursor.failed())
        return;
    if (set_up_.cards.size() + static_cast<std::size_t>(count) > most_things)
        return cursor.fail("at most " + std::to_string(most_things) + " things on a table");
    for (int copy = 0; copy < count; ++copy) {
        copies_[card.facts].push_back({static_cast<std::int16_t>(set_up_.cards.size())});
        lexicon_.add_copy(card.facts);
        set_up_.cards.push_back(card);
    }
}

void SetUpReader::take_remarks(Cursor& cursor, const PlaceName& place, std::size_t first, std::size_t count)
{
    Remarks remarks{
        .statement = &cursor.statement(), .begin = cursor.at(), .end = cursor.at(), .first = first, .count = count};
    const ZoneWord& word = words().zones[place.place.zone];
    if (!place.whose && !word.may_be_nobodys) {
        const std::string zone(word.name);
        remarks.whose = "whose it is: " + zone + ".A or " + zone + ".B";
    }
    if (!cursor.failed() && cursor.take("(")) {
        remarks.begin = cursor.at();
        remarks.end = cursor.find(")");
        cursor.go_to(remarks.end);
        if (!cursor.take(")"))
            cursor.fail("“)”");
    }
    if (!cursor.failed() && (remarks.begin != remarks.end || !remarks.whose.empty()))
        remarks_.push_back(std::move(remarks));
}

// ---- all of it ----

std::optional<Position> SetUpReader::finish(std::span<const Deck> decks)
{
    lay_decks(decks);
    for (const Cursor& cursor : pending_)
        read_pending(cursor);
    for (const Remarks& remarks : remarks_)
        read_remarks(remarks);
    for (const Cursor& cursor : later_)
        read_later(cursor);
    if (errors_->count() > errors_before_ || errors_->is_full())
        return {};
    Position position = lay(game(), with_labels(library_, set_up_.cards), set_up_);
    resolve_stack(position);
    settle(game(), set_up_, position);
    for (const Cursor& cursor : given_)
        do_given(cursor, position);
    return errors_->count() > errors_before_ ? std::nullopt : std::optional(std::move(position));
}

void SetUpReader::resolve_stack(Position& position)
{
    for (const Declared& declared : declared_)
        if (const auto action = resolve(game(), position, declared.phrase, *declared.statement, *errors_))
            position.stack.push_back({.action = *action, .declined = declared.declined, .fate = declared.fate});
}

void SetUpReader::do_given(Cursor cursor, Position& position)
{
    const auto phrase = take_action(cursor, lexicon_);
    if (!phrase || !cursor.expect_end())
        return;
    if (const auto action = resolve(game(), position, *phrase, cursor.statement(), *errors_))
        position = apply(game(), std::move(position), *action);
}

}  // namespace cardinal::notation
