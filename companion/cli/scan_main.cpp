// The program `cardinal-scan`, which the verb `cardinal scan` becomes.
#include "carddb/copies.h"
#include "companion/cli/arguments.h"
#include "companion/cli/complaint.h"
#include "companion/cli/data_folder.h"
#include "companion/cli/files.h"
#include "companion/cli/games.h"
#include "companion/cli/kept_lenses.h"
#include "companion/cli/no_source.h"
#include "companion/cli/program_main.h"
#include "companion/cli/scenes.h"
#include "companion/cli/usual.h"
#include "companion/scan/learned_cards.h"
#include "vision/gray.h"
#include "vision/io/picture_sink.h"
#include "vision/io/pictures.h"
#include "vision/io/sources.h"
#include "vision/photo.h"
#include "vision/quads.h"
#include "vision/table_eye.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <set>

namespace cardinal::cli {
namespace {

struct Order {
    Session session{};
    std::vector<std::string> sources{};
    std::string drawing{}, game{}, camera{};
    double frames_per_second = 0;
    vision::FolderOf folders = vision::FolderOf::whatever_it_looks_like;
    int exit_code = exit_code::fine;
};

constexpr Complaint complain("scan");

/// What can be recognized here, and what its cards are called.
struct Recognizable {
    std::vector<carddb::Copy> copies{};
    scan::LearnedCards learned{};
    vision::Codebook codebook{};
    const Game* game = nullptr;  ///< the one that was named
};

Result<Recognizable> recognizable(const Session& session)
{
    auto database = open_database(session);
    if (!database)
        return Failure{database.error()};
    auto copies = carddb::known_copies(*database);
    if (!copies)
        return Failure{copies.error()};
    auto learned = scan::learned_cards(*database);
    if (!learned)
        return Failure{learned.error()};
    vision::Codebook codebook(carddb::codes_of(*copies));
    return Recognizable{.copies = std::move(*copies), .learned = std::move(*learned), .codebook = std::move(codebook)};
}

/// The games of these cards, each with how many there are of it.
using GameCounts = std::map<std::string, int>;

/// The game that most of them belong to.
const Game* most_frequent(const GameCounts& counts)
{
    const auto most = std::ranges::max_element(counts, {}, [](const auto& count) { return count.second; });
    if (most == counts.end())
        return nullptr;
    const auto game = game_called(most->first);
    return game ? *game : nullptr;
}

/// Whose mat may lie there: the one that was named, else that of all known cards, else that of most cards in sight.
const Game* game_on_the_table(const Recognizable& all, const cv::Mat& picture)
{
    if (all.game)
        return all.game;
    GameCounts known;
    for (const carddb::Copy& copy : all.copies)
        ++known[copy.game];
    for (const carddb::LearnedArt& look : all.learned.looks)
        ++known[look.game];
    if (known.size() < 2)
        return most_frequent(known);
    GameCounts seen;
    const cv::Mat gray = vision::handy(vision::gray_of(picture)).gray;
    for (const vision::CardSighting& card : vision::find_cards(gray, vision::CodeReader(all.codebook)))
        ++seen[all.copies[card.reading.entry].game];
    return most_frequent(seen);
}

vision::TableSetup setup_for(const Order& order, const Recognizable& all, const Game* game, const std::string& address)
{
    vision::TableSetup setup;
    if (game && game->playmat)
        setup.mat = game->playmat->size;
    if (!all.learned.looks.empty())
        setup.printing.art = &all.learned.book;
    setup.lenses = kept_lenses(order.session, order.camera, address);
    return setup;
}

/// One picture goes into a file, several into a film or a folder.
class Drawing {
public:
    Drawing(std::string file, bool of_photos) : file_(std::move(file)), of_photos_(of_photos) {}
    bool is_wanted() const { return !file_.empty(); }

