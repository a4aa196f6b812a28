#include "engine/games/lost_empires/catalogue.h"
#include "engine/games/lost_empires/chapters.h"
#include "engine/games/lost_empires/values.h"
#include "engine/rules/asking.h"

#include <algorithm>

/// What is open now: what no camera sees. What is seen answers a question as well as what is said, and what shows
/// itself by and by (a faction's hive tile, damage of RUTHLESS, where units fall back to) is never asked.
namespace cardinal::lost_empires {
namespace {

// ---- Order Phase ----
void ask_whether_the_turn_is_over(const Position& position, Questions& questions)
{
    const Seat seat = active(position);
    const bool has_done_something = get(position, match::last_order) != static_cast<Number>(Order::none);
    if (seat && has_done_something)
        add_about_a_play(questions, rule("lost-empires.order.end_turn"), seat,
                         "Has " + name_of(seat) + " ended the turn, or passed?",
                         {deed(Deed::end_turn, seat), deed(Deed::pass, seat)});
}

/// Only one whose effect moves no card and no token has to be announced: everything else shows itself.
bool shows_nothing(const Ability& ability)
{
    const auto is_hidden = [](const CardEffect& effect) {
        const auto verb = static_cast<Verb>(effect.fields[effect::verb]);
        return verb == Verb::gain || verb == Verb::lose || verb == Verb::grant || verb == Verb::reveal;
    };
    return std::ranges::all_of(ability.effects, is_hidden);
}

void ask_for_a_named_ability(const Position& position, Questions& questions)
{
    const CardId unit = card_in(position, match::unit);
    const Ability* ability = ability_of(position, unit, named_ability_of(position, unit));
    const bool is_open = is_active_unit(position, unit) && ability && get(position, match::named) == 0 &&
                         get(position, match::actions) > 0;
    if (!is_open || !shows_nothing(*ability))
        return;
    Action use = deed(Deed::use, position.card(unit).side, unit);
    use.word = as_number(named_ability_of(position, unit));
    add_about_a_play(questions, rule("lost-empires.named.announce"), position.card(unit).side,
                     "Does " + name_of(position, unit) + " use " +
                         (ability->name.empty() ? std::string("its ability") : ability->name) + "?",
                     {use});
}

// ---- what the data does not say ----
void ask_for_texts(const Position& position, Questions& questions)
{
    for (const Card& card : position.cards) {
        const CardId id = position.id_of(card);
        if (get(card, on_card::text_to_state) == 0)
            continue;
        const std::string name = name_of(position, id);
        const auto reveals = [](const CardEffect& effect) {
            return effect.fields[effect::verb] == static_cast<Number>(Verb::reveal);
        };
        if (!has_cost(position, id))
            add(questions, rule("lost-empires.card.text_missing"), owner_of(position, id),
                "What does " + name + " cost, and what is it?");
        else if (std::ranges::any_of(position.facts(id).effects, reveals))
            add(questions, rule("lost-empires.reveal.definition"), owner_of(position, id),
                "Which card was revealed for " + name + "?");
        else if (type_of(position, id) == Type::support)
            add(questions, rule("lost-empires.play.support.resolve"), owner_of(position, id),
                "What did " + name + " do?");
        else
            add(questions, rule("lost-empires.named.announce"), owner_of(position, id), "What did " + name + " do?");
    }
}

void ask_who_controls(const Position& position, Questions& questions)
{
    for (const Place objective : {outer_a, center, outer_b}) {
        std::vector<Action> answers;
        for (std::int8_t index = 0; index < position.seats; ++index)
            if (may_have_won(position, Seat{index}, objective)) {
                answers.push_back(deed(Deed::take, Seat{index}));
                answers.back().place = objective;
            }
        if (!answers.empty())
            add(questions, rule("lost-empires.card.text_missing"), nobody,
                "Who controls " + name_of(objective) + "? Of a unit there no control is given.", std::move(answers));
    }
}

// ---- an attack of which not all was told ----
void ask_for_the_attack(const Position& position, Questions& questions)
{
    const CardId attacker = card_in(position, match::attacker), defender = card_in(position, match::defender);
    if (get(position, match::dice_open) == 0 || !attacker)
        return;
    if (!defender) {
        std::vector<Action> answers;
        for (const CardId target : enemies_of(position, attacker)) {
            answers.push_back(deed(Deed::attack, position.card(attacker).side, attacker));
            answers.back().cards.assign(1, target);
        }
        add(questions, rule("lost-empires.attack.target.enemy"), position.card(attacker).side,
            "Whom did " + name_of(position, attacker) + " attack?", std::move(answers));
    } else
        add(questions, rule("lost-empires.attack.roll"), nobody,
            "How much damage did " + name_of(position, defender) + " take?");
}

// ---- what waits ----
void ask_about_what_waits(const Position& position, Questions& questions)
{
    const bool are_casualties = phase(position) == Phase::casualty && position.stack.size() > 1;
    std::vector<Action> answers;
    for (const Pending& pending : position.stack)
        answers.push_back(pending.action);
    if (are_casualties)
        return (void)add(questions, rule("lost-empires.casualty.trigger_order"), seat_in(position, match::first_player),
                         "Which of these happens first?", std::move(answers));
    for (const Pending& pending : position.stack)
        if (is_for_people_to_say(position, pending))
            add(questions, rule("lost-empires.card.frontline_patroller.trigger"), pending.action.seat,
                "Is " + name_of(position, pending.action.card) + " set off?",
                {pending.action, deed(Deed::decline, pending.action.seat, pending.action.card)});
}

}  // namespace

void ask(const Position& position, Questions& questions)
{
    if (is_over(position) || phase(position) == Phase::setup)
        return;
    ask_about_what_waits(position, questions);
    ask_for_texts(position, questions);
    ask_for_the_attack(position, questions);
    if (phase(position) == Phase::control)
        ask_who_controls(position, questions);
    if (phase(position) == Phase::order) {
        ask_for_a_named_ability(position, questions);
        ask_whether_the_turn_is_over(position, questions);
    }
}

}  // namespace cardinal::lost_empires
