#include "engine/games/three_lanes/words.h"

#include "engine/games/three_lanes/actions.h"
#include "engine/games/three_lanes/options.h"
#include "engine/games/three_lanes/values.h"

#include <iterator>

/// The tables that spell this game. Each list stands in the order of its enum; a number is either kept in a counter or
/// computed, and what is computed can be set where that means something.
namespace cardinal::three_lanes {
namespace {

using std::string_view;

// ---- lists of words, in the order of their enums ----
constexpr string_view phase_words[] = {"setup", "draw", "swap", "main", "over"};
constexpr string_view met_words[] = {"none", "front", "back", "protection", "nothing", "win"};
constexpr string_view layout_words[] = {"standard", "other"};
constexpr string_view came_words[] = {"none", "played", "summoned", "moved", "died", "discarded", "used"};
constexpr string_view from_words[] = {"top", "bottom", "elsewhere"};
constexpr string_view type_words[] = {"unit", "tech", "equip", "land"};
constexpr string_view trigger_words[] = {"none",
                                         "continuous",
                                         "main",
                                         "start_of_turn",
                                         "start_of_main",
                                         "end_of_turn",
                                         "on_play",
                                         "on_summon",
                                         "on_unit_summoned",
                                         "on_unit_death",
                                         "on_unit_attack",
                                         "on_land_placed",
                                         "on_land_destroyed",
                                         "when_attacking",
                                         "start_of_combat",
                                         "combat_victory",
                                         "combat_loss",
                                         "end_of_combat",
                                         "end_of_attack",
                                         "on_death",
                                         "on_kill",
                                         "on_protection_hit",
                                         "when_destroyed",
                                         "on_combat_victory",
                                         "on_combat_loss"};
constexpr string_view works_from_words[] = {"in_play",        "from_hand",  "from_pool",
                                            "from_graveyard", "from_trash", "from_anywhere"};
constexpr string_view happens_words[] = {"anywhere", "own_side",      "opposing_side",
                                         "own_lane", "opposite_lane", "either_lane"};
constexpr string_view condition_words[] = {"none",  "in_front", "in_back",  "opposite_empty", "opposite_filled",
                                           "alone", "equipped", "is_rested"};
constexpr string_view verb_words[] = {"gain",
                                      "lose",
                                      "rest",
                                      "unrest",
                                      "destroy",
                                      "return",
                                      "draw",
                                      "discard",
                                      "summon",
                                      "protection_to_hand",
                                      "deck_to_protection",
                                      "reveal"};
constexpr string_view stat_words[] = {"power", "front_power", "back_power"};
constexpr string_view reach_words[] = {"target",   "targets", "self", "host",         "own",
                                       "opposing", "all",     "lane", "opposite_lane"};
constexpr string_view filter_words[] = {"anything", "unit", "land", "equip", "in_front", "in_back", "rested", "active"};
constexpr string_view until_words[] = {"end_of_turn", "end_of_attack", "while_source", "permanent"};
constexpr string_view fate_words[] = {"open",      "attacking",  "combat",     "attacker_loses", "defender_loses",
                                      "both_lose", "combat_end", "attack_end", "turn_end",       "turn_start"};

static_assert(std::size(trigger_words) == static_cast<std::size_t>(Trigger::on_combat_loss) + 1);
static_assert(std::size(condition_words) == static_cast<std::size_t>(Condition::rested) + 1);
static_assert(std::size(verb_words) == static_cast<std::size_t>(Verb::reveal) + 1);
static_assert(std::size(reach_words) == static_cast<std::size_t>(Reach::opposite_lane) + 1);
static_assert(std::size(filter_words) == static_cast<std::size_t>(Filter::active) + 1);
static_assert(std::size(fate_words) == static_cast<std::size_t>(Step::turn_start) + 1);

// ---- numbers that are computed ----
template <auto of>
Number read_card(const Position& position, Owner owner)
{
    return static_cast<Number>(of(position, owner.card));
}
void write_power(Position& position, Owner owner, Number number) { set_power(position, owner.card, number); }
void write_rested(Position& position, Owner owner, Number number) { set_rested(position, owner.card, number == 1); }
Number read_drawn(const Position& position, Owner owner) { return has_drawn(position, owner.seat) ? 1 : 0; }
void write_drawn(Position& position, Owner owner, Number number) { set_drawn(position, owner.seat, number == 1); }

// clang-format off
constexpr ValueWord value_words[] = {
    {"turn", Scope::match, Kind::number, match::turn, 1, {}, {}, {}, "the turn, counted over both players"},
    {"phase", Scope::match, Kind::choice, match::phase, static_cast<Number>(Phase::main), phase_words, {}, {}, "where in the turn the match is"},
    {"active", Scope::match, Kind::seat, match::active, 0, {}, {}, {}, "the turn player"},
    {"first_player", Scope::match, Kind::seat, match::first_player, -1, {}, {}, {}, "who was named to go first"},
    {"coin_winner", Scope::match, Kind::seat, match::coin_winner, -1, {}, {}, {}, "who won the coin toss"},
    {"last_turn", Scope::match, Kind::seat, match::last_turn, -1, {}, {}, {}, "whose the turn before was"},
    {"winner", Scope::match, Kind::seat, match::winner, -1, {}, {}, {}, "who won"},
    {"attacker", Scope::match, Kind::card, match::attacker, -1, {}, {}, {}, "the unit of the last attack, while what followed may still be seen"},
    {"attack_lane", Scope::match, Kind::number, match::attack_lane, 0, {}, {}, {}, "its lane"},
    {"met", Scope::match, Kind::choice, match::met, 0, met_words, {}, {}, "what that attack met"},
    {"fought", Scope::match, Kind::card, match::fought, -1, {}, {}, {}, "the unit it fought"},
    {"taken", Scope::match, Kind::number, match::taken, 0, {}, {}, {}, "protection cards taken for it"},
    {"taken_seen", Scope::match, Kind::number, match::taken_seen, 0, {}, {}, {}, "how many of these are known"},
    {"attack_power", Scope::match, Kind::number, match::attack_power, 0, {}, {}, {}, "its effective power when the lane was checked"},
    {"arrivals", Scope::match, Kind::number, match::arrivals, 0, {}, {}, {}, "cards that came into play so far"},
    {"main_begun", Scope::match, Kind::yes_no, match::main_begun, 0, {}, {}, {}, "what happens at the start of the Main Phase has happened"},
    {"before_over", Scope::match, Kind::choice, match::before_over, static_cast<Number>(Phase::main), phase_words, {}, {}, "where the match was when it ended"},
    {"text_open", Scope::match, Kind::yes_no, match::text_open, 0, {}, {}, {}, "a text that people alone can read has just happened"},

    {"hand", Scope::player, Kind::number, not_kept, 0, {}, read_pile<Pile::hand>, write_pile<Pile::hand>, "cards in the hand", true},
    {"deck", Scope::player, Kind::number, not_kept, 0, {}, read_pile<Pile::deck>, write_pile<Pile::deck>, "cards in the deck"},
    {"protection", Scope::player, Kind::number, not_kept, 0, {}, read_pile<Pile::protection>, write_pile<Pile::protection>, "protection cards left", true},
    {"pool_down", Scope::player, Kind::number, not_kept, 0, {}, read_pile<Pile::pool_down>, write_pile<Pile::pool_down>, "pool cards that lie face down", true},
    {"pool_up", Scope::player, Kind::number, not_kept, 0, {}, read_pile<Pile::pool_up>, write_pile<Pile::pool_up>, "revealed pool cards"},
    {"drawn", Scope::player, Kind::yes_no, not_kept, 0, {}, read_drawn, write_drawn, "the turn player has drawn the turn's card"},
    {"swapped", Scope::player, Kind::yes_no, player::swapped, 0, {}, {}, {}, "the swap of the turn is used up"},
    {"hand_unknown", Scope::player, Kind::number, player::hand_unknown, 0, {}, {}, {}, "of the hand, the cards nobody has seen"},
    {"deck_unknown", Scope::player, Kind::number, player::deck_unknown, 0, {}, {}, {}, "of the deck, the cards nobody has seen"},
    {"protection_unknown", Scope::player, Kind::number, player::protection_unknown, 0, {}, {}, {}, "of the protection, the cards nobody has seen"},
    {"pool_down_unknown", Scope::player, Kind::number, player::pool_down_unknown, 0, {}, {}, {}, "of the pool, face-down cards beyond those known to lie there"},
    {"pool_up_unknown", Scope::player, Kind::number, player::pool_up_unknown, 0, {}, {}, {}, "revealed pool cards that nobody has named yet"},
    {"shuffled", Scope::player, Kind::yes_no, player::shuffled, 0, {}, {}, {}, "deck and pool were said to be shuffled"},
    {"revealed", Scope::player, Kind::number, player::revealed, 0, {}, {}, {}, "pool cards flipped by the setup reveal"},
    {"dealt", Scope::player, Kind::number, player::dealt, 0, {}, {}, {}, "cards drawn while setting up"},
    {"lanes", Scope::player, Kind::number, player::lanes, 3, {}, {}, {}, "lanes this player's side of the table has"},
    {"layout", Scope::player, Kind::choice, player::layout, 0, layout_words, {}, {}, "how the zones of a lane are placed"},

    {"power", Scope::card, Kind::number, not_kept, 0, {}, read_card<power_of>, write_power, "effective power where it stands now"},
    {"front", Scope::card, Kind::number, not_kept, 0, {}, read_card<printed_front>, {}, "printed frontline power"},
    {"back", Scope::card, Kind::number, not_kept, 0, {}, read_card<printed_back>, {}, "printed backline power"},
    {"rested", Scope::card, Kind::yes_no, not_kept, 0, {}, read_card<is_rested>, write_rested, "under a [Rest]"},
    {"rested_until", Scope::card, Kind::number, on_card::rested_until, 0, {}, {}, {}, "the turn at whose start it is active again"},
    {"arrived", Scope::card, Kind::number, on_card::arrived, 0, {}, {}, {}, "the how manieth card to come into play it is"},
    {"came", Scope::card, Kind::choice, on_card::came, 0, came_words, {}, {}, "how it came to lie where it lies"},
};

constexpr ZoneWord zone_words[] = {
    {"nowhere", false, 0, false, false, false, "not there"},
    {"hand", true, 0, false, true, false, "drawn cards, protection and pool cards taken"},
    {"deck", true, 0, false, true, true, "the main deck, face down"},
    {"pool", true, 0, false, false, true, "the card pool: face up is revealed, face down is not yet"},
    {"protection", true, 0, false, true, true, "protection cards, face down"},
    {"graveyard", true, 0, false, false, true, "units that died"},
    {"trash", true, 0, false, false, true, "discarded cards and used tech cards"},
    {"front", true, 3, true, false, true, "the frontline: one unit a lane"},
    {"back", true, 3, true, false, true, "the backline: one unit a lane"},
    {"land", true, 3, true, false, true, "one land a lane"},
    {"unseen", true, 0, false, true, false, "copies that lie in hand, deck or protection, nobody knows where"},
    {"aside", true, 0, false, false, false, "beside the table: not in the match"},
};
static_assert(std::size(zone_words) == static_cast<std::size_t>(Zone::aside) + 1);

// ---- actions ----
constexpr SlotWord first_slots[] = {{Slot::other}};
constexpr SlotWord set_slots[] = {{Slot::number, "", false}, {Slot::cards, "", false}};
constexpr SlotWord draw_slots[] = {{Slot::number, "", false}, {Slot::numbers, "from", false, from_words},
                                   {Slot::card, "for", false}, {Slot::ability, "", false}};
constexpr SlotWord swap_slots[] = {{Slot::cards, "in", false}, {Slot::card, "giving", false},
                                   {Slot::number, "given", false}, {Slot::place, "to", false}};
constexpr SlotWord reveal_slots[] = {{Slot::card, "", false}, {Slot::numbers, "from", false, from_words}};
constexpr SlotWord play_slots[] = {{Slot::card}, {Slot::place, "->", false}};
constexpr SlotWord tech_slots[] = {{Slot::card}, {Slot::cards, "->", false}, {Slot::place, "to", false}};
constexpr SlotWord equip_slots[] = {{Slot::card}, {Slot::target, "->"}};
constexpr SlotWord attack_slots[] = {{Slot::card}, {Slot::target, "->", false}, {Slot::place, "at", false},
                                     {Slot::number, "taking", false}};
constexpr SlotWord move_slots[] = {{Slot::card}, {Slot::place, "->"}};
constexpr SlotWord use_slots[] = {{Slot::card}, {Slot::ability, "", false}, {Slot::cards, "->", false},
                                  {Slot::place, "to", false}};
constexpr SlotWord decline_slots[] = {{Slot::card}, {Slot::ability, "", false}};
constexpr SlotWord discard_slots[] = {{Slot::card}, {Slot::place, "to", false}};

constexpr std::uint8_t number_of(Deed deed) { return static_cast<std::uint8_t>(deed); }

constexpr ActionWord action_words[] = {
    {"begin", number_of(Deed::begin), Who::table, {}, "setting up is over and turn 1 starts"},
    {"coin", number_of(Deed::coin), Who::player, {}, "won the coin toss", true},
    {"first", number_of(Deed::first), Who::player, first_slots, "names who takes the first turn"},
    {"shuffle", number_of(Deed::shuffle), Who::player, {}, "has shuffled deck and pool"},
    {"set", number_of(Deed::set), Who::player, set_slots, "sets protection cards"},
    {"draw", number_of(Deed::draw), Who::player, draw_slots, "draws cards"},
    {"swap", number_of(Deed::swap), Who::player, swap_slots, "puts a card under the deck and takes a revealed pool card"},
    {"reveal", number_of(Deed::reveal), Who::player, reveal_slots, "flips a pool card face up"},
    {"play", number_of(Deed::play), Who::player, play_slots, "plays a unit or a land"},
    {"tech", number_of(Deed::tech), Who::player, tech_slots, "plays a tech card", false, true},
    {"equip", number_of(Deed::equip), Who::player, equip_slots, "equips an equip card to a unit"},
    {"attack", number_of(Deed::attack), Who::player, attack_slots, "rests a unit and attacks with it"},
    {"move", number_of(Deed::move), Who::player, move_slots, "rests a unit and moves it"},
    {"use", number_of(Deed::use), Who::player, use_slots, "uses a [Main] effect, or carries out a trigger", false, true},
    {"decline", number_of(Deed::decline), Who::player, decline_slots, "does not carry out a trigger"},
    {"resolve", number_of(Deed::resolve), Who::table, {}, "the trigger that is due happens"},
    {"discard", number_of(Deed::discard), Who::player, discard_slots, "discards a card"},
    {"pass", number_of(Deed::pass), Who::player, {}, "ends the turn"},
};
static_assert(std::size(action_words) == static_cast<std::size_t>(Deed::count) - 1);

constexpr SectionWord section_words[] = {
    {"main", static_cast<std::uint8_t>(Zone::unseen)},
    {"pool", static_cast<std::uint8_t>(Zone::pool)},
};

// ---- what is printed on cards ----
constexpr FieldWord card_fields[] = {
    {"type", printed::type, Kind::choice, type_words, "the card's type"},
    {"front", printed::front, Kind::number, {}, "frontline power"},
    {"back", printed::back, Kind::number, {}, "backline power"},
    {"tribe", printed::tribe, Kind::name, {}, "a tribe it belongs to"},
    {"second_tribe", printed::second_tribe, Kind::name, {}, "another one"},
    {"id", printed::id, Kind::number, {}, "the id that copies are counted by, where it is not the name"},
};
constexpr FieldWord ability_fields[] = {
    {"trigger", ability::trigger, Kind::choice, trigger_words, "when it works"},
    {"x", ability::x, Kind::number, {}, "its X"},
    {"optional", ability::optional, Kind::yes_no, {}, "a ? stands after the trigger"},
    {"works", ability::works_from, Kind::choice, works_from_words, "where its card must lie"},
    {"happens", ability::reach, Kind::choice, happens_words, "where it must happen"},
    {"by_tribe", ability::tribe, Kind::name, {}, "the tribe of the card it must happen to"},
    {"if", ability::condition, Kind::choice, condition_words, "without which it does nothing"},
};
constexpr FieldWord effect_fields[] = {
    {"verb", effect::verb, Kind::choice, verb_words, "what happens"},
    {"amount", effect::amount, Kind::number, {}, "how much"},
    {"stat", effect::stat, Kind::choice, stat_words, "to which number"},
    {"scope", effect::reach, Kind::choice, reach_words, "whom it reaches"},
    {"filter", effect::filter, Kind::choice, filter_words, "which of them"},
    {"until", effect::until, Kind::choice, until_words, "how long"},
    {"tribe", effect::tribe, Kind::name, {}, "only this tribe"},
    {"up_to", effect::up_to, Kind::number, {}, "at most so many are chosen, or fewer"},
};
constexpr string_view fillers[] = {"to", "of", "until", "the", "with", "and"};
constexpr string_view headline[] = {"hand", "deck", "protection", "pool_up", "pool_down"};
constexpr string_view card_headline[] = {"power", "rested_until"};
constexpr string_view stage[] = {"phase", "active"};
constexpr string_view news[] = {"power", "winner"};
constexpr NumberRule number_rules[] = {
    {Scope::match, "turn", "three-lanes.turns.alternate"},
    {Scope::match, "phase", "three-lanes.phase.order"},
    {Scope::match, "active", "three-lanes.turns.alternate"},
    {Scope::match, "active", "three-lanes.main.turn-player"},
    {Scope::player, "hand", "three-lanes.hand.no-limit"},
    {Scope::player, "deck", "three-lanes.draw.one"},
    {Scope::player, "protection", "three-lanes.setup.protection-3"},
    {Scope::player, "protection", "three-lanes.protection.to-hand"},
    {Scope::player, "pool_up", "three-lanes.swap.refill"},
    {Scope::player, "pool_down", "three-lanes.swap.refill"},
    {Scope::card, "power", "three-lanes.power.front"},
    {Scope::card, "power", "three-lanes.power.back"},
    {Scope::card, "power", "three-lanes.power.now"},
    {Scope::card, "rested_until", "three-lanes.rest.lasts"},
};
// clang-format on

}  // namespace

constinit const Words words{
    .values = value_words,
    .zones = zone_words,
    .actions = action_words,
    .options = option_words,
    .sections = section_words,
    .card = {.fields = card_fields},
    .ability = {.fields = ability_fields, .bare_number = ability::x, .fillers = fillers},
    .effect = {.fields = effect_fields, .bare_number = effect::amount, .fillers = fillers},
    .effect_stats = stat_words,
    .effect_until = until_words,
    .fates = fate_words,
    .headline = headline,
    .card_headline = card_headline,
    .news = news,
    .stage = stage,
    .turn = "turn",
    .number_rules = number_rules,
};

}  // namespace cardinal::three_lanes