    Result<void> add(const cv::Mat& picture, double time_ms)
    {
        const auto ending = std::filesystem::path(file_).extension();
        if (ending == ".png" || ending == ".jpg" || ending == ".jpeg") {
            // Of a film the last picture tells all that lies there; each photo tells something else.
            if (of_photos_ && ++pictures_ > 1) {
                if (pictures_ == 2)
                    complain.say(file_ + " holds what was seen in the first photo only, for there are several; with "
                                         "--draw name a folder.");
                return {};
            }
            return vision::write_picture(file_, picture);
        }
        if (!sink_) {
            constexpr double usual_rate = 10;
            auto sink = vision::PictureSink::open(file_, picture.size(), usual_rate);
            if (!sink)
                return Failure{sink.error()};
            sink_ = std::move(*sink);
        }
        last_ms_ = time_ms;
        return sink_->add(picture);
    }

private:
    std::string file_;
    bool of_photos_;
    int pictures_ = 0;
    std::optional<vision::PictureSink> sink_{};
    double last_ms_ = 0;
};

/// A stream is silent for three seconds each; a phone that is charged anew is back within a minute.
constexpr int most_silences = 20;

class Scan {
public:
    Scan(const Order& order, const Recognizable& all, std::string address, vision::FrameSource& source)
        : order_(order),
          all_(all),
          address_(std::move(address)),
          known_{.copies = all.copies, .learned = all.learned.looks},
          source_(source),
          drawing_(order.drawing, source.is_still())
    {}

    /// All frames of the source. One that breaks off is told of, and what was seen until then counts.
    int run()
    {
        int code = exit_code::fine;
        for (auto frame = source_.next(); !frame || *frame; frame = source_.next()) {
            if (!frame && source_.is_live() && !may_come_back(frame.error()))
                return exit_code::no_device;
            if (!frame && !source_.is_live())
                code = complain(frame.error());
            if (!frame)
                continue;
            silences_ = 0;
            if (const auto told = look(**frame); !told)
                return complain(told.error());
        }
        if (frames_ == 1 && !order_.session.json && !source_.is_still())
            std::cout << as_text(last_, known_) << std::flush;
        return code != exit_code::fine ? code : has_seen_ ? exit_code::fine : exit_code::no;
    }

private:
    const Order& order_;
    const Recognizable& all_;
    std::string address_;
    Known known_;
    vision::FrameSource& source_;
    std::optional<vision::TableEye> eye_{};  ///< from the first frame on, which may tell whose mat lies there
    Drawing drawing_;
    ChangeTeller teller_{known_};
    SeenFrame last_{};
    int frames_ = 0;
    bool has_seen_ = false;
    int silences_ = 0;               ///< of a stream, one after the other
    std::set<std::string> games_{};  ///< that cards were seen of

    /// A phone that was put aside is waited for; that is said once.
    bool may_come_back(const Error& silence)
    {
        if (++silences_ == 1)
            complain.say(silence.sentence);
        if (silences_ < most_silences)
            return true;
        complain.say("Nothing comes from " + source_.name() + " any more, so it was given up.");
        return false;
    }

    void begin(const cv::Mat& picture)
    {
        known_.game = game_on_the_table(all_, picture);
        eye_.emplace(all_.codebook, setup_for(order_, all_, known_.game, address_));
    }

    /// Cards of another game are no harm, but mostly a mistake, and numbers of tokens are read for one game only.
    void tell_of_games()
    {
        const std::size_t before = games_.size();
        for (const vision::SceneCard& card : last_.scene.cards)
            if (card.last.code)
                games_.insert(known_.copies[card.last.reading.entry].game);
            else if (card.last.art)
                games_.insert(known_.learned[*card.last.art].game);
        has_seen_ |= !games_.empty();
        if (games_.size() < 2 || games_.size() == before)
            return;
        std::string names;
        for (const std::string& game : games_)
            names += (names.empty() ? "" : " and ") + game;
        std::cerr << "cardinal scan: cards of several games lie in " << source_.name() << ": " << names << ". "
                  << (known_.game ? "Mat and tokens are taken for those of " + std::string(known_.game->title) +
                                        "; --game names another.\n"
                                  : "--game says whose mat and tokens lie there.\n");
    }

