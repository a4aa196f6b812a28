#pragma once

#include "engine/notation/file.h"
#include "engine/notation/set_up_reader.h"
#include "tests/engine/toy_game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

/// Texts of the made-up game, read and written in one line. Every text begins with these cards; what a test adds
/// follows.
namespace cardinal::notation {

inline constexpr const Game* toys[] = {&toy::game};

inline constexpr std::string_view toy_cards = "game toy\n"
                                              "card Knight: soldier, health 3, power 2\n"
                                              "card Page: soldier, health 1, power 1\n"
                                              "card Bard: trick, brave 2\n"
                                              "  ability Long Song: once\n";
inline constexpr int lines_of_toy_cards = 5;

/// Other files are given by their address.
inline Reading read_alone(std::string_view text, const std::map<std::string, std::string, std::less<>>& files = {})
{
    return read(text, "folder/test.txt", toys, [&](std::string_view address) -> Result<std::string> {
        const auto found = files.find(address);
        if (found == files.end())
            return Failure{{"There is no " + std::string(address) + "."}};
        return found->second;
    });
}
inline Reading read_toy(std::string_view text) { return read_alone(std::string(toy_cards) + std::string(text)); }

/// `LINE:COLUMN: expected …`, the line counted from the first one after the cards.
inline std::vector<std::string> errors_in(const Reading& reading, int lines_before = lines_of_toy_cards)
{
    std::vector<std::string> told;
    for (ParseError error : reading.errors) {
        error.file = "";
        error.line -= lines_before;
        told.push_back(to_string(error).substr(1));
    }
    return told;
}
inline std::vector<std::string> errors_in(std::string_view text) { return errors_in(read_toy(text)); }

/// The position that these set-up lines lead to.
inline Position position_of(std::string_view lines)
{
    const Reading reading = read_toy("scenario test\n" + std::string(lines));
    EXPECT_THAT(errors_in(reading), testing::IsEmpty());
    return reading.ok() ? reading.file.scenarios.front().start : Position{};
}

/// A position and everything that may be said about it.
class Table {
public:
    explicit Table(Position position)
        : position_(std::move(position)), vocabulary_(toy::game, *position_.library), lexicon_(vocabulary_, position_)
    {}
    explicit Table(std::string_view lines) : Table(position_of(lines)) {}
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;

    const Position& position() const { return position_; }
    const Lexicon& lexicon() const { return lexicon_; }
    CardId id(std::string_view label) const { return {static_cast<std::int16_t>(lexicon_.labels.find(label))}; }

    /// What a phrase means here; its errors are kept until the next one.
    Action action(std::string_view text)
    {
        return told<Action>(text, [&](Cursor& cursor) { return take_action(cursor, lexicon_); });
    }
    Fact fact(std::string_view text)
    {
        return told<Fact>(text, [&](Cursor& cursor) { return take_fact(cursor, lexicon_); });
    }
    Board board(std::string_view text)
    {
        errors_ = {};
        const std::vector<Statement> lines = statements_of(text, "", errors_);
        BoardPhrase phrase;
        for (std::size_t line = 0; line < lines.size(); ++line) {
            Cursor cursor(lines[line], errors_);
            take_board_line(cursor, lexicon_, line, phrase);
        }
        return errors_.empty() ? resolve(toy::game, position_, phrase, lines, errors_).value_or(Board{}) : Board{};
    }
    std::string error() const { return errors_.empty() ? "" : to_string(errors_.all().front()).substr(3); }

private:
    Position position_;
    Vocabulary vocabulary_;
    Lexicon lexicon_;
    Errors errors_{};

    template <class Told, class Take>
    Told told(std::string_view text, Take take)
    {
        errors_ = {};
        const Statement line{.text = std::string(text), .line = 1};
        Cursor cursor(line, errors_);
        const auto phrase = take(cursor);
        if (!phrase || !cursor.expect_end())
            return {};
        return resolve(toy::game, position_, *phrase, line, errors_).value_or(Told{});
    }
};

}  // namespace cardinal::notation
