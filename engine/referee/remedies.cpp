#include "engine/referee/remedies.h"

#include "engine/rules/action_word.h"

#include <algorithm>

namespace cardinal {
namespace {

std::string counted(std::size_t count, const std::string& one, const std::string& many)
{
    return count == 1 ? "one " + one : std::to_string(count) + " " + many;
}

Remedy leave_it(int number)
{
    return {.what = Remedy::What::leave,
            .sentence = "Entry " + std::to_string(number) + " stands, and the match goes on as it is."};
}

Remedy fix_in_part(const History& history, int number)
{
    Remedy remedy{.what = Remedy::What::fix_in_part};
    remedy.changes = preview_correction(history, number, {});
    const auto impossible = std::ranges::find(remedy.changes, true, &Change::is_impossible);
    remedy.is_possible = impossible == remedy.changes.end();
    if (!remedy.is_possible)
        remedy.sentence = "Entry " + std::to_string(number) + " alone cannot be taken out. " + impossible->sentence;
    else if (remedy.changes.empty())
        remedy.sentence = "Entry " + std::to_string(number) + " alone can be taken out; nothing else changes.";
    else
        remedy.sentence = "Entry " + std::to_string(number) + " alone can be taken out, which changes " +
                          counted(remedy.changes.size(), "thing.", "things.");
    return remedy;
}

Remedy back_up(const History& history, int number)
{
    Remedy remedy{.what = Remedy::What::back_up};
    const std::vector<int> line = history.line();
    remedy.entries.assign(line.rbegin(), std::make_reverse_iterator(std::ranges::find(line, number)));
    remedy.revealed = revealed_since(history, number);
    remedy.sentence = "The match goes back to before entry " + std::to_string(number) + ": " +
                      counted(remedy.entries.size(), "entry is", "entries are") + " put back";
    remedy.sentence += remedy.revealed.empty()
                         ? ", and nothing was revealed since."
                         : ", and " + counted(remedy.revealed.size(), "thing was", "things were") + " revealed since.";
    return remedy;
}

/// Everybody at the table can see it: not in a hand or deck, and not face down.
bool is_open(const Game& game, const Card& card)
{
    const bool is_hidden = card.place.zone < game.words->zones.size() && game.words->zones[card.place.zone].hidden;
    return !is_hidden && card.face == Face::up && card.place != nowhere;
}

void add_turned_up(const Game& game, const Position& before, const Position& after, const std::string& when,
                   std::vector<std::string>& revealed)
{
    for (std::size_t at = 0; at < std::min(before.cards.size(), after.cards.size()); ++at)
        if (!is_open(game, before.cards[at]) && is_open(game, after.cards[at]))
            revealed.push_back(name_of(after, CardId{static_cast<std::int16_t>(at)}) + " was shown" + when);
}

bool is_chance(const Game& game, const Action& action)
{
    const ActionWord* word = find_action_word(game, action);
    return !action.numbers.empty() || (word && word->is_chance);
}

/// As it was asked; one that nobody asks any more by what its rule says.
std::string asked(const Game& game, const std::vector<Question>& open, const std::string& rule)
{
    const auto question = std::ranges::find(open, rule, &Question::rule);
    if (question != open.end())
        return question->sentence;
    const RuleInfo* info = find_rule_info(game, rule);
    return info != nullptr ? std::string(info->sentence) : rule;
}

/// A pass answers whose go it was, and nobody learnt anything by it that a play would not have shown.
bool is_only_a_play(const std::vector<Question>& open, const Entry& entry)
{
    const auto question = std::ranges::find(open, entry.text, &Question::rule);
    return question != open.end() && question->is_about_a_play;
}

void add_told(const Game& game, const Position& before, const Entry& entry, const std::string& when,
              std::vector<std::string>& revealed)
{
    const Meaning meaning = meaning_of(entry);
    if (meaning.what == Meaning::What::action && is_chance(game, *meaning.action)) {
        std::string numbers;
        for (const Number number : meaning.action->numbers)
            numbers += (numbers.empty() ? " gave " : ", ") + std::to_string(number);
        revealed.push_back("Chance" + (numbers.empty() ? std::string(" spoke") : numbers) + when);
    }
    if (entry.kind != Entry::Kind::answer)
        return;
    if (const std::vector<Question> open = questions(game, before); !is_only_a_play(open, entry))
        revealed.push_back("What was asked is known: “" + asked(game, open, entry.text) + "”" + when);
}

/// What another entry was is not carried out here but derived again; everything else follows from the state before.
State state_after(const History& history, const Entry& entry, State before)
{
    if (history.subject_of(entry.number) != entry.number)
        return history.state_after(entry.number);
    carry_out(history.game(), before, meaning_of(entry));
    return before;
}

}  // namespace

std::vector<std::string> revealed_since(const History& history, int number)
{
    std::vector<std::string> revealed;
    const std::vector<int> line = history.line();
    State state = history.state_after(history.before(number));
    for (auto next = std::ranges::find(line, number); next != line.end(); ++next) {
        const Entry& entry = *find_entry(history.record(), *next);
        const std::string when = " (entry " + std::to_string(*next) + ").";
        State after = state_after(history, entry, state);
        add_turned_up(history.game(), state.position, after.position, when, revealed);
        add_told(history.game(), state.position, entry, when, revealed);
        state = std::move(after);
    }
    return revealed;
}

std::vector<Remedy> remedies(const History& history, int number)
{
    if (!why_not_correctable(history, number).empty())
        return {};
    return {leave_it(number), fix_in_part(history, number), back_up(history, number)};
}

}  // namespace cardinal
