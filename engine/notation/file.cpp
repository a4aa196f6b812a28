#include "engine/notation/file.h"

#include "engine/notation/cards.h"
#include "engine/notation/load.h"
#include "engine/notation/scenario_reader.h"

#include <algorithm>

// In four passes, because things may be spoken of before they are described: all lines are loaded, the game is found,
// the cards are read and their lines put aside, and what is left is cut into scenarios.
namespace cardinal::notation {
namespace {

// What all scenarios of a file may take together; a file of samples needs a hundredth of it.
constexpr std::size_t most_things_together = 2'000'000;

std::string stem_of(std::string_view name)
{
    name = name.substr(name.rfind('/') == std::string_view::npos ? 0 : name.rfind('/') + 1);
    const std::size_t dot = name.rfind('.');
    return std::string(dot == std::string_view::npos || dot == 0 ? name : name.substr(0, dot));
}

class FileReader {
public:
    FileReader(std::string_view name, std::span<const Game* const> games) : games_(games) { file_.name = name; }

    Reading read(std::string_view text, const Fetch& fetch)
    {
        loaded_ = load(text, file_.name, fetch, errors_);
        find_game();
        if (file_.game) {
            read_cards();
            read_heading();
            read_scenarios();
        }
        return {.file = std::move(file_), .errors = errors_.all()};
    }

private:
    using Lines = std::vector<const Statement*>;

    std::span<const Game* const> games_;
    File file_{};
    Errors errors_{};
    std::deque<LoadedStatement> loaded_{};
    std::vector<const LoadedStatement*> rest_{};  ///< what is no card
    Lines common_{};                              ///< set-up that holds for all scenarios
    std::size_t next_ = 0;                        ///< of the rest: the first scenario
    std::size_t things_ = 0;

    // ---- the game ----

    void find_game()
    {
        std::vector<std::string_view> ids;
        for (const Game* game : games_)
            ids.push_back(game->id);
        for (const LoadedStatement& line : loaded_) {
            Cursor cursor(line.statement, errors_);
            if (cursor.take("game"))
                take_game(cursor, ids);
        }
        if (!file_.game && errors_.empty())
            errors_.add({file_.name, 1, 1, "“game” and which one", {}, {}});
    }

    void take_game(Cursor& cursor, std::span<const std::string_view> ids)
    {
        const int index = cursor.longest_of(ids);
        const Game* game = index < 0 ? nullptr : games_[static_cast<std::size_t>(index)];
        if (!game)
            return cursor.fail_with_all("the id of a game", ids);
        if (file_.game && file_.game != game)
            return cursor.fail("the same game: " + std::string(file_.game->id));
        cursor.take(game->id);
        cursor.expect_end();
        file_.game = game;
    }

    // ---- cards ----

    NameIndex names_of_cards()
    {
        NameIndex names;
        Errors none;  // they are reported when the card is read
        for (const LoadedStatement& line : loaded_) {
            Cursor cursor(line.statement, none);
            if (cursor.take("card"))
                if (const auto name = take_name_of_card(cursor))
                    names.add(*name, static_cast<int>(names.known().size()));
        }
        return names;
    }

    void read_cards()
    {
        const NameIndex names = names_of_cards();
        CardReader reader(*file_.game->words, names);
        for (const LoadedStatement& line : loaded_) {
            Cursor cursor(line.statement, errors_);
            if (cursor.take("card")) {
                reader.take_card(cursor);
                cursor.expect_end();
            } else if (reader.take_more(cursor))
                cursor.expect_end();
            else {
                reader.end_card();
                if (!cursor.sees("game"))
                    rest_.push_back(&line);
            }
        }
        file_.library = std::make_shared<const CardLibrary>(reader.finished());
        file_.vocabulary = std::make_shared<const Vocabulary>(*file_.game, *file_.library);
    }

    // ---- before the first scenario ----

    void read_heading()
    {
        while (next_ < rest_.size() && !errors_.is_full()) {
            Cursor cursor(rest_[next_]->statement, errors_);
            if (cursor.sees("scenario"))
                return;
            if (is_deck(cursor)) {
                take_heading_deck(cursor);
                continue;
            } else
                take_common(*rest_[next_], cursor);
            ++next_;
        }
    }

    /// `deck A`, and not the words of a scenario without a name.
    static bool is_deck(Cursor cursor) { return cursor.take("deck") && sees_seat(cursor, most_seats); }

    void take_heading_deck(Cursor& cursor)
    {
        Lines lines;
        for (std::size_t at = next_; at < rest_.size() && !Cursor(rest_[at]->statement, errors_).sees("scenario");
             ++at) {
            lines.push_back(&rest_[at]->statement);
            if (same_name(lines.back()->text, "end"))
                break;
        }
        cursor.take("deck");
        next_ += take_deck_block(cursor, lines, 0, *file_.vocabulary, most_seats, file_.decks);
    }

    void take_common(const LoadedStatement& line, Cursor& cursor)
    {
        if (line.is_used && !cursor.sees("option"))
            cursor.fail("a card, an option or a deck: nothing else is taken from a used file");
        else
            common_.push_back(&line.statement);
    }

    // ---- scenarios ----

    void read_scenarios()
    {
        if (next_ >= rest_.size())
            return read_nameless();
        while (next_ < rest_.size() && !errors_.is_full())
            read_scenario();
    }

    /// A file without scenarios is one, unless it only holds cards, options and decks for others.
    void read_nameless()
    {
        const auto is_option = [&](const Statement* line) { return Cursor(*line, errors_).sees("option"); };
        if (std::ranges::all_of(common_, is_option))
            return;
        ScenarioReader reader(*file_.vocabulary, file_.library, file_.decks, errors_);
        reader.take(common_);
        add(reader, stem_of(file_.name), common_.front()->line);
    }

    void read_scenario()
    {
        Cursor heading(rest_[next_]->statement, errors_);
        heading.take("scenario");
        std::string name(trimmed(heading.rest()));
        if (heading.sees_quotation())
            name = heading.take_quotation().value_or("");
        const int line = rest_[next_]->statement.line;
        Lines lines;
        for (++next_; next_ < rest_.size() && !Cursor(rest_[next_]->statement, errors_).sees("scenario"); ++next_)
            lines.push_back(&rest_[next_]->statement);
        ScenarioReader reader(*file_.vocabulary, file_.library, file_.decks, errors_);
        reader.take_common(common_);
        reader.take(lines);
        add(reader, std::move(name), line);
        if (things_ > most_things_together) {
            heading.fail("less in one file: all scenarios together have too many cards");
            next_ = rest_.size();
        }
    }

    void add(ScenarioReader& reader, std::string name, int line)
    {
        things_ += reader.things() + file_.library->cards.size() + common_.size();
        Scenario scenario = reader.finished();
        scenario.name = std::move(name);
        scenario.line = line;
        scenario.decks.insert(scenario.decks.end(), file_.decks.begin(), file_.decks.end());
        file_.scenarios.push_back(std::move(scenario));
    }
};

}  // namespace

Reading read(std::string_view text, std::string_view name, std::span<const Game* const> games, const Fetch& fetch)
{
    return FileReader(name, games).read(text, fetch);
}

}  // namespace cardinal::notation
