#include "engine/games/lost_empires/catalogue.h"
#include "engine/games/lost_empires/chapters.h"
#include "engine/games/lost_empires/values.h"

#include <algorithm>

/// Gate Phase: four artifacts for the lowest gate, one in a round, and nobody may wait with it.
namespace cardinal::lost_empires {
namespace {

Objection gates_are_not_built_before_round_1(const Position& position, const BuildGate& build)
{
    if (phase(position) != Phase::setup)
        return kept();
    return Objection("a gate of " + name_of(build.seat) + " lies on its gate side before round 1").about(build.seat);
}

Objection gates_are_built_in_the_gate_phase(const Position& position, const BuildGate& build)
{
    if (phase(position) == Phase::gate)
        return kept();
    return Objection(name_of(build.seat) + " builds a gate outside the Gate Phase").about(build.seat).resting_on("A40");
}

Objection one_gate_is_built_a_round(const Position& position, const BuildGate& build)
{
    if (get(position, build.seat, player::built) == 0)
        return kept();
    return Objection(name_of(build.seat) + " has built a gate this round already").about(build.seat);
}

Objection a_gate_costs_four_artifacts(const Position& position, const BuildGate& build)
{
    const Number artifacts = get(position, build.seat, player::artifacts);
    if (artifacts >= 4 && build.paid == 4)
        return kept();
    return Objection(name_of(build.seat) + " builds a gate for " + std::to_string(build.paid) + " of " +
                     std::to_string(artifacts) + " artifacts, it costs 4")
        .about(build.seat);
}

Objection the_lowest_gate_is_built(const Position& position, const BuildGate& build)
{
    const int lowest = lowest_gate(position, build.seat);
    if (build.gate < 0 ? lowest <= 4 : build.gate == lowest)
        return kept();
    return Objection(name_of(build.seat) + " builds gate " + std::to_string(build.gate) + ", gate " +
                     std::to_string(lowest) + " is the lowest")
        .about(build.seat);
}

constexpr Rule<BuildGate> build_page[] = {
    {rule("lost-empires.setup.gates.start"), gates_are_not_built_before_round_1, "*"},
    {rule("lost-empires.gate.only_phase"), gates_are_built_in_the_gate_phase, "*"},
    {rule("lost-empires.gate.one"), one_gate_is_built_a_round, "lost-empires.gate.four lost-empires.gate.lowest"},
    {rule("lost-empires.gate.four"), a_gate_costs_four_artifacts, "lost-empires.gate.lowest"},
    {rule("lost-empires.gate.lowest"), the_lowest_gate_is_built},
};

/// Somebody goes on after the Gate Phase.
struct GateDue {
    Seat seat{};
};

Objection who_has_four_artifacts_builds(const Position& position, const GateDue& due)
{
    if (!must_build(position, due.seat))
        return kept();
    return Objection(name_of(due.seat) + " has " + std::to_string(get(position, due.seat, player::artifacts)) +
                     " artifacts and has built no gate this round")
        .about(due.seat);
}

constexpr Rule<GateDue> due_page[] = {
    {rule("lost-empires.gate.must"), who_has_four_artifacts_builds},
};

}  // namespace

void judge(const Position& position, const BuildGate& build, Verdict& verdict)
{
    judge_by<BuildGate>(build_page, position, build, verdict);
}

// lost-empires.gate.keep: what is more than four stays.
void apply(Position& position, const BuildGate& build)
{
    const int gate = build.gate < 0 ? lowest_gate(position, build.seat) : build.gate;
    if (gate >= 1 && gate <= 4)
        set(position, build.seat, player::gate_sides,
            as_number(get(position, build.seat, player::gate_sides) | (1 << (gate - 1))));
    set(position, build.seat, player::artifacts,
        as_number(std::max(0, get(position, build.seat, player::artifacts) - std::clamp(build.paid, 0, 99))));
    set(position, build.seat, player::built, 1);
}

void judge_gates_due(const Position& position, Verdict& verdict)
{
    for (std::int8_t index = 0; index < position.seats; ++index)
        judge_by<GateDue>(due_page, position, GateDue{Seat{index}}, verdict);
}

}  // namespace cardinal::lost_empires
