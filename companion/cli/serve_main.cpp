// What the verb `serve` becomes: phones, spectators and streams see the match that is played.
#include "carddb/matches.h"
#include "companion/cli/arguments.h"
#include "companion/cli/complaint.h"
#include "companion/cli/data_folder.h"
#include "companion/cli/files.h"
#include "companion/cli/join_code.h"
#include "companion/cli/program_main.h"
#include "companion/cli/usual.h"
#include "companion/serve/broadcast.h"
#include "companion/serve/gate.h"

#include <CLI/CLI.hpp>
#include <atomic>
#include <chrono>
#include <csignal>
#include <iostream>
#include <string>
#include <thread>

namespace cardinal::cli {
namespace {

std::atomic<bool> is_to_end = false;

struct Order {
    Session session{};
    std::int64_t match = 0;
    int port = 8765;
    bool is_for_network = false;
    double delay_s = 0;
    std::size_t delay_entries = 0;
    std::string language{};
    std::string files{};
};

constexpr Complaint complain("serve");

void tell_where(const serve::Broadcast::Address& address)
{
    std::cout << "Second screens: " << address.page << "\n"
              << "For streams:    " << address.stream << "  (transparent; " << (address.code.empty() ? "?" : "&")
              << "theme=light)\n";
    if (!address.code.empty())
        std::cout << "The code is " << address.code << ". A phone in the same network may take it from here:\n\n"
                  << as_blocks(address.page);
    std::cout << "Hands, decks and face-down cards are never sent. Ctrl+C ends it." << std::endl;
}

/// Until somebody ends it.
int serve_match(const Order& order)
{
    auto database = open_database(order.session);
    if (!database)
        return complain(database.error());
    if (order.match != 0)
        if (const auto found = carddb::find_match(*database, order.match); !found)
            return complain(found.error());
    if (order.is_for_network && serve::own_addresses().empty())
        return complain("This computer is in no network. Without --network the pages are for this computer alone.",
                        exit_code::no_device);
    const auto time = std::chrono::milliseconds(static_cast<std::int64_t>(order.delay_s * 1000));
    const auto broadcast =
        serve::Broadcast::begin({.is_for_network = order.is_for_network,
                                 .port = order.port,
                                 .match = order.match,
                                 .delay = {.time = time, .entries = order.delay_entries},
                                 .language = order.language,
                                 .files = order.files},
                                std::move(*database), [](const std::string& fault) { complain.say(fault); });
    if (!broadcast)
        return complain(broadcast.error().sentence + " --port 0 takes any that is free.");
    tell_where((*broadcast)->address());
    while (!is_to_end)
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    return exit_code::fine;
}

int run(int argc, char** argv)
{
    CLI::App program{"Shows the match that is played to phones, spectators and streams, through a browser.",
                     "cardinal serve"};
    Order order;
    program.add_option("MATCH", order.match, "Which match of the database; else the one that was played last")
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{1000000000}));
    program.add_flag("--network", order.is_for_network, "For the local network, with a code; else this computer alone");
    or_as_usual(program.add_option("--port", order.port, "Where; 0 for any that is free")->check(CLI::Range(0, 65535)));
    program.add_option("--delay", order.delay_s, "Show everything so many seconds later")
        ->check(CLI::Range(0.0, 3600.0));
    program.add_option("--behind", order.delay_entries, "Stay so many entries behind")->check(CLI::Range(0, 1000));
    add_language(program, order.language, "What the pages speak; else what each browser does");
    program.add_option("--files", order.files, "Keep state.json and a text file for each field in this folder")
        ->option_text("DIR");
    add_session(program, order.session);
    if (const auto done = read_arguments(program, argc, argv))
        return *done;
    for (const int signal : {SIGINT, SIGTERM})
        std::signal(signal, [](int) { is_to_end = true; });
    return serve_match(order);
}

}  // namespace
}  // namespace cardinal::cli

int main(int argc, char** argv) { return cardinal::cli::main_of("cardinal serve", cardinal::cli::run, argc, argv); }
