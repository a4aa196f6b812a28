#include "engine/scenario/doing.h"

#include "engine/notation/copies.h"

#include <algorithm>

namespace cardinal::scenario {

using namespace notation;  // what was read is what is run

namespace {

class Doer {
public:
    Doer(const Step& step, const Scenario& scenario, Referee& referee, Observer& observer)
        : step_(step), scenario_(scenario), referee_(referee), observer_(observer)
    {}

    Outcome outcome()
    {
        std::visit([this](const auto& doing) { take(doing); }, step_.doing);
        if (!errors_.empty())
            outcome_.refusal = errors_.as_error().sentence;
        return std::move(outcome_);
    }

private:
    const Step& step_;
    const Scenario& scenario_;
    Referee& referee_;
    Observer& observer_;
    Errors errors_{};
    Outcome outcome_{};

    const Game& game() const { return referee_.game(); }
    const Position& position() const { return referee_.position(); }

    template <class Phrase>
    auto resolved(const Phrase& phrase)
    {
        return resolve(game(), position(), phrase, step_.lines.front(), errors_);
    }

    void note(const Result<Entry>& entry)
    {
        if (entry)
            outcome_.verdict = entry->verdict;
        else
            outcome_.refusal = entry.error().sentence;
    }

    void take(const DoAction& doing)
    {
        if (const auto action = resolved(doing.phrase))
            note(referee_.take(*action, step_.by));
    }

    void take(const TellFact& doing)
    {
        const auto fact = resolved(doing.phrase);
        if (!fact)
            return;
        if (!is_so(*fact))
            outcome_.differences.push_back(*fact);
        switch (doing.how) {
        case HowTold::seen:
        case HowTold::stated: return note(referee_.see(*fact, step_.by));
        case HowTold::ruled: return note(referee_.rule(*fact, step_.by));
        case HowTold::corrected: return note(referee_.correct_value(*fact, step_.by));
        }
    }

    bool is_so(const Fact& fact) const
    {
        if (!is_well_formed(game(), position(), fact))
            return false;
        return says_the_same(fact, as_kept(game(), position(), fact));
    }

    void take(const TellBoard& doing)
    {
        const auto seen = resolve(game(), position(), doing.phrase, step_.lines, errors_);
        if (!seen)
            return;
        outcome_.differences = differences(board(game(), position()), *seen);
        if (doing.is_look)
            return note(observer_.look(*seen));
        const auto entries = referee_.see(*seen, step_.by);
        if (!entries)
            outcome_.refusal = entries.error().sentence;
        else
            for (const Entry& entry : *entries)
                std::ranges::copy(entry.verdict.violations, std::back_inserter(outcome_.verdict.violations));
    }

    void note(const Result<Observation>& observation)
    {
        if (observation)
            note(*observation);
        else
            outcome_.refusal = observation.error().sentence;
    }

    void note(Observation observation)
    {
        for (const Entry& entry : observation.entries)
            std::ranges::copy(entry.verdict.violations, std::back_inserter(outcome_.verdict.violations));
        outcome_.observation = std::move(observation);
    }

    void take(const LookAgain&) { note(observer_.look_again()); }
    void take(const AnswerLook& doing) { note(observer_.answer(static_cast<std::size_t>(doing.story - 1))); }
    void take(const TakeAsItLies&) { note(observer_.take_as_it_lies()); }

    void take(const RuleInWords& doing) { note(referee_.rule(doing.words, step_.by)); }
    void take(const TakeBack&) { note(referee_.take_back(step_.by)); }
    void take(const LetStand&) { note(referee_.let_stand(step_.by)); }
    void take(const Redo& doing) { note(referee_.redo(doing.steps, step_.by)); }
    void take(const BeginGroup& doing) { note(referee_.begin_group(doing.name, step_.by)); }
    void take(const EndGroup&) { note(referee_.end_group(step_.by)); }
    void take(const Remark& doing) { note(referee_.note(doing.words, step_.by)); }

    void take(const CorrectEntry& doing)
    {
        if (!doing.phrase)
            return note(referee_.correct(doing.entry, {}, step_.by));
        if (const auto action = resolved(*doing.phrase))
            note(referee_.correct(doing.entry, *action, step_.by));
    }

    void take(const Undo& doing)
    {
        if (doing.last_group)
            return note(referee_.undo_group(step_.by));
        if (!doing.back_to)
            return note(referee_.undo(doing.steps, step_.by));
        const int entry = last_entry_meant(*doing.back_to);
        if (entry > 0)
            note(referee_.undo_from(entry, step_.by));
        else
            outcome_.refusal = "That was not done, so it cannot be undone.";
    }

    int last_entry_meant(const ActionPhrase& phrase) const
    {
        const std::vector<int> line = referee_.history().line();
        const auto is_it = [&](int number) {
            const Entry& entry = *find_entry(referee_.record(), number);
            const bool is_action = entry.kind == Entry::Kind::action || entry.kind == Entry::Kind::answer;
            return is_action && could_mean(game(), position(), phrase, entry.action);
        };
        const auto found = std::find_if(line.rbegin(), line.rend(), is_it);
        return found == line.rend() ? 0 : *found;
    }

    void take(const CheckDeck& doing)
    {
        const auto deck = std::ranges::find(scenario_.decks, doing.seat, &Deck::seat);
        if (deck != scenario_.decks.end())
            outcome_.verdict = judge_deck(game(), position(), *deck);
        else
            outcome_.refusal = std::string("There is no deck of ") + doing.seat.letter() + ".";
    }

    void take(const TryAction& doing)
    {
        const auto action = resolved(doing.phrase);
        if (action && !is_well_formed(game(), position(), *action))
            outcome_.refusal = "That names a card, a player, a place or a number that does not exist.";
        else if (action)
            outcome_.verdict = judge(game(), position(), *action);
    }
};

}  // namespace

bool could_mean(const Game& game, const Position& position, const ActionPhrase& phrase, const Action& action)
{
    Action said = phrase.action;
    std::size_t listed = 0;
    const Copies copies(game, position);
    for (const ActionPhrase::Mention& mention : phrase.mentions) {
        const CardId card = mention.slot == Slot::card   ? action.card
                          : mention.slot == Slot::target ? action.target
                          : listed < action.cards.size() ? action.cards[listed]
                                                         : no_card;
        listed += mention.slot == Slot::cards ? 1 : 0;
        const std::vector<CardId> meant = copies.all_of(mention.name);
        if (std::ranges::find(meant, card) == meant.end())
            return false;
    }
    said.card = action.card;
    said.target = action.target;
    said.cards = action.cards;
    return said == action && listed == action.cards.size();
}

Outcome carry_out(const Step& step, const Scenario& scenario, Referee& referee, Observer& observer)
{
    return Doer(step, scenario, referee, observer).outcome();
}

}  // namespace cardinal::scenario
