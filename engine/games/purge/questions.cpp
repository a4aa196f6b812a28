#include "engine/games/purge/catalogue.h"
#include "engine/games/purge/chapters.h"
#include "engine/games/purge/targets.h"
#include "engine/games/purge/values.h"
#include "engine/rules/asking.h"

#include <algorithm>

/// What is open now: the decisions no camera sees, and what the card data cannot say. What is seen answers a question
/// as well as what is said.
namespace cardinal::purge {
namespace {

// ---- who goes first ----
void ask_who_goes_first(const Position& position, Questions& questions)
{
    const Seat entitled = entitled_to_name(position);
    if (!entitled) {
        add(questions, rule("purge.stat.initiative_tie"), nobody, "INITIATIVE is equal: who won the coin toss?",
            {deed(Deed::coin, seat_a), deed(Deed::coin, seat_b)});
        return;
    }
    std::vector<Action> answers;
    for (const Seat first : {seat_a, seat_b}) {
        answers.push_back(deed(Deed::first, entitled));
        answers.back().other = first;
    }
    const bool is_first_turn = get(position, match::turn) <= 1;
    const RuleInfo& asked = is_first_turn ? rule("purge.setup.first") : rule("purge.stat.initiative");
    add(questions, asked, entitled, name_of(entitled) + " decides who goes first.", std::move(answers));
}

// ---- what is done ----
void ask_for_a_choice(const Position& position, Questions& questions)
{
    const bool is_chosen = choice(position) != Choice::none;
    const Seat seat = is_chosen ? opponent_of(active(position)) : active(position);
    add_about_a_play(questions, rule("purge.sub.pass"), seat,
                     name_of(seat) + "'s sub-phase: a move, a battle, up to three plays or a pass.",
                     {deed(Deed::pass, seat)});
}

void ask_for_a_battle_action(const Position& position, Questions& questions)
{
    const Seat seat{static_cast<std::int8_t>(get(position, match::battle_to_act))};
    add_about_a_play(questions, rule("purge.battle.actions"), seat,
                     name_of(seat) + "'s battle action: an attack, a retreat or a pass.", {deed(Deed::pass, seat)});
}

// ---- the stack ----
void ask_for_responses(const Position& position, Questions& questions)
{
    const Pending& newest = position.stack.back();
    std::vector<Action> answers;
    for (const Seat seat : {seat_a, seat_b})
        if ((newest.declined >> seat.index & 1) == 0)
            answers.push_back(deed(Deed::decline, seat));
    answers.push_back(deed(Deed::resolve, nobody));
    add_about_a_play(questions, rule("purge.stack.respond"), nobody,
                     "Does anybody respond to " + name_of(position, newest.action.card) + "?", std::move(answers));
}

const Ability* ability_of(const Position& position, const Action& action)
{
    const auto& abilities = position.facts(action.card).abilities;
    const bool is_one =
        deed_of(action) == Deed::use && action.word >= 0 && static_cast<std::size_t>(action.word) < abilities.size();
    return is_one ? &abilities[static_cast<std::size_t>(action.word)] : nullptr;
}

bool keyword_chooses_targets(const Ability& ability)
{
    switch (static_cast<Keyword>(ability.fields[ability::keyword])) {
    case Keyword::irradiate:
    case Keyword::flux:
    case Keyword::overlay: return true;
    default: return false;
    }
}

// Only effects with chosen targets wait for somebody's choice.
bool waits_for_targets(const Position& position, const Action& action)
{
    if (!action.cards.empty())
        return false;
    if (const Ability* ability = ability_of(position, action))
        return keyword_chooses_targets(*ability) || std::ranges::any_of(ability->effects, chooses_targets);
    const auto& effects = position.facts(action.card).effects;
    const bool waits_for_a_vector = state(position) != State::battle && names_a_vector(effects);
    return deed_of(action) == Deed::ops && (waits_for_a_vector || std::ranges::any_of(effects, chooses_targets));
}

bool leaves_open_what_flux_moves(const Position& position, const Action& action)
{
    constexpr Number each_time_anew = 5;  // the option's value `ask`
    const Ability* ability = ability_of(position, action);
    const bool is_flux = ability && ability->fields[ability::keyword] == static_cast<Number>(Keyword::flux);
    const bool stat_is_said = option(position, Option::flux_stat) != each_time_anew || !action.numbers.empty();
    return is_flux && (action.number == no_number || !stat_is_said);
}

void ask_about_text(const Position& position, CardId card, Questions& questions)
{
    add(questions, rule("purge.card.text"), nobody, "What does the text of " + name_of(position, card) + " do?");
}

void ask_about_texts(const Position& position, Questions& questions)
{
    for (const Card& card : position.cards)
        if (get(card, on_card::text_to_state) != 0)
            ask_about_text(position, position.id_of(card), questions);
}

void ask_about_the_newest(const Position& position, Questions& questions)
{
    const Action& declared = position.stack.back().action;
    const std::string name = name_of(position, declared.card);
    if (position.card(declared.card).face == Face::down && deed_of(declared) != Deed::use)
        add(questions, rule("purge.play.declare"), declared.seat,
            "Which card did " + name_of(declared.seat) + " declare?");
    if (waits_for_targets(position, declared))
        add(questions, rule("purge.ops.targets"), declared.seat,
            "What does " + name_of(declared.seat) + " target with " + name + "?");
    if (says_what_data_cannot(position, declared))
        ask_about_text(position, declared.card, questions);
    if (leaves_open_what_flux_moves(position, declared))
        add(questions, rule("purge.kw.flux"), declared.seat, "How much of what does " + name + " move with Flux?");
}

// ---- what was triggered ----
bool is_triggered(const Position& position, CardId card, const Ability& ability)
{
    const Number event = ability.fields[ability::trigger];
    return ability.fields[ability::way] == static_cast<Number>(Way::triggered) && event != not_given &&
           happened(position, card, static_cast<Event>(event));
}

Action use_of(const Position& position, CardId card, int ability)
{
    Action action = deed(Deed::use, position.card(card).side);
    action.card = card;
    action.word = static_cast<Number>(ability);
    return action;
}

void ask_about_triggers_of(const Position& position, CardId card, Questions& questions)
{
    const auto& abilities = position.facts(card).abilities;
    for (std::size_t at = 0; at < abilities.size(); ++at) {
        const int ability = static_cast<int>(at);
        if (!is_triggered(position, card, abilities[at]) || !is_unlocked(position, card, ability))
            continue;
        const bool at_resolution =
            abilities[at].fields[ability::trigger] == static_cast<Number>(Event::battle_resolution);
        const RuleInfo& asked = at_resolution ? rule("purge.term.battle_resolution") : rule("purge.ability.triggered");
        add_about_a_play(questions, asked, position.card(card).side,
                         "What does " + abilities[at].name + " of " + name_of(position, card) + " do now?",
                         {use_of(position, card, ability)});
    }
}

void ask_about_triggers(const Position& position, Questions& questions)
{
    for (const Card& card : position.cards)
        if (get(card, on_card::happened) != 0)
            ask_about_triggers_of(position, position.id_of(card), questions);
}

}  // namespace

bool says_what_data_cannot(const Position& position, const Action& action)
{
    if (const Ability* ability = ability_of(position, action))
        return !ability->text.empty() && ability->effects.empty();
    const CardFacts& facts = position.facts(action.card);
    return !facts.text.empty() && facts.effects.empty();
}

void ask(const Position& position, Questions& questions)
{
    if (is_over(position) || state(position) == State::setup)
        return;
    if (!position.stack.empty()) {
        ask_for_responses(position, questions);
        ask_about_the_newest(position, questions);
    } else if (state(position) == State::choose_first) {
        ask_who_goes_first(position, questions);
    } else if (state(position) == State::battle) {
        ask_for_a_battle_action(position, questions);
    } else {
        ask_for_a_choice(position, questions);
    }
    ask_about_texts(position, questions);
    ask_about_triggers(position, questions);
}

}  // namespace cardinal::purge
