#include "engine/rules/dice.h"

#include "engine/rules/tokens.h"

namespace cardinal {
namespace {

constexpr DieFace digits[] = {{1, "1"}, {2, "2"}, {3, "3"}, {4, "4"}, {5, "5"}, {6, "6"}};
constexpr DieKind number_die{"number", Icon::none, digits, first_die_marker};

}  // namespace

std::vector<const DieKind*> dice_of(const Tokens& tokens)
{
    std::vector<const DieKind*> all{&number_die};
    for (const DieKind& die : tokens.dice)
        all.push_back(&die);
    return all;
}

DieShown die_shown(const Tokens& tokens, MarkerId marker)
{
    for (const DieKind* die : dice_of(tokens))
        if (marker >= die->first_marker && marker < die->marker_of(die->faces.size()))
            return {die, static_cast<std::size_t>(marker - die->first_marker)};
    return {};
}

}  // namespace cardinal
