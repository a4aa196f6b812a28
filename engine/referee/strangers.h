#pragma once

#include "engine/notation/lexicon.h"
#include "engine/rules/fact.h"

#include <string>
#include <vector>

namespace cardinal {

/// `This copy of Wolf in front.A.1 is in neither deck: …`: what the players are told of a card that does not belong.
std::string what_is_said_of(const notation::Lexicon& lexicon, const Stranger& stranger);

/// Remembers which strangers the players were told of, so that each is spoken of once as long as it lies there.
class Strangers {
public:
    /// Those of this look that nobody was told of yet.
    std::vector<Stranger> newly_seen(const Board& seen);

private:
    std::vector<Stranger> told_{};
};

}  // namespace cardinal
