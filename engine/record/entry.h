#pragma once

#include "engine/rules/action.h"
#include "engine/rules/fact.h"
#include "engine/rules/source.h"
#include "engine/rules/verdict.h"

#include <cstdint>
#include <string>
#include <vector>

namespace cardinal {

enum class HowKnown : std::uint8_t { seen, inferred, declared, corrected, ruled };

/// One line of the record. What stands in it was so when it was written and is never changed afterwards.
struct Entry {
    enum class Kind : std::uint8_t {
        action,
        answer,      ///< an action that answers what was asked
        fact,        ///< a number or a card's place, seen or stated: judged, then kept
        question,    ///< a fact that a person had already corrected: asked about, not kept
        ruling,      ///< a fact or words that a judge sets: kept, never judged
        correction,  ///< a fact that people agree on; or, with `about`, what that entry really was
        take_back,   ///< the flagged entry `about` is taken back
        stand,       ///< the flagged entry `about` is left as it is
        undo,        ///< the entry `about` and all after it
        redo,        ///< up to and with the entry `about`
        note,
        group_begin,  ///< what follows belongs together
        group_end,
    };

    int number = 0;  ///< counted from 1
    Kind kind = Kind::note;
    HowKnown how = HowKnown::declared;
    Source by{};
    int group = 0;    ///< the number of the group_begin it belongs to; 0 for none
    int about = 0;    ///< the entry it refers to; 0 for none
    Action action{};  ///< of a correction: what the entry really was; kind 0: nothing
    Fact fact{};
    std::string text{};  ///< words of a note or ruling, name of a group, the question that is answered or asked
    Verdict verdict{};   ///< as given then
    std::vector<std::string> open{};  ///< ids of the questions that are open after it
    std::uint64_t hash = 0;           ///< of the position after it; 0 when it was not written down
    bool is_damaged = false;          ///< read from a text that is damaged here: it, or its verdict, is not complete
    bool operator==(const Entry&) const = default;
};

std::string_view to_string(HowKnown how);
std::string_view to_string(Entry::Kind kind);

}  // namespace cardinal
