#pragma once

#include "engine/games/purge/chapters.h"

#include <array>

/// A scanned list as the pages of deckbuilding look at it.
namespace cardinal::purge {

/// The whole list, counted by type.
struct List {
    const Deck& deck;
    const CardFacts* commander = nullptr;  ///< the deck's, when there is one
    std::array<int, 8> of_type{};
    int total = 0;
    int count(Type type) const { return of_type[static_cast<std::size_t>(type)]; }
};

/// All copies of one card in the list.
struct Copies {
    const List& list;
    const CardFacts& facts;
    int count = 0;
    bool is(Type type) const { return facts.fields[printed::type] == static_cast<Number>(type); }
};

void judge_copies(const Position& position, const Copies& copies, Verdict& verdict);

}  // namespace cardinal::purge
