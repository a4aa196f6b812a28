// The program `cardinal-learn`, which the verb `cardinal learn` becomes.
#include "companion/cli/arguments.h"
#include "companion/cli/card_meant.h"
#include "companion/cli/complaint.h"
#include "companion/cli/data_folder.h"
#include "companion/cli/files.h"
#include "companion/cli/games.h"
#include "companion/cli/no_source.h"
#include "companion/cli/program_main.h"
#include "companion/cli/report.h"
#include "companion/match/clock.h"
#include "companion/scan/learned_cards.h"
#include "companion/scan/shown_card.h"
#include "vision/gray.h"
#include "vision/io/sources.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <nlohmann/json.hpp>

namespace cardinal::cli {
namespace {

struct Order {
    Session session{};
    std::vector<std::string> sources{};
    std::string card{}, game{}, set{};
    bool is_anew = false;
};

constexpr Complaint complain("learn");

/// Gives every picture of the sources, gray, with its name. Stops at the first that cannot be read or used, says why
/// and gives the exit code.
template <class Use>
int for_each_picture(const std::vector<std::string>& sources, Use&& use)
{
    for (const std::string& address : sources) {
        const auto source = vision::open_source(address);
        if (!source)
            return complain(source.error(), code_without(address));
        while (true) {
            const auto frame = (*source)->next();
            if (!frame)
                return complain(frame.error());
            if (!*frame)
                break;
            const cv::Mat gray = vision::handy(vision::gray_of((*frame)->picture)).gray;
            if (const Result<void> used = use(gray, (*source)->name()); !used)
                return complain(used.error(), exit_code::no);
        }
    }
    return exit_code::fine;
}

int learn(carddb::Database& database, const Order& order)
{
    const auto card = card_meant(database, order.card, {.game = order.game, .set = order.set});
    if (!card)
        return complain(card.error(), exit_code::no);
    std::vector<std::string> prints;
    const int looked = for_each_picture(order.sources, [&](const cv::Mat& gray, const std::string& name) {
        const auto quad = scan::the_card_in(gray, name);
        if (!quad)
            return Result<void>(Failure{quad.error()});
        prints.push_back(vision::bytes_of(vision::art_of(gray, *quad)));
        return Result<void>();
    });
    if (looked != exit_code::fine)
        return looked;
    if (order.is_anew)
        if (const auto forgotten = carddb::forget_art(database, *card); !forgotten)
            return complain(forgotten.error());
    for (const std::string& print : prints)
        if (const auto kept = carddb::keep_art(database, *card, print, match::now_in_ms()); !kept)
            return complain(kept.error());
    if (order.session.json)
        std::cout << line_of({{"card", card->name}, {"game", card->game}, {"looks", prints.size()}});
    else
        std::cout << "“" << card->name << "” is known by its picture now, from " << prints.size()
                  << (prints.size() == 1 ? " look.\n" : " looks.\n");
    return exit_code::fine;
}

/// Which of the learned cards is shown.
int recognize(carddb::Database& database, const Order& order)
{
    const auto learned = scan::learned_cards(database);
    if (!learned)
        return complain(learned.error());
    if (learned->looks.empty())
        return complain("No card was learned yet; --card NAME says which one is shown.", exit_code::no);
    bool is_any_unknown = false;
    const int looked = for_each_picture(order.sources, [&](const cv::Mat& gray, const std::string& name) {
        const auto quad = scan::the_card_in(gray, name);
        if (!quad)
            return Result<void>(Failure{quad.error()});
        const auto reading = learned->book.read(gray, *quad, {});
        const bool is_known = reading && vision::is_certain(*reading);
        is_any_unknown |= !is_known;
        const std::string card = is_known ? learned->looks[reading->entry].name : "";
        if (order.session.json)
            std::cout << line_of({{"picture", name}, {"known", is_known}, {"card", card}});
        else
            std::cout << name << ": " << (is_known ? card : "no card that was learned") << "\n";
        return Result<void>();
    });
    if (looked != exit_code::fine)
        return looked;
    return is_any_unknown ? exit_code::no : exit_code::fine;
}

int run(int argc, char** argv)
{
    CLI::App program{"Cards without a code are known by their pictures, after each was shown once, upright and alone. "
                     "Without --card, which of them is shown.",
                     "cardinal learn"};
    Order order;
    program.add_option("SOURCE", order.sources, "Pictures, folders of pictures, films")->required();
    program.add_option("--card", order.card, "The name of the card that is shown");
    program.add_option("--game", order.game, "The game's id, where several have a card of that name");
    program.add_option("--set", order.set, "Its set, where several have a card of that name");
    program.add_flag("--anew", order.is_anew, "Forget the looks before");
    program.add_flag("--json", order.session.json, "JSON objects, one a line");
    add_session(program, order.session);
    if (const auto done = read_arguments(program, argc, argv))
        return *done;
    auto database = open_database(order.session);
    if (!database)
        return complain(database.error());
    return order.card.empty() ? recognize(*database, order) : learn(*database, order);
}

}  // namespace
}  // namespace cardinal::cli

int main(int argc, char** argv) { return cardinal::cli::main_of("cardinal learn", cardinal::cli::run, argc, argv); }
