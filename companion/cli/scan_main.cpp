// The program `cardinal-scan`, which the verb `cardinal scan` becomes.
#include "carddb/copies.h"
#include "companion/cli/arguments.h"
#include "companion/cli/data_folder.h"
#include "companion/cli/files.h"
#include "companion/cli/games.h"
#include "companion/cli/kept_lenses.h"
#include "companion/cli/program_main.h"
#include "companion/cli/scenes.h"
#include "vision/io/picture_sink.h"
#include "vision/io/pictures.h"
#include "vision/io/sources.h"
#include "vision/table_eye.h"

#include <CLI/CLI.hpp>
#include <iostream>

namespace cardinal::cli {
namespace {

struct Order {
    Session session{};
    std::vector<std::string> sources{};
    std::string drawing{}, game{}, camera{};
    double frames_per_second = 0;
    int exit_code = exit_code::fine;
};

int failed(const Error& error, int code = exit_code::unreadable)
{
    std::cerr << "cardinal scan: " << error.sentence << "\n";
    return code;
}

/// Whose mat may lie there: the one that was named, else that of all known cards.
Result<const Game*> game_on_the_table(const Order& order, const std::vector<carddb::Copy>& copies)
{
    if (!order.game.empty())
        return game_meant(order.game);
    for (const carddb::Copy& copy : copies)
        if (copy.game != copies.front().game)
            return nullptr;
    const auto game = game_called(copies.front().game);
    return game ? *game : nullptr;
}

vision::TableSetup setup_for(const Order& order, const Known& known, const std::string& address)
{
    vision::TableSetup setup;
    if (known.game && known.game->playmat)
        setup.mat = known.game->playmat->size;
    setup.lenses = kept_lenses(order.session, order.camera, address);
    return setup;
}

/// One picture goes into a file, several into a film or a folder.
class Drawing {
public:
    explicit Drawing(std::string file) : file_(std::move(file)) {}
    bool is_wanted() const { return !file_.empty(); }

    Result<void> add(const cv::Mat& picture, double time_ms)
    {
        const auto ending = std::filesystem::path(file_).extension();
        if (ending == ".png" || ending == ".jpg" || ending == ".jpeg")
            return vision::write_picture(file_, picture);
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
    std::optional<vision::PictureSink> sink_{};
    double last_ms_ = 0;
};

class Scan {
public:
    Scan(const Order& order, const Known& known, const vision::Codebook& codebook, const std::string& address,
         vision::FrameSource& source)
        : order_(order),
          known_(known),
          source_(source),
          eye_(codebook, setup_for(order, known, address)),
          drawing_(order.drawing),
          teller_(known)
    {}

    /// All frames of the source. A source that breaks off is told of, and what was seen until then counts.
    int run()
    {
        int code = exit_code::fine;
        while (true) {
            auto frame = source_.next();
            if (!frame) {
                code = failed(frame.error());
                if (source_.is_live())
                    return code;
                continue;
            }
            if (!*frame)
                break;
            if (const auto told = look(**frame); !told)
                return failed(told.error());
        }
        if (frames_ == 1 && !order_.session.json)
            std::cout << as_text(last_, known_) << std::flush;
        return code != exit_code::fine ? code : has_seen_ ? exit_code::fine : exit_code::no;
    }

private:
    const Order& order_;
    const Known& known_;
    vision::FrameSource& source_;
    vision::TableEye eye_;
    Drawing drawing_;
    ChangeTeller teller_;
    SeenFrame last_{};
    std::string first_told_{};
    int frames_ = 0;
    bool has_seen_ = false;

    Result<void> look(const vision::Frame& frame)
    {
        last_ = {source_.name(), frame.picture.size(), eye_.look(frame)};
        ++frames_;
        has_seen_ |=
            std::ranges::any_of(last_.scene.cards, [](const auto& card) { return card.last.code.has_value(); });
        if (order_.session.json)
            std::cout << as_json(last_, known_) << std::flush;
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
        return failed({"--draw takes one source at a time."}, exit_code::usage);
    auto copies = known_copies(order.session);
    if (!copies)
        return failed(copies.error());
    if (copies->empty())
        return failed({"No printed code is known here, so no card can be recognized. “cardinal print sheets” prints "
                       "cards with codes; with --data you name the folder that knows them."},
                      exit_code::no);
    const auto game = game_on_the_table(order, *copies);
    if (!game)
        return failed(game.error(), exit_code::usage);
    const Known known{.copies = std::move(*copies), .game = *game};
    const vision::Codebook codebook(carddb::codes_of(known.copies));
    int code = exit_code::fine;
    for (const std::string& address : order.sources) {
        auto source = vision::open_source(address, order.frames_per_second);
        code = std::max(code, source ? Scan(order, known, codebook, address, **source).run() : failed(source.error()));
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
    program.add_option("--game", order.game, "Whose mat lies there; without it, that of all known cards");
    program.add_option("--camera", order.camera, "Whose lens it is, as “cardinal calibrate” kept it");
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
