// The program `cardinal-bench`, which the verb `cardinal bench vision` becomes.
#include "companion/cli/arguments.h"
#include "companion/cli/bench_vision.h"
#include "companion/cli/bench_vision_stage.h"
#include "companion/cli/complaint.h"
#include "companion/cli/files.h"
#include "companion/cli/program_main.h"
#include "companion/cli/report.h"
#include "companion/print/print.h"

#include <CLI/CLI.hpp>
#include <cstdio>
#include <iostream>
#include <nlohmann/json.hpp>
#include <opencv2/core/utility.hpp>

namespace cardinal::cli {
namespace {

using bench::Line;

const std::vector<std::string> rows = {"1",  "2",  "3",  "4",  "5",    "6",  "7",       "8",    "9",        "10",
                                       "11", "12", "13", "14", "dice", "4K", "sleeves", "mess", "watching", "nothing"};

std::string share_of(int part, int whole)
{
    if (whole == 0)
        return "–";
    char text[32];
    std::snprintf(text, sizeof text, "%.2f %%", 100.0 * part / whole);
    return text;
}

std::string number(double value, int digits)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.*f", digits, value);
    return text;
}

void print_heading()
{
    std::cout << padded("row", 10) << padded("looked at", 40) << padded("who", 24) << padded("recognized", 18)
              << padded("false of", 14) << padded("ms", 10) << padded("× gray", 8) << "target\n";
}

void print_line(const Line& line)
{
    const bool is_ours = line.who == "Cardinal";
    std::cout << padded(is_ours ? line.row : "", 10) << padded(is_ours ? line.condition : "", 40)
              << padded(line.who, 24)
              << padded(share_of(line.recognized, line.known) + " of " + std::to_string(line.known), 18)
              << padded(std::to_string(line.falsely) + " of " + std::to_string(line.known + line.unknown), 14)
              << padded(number(line.ms, 2), 10) << padded(line.grays > 0 ? number(line.grays, 1) : "", 8) << line.target
              << (line.target.empty() || line.note.empty() ? "" : ": ") << line.note << "\n"
              << std::flush;
}

void print_json(const Line& line)
{
    nlohmann::ordered_json object{{"row", line.row},
                                  {"condition", line.condition},
                                  {"who", line.who},
                                  {"known", line.known},
                                  {"recognized", line.recognized},
                                  {"unknown", line.unknown},
                                  {"false", line.falsely},
                                  {"ms", line.ms}};
    if (line.grays > 0)
        object["grays"] = line.grays;
    if (!line.target.empty())
        object["target"] = line.target;
    if (!line.note.empty())
        object["note"] = line.note;
    std::cout << line_of(object) << std::flush;
}

constexpr Complaint complain("bench vision");

int measure(const bench::Effort& effort, bool json)
{
    const print::Workshop workshop;
    cv::setNumThreads(1);
    const auto stage = bench::Stage::build();
    if (!stage)
        return complain(stage.error());
    int falsely = 0;
    const bench::Tell tell = [&](const Line& line) {
        falsely += line.who == "Cardinal" && line.row != "4" ? line.falsely : 0;
        json ? print_json(line) : print_line(line);
    };
    if (!json)
        print_heading();
    measure_cards(*stage, effort, tell);
    measure_tables(*stage, effort, tell);
    measure_markers(effort, tell);
    if (const auto measured = measure_art(effort, tell); !measured)
        return complain(measured.error());
    if (const auto measured = measure_photos(*stage, effort, tell); !measured)
        return complain(measured.error());
    if (const auto measured = measure_dice(effort, tell); !measured)
        return complain(measured.error());
    if (const auto measured = measure_4k(effort, tell); !measured)
        return complain(measured.error());
    measure_watching(*stage, effort, tell);
    measure_nothing(*stage, effort, tell);
    return falsely == 0 ? exit_code::fine : exit_code::no;
}

int run(int argc, char** argv)
{
    CLI::App program{"How well and how fast cards are recognized, beside decoders that are installed here. Exit code 1 "
                     "when anything was taken for what it is not.",
                     "cardinal bench vision"};
    bench::Effort effort;
    Session session;
    bool is_short = false;
    program.add_flag("--full", effort.is_full, "Thousands of looks; without it about two minutes");
    program.add_flag("--short", is_short, "What happens without --full")->excludes("--full");
    program.add_option("--row", effort.only, "Only this row of the targets, or one of what stands beside them")
        ->check(CLI::IsMember(rows));
    program.add_option("--looks", effort.most, "So many pictures of each condition")->check(CLI::Range(1, 1000000));
    program
        .add_option("--from", effort.first,
                    "How many tables, cards or dice to pass over: figures hold on what nobody tuned on")
        ->check(CLI::Range(0, 1000000));
    program.add_flag("--alone", effort.is_alone,
                     "Single cards without the decoders beside, which take most of the time");
    program.add_option("--photos", effort.photos, "A folder of photos with lists of what they show: rows 13 and 14")
        ->envname("CARDINAL_PHOTOS");
    program.add_flag("--json", session.json, "A JSON object for each line");
    add_session(program, session);
    if (const auto done = read_arguments(program, argc, argv))
        return *done;
    return measure(effort, session.json);
}

}  // namespace
}  // namespace cardinal::cli

int main(int argc, char** argv)
{
    return cardinal::cli::main_of("cardinal bench vision", cardinal::cli::run, argc, argv);
}
