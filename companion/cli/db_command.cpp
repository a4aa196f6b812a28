#include "carddb/cards.h"
#include "carddb/matches.h"
#include "companion/cli/commands.h"
#include "companion/cli/complaint.h"
#include "companion/cli/data_folder.h"
#include "companion/cli/files.h"
#include "companion/cli/report.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

namespace cardinal::cli {
namespace {

constexpr Complaint complain("db");

struct Checked {
    std::vector<std::string> faults{};
    int cards = 0;
    carddb::ChainCheck chains{};
};

Result<Checked> checked(carddb::Database& database)
{
    auto faults = carddb::faults_of_file(database);
    if (!faults)
        return Failure{faults.error()};
    auto chains = carddb::check_chains(database);
    if (!chains)
        return Failure{chains.error()};
    const auto cards = carddb::count_cards(database);
    if (!cards)
        return Failure{cards.error()};
    Checked all{.faults = std::move(*faults), .cards = *cards, .chains = std::move(*chains)};
    all.faults.insert(all.faults.end(), all.chains.faults.begin(), all.chains.faults.end());
    return all;
}

void print(const std::string& name, const Checked& check)
{
    for (const std::string& fault : check.faults)
        std::cout << styled(fault, Style::bad) << "\n";
    std::cout << name << ": " << (check.faults.empty() ? styled("whole", Style::good) : styled("not whole", Style::bad))
              << ", " << check.cards << (check.cards == 1 ? " card, " : " cards, ") << check.chains.matches
              << (check.chains.matches == 1 ? " match with " : " matches with ") << check.chains.entries
              << (check.chains.entries == 1 ? " entry.\n" : " entries.\n");
    if (check.chains.last_match != 0)
        std::cout << "The chain of match " << check.chains.last_match << ", the last one played, ends in "
                  << carddb::to_string(check.chains.last_hash) << "\n";
}

void print_as_json(const std::string& name, const Checked& check)
{
    std::cout << line_of(
        {{"file", name},
         {"whole", check.faults.empty()},
         {"faults", check.faults},
         {"cards", check.cards},
         {"matches", check.chains.matches},
         {"entries", check.chains.entries},
         {"last_match", check.chains.last_match},
         {"last_hash", check.chains.last_match != 0 ? carddb::to_string(check.chains.last_hash) : ""}});
}

int check(const Session& session)
{
    auto database = open_database_that_is_there(session);
    if (!database)
        return complain(database.error());
    const auto check = checked(*database);
    if (!check)
        return complain(check.error());
    session.json ? print_as_json(database->name(), *check) : print(database->name(), *check);
    return check->faults.empty() ? exit_code::fine : exit_code::no;
}

int back_up(const std::string& file, const Session& session)
{
    auto database = open_database_that_is_there(session);
    if (!database)
        return complain(database.error());
    if (const auto done = database->back_up_to(file); !done)
        return complain(done.error());
    std::cout << "Saved in " << file << "\n";
    return exit_code::fine;
}

}  // namespace

void add_db(CLI::App& program, Session& session)
{
    CLI::App* verb = program.add_subcommand("db", "The database of cards, decks and matches");
    verb->require_subcommand(1);
    CLI::App* checks = verb->add_subcommand("check", "Say whether it is whole, and where the last match's chain ends");
    checks->add_flag("--json", session.json, "One JSON object");
    checks->callback([&session] { session.exit_code = check(session); });
    CLI::App* backup = verb->add_subcommand("backup", "Copy it to a new file, also while it is in use");
    auto file = std::make_shared<std::string>();
    backup->add_option("FILE", *file, "The copy; it must not be there yet")->required();
    backup->callback([file, &session] { session.exit_code = back_up(*file, session); });
}

}  // namespace cardinal::cli
