#include "engine/notation/actions.h"

#include "engine/rules/action_word.h"

#include <algorithm>
#include <limits>

// An action's line is its word and its slots in the order of the game's table. Slots that may be left out have a word
// of their own before them, so they may also change places.
namespace cardinal::notation {
namespace {

constexpr int least_number = std::numeric_limits<Number>::min() + 1;
constexpr int greatest_number = std::numeric_limits<Number>::max();
constexpr std::size_t most_mentions = 250;  // nobody moves more at once, and finding the copies stays quick

std::vector<std::string_view> ability_names(const Lexicon& lexicon, int facts)
{
    std::vector<std::string_view> names;
    if (facts >= 0)
        for (const Ability& ability : lexicon.vocabulary->library->cards[static_cast<std::size_t>(facts)].abilities)
            names.push_back(name_of(lexicon.words(), ability));
    return names;
}

std::string what_stands_in(Slot slot)
{
    switch (slot) {
    case Slot::card:
    case Slot::target: return "a card";
    case Slot::cards: return "cards";
    case Slot::other: return "a player";
    case Slot::place: return "a place";
    case Slot::word: return "a word";
    case Slot::ability: return "an ability";
    case Slot::number: return "a number";
    case Slot::numbers: return "numbers";
    }
    return "more";
}

class ActionReader {
public:
    ActionReader(Cursor& cursor, const Lexicon& lexicon) : cursor_(cursor), lexicon_(lexicon) {}

    std::optional<ActionPhrase> take()
    {
        const bool has_seat = sees_seat(cursor_, lexicon_.seats);
        if (has_seat)
            phrase_.action.seat = take_seat(cursor_, lexicon_.seats).value_or(nobody);
        const Cursor word = cursor_;
        const int index = cursor_.take_one_of(lexicon_.vocabulary->actions);
        if (index < 0) {
            cursor_.fail(has_seat ? "what " + write_seat(phrase_.action.seat) + " does" : "an action",
                         lexicon_.vocabulary->actions);
            return {};
        }
        action_ = &lexicon_.words().actions[static_cast<std::size_t>(index)];
        if (action_->who == Who::player && !has_seat) {
            cursor_ = word;
            cursor_.fail("who does it");
        }
        phrase_.action.kind = action_->kind;
        take_slots();
        return cursor_.failed() ? std::nullopt : std::optional(std::move(phrase_));
    }

private:
    Cursor& cursor_;
    const Lexicon& lexicon_;
    const ActionWord* action_ = nullptr;
    ActionPhrase phrase_{};

    void take_slots()
    {
        std::vector<const SlotWord*> left_out;
        for (const SlotWord& slot : action_->slots) {
            if (slot.needed || sees(slot))
                take(slot);
            else
                left_out.push_back(&slot);
        }
        const auto is_here = [&](const SlotWord* slot) { return !slot->before.empty() && sees(*slot); };
        for (auto slot = std::ranges::find_if(left_out, is_here); slot != left_out.end() && !cursor_.failed();
             slot = std::ranges::find_if(left_out, is_here)) {
            take(**slot);
            left_out.erase(slot);
        }
    }

    bool sees(const SlotWord& slot) const
    {
        if (!slot.before.empty())
            return cursor_.sees(slot.before);
        switch (slot.slot) {
        case Slot::card:
        case Slot::target:
        case Slot::cards: return cursor_.sees_quotation() || card_name_at(cursor_, lexicon_);
        case Slot::other: return sees_seat(cursor_, lexicon_.seats);
        case Slot::place: return sees_place(cursor_, lexicon_);
        case Slot::word: return cursor_.longest_of(slot.words) >= 0;
        case Slot::ability: return cursor_.sees_quotation() || cursor_.name_in(lexicon_.vocabulary->abilities);
        case Slot::number: return cursor_.sees_number();
        case Slot::numbers: return cursor_.sees_number() || cursor_.longest_of(slot.words) >= 0;
        }
        return false;
    }

    void take(const SlotWord& slot)
    {
        if (!slot.before.empty() && !cursor_.take(slot.before))
            return cursor_.fail("“" + std::string(slot.before) + "” and " + what_stands_in(slot.slot));
        Action& action = phrase_.action;
        switch (slot.slot) {
        case Slot::card:
        case Slot::target: return take_card(slot.slot);
        case Slot::cards: return take_cards();
        case Slot::other: action.other = take_seat(cursor_, lexicon_.seats).value_or(nobody); return;
        case Slot::place: action.place = take_place(cursor_, lexicon_).value_or(PlaceName{}).place; return;
        case Slot::word: action.word = take_word(slot); return;
        case Slot::ability: action.word = take_ability(); return;
        case Slot::number: action.number = take_number(); return;
        case Slot::numbers: return take_numbers(slot);
        }
    }

    bool take_separator() { return cursor_.take(",") || cursor_.take("and"); }

    void take_card(Slot slot)
    {
        if (const auto name = take_card_name(cursor_, lexicon_))
            phrase_.mentions.push_back({.slot = slot, .name = *name});
    }

    void take_cards()
    {
        do
            take_card(Slot::cards);
        while (!cursor_.failed() && take_separator());
        if (phrase_.mentions.size() > most_mentions)
            cursor_.fail("at most " + std::to_string(most_mentions) + " cards in one action");
    }

    Number take_number() { return static_cast<Number>(cursor_.take_number(least_number, greatest_number).value_or(0)); }

