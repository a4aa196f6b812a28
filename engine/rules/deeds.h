#pragma once

#include "engine/rules/action.h"

#include <cstdint>
#include <type_traits>

namespace cardinal {

/// The common Action of a game's own deed, by whom and with which card; what else it says is filled in.
template <class Deed>
requires std::is_enum_v<Deed> Action deed(Deed kind, Seat seat, CardId card = no_card)
{
    Action action{.kind = static_cast<std::uint8_t>(kind), .seat = seat};
    action.card = card;
    return action;
}

}  // namespace cardinal
