#include "engine/notation/scenario_reader.h"

#include <algorithm>
#include <array>

namespace cardinal::notation {
namespace {

constexpr std::string_view anything = "a set-up line, a step or what is expected";

/// First words that are the same in every game, for suggestions.
constexpr std::array<std::string_view, 38> first_words = {
    "about", "given",  "effect",     "standing", "stack",  "option", "profile",  "deck",      "lay",   "scenario",
    "see",   "state",  "ruling",     "correct",  "back",   "stands", "undo",     "redo",      "group", "check",
    "can",   "cannot", "note",       "legal",    "flag",   "ask",    "diff",     "refused",   "end",   "card",
    "look",  "answer", "as it lies", "did",      "unsure", "lost",   "stranger", "look again"};

std::vector<std::string_view> words_to_begin_with(const Vocabulary& vocabulary)
{
    std::vector<std::string_view> known(first_words.begin(), first_words.end());
    known.insert(known.end(), vocabulary.zones.begin(), vocabulary.zones.end());
    for (const Vocabulary::Values& values : vocabulary.values)
        known.insert(known.end(), values.names.begin(), values.names.end());
    return known;
}

bool is_end(const Statement& statement) { return same_name(statement.text, "end"); }

/// The lines from `at` on that stand before `end`; complains at the block's first line when there is none.
std::span<const Statement* const> block_at(Cursor& cursor, std::span<const Statement* const> lines, std::size_t at)
{
    const std::span<const Statement* const> rest = lines.subspan(at);
    const auto end = std::ranges::find_if(rest, [](const Statement* line) { return is_end(*line); });
    if (end == rest.end())
        cursor.fail("“end” after these lines");
    return rest.first(static_cast<std::size_t>(end - rest.begin()));
}

/// `deck A`, and not a place or a number of the game.
bool is_deck(Cursor cursor) { return cursor.take("deck") && !cursor.sees(".") && !cursor.sees("("); }

}  // namespace

std::size_t take_deck_block(Cursor& cursor, std::span<const Statement* const> lines, std::size_t at,
                            const Vocabulary& vocabulary, int seats, std::vector<Deck>& decks)
{
    const auto seat = take_seat(cursor, seats);
    cursor.expect_end();
    const auto block = block_at(cursor, lines, at + 1);
    std::vector<Statement> copies;
    for (const Statement* line : block)
        copies.push_back(*line);
    if (!cursor.failed())
        decks.push_back(take_deck(copies, *seat, vocabulary, cursor.errors()));
    return at + block.size() + 2;
}

ScenarioReader::ScenarioReader(const Vocabulary& vocabulary, std::shared_ptr<const CardLibrary> library,
                               const std::vector<Deck>& decks, Errors& errors)
    : vocabulary_(&vocabulary),
      library_(std::move(library)),
      decks_(&decks),
      errors_(&errors),
      set_up_(vocabulary, library_, errors)
{}

void ScenarioReader::take_common(std::span<const Statement* const> lines)
{
    for (const Statement* line : lines) {
        Cursor cursor(*line, *errors_);
        const Lexicon& lexicon = set_up_.lexicon();
        if (sees_step(cursor, lexicon) || sees_expectation(cursor, lexicon) || !set_up_.take(*line))
            cursor.fail("a set-up line: steps stand in a scenario", words_to_begin_with(*vocabulary_));
    }
}

void ScenarioReader::take(std::span<const Statement* const> lines)
{
    for (std::size_t at = 0; at < lines.size() && !errors_->is_full();)
        at = take_one(lines, at);
}

std::size_t ScenarioReader::take_one(std::span<const Statement* const> lines, std::size_t at)
{
    const Statement& line = *lines[at];
    Cursor cursor(line, *errors_);
    if (cursor.take("about")) {
        const std::vector<std::string> ids = take_rule_ids(cursor, *vocabulary_);
        scenario_.about.insert(scenario_.about.end(), ids.begin(), ids.end());
        cursor.expect_end();
    } else if (is_deck(cursor) && cursor.take("deck"))
        return notation::take_deck_block(cursor, lines, at, *vocabulary_, set_up_.lexicon().seats, scenario_.decks);
    else if (sees_step(cursor, set_up_.lexicon()))
        return take_step_block(cursor, lines, at);
    else if (sees_expectation(cursor, set_up_.lexicon()) || !set_up_.take(line))
        take_expected(cursor);
    else if (is_set_up_)
        cursor.fail("a step: set-up lines stand before the first one");
    return at + 1;
}

/// Before the first step it is about the set-up, which may still go on and bring labels.
void ScenarioReader::take_expected(Cursor cursor)
{
    if (!is_set_up_)
        return about_set_up_.push_back(cursor);
    const bool is_one = sees_expectation(cursor, set_up_.lexicon()) || card_name_at(cursor, set_up_.lexicon()) ||
                        cursor.sees_quotation();
    if (!is_one)
        return cursor.fail(anything, words_to_begin_with(*vocabulary_));
    if (auto expected = take_expectation(cursor, set_up_.lexicon()))
        (scenario_.steps.empty() ? scenario_.expected : scenario_.steps.back().expected)
            .push_back(std::move(*expected));
}

std::size_t ScenarioReader::take_step_block(Cursor& cursor, std::span<const Statement* const> lines, std::size_t at)
{
    finish_set_up();
    auto step = take_step(cursor, set_up_.lexicon());
    if (!step)
        return at + 1;
    if (std::holds_alternative<TellBoard>(step->doing))
        at = take_board_block(cursor, lines, at, *step);
    scenario_.steps.push_back(std::move(*step));
    return at + 1;
}

/// Gives the index of the board's last line.
std::size_t ScenarioReader::take_board_block(Cursor& cursor, std::span<const Statement* const> lines, std::size_t at,
                                             Step& step)
{
    const auto block = block_at(cursor, lines, at + 1);
    BoardPhrase& board = std::get<TellBoard>(step.doing).phrase;
    for (const Statement* line : block) {
        Cursor inside(*line, *errors_);
        take_board_line(inside, set_up_.lexicon(), step.lines.size(), board);
        step.lines.push_back(*line);
    }
    return at + block.size() + 1;
}

void ScenarioReader::finish_set_up()
{
    if (is_set_up_)
        return;
    is_set_up_ = true;
    scenario_.profile = set_up_.profile();
    std::vector<Deck> decks = scenario_.decks;
    decks.insert(decks.end(), decks_->begin(), decks_->end());
    if (auto position = set_up_.finish(decks))
        scenario_.start = std::move(*position);
    for (const Cursor& cursor : std::exchange(about_set_up_, {}))
        take_expected(cursor);
}

Scenario ScenarioReader::finished()
{
    finish_set_up();
    return std::move(scenario_);
}

}  // namespace cardinal::notation
