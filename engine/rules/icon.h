#pragma once

#include <cstdint>

namespace cardinal {

/// Signs for numbers on cards and tokens; what they look like is the printer's and the screen's business.
enum class Icon : std::uint8_t {
    none,
    bolt,       ///< energy, a price
    gear,       ///< technology
    plant,      ///< production
    swords,     ///< attacks
    burst,      ///< damage
    flag,       ///< initiative
    shield,     ///< armour
    heart,      ///< health
    people,     ///< population
    front,      ///< strength in front
    back,       ///< strength behind
    star,       ///< strength where it stands
    hourglass,  ///< turns to wait
    gem,        ///< what is collected
    gate        ///< what is built
};

}  // namespace cardinal
