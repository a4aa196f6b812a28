#include "companion/cli/bench_watch_report.h"

#include "companion/cli/report.h"
#include "companion/cli/terminal.h"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>

namespace cardinal::cli::bench {
namespace {

using Json = nlohmann::ordered_json;

struct Number {
    const char* name = "";
    int Count::*of = nullptr;
};
constexpr Number numbers[] = {{"matches", &Count::matches},
                              {"turns", &Count::turns},
                              {"plays", &Count::plays},
                              {"recovered", &Count::recovered},
                              {"in_order", &Count::in_order},
                              {"told_alike", &Count::told_alike},
                              {"invented", &Count::invented},
                              {"said", &Count::said},
                              {"planted", &Count::planted},
                              {"found", &Count::found},
                              {"misnamed", &Count::misnamed},
                              {"as_legal", &Count::as_legal},
                              {"false_flags", &Count::false_flags},
                              {"put_back", &Count::put_back},
                              {"put_back_found", &Count::put_back_found},
                              {"questions", &Count::questions},
                              {"not_for_people", &Count::not_for_people},
                              {"camera_moved", &Count::camera_moved},
                              {"knocks", &Count::knocks},
                              {"knocks_noticed", &Count::knocks_noticed},
                              {"bothers", &Count::bothers},
                              {"let_be", &Count::let_be},
                              {"kills", &Count::kills},
                              {"resumed", &Count::resumed},
                              {"frames", &Count::frames}};

Json json_of(const MatchKey& key)
{
    return {{"game", key.game},
            {"grade", key.grade},
            {"eyes", key.eyes},
            {"table", key.table},
            {"plays_wanted", key.plays},
            {"one_illegal_in", key.one_illegal_in},
            {"is_terse", key.is_terse},
            {"width", key.width},
            {"fps", key.frames_per_second},
            {"killed_one_in", key.killed_one_in},
            {"knocked_one_in", key.knocked_one_in},
            {"bothered_one_in", key.bothered_one_in},
            {"seed", key.seed}};
}

Json json_of(const Count& count)
{
    Json json;
    for (const Number& number : numbers)
        json[number.name] = count.*number.of;
    json["film_ms"] = count.film_ms;
    json["work_ms"] = count.work_ms;
    json["misses"] = count.misses;
    json["asked"] = count.asked;
    json["latencies_ms"] = count.latencies_ms;
    json["put_off_for_ms"] = count.put_off_ms;
    json["seen_ms"] = count.seen_ms;
    json["looks_ms"] = count.looks_ms;
    json["told"] = count.told;
    return json;
}

std::pair<MatchKey, Count> from(const Json& json)
{
    std::pair<MatchKey, Count> both{{.game = json.at("game"),
                                     .grade = json.at("grade"),
                                     .eyes = json.at("eyes"),
                                     .table = json.at("table"),
                                     .plays = json.at("plays_wanted"),
                                     .one_illegal_in = json.at("one_illegal_in"),
                                     .is_terse = json.at("is_terse"),
                                     .width = json.at("width"),
                                     .frames_per_second = json.at("fps"),
                                     .killed_one_in = json.at("killed_one_in"),
                                     .knocked_one_in = json.at("knocked_one_in"),
                                     .bothered_one_in = json.value("bothered_one_in", 0),
                                     .seed = json.at("seed")},
                                    {}};
    Count& count = both.second;
    for (const Number& number : numbers)
        count.*number.of = json.value(number.name, 0);
    json.at("film_ms").get_to(count.film_ms);
    json.at("work_ms").get_to(count.work_ms);
    json.at("misses").get_to(count.misses);
    json.at("asked").get_to(count.asked);
    json.at("latencies_ms").get_to(count.latencies_ms);
    count.put_off_ms = json.value("put_off_for_ms", count.put_off_ms);
    count.seen_ms = json.value("seen_ms", std::vector<double>());
    json.at("looks_ms").get_to(count.looks_ms);
    json.at("told").get_to(count.told);
    return both;
}

double percentile(std::vector<double> values, double share)
{
    if (values.empty())
        return 0;
    std::ranges::sort(values);
    return values[std::min(values.size() - 1, static_cast<std::size_t>(share * static_cast<double>(values.size())))];
}

std::string cell(const std::string& text, std::size_t width)
{
    return std::string(width > text.size() ? width - text.size() : 1, ' ') + text;
}
std::string cell(int number, std::size_t width) { return cell(std::to_string(number), width); }
std::string cell(double number, std::size_t width, int digits)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.*f", digits, number);
    return cell(std::string(text), width);
}
double ratio(double part, double whole) { return whole > 0 ? part / whole : 0; }

/// Of seeing and refereeing, were every frame of a camera as much work as those that were looked at. They are the busy
/// ones, so at a table it is faster.
double times_real_time(const Count& count)
{
    constexpr double camera_ms = 1000.0 / 30;
    return ratio(camera_ms * count.frames, count.work_ms);
}

void print_heading()
{
    std::cout << padded("", 28)
              << "matches turns plays recovered in order alike invented planted found named legal  false back  found "
                 "asked wrongly a turn a play   wait ms  90 %   look ms  90 %  99 %  × real time\n";
}

/// Of the entries that hands waited for, those that the first look gave, and those that were put off on purpose.
void print_waits(const Count& count)
{
    const auto tell = [](const std::string& what, const std::vector<double>& waits) {
        constexpr double soon_ms = 300;
        const auto soon = std::ranges::count_if(waits, [](double wait) { return wait < soon_ms; });
        std::cout << "    " << waits.size() << " entries " << what << ": " << soon
                  << " below 300 ms beyond the wait, median" << cell(percentile(waits, 0.5), 5, 0) << " ms, 90 %"
                  << cell(percentile(waits, 0.9), 5, 0) << " ms, longest" << cell(percentile(waits, 1), 5, 0)
                  << " ms\n";
    };
    if (!count.latencies_ms.empty())
        tell("at first look, with " + cell(percentile(count.seen_ms, 0.9), 0, 0) + " ms (90 %) to see all,",
             count.latencies_ms);
    for (const auto& [why, waits] : count.put_off_ms)
        tell("put off " + why, waits);
}

void print(const MatchKey& key, const Count& count, bool tell)
{
    std::cout << padded(key.game + ", " + key.grade + ", " + key.eyes, 28) << cell(count.matches, 7)
              << cell(count.turns, 6) << cell(count.plays, 6) << cell(count.recovered, 10) << cell(count.in_order, 9)
              << cell(count.told_alike, 6) << cell(count.invented, 9) << cell(count.planted, 8) << cell(count.found, 6)
              << cell(count.misnamed, 6) << cell(count.as_legal, 6) << cell(count.false_flags, 7)
              << cell(count.put_back, 5) << cell(count.put_back_found, 7) << cell(count.questions, 6)
              << cell(count.not_for_people, 8) << cell(ratio(count.questions, count.turns), 7, 2)
              << cell(ratio(count.questions, count.plays), 7, 2) << cell(percentile(count.latencies_ms, 0.5), 10, 0)
              << cell(percentile(count.latencies_ms, 0.9), 6, 0) << cell(percentile(count.looks_ms, 0.5), 10, 1)
              << cell(percentile(count.looks_ms, 0.9), 6, 1) << cell(percentile(count.looks_ms, 0.99), 6, 1)
              << cell(times_real_time(count), 13, 1) << "\n";
    print_waits(count);
    for (const auto& [why, misses] : count.misses)
        std::cout << "    missed " << misses << ": " << why << "\n";
    for (const auto& [about, times] : count.asked)
        std::cout << "    asked " << times << " times about " << about << "\n";
    if (count.knocks > 0)
        std::cout << "    noticed " << count.knocks_noticed << " of " << count.knocks << " knocks at the camera\n";
    if (count.bothers > 0)
        std::cout << "    let be " << count.let_be << " of " << count.bothers << " bothers that were no plays\n";
    if (count.kills > 0)
        std::cout << "    went on after " << count.resumed << " of " << count.kills << " kills\n";
    if (count.camera_moved > 0)
        std::cout << "    took the camera for moved " << count.camera_moved << " times\n";
    if (tell)
        for (const std::string& each : count.told)
            std::cout << "  " << each << "\n";
    std::cout << std::flush;
}

bool belong_together(const MatchKey& one, const MatchKey& other)
{
    return one.game == other.game && one.grade == other.grade && one.eyes == other.eyes;
}

}  // namespace

