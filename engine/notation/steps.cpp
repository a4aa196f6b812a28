#include "engine/notation/steps.h"

#include <algorithm>
#include <array>

namespace cardinal::notation {
namespace {

constexpr std::array<std::string_view, 18> step_words = {
    "see", "state", "ruling", "correct", "back", "stands", "undo",   "redo",       "group",
    "end", "check", "cannot", "can",     "note", "look",   "answer", "as it lies", "look again"};
constexpr int most_steps = 10'000;

/// A place or a number of a game may have the name of a step: `back.A.1`, `back(K)`.
bool sees_something_of_the_game(const Cursor& cursor, const Lexicon& lexicon)
{
    Cursor after = cursor;
    after.take_word();
    return (after.sees(".") && sees_place(cursor, lexicon)) || (after.sees("(") && sees_number_name(cursor, lexicon));
}

/// An action's name may begin with that of a step: `A end turn`.
bool sees_longer_action(const Cursor& cursor, const Lexicon& lexicon)
{
    const int action = cursor.longest_of(lexicon.vocabulary->actions), step = cursor.longest_of(step_words);
    return action >= 0 && step >= 0 &&
           lexicon.words().actions[static_cast<std::size_t>(action)].name.size() >
               step_words[static_cast<std::size_t>(step)].size();
}

/// `state` is also the name of a number in some games: a step's goes on with a fact or a board.
bool sees_step_word(const Cursor& cursor, const Lexicon& lexicon)
{
    if (cursor.longest_of(step_words) < 0 || sees_longer_action(cursor, lexicon) ||
        sees_something_of_the_game(cursor, lexicon))
        return false;
    Cursor after = cursor;
    const bool may_be_number = value_at(cursor, *lexicon.vocabulary, Scope::match) >= 0;
    after.take_word();
    return !may_be_number || after.sees("board") || sees_fact(after, lexicon);
}

/// Who says it: `A undo`, `judge undo`, `both back`.
std::optional<Source> take_who(Cursor& cursor, const Lexicon& lexicon)
{
    Cursor after = cursor;
    std::optional<Source> who;
    if (after.take("judge"))
        who = by_judge;
    else if (after.take("both"))
        who = by_both_players;
    else if (sees_seat(after, lexicon.seats))
        who = by_player(take_seat(after, lexicon.seats).value_or(nobody));
    if (!who || !sees_step_word(after, lexicon))
        return {};
    cursor = after;
    return who;
}

class StepReader {
public:
    StepReader(Cursor& cursor, const Lexicon& lexicon) : cursor_(cursor), lexicon_(lexicon) {}

    std::optional<Step> take()
    {
        step_.lines.push_back(cursor_.statement());
        const auto who = take_who(cursor_, lexicon_);
        if (!sees_step_word(cursor_, lexicon_))
            take_deed();
        else
            take_step_word();
        if (who)
            step_.by = *who;
        if (std::holds_alternative<DoAction>(step_.doing))
            step_.by = by_player(std::get<DoAction>(step_.doing).phrase.action.seat);
        return cursor_.expect_end() ? std::optional(std::move(step_)) : std::nullopt;
    }

private:
    Cursor& cursor_;
    const Lexicon& lexicon_;
    Step step_{.by = by_both_players};

    void take_deed()
    {
        if (auto phrase = take_action(cursor_, lexicon_))
            step_.doing = DoAction{std::move(*phrase)};
    }

    void take_step_word()
    {
        if (cursor_.take("see"))
            take_told(HowTold::seen, by_camera);
        else if (cursor_.take("state"))
            take_told(HowTold::stated, by_player(nobody));
        else if (cursor_.take("ruling"))
            take_ruling();
        else if (cursor_.take("correct"))
            take_correction();
        else if (cursor_.take("back"))
            step_.doing = TakeBack{};
        else if (cursor_.take("stands"))
            step_.doing = LetStand{};
        else if (cursor_.take("undo"))
            take_undo();
        else if (cursor_.take("redo"))
            step_.doing = Redo{take_count()};
        else if (cursor_.take("group"))
            step_.doing = BeginGroup{take_words()};
        else if (cursor_.take("end"))
            step_.doing = EndGroup{};
        else if (cursor_.take("check"))
            take_check();
        else if (cursor_.take("cannot"))
            take_try(false);
        else if (cursor_.take("can"))
            take_try(true);
        else if (cursor_.take("note"))
            step_.doing = Remark{take_words()};
        else if (cursor_.take("answer"))
            step_.doing = AnswerLook{take_count()};
        else if (cursor_.take("as it lies"))
            step_.doing = TakeAsItLies{};
        else if (cursor_.take("look again"))
            step_.doing = LookAgain{};
        else if (cursor_.take("look")) {
            step_.by = by_camera;
            step_.doing = TellBoard{.is_look = true};
        }
    }

