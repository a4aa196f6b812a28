// What the verb `serve` becomes: phones, spectators and streams see the match that is played.
#include "companion/cli/arguments.h"
#include "companion/cli/data_folder.h"
#include "companion/cli/files.h"
#include "companion/cli/join_code.h"
#include "companion/cli/program_main.h"
#include "companion/serve/field_files.h"
#include "companion/serve/follower.h"
#include "companion/serve/server.h"

#include <CLI/CLI.hpp>
#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <iostream>
#include <optional>
#include <string>
#include <thread>
#include <unistd.h>

namespace cardinal::cli {
namespace {

constexpr std::chrono::milliseconds between_looks{150};  // a person takes that for at once

std::atomic<bool> is_to_end = false;

struct Order {
    Session session{};
    std::int64_t match = 0;
    int port = 8765;
    bool is_for_network = false;
    double delay_s = 0;
    std::size_t delay_entries = 0;
    std::string files{};
};

int failed(const std::string& sentence, int code = exit_code::unreadable)
{
    std::cerr << "cardinal serve: " << sentence << "\n";
    return code;
}

std::string host_name()
{
    std::array<char, 256> name{};
    return ::gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "";
}

std::vector<std::string> hosts_of(bool is_for_network, const std::vector<std::string>& addresses)
{
    std::vector<std::string> hosts{"localhost", "127.0.0.1", "[::1]"};
    if (is_for_network) {
        hosts.insert(hosts.end(), addresses.begin(), addresses.end());
        if (const std::string name = host_name(); !name.empty())
            hosts.insert(hosts.end(), {name, name + ".local"});
    }
    return hosts;
}

void tell_where(const std::string& page, const std::string& code)
{
    std::cout << "Second screens: " << page << (code.empty() ? "" : "?code=" + code) << "\n"
              << "For streams:    " << page << "stream" << (code.empty() ? "" : "?code=" + code)
              << "  (transparent; &theme=light)\n";
    if (!code.empty())
        std::cout << "The code is " << code << ". A phone in the same network may take it from here:\n\n"
                  << as_blocks(page + "?code=" + code);
    std::cout << "Hands, decks and face-down cards are never sent. Ctrl+C ends it." << std::endl;
}

/// Until somebody ends it. What cannot be read or written now may be in a moment; it is said once.
int follow(const Order& order, carddb::Database& database, serve::Server& server)
{
    const auto time = std::chrono::milliseconds(static_cast<std::int64_t>(order.delay_s * 1000));
    serve::Follower follower(database, order.match, {.time = time, .entries = order.delay_entries});
    std::optional<serve::FieldFiles> files;
    if (!order.files.empty())
        files.emplace(order.files);
    std::string last_fault;
    const auto note = [&](const std::string& fault) {
        if (fault != last_fault && !fault.empty())
            failed(fault);
        last_fault = fault;
    };
    while (!is_to_end) {
        const auto news = follower.look();
        std::string fault = news ? "" : news.error().sentence;
        if (news && *news) {
            server.publish(**news);
            if (files)
                if (const auto done = files->write(**news); !done)
                    fault = done.error().sentence;
        }
        note(fault);
        std::this_thread::sleep_for(between_looks);
    }
    return exit_code::fine;
}

int serve_match(const Order& order)
{
    auto database = open_database(order.session);
    if (!database)
        return failed(database.error().sentence);
    const std::vector<std::string> addresses = serve::own_addresses();
    if (order.is_for_network && addresses.empty())
        return failed("This computer is in no network. Without --network the pages are for this computer alone.",
                      exit_code::no_device);
    serve::Gate gate(order.is_for_network ? serve::new_join_code() : "", hosts_of(order.is_for_network, addresses));
    serve::Server server(gate);
    const int port = server.open({.address = order.is_for_network ? "0.0.0.0" : "127.0.0.1", .port = order.port});
    if (port == 0)
        return failed("Port " + std::to_string(order.port) +
                      " is in use. Is Cardinal serving already? --port 0 takes any that is free.");
    const std::string host = order.is_for_network ? addresses.front() : "localhost";
    tell_where("http://" + host + ":" + std::to_string(port) + "/", gate.code());
    return follow(order, *database, server);
}

int run(int argc, char** argv)
{
    CLI::App program{"Shows the match that is played to phones, spectators and streams, through a browser.",
                     "cardinal serve"};
    Order order;
    program.add_option("MATCH", order.match, "Which match of the database; else the one that was played last")
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{1000000000}));
    program.add_flag("--network", order.is_for_network, "For the local network, with a code; else this computer alone");
    program.add_option("--port", order.port, "Where; 0 for any that is free")->check(CLI::Range(0, 65535));
    program.add_option("--delay", order.delay_s, "Show everything so many seconds later")
        ->check(CLI::Range(0.0, 3600.0));
    program.add_option("--behind", order.delay_entries, "Stay so many entries behind")->check(CLI::Range(0, 1000));
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