Result<KeptResults> KeptResults::open(const std::string& file)
{
    KeptResults kept;
    kept.file_ = file;
    std::ifstream lines(file);
    for (std::string line; !file.empty() && std::getline(lines, line);) {
        const auto json = Json::parse(line, nullptr, false);
        try {
            if (!json.is_discarded())  // the last line of a run that was killed
                kept.all_.push_back(from(json));
        } catch (const nlohmann::json::exception&) {
            return Failure{{file + " holds something else than results of this bench."}};
        }
    }
    return kept;
}

std::optional<Count> KeptResults::known(const MatchKey& key) const
{
    const auto found = std::ranges::find(all_, key, &std::pair<MatchKey, Count>::first);
    return found == all_.end() ? std::nullopt : std::optional(found->second);
}

Result<void> KeptResults::add(const MatchKey& key, const Count& count)
{
    if (file_.empty())
        return {};
    Json json = json_of(key);
    json.update(json_of(count));
    std::ofstream lines(file_, std::ios::app);
    lines << line_of(json) << std::flush;
    return lines ? Result<void>() : Failure{{"Cannot write " + file_ + "."}};
}

void Report::add(const MatchKey& key, const Count& count)
{
    if (key_ && !belong_together(*key_, key))
        close();
    key_ = key;
    bench::add(count_, count);
}

void Report::close()
{
    if (!key_)
        return;
    has_false_flags_ = has_false_flags_ || count_.false_flags > 0;
    if (json_) {
        Json json = json_of(*key_);
        json.update(json_of(count_));
        for (const char* list : {"latencies_ms", "put_off_for_ms", "seen_ms", "looks_ms"})
            json.erase(list);
        json["wait_median_ms"] = percentile(count_.latencies_ms, 0.5);
        json["wait_ninetieth_ms"] = percentile(count_.latencies_ms, 0.9);
        json["seen_ninetieth_ms"] = percentile(count_.seen_ms, 0.9);
        for (const auto& [why, waits] : count_.put_off_ms)
            json["put_off"][why] = {{"entries", waits.size()},
                                    {"median_ms", percentile(waits, 0.5)},
                                    {"ninetieth_ms", percentile(waits, 0.9)}};
        json["look_median_ms"] = percentile(count_.looks_ms, 0.5);
        json["look_ninety_ninth_ms"] = percentile(count_.looks_ms, 0.99);
        json["times_real_time"] = times_real_time(count_);
        json["questions_per_play"] = ratio(count_.questions, count_.plays);
        json["questions_per_turn"] = ratio(count_.questions, count_.turns);
        std::cout << line_of(json) << std::flush;
    } else {
        if (!std::exchange(has_heading_, true))
            print_heading();
        print(*key_, count_, tell_);
    }
    key_.reset();
    count_ = {};
}

}  // namespace cardinal::cli::bench