    void take_told(HowTold how, Source by)
    {
        step_.by = by;
        if (cursor_.take("board"))
            step_.doing = TellBoard{};
        else if (auto phrase = take_fact(cursor_, lexicon_))
            step_.doing = TellFact{how, *phrase};
    }

    void take_ruling()
    {
        step_.by = by_judge;
        if (cursor_.sees_quotation())
            step_.doing = RuleInWords{take_words()};
        else if (auto phrase = take_fact(cursor_, lexicon_))
            step_.doing = TellFact{HowTold::ruled, *phrase};
    }

    void take_correction()
    {
        if (!cursor_.sees_number()) {
            if (auto phrase = take_fact(cursor_, lexicon_))
                step_.doing = TellFact{HowTold::corrected, *phrase};
            return;
        }
        CorrectEntry correction{.entry = cursor_.take_number(1, 1'000'000).value_or(0)};
        if (!cursor_.take(":"))
            return cursor_.fail("“:” and what the entry really was");
        if (!cursor_.take("nothing"))
            correction.phrase = take_action(cursor_, lexicon_);
        step_.doing = std::move(correction);
    }

    void take_undo()
    {
        Undo undo;
        if (cursor_.take("group"))
            undo.last_group = true;
        else if (cursor_.sees_quotation())
            undo.back_to = take_quoted_action();
        else
            undo.steps = take_count();
        step_.doing = std::move(undo);
    }

    /// Between the quotation marks an action is written as everywhere.
    std::optional<ActionPhrase> take_quoted_action()
    {
        const std::size_t begin = cursor_.at() + 1;
        if (!cursor_.take_quotation())
            return {};
        const std::size_t end = cursor_.statement().text.rfind('"', cursor_.at() - 1);
        Cursor inside(cursor_.statement(), cursor_.errors(), begin, end);
        auto phrase = take_action(inside, lexicon_);
        inside.expect_end("the end of the quotation");
        if (inside.failed())
            cursor_.give_up();
        return phrase;
    }

    int take_count() { return cursor_.sees_number() ? cursor_.take_number(1, most_steps).value_or(1) : 1; }

    std::string take_words()
    {
        if (cursor_.sees_quotation())
            return cursor_.take_quotation().value_or("");
        std::string words(trimmed(cursor_.rest()));
        cursor_.go_to(cursor_.at() + cursor_.rest().size());
        return words;
    }

    void take_check()
    {
        if (!cursor_.take("deck"))
            return cursor_.fail("“deck” and a player");
        step_.doing = CheckDeck{take_seat(cursor_, lexicon_.seats).value_or(nobody)};
    }

    void take_try(bool is_legal)
    {
        auto phrase = take_action(cursor_, lexicon_);
        if (!phrase)
            return;
        TryAction tried{.phrase = std::move(*phrase), .is_legal = is_legal};
        if (!is_legal && !cursor_.take(":"))
            return cursor_.fail("“:” and the rules it breaks");
        if (!is_legal)
            tried.rules = take_rules(cursor_, *lexicon_.vocabulary);
        step_.doing = std::move(tried);
    }
};

}  // namespace

bool sees_step(const Cursor& cursor, const Lexicon& lexicon)
{
    Cursor after = cursor;
    if (take_who(after, lexicon) || sees_step_word(cursor, lexicon))
        return true;
    if (!sees_action(cursor, lexicon))
        return false;
    const bool has_seat = sees_seat(after, lexicon.seats);
    after.take_word();
    return !has_seat || !after.sees(":");
}

std::optional<Step> take_step(Cursor& cursor, const Lexicon& lexicon) { return StepReader(cursor, lexicon).take(); }

}  // namespace cardinal::notation
