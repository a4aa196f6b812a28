#include "engine/games/dept_of_structure/catalogue.h"
#include "engine/games/dept_of_structure/chapters.h"
#include "engine/rules/asking.h"

#include <algorithm>

/// What is open now: what no camera sees. What is seen answers a question as well as what is said.
namespace cardinal::dept_of_structure {
namespace {

// ---- setting up ----
void ask_before_the_match(const Position& position, Questions& questions)
{
    if (!seat_in(position, match::first_player))
        add_about_a_play(questions, rule("dept-of-structure.setup.first-player"), nobody, "Who is the first attacker?",
                         {deed(Deed::first, seat_a), deed(Deed::first, seat_b)});
    for (std::int8_t index = 0; index < position.seats; ++index) {
        const Seat seat{index};
        if (get(position, seat, player::shuffled) == 0)
            add_about_a_play(questions, rule("dept-of-structure.setup.shuffle"), seat,
                             "Has " + name_of(seat) + " shuffled the deck?", {deed(Deed::shuffle, seat)});
        if (get(position, seat, player::dealt) > 0 && get(position, seat, player::mulligans) == 0)
            add_about_a_play(questions, rule("dept-of-structure.setup.mulligan.optional"), seat,
                             "Does " + name_of(seat) + " exchange any cards of the hand?", {});
    }
}

// ---- what was paid for and may be answered ----
bool was_used(const Position& position, CardId card)
{
    const bool was_deployed = get(position, card, on_card::came) == static_cast<Number>(Came::deployed) &&
                              get(position, card, on_card::arrived) == get(position, match::round);
    return is_in_play(position, card) && !was_deployed;
}

void ask_for_answers(const Position& position, Questions& questions)
{
    const CardId card = card_in(position, match::played);
    if (!card)
        return;
    const std::string sentence = "Does anybody play a Tactic before " + name_of(position, card) + " takes effect?";
    if (was_used(position, card))
        add_about_a_play(questions, rule("dept-of-structure.activated.procedure"), nobody, sentence, {});
    else
        add_about_a_play(questions, rule("dept-of-structure.procedure.response"), nobody, sentence, {});
}

// ---- what the data does not say ----
void ask_for_texts(const Position& position, Questions& questions)
{
    for (const Card& card : position.cards) {
        const std::string name = name_of(position, position.id_of(card));
        const Seat owner = owner_of(position, position.id_of(card));
        switch (static_cast<ToState>(get(card, on_card::to_state))) {
        case ToState::text:
            add(questions, rule("dept-of-structure.procedure.intent"), owner, "What did " + name + " do?");
            break;
        case ToState::targets:
            add(questions, rule("dept-of-structure.procedure.intent"), owner, "Whom is " + name + " meant for?");
            break;
        case ToState::tokens:
            add(questions, rule("dept-of-structure.track.tokens"), nobody, "What changed the tokens on " + name + "?");
            break;
        case ToState::nothing: break;
        }
    }
}

// ---- what waits ----
bool may_be_left_out(const Position& position, const Pending& pending)
{
    const Ability* ability = ability_of(position, pending.action.card, pending.action.word);
    return deed_of(pending.action) == Deed::use && ability && is_conditional(*ability) &&
           is_manner(*ability, Manner::may);
}

void ask_about_what_waits(const Position& position, Questions& questions)
{
    for (const Pending& pending : position.stack)
        if (may_be_left_out(position, pending))
            add(questions, rule("dept-of-structure.conditional.may"), pending.action.seat,
                "Does " + name_of(pending.action.seat) + " resolve the ability of " +
                    name_of(position, pending.action.card) + "?",
                {pending.action, deed(Deed::decline, pending.action.seat, pending.action.card)});
        else if (is_waited_for(position, pending))
            add(questions, rule("dept-of-structure.procedure.intent"), pending.action.seat,
                "Whom is the ability of " + name_of(position, pending.action.card) + " meant for?");
}

// ---- the battle ----
/// Nobody said how they stand, and nobody saw it.
bool is_order_open(const Position& position, const std::vector<CardId>& blockers)
{
    const auto is_untold = [&](CardId card) { return !is_order_told(position, card); };
    const auto has_no_place = [&](CardId card) { return block_order(position, card) == 0; };
    return blockers.size() > 1 &&
           (std::ranges::any_of(blockers, is_untold) || std::ranges::any_of(blockers, has_no_place));
}

std::vector<Action> orders_of(const Position& position, std::vector<CardId> blockers)
{
    constexpr std::size_t most_answers = 6;
    std::vector<Action> answers;
    std::ranges::sort(blockers);
    do {
        answers.push_back(deed(Deed::order, position.card(blockers.front()).side));
        answers.back().cards = blockers;
    } while (answers.size() < most_answers && std::ranges::next_permutation(blockers).found);
    return answers;
}

void ask_for_the_blocking_order(const Position& position, Questions& questions)
{
    for (const CardId attacking : attackers(position)) {
        const std::vector<CardId> blockers = blockers_of(position, attacking);
        if (is_order_open(position, blockers))
            add(questions, rule("dept-of-structure.block.order"), defender(position),
                "In which order do they block " + name_of(position, attacking) + "?", orders_of(position, blockers));
    }
}

void ask_for_the_overrun(const Position& position, Questions& questions)
{
    for (const Card& card : position.cards) {
        const Number left = get(card, on_card::overrun_left);
        if (left == 0)
            continue;
        Action overrun = deed(Deed::overrun, card.side, position.id_of(card));
        std::vector<Action> answers;
        for (Number amount = left; amount >= 0; --amount) {
            overrun.number = amount;
            answers.push_back(overrun);
        }
        add_about_a_play(questions, rule("dept-of-structure.kw.overrun"), card.side,
                         "How much of " + std::to_string(left) + " does " + name_of(position, position.id_of(card)) +
                             " deal to the base?",
                         std::move(answers));
    }
}

}  // namespace

void ask(const Position& position, Questions& questions)
{
    if (is_over(position))
        return;
    if (phase(position) == Phase::setup)
        return ask_before_the_match(position, questions);
    ask_about_what_waits(position, questions);
    ask_for_texts(position, questions);
    ask_for_answers(position, questions);
    ask_for_the_blocking_order(position, questions);
    ask_for_the_overrun(position, questions);
}

}  // namespace cardinal::dept_of_structure
