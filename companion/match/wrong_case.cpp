#include "companion/match/wrong_case.h"

#include "companion/match/live_match.h"
#include "engine/notation/boards.h"
#include "engine/notation/cards.h"
#include "engine/notation/set_up.h"
#include "engine/record/entry_text.h"
#include "engine/record/text.h"

#include <array>
#include <ctime>
#include <fstream>

namespace cardinal::match {
namespace {

/// "2026-11-19 05-31-07": sorted by name it is sorted by time.
std::string moment_of(std::int64_t now_ms)
{
    const auto seconds = static_cast<std::time_t>(now_ms / 1000);
    std::tm time{};
    gmtime_r(&seconds, &time);
    std::array<char, 32> text{};
    const std::size_t length = std::strftime(text.data(), text.size(), "%Y-%m-%d %H-%M-%S", &time);
    return std::string(text.data(), length);
}

std::string indented(const std::string& lines)
{
    std::string text;
    for (std::size_t begin = 0; begin < lines.size();) {
        const std::size_t end = std::min(lines.find('\n', begin), lines.size());
        text += "  " + lines.substr(begin, end - begin) + "\n";
        begin = end + 1;
    }
    return text;
}

/// The table before the entry, and what was seen then.
std::string scenario_of(const LiveMatch& match, int entry, const Board& seen)
{
    const History& history = match.referee().history();
    const Position before = history.state_after(entry > 0 ? history.before(entry) : 0).position;
    const notation::Vocabulary vocabulary(match.game(), *before.library);
    const notation::Lexicon lexicon(vocabulary, before);
    std::string text = "game " + std::string(match.game().id) + "\n\n" +
                       notation::write_cards(*match.game().words, *before.library) + "\nscenario What was seen\n";
    if (entry > 0)
        text += "  # it was taken for: " + step_of(history, entry) + "\n";
    return text + indented(notation::write_position(match.game(), before)) + "  look\n" +
           indented(notation::write_board(lexicon, seen)) + "  end\n";
}

class Case {
public:
    explicit Case(std::filesystem::path folder) : folder_(std::move(folder)) {}

    void write(const std::string& name, const std::string& bytes)
    {
        std::ofstream file(folder_ / name, std::ios::binary);
        file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        file.close();
        if (!file && failed_.empty())
            failed_ = (folder_ / name).string();
    }
    Result<std::filesystem::path> finished() const
    {
        if (!failed_.empty())
            return Failure{{failed_ + " cannot be written."}};
        return folder_;
    }

private:
    std::filesystem::path folder_;
    std::string failed_{};
};

}  // namespace

Result<std::filesystem::path> keep_as_case(const LiveMatch& match, int entry, const std::filesystem::path& folder,
                                           std::int64_t now_ms)
{
    const std::filesystem::path own =
        folder / (moment_of(now_ms) + " " + std::string(match.game().id) + " entry " + std::to_string(entry));
    std::error_code error;
    std::filesystem::create_directories(own, error);
    if (error)
        return Failure{{own.string() + " cannot be made: " + error.message() + "."}};
    Case kept(own);
    kept.write("match.cardinal", write_record(match.game(), match.referee().record()));
    if (const Board* seen = match.seen_at(entry))
        kept.write("look.cardinal", scenario_of(match, entry, *seen));
    const std::vector<std::string> pictures = match.pictures_of(entry);
    for (std::size_t at = 0; at < pictures.size(); ++at)
        kept.write("card-" + std::to_string(at + 1) + ".jpg", pictures[at]);
    return kept.finished();
}

}  // namespace cardinal::match
