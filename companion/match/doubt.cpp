#include "companion/match/doubt.h"

#include <utility>

namespace cardinal::match {
namespace {

// What fits nothing was looked at three times by then.
constexpr double ask_after_ms = 1500, complain_after_ms = 3200;

Doubt::What kind_of(Observation::What what)
{
    switch (what) {
    case Observation::What::waits: return Doubt::What::waits;
    case Observation::What::asks: return Doubt::What::asks;
    case Observation::What::lost: return Doubt::What::lost;
    default: return Doubt::What::none;
    }
}

bool is_too_early(Doubt::What what, double quiet_ms)
{
    return (what == Doubt::What::asks && quiet_ms < ask_after_ms) ||
           (what == Doubt::What::lost && quiet_ms < complain_after_ms);
}

}  // namespace

Doubt doubt_in(Observation observation, double quiet_ms)
{
    const Doubt::What what = kind_of(observation.what);
    return {.what = is_too_early(what, quiet_ms) ? Doubt::What::waits : what,
            .when_quiet = what,
            .sentence = std::move(observation.sentence),
            .answers = std::move(observation.answers),
            .different = std::move(observation.different)};
}

void grow_quiet(Doubt& doubt, double quiet_ms)
{
    if (doubt.what == Doubt::What::waits && doubt.when_quiet != Doubt::What::none &&
        !is_too_early(doubt.when_quiet, quiet_ms))
        doubt.what = doubt.when_quiet;
}

}  // namespace cardinal::match
