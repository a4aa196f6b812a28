#include "engine/notation/actions.h"
#include "engine/notation/facts.h"
#include "engine/record/entry_text.h"

#include <algorithm>
#include <array>
#include <limits>

namespace cardinal {
namespace {

using notation::Cursor;

constexpr int most_entries = std::numeric_limits<int>::max();

/// Reads one entry's line from left to right, and leaves the rest to be asked when something is missing.
class EntryReader {
public:
    EntryReader(Cursor& cursor, const EntryMoment& before) : cursor_(cursor), step_(cursor), before_(before) {}

    std::optional<Entry> take()
    {
        entry_.number = take_number_of_entry(cursor_, "an entry: “1. A pass {declared by A}”");
        expect(cursor_, ".", "“.” after the number of the entry");
        step_ = Cursor(cursor_.statement(), cursor_.errors(), cursor_.at(), cursor_.find("{"));
        if (cursor_.failed())
            return {};
        take_step();
        if (step_.failed() || !step_.expect_end("“{” and how the entry is known"))
            return {};
        cursor_.go_to(cursor_.find("{"));
        expect(cursor_, "{", "“{” and how the entry is known: “{declared by A}”");
        take_circumstances();
        expect(cursor_, "}", "“,” and more about the entry, or “}”");
        if (cursor_.failed() || !cursor_.expect_end())
            return {};
        if (entry_.kind == Entry::Kind::group_end)
            entry_.about = entry_.group;
        return std::move(entry_);
    }

private:
    Cursor& cursor_;
    Cursor step_;  ///< what stands before the braces
    const EntryMoment& before_;
    Entry entry_{};

    static void expect(Cursor& cursor, std::string_view literal, std::string_view says)
    {
        if (!cursor.failed() && !cursor.take(literal))
            cursor.fail(says);
    }

    static int take_number_of_entry(Cursor& cursor, std::string_view says = "the number of an entry")
    {
        if (!cursor.failed() && !cursor.sees_number())
            cursor.fail(says);
        return cursor.failed() ? 0 : cursor.take_number(1, most_entries).value_or(0);
    }

    void take_step()
    {
        using enum Entry::Kind;
        if (step_.take("see") || step_.take("state"))
            return take_fact(fact);
        if (step_.take("ruling"))
            return take_ruling();
        if (step_.take("correct"))
            return take_correction();
        if (step_.take("note"))
            return take_words(note);
        if (step_.take("group"))
            return take_words(group_begin);
        if (!take_reference())
            take_action(action);
    }

    /// Steps that name another entry, or only a word.
    bool take_reference()
    {
        using enum Entry::Kind;
        if (step_.take("end")) {
            entry_.kind = group_end;
            return true;
        }
        if (step_.take("back"))
            return take_about(take_back, "");
        if (step_.take("stands"))
            return take_about(stand, "");
        if (step_.take("undo"))
            return take_about(undo, "from");
        if (step_.take("redo"))
            return take_about(redo, "to");
        return false;
    }

    bool take_about(Entry::Kind kind, std::string_view before_number)
    {
        entry_.kind = kind;
        if (!before_number.empty())
            expect(step_, before_number, "“" + std::string(before_number) + "” and the number of an entry");
        entry_.about = take_number_of_entry(step_);
        return true;
    }

    void take_words(Entry::Kind kind)
    {
        entry_.kind = kind;
        entry_.text = step_.take_quotation().value_or("");
    }

    void take_fact(Entry::Kind kind)
    {
        entry_.kind = kind;
        if (const auto phrase = notation::take_fact(step_, before_.lexicon))
            keep(*phrase, entry_.fact);
    }

    void take_ruling()
    {
        if (step_.sees_quotation())
            take_words(Entry::Kind::ruling);
        else
            take_fact(Entry::Kind::ruling);
    }

    void take_correction()
    {
        if (!step_.sees_number())
            return take_fact(Entry::Kind::correction);
        take_about(Entry::Kind::correction, "");
        expect(step_, ":", "“:” and what the entry really was");
        if (!step_.failed() && !step_.take("nothing"))
            take_action(Entry::Kind::correction);
    }

    void take_action(Entry::Kind kind)
    {
        entry_.kind = kind;
        if (const auto phrase = notation::take_action(step_, before_.lexicon))
            keep(*phrase, entry_.action);
    }

    /// An entry that names a card which is not there is as damaged as one that cannot be read.
    template <class Phrase, class Meant>
    void keep(const Phrase& phrase, Meant& kept)
    {
        const auto meant =
            notation::resolve(before_.game(), before_.position, phrase, step_.statement(), step_.errors());
        if (meant)
            kept = *meant;
        else
            step_.give_up();
    }

    // ---- in braces ----

    void take_circumstances()
    {
        if (cursor_.failed())
            return;
        take_how();
        take_by();
        while (!cursor_.failed() && cursor_.take(","))
            take_circumstance();
    }

    void take_how()
    {
        constexpr std::array words = {"seen", "inferred", "declared", "corrected", "ruled"};
        const std::vector<std::string_view> known(words.begin(), words.end());
        const int how = cursor_.take_one_of(known);
        if (how < 0)
            cursor_.fail_with_all("how it is known", known);
        else
            entry_.how = static_cast<HowKnown>(how);
    }