    Number take_word(const SlotWord& slot)
    {
        const int word = cursor_.take_one_of(slot.words);
        if (word < 0)
            cursor_.fail("one of its words", slot.words);
        return static_cast<Number>(word);
    }

    void take_numbers(const SlotWord& slot)
    {
        do
            phrase_.action.numbers.push_back(slot.words.empty() || cursor_.sees_number() ? take_number()
                                                                                         : take_word(slot));
        while (!cursor_.failed() && take_separator());
    }

    /// Only the abilities of the card count: with them alone it is known where the name ends.
    Number take_ability()
    {
        const auto is_source = [](const ActionPhrase::Mention& mention) { return mention.slot == Slot::card; };
        const auto source = std::ranges::find_if(phrase_.mentions, is_source);
        const int facts = source == phrase_.mentions.end() ? -1 : facts_of(lexicon_, source->name);
        const std::vector<std::string_view> names = ability_names(lexicon_, facts);
        const Cursor before = cursor_;
        const std::string name = take_name_among(names);
        const int ordinal = cursor_.take("#") ? cursor_.take_number(1, 99).value_or(1) : 1;
        const int index = facts < 0 ? -1
                                    : find_ability(lexicon_.words(),
                                                   lexicon_.vocabulary->library->cards[static_cast<std::size_t>(facts)],
                                                   name, ordinal);
        if (index < 0 && !cursor_.failed()) {
            cursor_ = before;
            cursor_.fail("an ability of this card", names);
        }
        return static_cast<Number>(index);
    }

    std::string take_name_among(const std::vector<std::string_view>& names)
    {
        if (cursor_.sees_quotation())
            return cursor_.take_quotation().value_or("");
        const int found = cursor_.take_one_of(names);
        return found < 0 ? "#" : std::string(names[static_cast<std::size_t>(found)]);
    }
};

// ---- writing ----

std::string write_cards(const Lexicon& lexicon, const std::vector<CardId>& cards)
{
    std::string text;
    for (const CardId card : cards) {
        const bool stands_twice = std::ranges::count(cards, card) > 1;
        text += (text.empty() ? "" : ", ") +
                (stands_twice ? write_exact_card_name(lexicon, card) : write_card_name(lexicon, card));
    }
    return text;
}

std::string write_ability(const Lexicon& lexicon, const Action& action)
{
    const auto card = static_cast<std::size_t>(action.card.index);
    const auto index = static_cast<std::size_t>(action.word);
    const std::vector<std::string_view> names =
        ability_names(lexicon, card < lexicon.copies.size() ? lexicon.copies[card] : -1);
    if (index >= names.size())
        return std::to_string(action.word);
    const std::string_view name = names[index];
    const auto end = names.begin() + action.word;
    const auto before =
        std::count_if(names.begin(), end, [&](std::string_view known) { return same_name(known, name); });
    const bool is_word = !name.empty() && std::ranges::all_of(name, is_of_word);
    const std::string written = is_word ? std::string(name) : quoted(name);
    return before == 0 ? written : written + "#" + std::to_string(before + 1);
}

std::string write_word(const SlotWord& slot, Number word)
{
    const auto index = static_cast<std::size_t>(word);
    return index < slot.words.size() ? std::string(slot.words[index]) : std::to_string(word);
}

std::string write_numbers(const SlotWord& slot, const std::vector<Number>& numbers)
{
    std::string text;
    for (const Number number : numbers)
        text += (text.empty() ? "" : ", ") + write_word(slot, number);
    return text;
}

/// What fills a slot; empty when nothing does.
std::string write_slot(const Lexicon& lexicon, const SlotWord& slot, const Action& action)
{
    switch (slot.slot) {
    case Slot::card: return action.card ? write_card_name(lexicon, action.card) : "";
    case Slot::target: return action.target ? write_card_name(lexicon, action.target) : "";
    case Slot::cards: return write_cards(lexicon, action.cards);
    case Slot::other: return action.other ? write_seat(action.other) : "";
    case Slot::place: return action.place != nowhere ? write_place(lexicon.game(), action.place) : "";
    case Slot::word: return action.word == no_number ? "" : write_word(slot, action.word);
    case Slot::ability: return action.word == no_number ? "" : write_ability(lexicon, action);
    case Slot::number: return action.number == no_number ? "" : std::to_string(action.number);
    case Slot::numbers: return write_numbers(slot, action.numbers);
    }
    return "";
}

}  // namespace

bool sees_action(const Cursor& cursor, const Lexicon& lexicon)
{
    Cursor after = cursor;
    if (sees_seat(after, lexicon.seats))
        return true;
    const int index = after.longest_of(lexicon.vocabulary->actions);
    after.take_word();
    if (after.sees("("))  // a number of that name
        return false;
    return index >= 0 && lexicon.words().actions[static_cast<std::size_t>(index)].who != Who::player;
}

std::optional<ActionPhrase> take_action(Cursor& cursor, const Lexicon& lexicon)
{
    return ActionReader(cursor, lexicon).take();
}

std::string write_action(const Lexicon& lexicon, const Action& action)
{
    const ActionWord* word = find_action_word(lexicon.words(), action.kind);
    if (!word)
        return "nothing";
    std::string line = action.seat ? write_seat(action.seat) + " " : "";
    line += word->name;
    for (const SlotWord& slot : word->slots) {
        const std::string filling = write_slot(lexicon, slot, action);
        if (!filling.empty())
            line += (slot.before.empty() ? " " : " " + std::string(slot.before) + " ") + filling;
    }
    return line;
}

}  // namespace cardinal::notation
