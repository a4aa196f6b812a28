#pragma once

#include "engine/core/result.h"
#include "samples/studio/random.h"
#include "samples/studio/scene.h"
#include "samples/studio/stock.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Tables at random.
namespace cardinal::studio {

/// How cards lie: side by side; anywhere, upon each other; spread from one hand; one upon the other with the upper edge
/// out; exactly upon each other; some of each.
enum class Arrangement { rows, scattered, fans, columns, piles, mess };
std::string_view name_of(Arrangement arrangement);
std::optional<Arrangement> arrangement_called(std::string_view name);

/// What lies on a random table: numbers of things, and of the cards the share that lies so.
struct Wanted {
    Arrangement arrangement = Arrangement::rows;
    int cards = 40;
    int tokens = 0;   ///< on cards
    int dice = 0;     ///< of the stock's: with pips, and the printed ones where there are such
    int clutter = 0;  ///< mugs, phones, paper, pens, coins, labels, dice
    int foreign = 0;  ///< cards of other games
    int hands = 0;
    double face_down = 0, sleeved = 0, curled = 0;
};
/// Reads `cards=40,hands=1,sleeved=0.5,as=mess`. The error says which words there are.
Result<Wanted> wanted_from(std::string_view text, Wanted wanted = {});

/// Lays them within the area. No card is laid twice: where the stock has too few, fewer lie there.
std::vector<Thing> laid_out(const Wanted& wanted, const Stock& stock, const Rect& area, Random& random);

/// The names of all prints of this kind, in order.
std::vector<std::string> names_of(const Stock& stock, What what);
/// Puts a thing upon those that are there: as high as they make it lie.
void put(std::vector<Thing>& things, Thing thing, const Stock& stock);

}  // namespace cardinal::studio