    /// Somebody's photo rather than a table in front of a camera: anything may lie there.
    void look_at_photo(const cv::Mat& gray)
    {
        std::vector<vision::Quad> known;
        for (const auto* list : {&last_.scene.cards, &last_.scene.unknown})
            for (const vision::SceneCard& card : *list)
                known.push_back(card.last.quad);
        vision::PhotoSeen seen = vision::see_photo(gray, known);
        // The small eyes of a code look like dice that show a one.
        std::erase_if(last_.scene.dice, [&](const vision::SceneDie& die) {
            return std::ranges::any_of(seen.codes, [&](const vision::Decoded& code) {
                return vision::is_inside(vision::middle_of(die.last.quad), code.quad);
            });
        });
        last_.codes = std::move(seen.codes);
        last_.outlines = std::move(seen.outlines);
    }

    Result<void> look(const vision::Frame& frame)
    {
        if (!eye_ || source_.is_still())
            begin(frame.picture);
        last_ = {source_.is_still() ? frame.photo : source_.name(), frame.picture.size(), eye_->look(frame)};
        if (source_.is_still() && !last_.scene.pose)
            look_at_photo(vision::gray_of(frame.picture));
        ++frames_;
        tell_of_games();
        if (order_.session.json)
            std::cout << as_json(last_, known_) << std::flush;
        else if (source_.is_still())
            std::cout << as_text(last_, known_) << std::flush;
        else if (frames_ > 1 || source_.is_live())
            std::cout << teller_.told(last_.scene) << std::flush;
        else
            teller_.told(last_.scene);  // nothing has settled
        if (!drawing_.is_wanted())
            return {};
        return drawing_.add(drawn_over(frame.picture, last_, known_), frame.time_ms);
    }
};

int scan(const Order& order)
{
    if (!order.drawing.empty() && order.sources.size() > 1)
        return complain("--draw takes one source at a time.", exit_code::usage);
    auto all = recognizable(order.session);
    if (!all)
        return complain(all.error());
    const bool knows_none = all->copies.empty() && all->learned.looks.empty();
    if (knows_none)
        complain.say("No printed code is known here and no card was learned, so none can be recognized. “cardinal "
                     "print sheets” prints cards with codes; with --data you name the folder that knows them.");
    if (!order.game.empty()) {
        const auto game = game_meant(order.game);
        if (!game)
            return complain(game.error(), exit_code::usage);
        all->game = *game;
    }
    int code = exit_code::fine;
    for (const std::string& address : order.sources) {
        auto source = vision::open_source(address, order.frames_per_second, order.folders);
        if (!source)
            code = std::max(code, complain(source.error(), code_without(address)));
        else if (knows_none && !(*source)->is_still())
            code = std::max(code, exit_code::no);
        else
            code = std::max(code, Scan(order, *all, address, **source).run());
    }
    return code;
}

int run(int argc, char** argv)
{
    CLI::App program{"Which cards lie on a table, from pictures, films and streams of it. What is not certain is left "
                     "out.",
                     "cardinal scan"};
    Order order;
    program.add_option("SOURCE", order.sources, "Pictures, folders of pictures, videos, streams (http, https, rtsp)")
        ->required();
    program.add_flag("--json", order.session.json, "A JSON object for each frame");
    program.add_option("--draw", order.drawing,
                       "What was seen, drawn over it: a picture, a video (.mkv, .mp4, .avi), or a folder of pictures");
    or_as_usual(program.add_option("--game", order.game, "Whose mat lies there; without it, that of all known cards"));
    or_as_usual(program.add_option("--camera", order.camera, "Whose lens it is, as “cardinal calibrate” kept it"));
    auto* photos = program.add_flag_callback(
        "--photos", [&order] { order.folders = vision::FolderOf::photos; },
        "The pictures of a folder have nothing to do with each other; without it, their names and sizes tell");
    program
        .add_flag_callback(
            "--film", [&order] { order.folders = vision::FolderOf::film; },
            "The pictures of a folder follow each other")
        ->excludes(photos);
    program.add_option("--fps", order.frames_per_second, "Pictures of a folder that make a second")
        ->check(CLI::Range(0.01, 1000.0));
    add_session(program, order.session);
    if (const auto done = read_arguments(program, argc, argv))
        return *done;
    return scan(order);
}

}  // namespace
}  // namespace cardinal::cli

int main(int argc, char** argv) { return cardinal::cli::main_of("cardinal scan", cardinal::cli::run, argc, argv); }
