#pragma once

#include "engine/referee/tree.h"

#include <optional>

namespace cardinal {

/// A deed that is the only kind that can be done is hardly a decision.
class Due {
public:
    explicit Due(const Game& game) : game_(game) {}

    /// What is proposed at the position that is looked at now, for as long as it is kept; nothing: nothing is due.
    void begin(Members proposed);
    bool has(const Position& position, const Action& action);

private:
    const Game& game_;
    Members proposed_{};
    std::optional<bool>
        has_others_{};       ///< whether there are legal deeds of another kind than that which was asked about
    std::uint8_t kind_ = 0;  ///< first; nothing while nobody has asked
};

}  // namespace cardinal
