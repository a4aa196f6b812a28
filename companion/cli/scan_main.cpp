// The program `cardinal-scan`, which the verb `cardinal scan` becomes.
#include "carddb/copies.h"
#include "companion/cli/data_folder.h"
#include "companion/cli/files.h"
#include "companion/cli/program_main.h"
#include "companion/cli/sightings.h"
#include "vision/card_finder.h"
#include "vision/io/pictures.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <opencv2/imgproc.hpp>

namespace cardinal::cli {
namespace {

struct Order {
    Session session{};
    std::vector<std::string> pictures{};
    std::string drawing{};
    int exit_code = exit_code::fine;
};

int failed(const Error& error, int code = exit_code::unreadable)
{
    std::cerr << "cardinal scan: " << error.sentence << "\n";
    return code;
}

/// The codes that this database knows, and what their cards are called.
Result<std::vector<carddb::Copy>> known_codes(const Session& session)
{
    auto database = open_database(session);
    if (!database)
        return Failure{database.error()};
    return carddb::known_copies(*database);
}

vision::Codebook codebook_of(const std::vector<carddb::Copy>& copies)
{
    return vision::Codebook(carddb::codes_of(copies));
}

int scan_one(const Order& order, std::size_t index, const std::vector<carddb::Copy>& copies,
             const vision::CodeReader& reader)
{
    const std::string& file = order.pictures[index];
    const auto picture = vision::read_picture(file);
    if (!picture)
        return failed(picture.error());
    cv::Mat gray;
    cv::cvtColor(*picture, gray, cv::COLOR_BGR2GRAY);
    const SeenPicture seen{
        .source = file, .index = index, .size = gray.size(), .cards = vision::find_cards(gray, reader)};
    std::cout << (order.session.json ? as_json(seen, copies) : as_text(seen, copies)) << std::flush;
    if (!order.drawing.empty())
        if (const auto saved = vision::write_picture(order.drawing, drawn_over(*picture, seen, copies)); !saved)
            return failed(saved.error());
    return seen.cards.empty() ? exit_code::no : exit_code::fine;
}

int scan(const Order& order)
{
    if (!order.drawing.empty() && order.pictures.size() > 1)
        return failed({"--draw takes one picture at a time."}, exit_code::usage);
    const auto copies = known_codes(order.session);
    if (!copies)
        return failed(copies.error());
    if (copies->empty())
        return failed({"No printed code is known here, so no card can be recognized. “cardinal print sheets” prints "
                       "cards with codes; with --data you name the folder that knows them."},
                      exit_code::no);
    const vision::Codebook codebook = codebook_of(*copies);
    const vision::CodeReader reader(codebook);
    int code = exit_code::fine;
    for (std::size_t index = 0; index < order.pictures.size(); ++index)
        code = std::max(code, scan_one(order, index, *copies, reader));
    return code;
}

int run(int argc, char** argv)
{
    CLI::App program{"Which cards lie on a table, from pictures of it. What is not certain is left out.",
                     "cardinal scan"};
    Order order;
    program.add_option("PICTURE", order.pictures, "PNG, JPEG and what else OpenCV reads")->required();
    program.add_flag("--json", order.session.json, "A JSON object for each picture");
    program.add_option("--draw", order.drawing, "A copy of the picture with what was seen drawn over it");
    program.add_option("--data", order.session.data, "The folder of cards, decks and matches");
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return program.exit(error, std::cout, std::cerr) == 0 ? exit_code::fine : exit_code::usage;
    }
    return scan(order);
}

}  // namespace
}  // namespace cardinal::cli

int main(int argc, char** argv) { return cardinal::cli::main_of("cardinal scan", cardinal::cli::run, argc, argv); }