    void take_by()
    {
        expect(cursor_, "by", "“by” and who says it: “by A”");
        if (cursor_.failed())
            return;
        constexpr std::array words = {"inference", "camera", "player", "both", "judge"};
        const std::vector<std::string_view> known(words.begin(), words.end());
        const int authority = cursor_.take_one_of(known);
        if (authority >= 0)
            entry_.by.authority = static_cast<Authority>(authority);
        else if (notation::sees_seat(cursor_, before_.lexicon.seats))
            entry_.by.seat = notation::take_seat(cursor_, before_.lexicon.seats).value_or(nobody);
        else
            cursor_.fail_with_all("who says it, A or another player, or one of these", known);
    }

    void take_circumstance()
    {
        if (cursor_.take("group"))
            entry_.group = take_number_of_entry(cursor_);
        else if (cursor_.take("answers"))
            take_answered();
        else if (cursor_.take("asks"))
            take_asked();
        else if (cursor_.take("open"))
            take_open();
        else if (cursor_.take("damaged"))
            entry_.is_damaged = true;
        else if (cursor_.take("hash"))
            entry_.hash = take_hash(cursor_).value_or(0);
        else if (cursor_.sees_number())
            take_certainty();
        else
            cursor_.fail_with_all("how certain it is, “90 %”, or one of these",
                                  std::vector<std::string_view>{"group", "answers", "asks", "open", "damaged", "hash"});
    }

    void take_certainty()
    {
        entry_.by.certainty = static_cast<std::uint8_t>(cursor_.take_number(0, 100).value_or(0));
        expect(cursor_, "%", "“%”: how certain it is");
    }

    void take_answered()
    {
        entry_.kind = entry_.kind == Entry::Kind::action ? Entry::Kind::answer : entry_.kind;
        entry_.text = take_rule(cursor_);
    }

    void take_asked()
    {
        entry_.kind = entry_.kind == Entry::Kind::fact ? Entry::Kind::question : entry_.kind;
        entry_.text = cursor_.take_quotation().value_or("");
    }

    void take_open()
    {
        while (!cursor_.failed() && !cursor_.sees(",") && !cursor_.sees("}"))
            entry_.open.push_back(take_rule(cursor_));
    }

public:
    /// `game.stat.attack_spent`, also of a catalogue that is not this one.
    static std::string take_rule(Cursor& cursor)
    {
        constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz0123456789_.-";
        const std::string_view rest = cursor.rest();
        std::string rule(rest.substr(0, std::min(rest.find_first_not_of(letters), rest.size())));
        if (rule.empty())
            cursor.fail("the id of a rule");
        else
            cursor.go_to(cursor.at() + rule.size());
        return rule;
    }
};

Severity take_severity(Cursor& cursor)
{
    constexpr std::array words = {"info", "warning", "illegal"};
    const std::vector<std::string_view> known(words.begin(), words.end());
    const int severity = cursor.take_one_of(known);
    if (severity < 0)
        cursor.fail_with_all("how severe it is", known);
    return severity < 0 ? Severity::illegal : static_cast<Severity>(severity);
}

CardId take_card(Cursor& cursor, const EntryMoment& before)
{
    const auto name = notation::take_card_name(cursor, before.lexicon);
    if (!name)
        return no_card;
    const auto card = notation::resolve(before.game(), before.position, *name, cursor.statement(), cursor.errors());
    if (!card)
        cursor.give_up();
    return card.value_or(no_card);
}

void take_about_violation(Cursor& cursor, const EntryMoment& before, Violation& broken)
{
    if (cursor.take("state"))
        broken.of_state = true;
    else if (cursor.take("seat"))
        broken.seat = notation::take_seat(cursor, before.lexicon.seats).value_or(nobody);
    else if (cursor.take("rests on"))
        broken.rests_on = cursor.take_quotation().value_or("");
    else if (cursor.take("card"))
        broken.card = take_card(cursor, before);
    else
        cursor.fail("“state”, “card”, “seat” or “rests on”");
}

}  // namespace

std::optional<std::uint64_t> take_hash(Cursor& cursor)
{
    constexpr std::string_view digits = "0123456789abcdef";
    const std::string_view word = cursor.word();
    const bool is_hash = word.size() == 16 && word.find_first_not_of(digits) == std::string_view::npos;
    if (!is_hash) {
        cursor.fail("a hash: sixteen digits from 0 to f");
        return {};
    }
    std::uint64_t hash = 0;
    for (const char letter : word)
        hash = hash << 4 | digits.find(letter);
    cursor.take_word();
    return hash;
}

bool sees_entry(const Cursor& cursor) { return cursor.sees_number(); }

std::optional<Entry> take_entry(Cursor& cursor, const EntryMoment& before)
{
    return EntryReader(cursor, before).take();
}

std::optional<Violation> take_violation(Cursor& cursor, const EntryMoment& before)
{
    Violation broken{.rule = EntryReader::take_rule(cursor)};
    broken.severity = cursor.failed() ? Severity::illegal : take_severity(cursor);
    while (!cursor.failed() && cursor.take(","))
        take_about_violation(cursor, before, broken);
    if (!cursor.failed() && !cursor.take(":"))
        cursor.fail("“:” and what was said");
    if (!cursor.failed())
        broken.sentence = cursor.take_quotation().value_or("");
    if (cursor.failed() || !cursor.expect_end())
        return {};
    return broken;
}

}  // namespace cardinal
