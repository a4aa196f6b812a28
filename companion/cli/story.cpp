#include "companion/cli/story.h"

#include "companion/cli/report.h"

#include <algorithm>
#include <string>
#include <vector>

namespace cardinal::cli {
namespace {

class Teller {
public:
    Teller(const notation::File& file, const notation::Scenario& scenario, std::ostream& out)
        : game_(*file.game), runner_(file, scenario), name_(scenario.name), out_(out)
    {}

    bool tell()
    {
        out_ << styled(std::string(game_.title) + " — " + name_, Style::bold) << "\n";
        begin_turn_if_new();
        tell_what_did_not_come_true(runner_.check_set_up());
        while (!runner_.at_end()) {
            const Position before = position();
            const scenario::Answer answer = runner_.take_next();
            tell_step(answer, before);
            all_came_true_ &= answer.came_true;
            begin_turn_if_new();
        }
        tell_end();
        return all_came_true_;
    }

private:
    const Game& game_;
    scenario::Runner runner_;
    std::string name_;
    std::ostream& out_;
    Number turn_ = -1;
    int plays_ = 0, flagged_ = 0, taken_back_ = 0;
    bool all_came_true_ = true;

    const Position& position() const { return runner_.referee().position(); }

    /// A new turn, or the first line: where it stands for both.
    void begin_turn_if_new()
    {
        const int value = find_value(*game_.words, game_.words->turn);
        const Number turn =
            value < 0 ? Number{0} : read_value(position(), game_.words->values[static_cast<std::size_t>(value)], {});
        if (turn == turn_)
            return;
        turn_ = turn;
        out_ << heading(std::string(game_.words->turn) + " " + std::to_string(turn));
        tell_numbers();
    }

    void tell_numbers()
    {
        for (std::int8_t seat = 0; seat < position().seats; ++seat)
            out_ << player_line(game_, position(), Seat{seat});
    }

    void tell_step(const scenario::Answer& answer, const Position& before)
    {
        const bool is_flagged = !answer.verdict.legal();
        const bool is_back = answer.text == "back";
        const bool stands = answer.text == "stands";
        taken_back_ += is_back ? 1 : 0;
        flagged_ += is_flagged ? 1 : 0;
        plays_ += is_back || stands ? 0 : 1;
        const std::string sign = is_flagged ? styled("✗", Style::bad)
                               : is_back    ? styled("↩", Style::warn)
                               : stands     ? styled("→", Style::warn)
                                            : "·";
        const std::string text = is_back ? "taken back" : stands ? "they let it stand" : answer.text;
        const std::string changes = changes_of(answer, is_back ? position() : before);
        const std::string play = changes.empty() ? text : padded(text, 52);
        out_ << "   " << sign << " " << (is_flagged ? styled(play, Style::bold) : play)
             << (changes.empty() ? "" : " " + styled(changes, Style::faint)) << "\n";
        for (const Violation& violation : answer.verdict.violations)
            out_ << told(game_, violation, 7);
        if (!answer.refusal.empty())
            out_ << "       " << answer.refusal << "\n";
        tell_what_did_not_come_true(answer.expected);
    }

    /// `without` is the position in which cards that come, or go back where they came from, are not in play.
    std::string changes_of(const scenario::Answer& answer, const Position& without) const
    {
        std::string text;
        for (const NumberChange& change : news_among(game_, answer.numbers, without))
            text += (text.empty() ? "" : ", ") + change.name + " " + change.before + "→" + change.after;
        return text;
    }

    void tell_what_did_not_come_true(const std::vector<scenario::Checked>& expected)
    {
        for (const scenario::Checked& checked : expected) {
            all_came_true_ &= checked.came_true;
            if (!checked.came_true)
                out_ << styled("     ! line " + std::to_string(checked.line) + " expects: " + checked.text + ". " +
                                   checked.instead,
                               Style::bad)
                     << "\n";
        }
    }

    void tell_end()
    {
        out_ << "\n";
        tell_numbers();
        const std::string end = game_.is_over(position()) ? "The game is over: " + ending() : "The game goes on.";
        out_ << "\n"
             << styled(end, Style::bold) << " " << plays_ << " steps, " << flagged_ << " flagged, " << taken_back_
             << " taken back.\n";
    }

    std::string ending() const
    {
        const int value = find_value(*game_.words, "winner");
        const Number winner =
            value < 0 ? Number{-1} : read_value(position(), game_.words->values[static_cast<std::size_t>(value)], {});
        return winner < 0 ? "nobody won." : std::string(1, Seat{static_cast<std::int8_t>(winner)}.letter()) + " won.";
    }
};

}  // namespace

bool tell(const notation::File& file, const notation::Scenario& scenario, std::ostream& out)
{
    return Teller(file, scenario, out).tell();
}

}  // namespace cardinal::cli
