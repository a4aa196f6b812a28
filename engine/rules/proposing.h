#pragma once

#include "engine/rules/deeds.h"
#include "engine/rules/game.h"

#include <utility>
#include <vector>

/// For the proposals of a game: everything worth asking judge about.
namespace cardinal {

using Templates = std::vector<Template>;

inline void add(Templates& templates, Action action) { templates.push_back({.action = std::move(action)}); }

inline void add_at(Templates& templates, Action action, Place place)
{
    action.place = place;
    add(templates, std::move(action));
}

inline void add_target(Templates& templates, Action action, CardId target)
{
    action.target = target;
    add(templates, std::move(action));
}

}  // namespace cardinal
