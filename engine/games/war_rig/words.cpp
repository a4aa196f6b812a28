#include "engine/games/war_rig/words.h"

#include "engine/games/war_rig/actions.h"
#include "engine/games/war_rig/options.h"
#include "engine/games/war_rig/values.h"

#include <iterator>

// A table of data.
/// The tables that spell this game. Each list stands in the order of its enum; a number is either kept in a counter or
/// computed, and what is computed can be set where that means something.
namespace cardinal::war_rig {
namespace {

using std::string_view;

// ---- lists of words, in the order of their enums ----
constexpr string_view phase_words[] = {"setup", "bids", "rounds", "empire", "over"};
constexpr string_view invasion_words[] = {"none", "landing", "landed", "retreated"};
constexpr string_view attack_words[] = {"none", "squad", "discovered", "backfire", "rig", "return_fire"};
constexpr string_view answer_words[] = {"nothing", "equipment", "release", "item", "surrender"};
constexpr string_view seat_words[] = {"A", "B", "C", "D"};
constexpr string_view tried_words[] = {"A", "B", "C", "D", "lesser"};
constexpr string_view kind_words[] = {"red", "green", "blue", "brown", "scrap", "tech"};
constexpr string_view paying_words[] = {"red", "green", "blue", "brown", "scrap", "tech", "nothing"};
constexpr string_view camp_words[] = {"no", "yes", "two", "misplaced"};
constexpr string_view status_words[] = {"able", "infiltrated", "captured", "prisoner", "taken", "destroyed"};
constexpr string_view came_words[] = {
    "none",        "repelled", "by_recruit", "by_rescue",     "by_breakin",   "by_alarm",      "by_discovery",
    "by_sabotage", "escaped",  "shot",       "caught",        "beaten",       "landed",        "advanced",
    "entered",     "released", "attacked",   "missed",        "spared",       "malfunctioned", "returned_fire",
    "put_out",     "burns_on", "sabotaged",  "not_sabotaged", "burnt_beside", "built",         "left_aside",
    "given",       "stolen",   "joined"};
constexpr string_view token_words[] = {"1", "2", "3", "4", "5", "6", "locked", "locked_2", "locked_4"};
constexpr string_view location_words[] = {"wastes",         "oil_sands", "deep_trenches", "methane_sea", "ancient_city",
                                          "volcanic_range", "low_orbit", "planet_core",   "deep_space"};
constexpr string_view tier_words[] = {"none", "light", "medium", "heavy", "overweight"};
constexpr string_view die_words[] = {
    "none",         "1",         "2",           "3",        "4",          "5",         "6",
    "miss",         "hit",       "double_hit",  "overheat", "lightning",  "blank",     "dodge",
    "double_dodge", "blue_miss", "blue_hit",    "special",  "black_miss", "black_hit", "black_double_hit",
    "splash",       "critical",  "malfunction", "break_in", "caught",     "alarm",     "discovered",
    "undiscovered"};
constexpr string_view free_words[] = {"free"};
constexpr string_view repel_words[] = {"goes", "stays"};
constexpr string_view recruit_words[] = {"free", "taken", "refused"};
constexpr string_view fire_words[] = {"free", "out", "burning"};
constexpr string_view spy_words[] = {"free", "look", "face_up"};
constexpr string_view build_words[] = {"free", "face_down"};
constexpr string_view reroll_words[] = {"rerolled_0", "rerolled_1", "rerolled_2", "rerolled_3"};
constexpr string_view type_words[] = {"squad_board", "equipment", "part", "facility", "chassis", "heap", "drop_ship"};
constexpr string_view squad_colours[] = {"violet", "crimson", "amber", "saffron"};
constexpr string_view half_words[] = {"upper", "lower"};
constexpr string_view site_words[] = {"home_base",      "oil_sands", "deep_trenches", "methane_sea", "ancient_city",
                                      "volcanic_range", "low_orbit", "planet_core",   "deep_space",  "wastes"};
constexpr string_view movement_words[] = {"no_movement", "walker", "crawler", "flight", "movement"};
constexpr string_view keyword_words[] = {"none",          "construct",        "construct_for_all",
                                         "tool_alone",    "offence",          "defence",
                                         "repel",         "recruit",          "spaces",
                                         "fights_fire",   "when_attacked",    "negates",
                                         "negates_each",  "leaves_when_used", "targeting",
                                         "pair_needed",   "pair_doubles",     "crash_if_lost",
                                         "no_crash",      "home_if_lost",     "fights_own_fire",
                                         "critical_hits", "critical_burns",   "special_hits",
                                         "long_range",    "indestructible",   "gather_times",
                                         "scrap_for",     "shortcut",         "coerce_more",
                                         "warp_gate",     "power_source"};

static_assert(std::size(die_words) == static_cast<std::size_t>(Die::undiscovered) + 1);
static_assert(std::size(came_words) == static_cast<std::size_t>(Came::joined) + 1);
static_assert(std::size(status_words) == static_cast<std::size_t>(Status::destroyed) + 1);
static_assert(std::size(type_words) == static_cast<std::size_t>(Type::drop_ship) + 1);
static_assert(std::size(keyword_words) == static_cast<std::size_t>(Keyword::power_source) + 1);

// ---- numbers that are computed ----
template <auto reading>
Number read_card(const Position& position, Owner owner)
{
    return as_number(reading(position, owner.card));
}
template <auto reading>
Number read_player(const Position& position, Owner owner)
{
    return as_number(reading(position, owner.seat));
}
template <Zone zone>
Number read_control(const Position& position, Owner owner)
{
    return controls(position, owner.seat, at(zone)) ? 1 : 0;
}
Number read_rounds(const Position& position, Owner) { return as_number(rounds(position)); }
void write_armour(Position& position, Owner owner, Number number) { set_armour(position, owner.card, number); }
void write_actions(Position& position, Owner owner, Number number)
{
    set(position, owner.card, on_card::spent, as_number(2 - number));
}
Number read_captor(const Position& position, Owner owner) { return position.card(owner.card).host.index; }
void write_flipped(Position& position, Owner owner, Number number) { set_flipped(position, owner.card, number != 0); }
void write_captor(Position& position, Owner owner, Number number)
{
    if (position.has(owner.card))
        position.card(owner.card).host = {number};
}
void write_inventory(Position& position, Owner owner, Number number)
{
    set_inventory_down(position, owner.seat, number);
}

// clang-format off
constexpr ValueWord value_words[] = {
    {"turn", Scope::match, Kind::number, match::turn, 1, {}, {}, {}, "the turn: all rounds once"},
    {"round", Scope::match, Kind::number, match::round, 1, {}, {}, {}, "the round: whose number may act"},
    {"phase", Scope::match, Kind::choice, match::phase, static_cast<Number>(Phase::rounds), phase_words, {}, {}, "what the turn has come to"},
    {"active", Scope::match, Kind::seat, match::active, 0, {}, {}, {}, "who acts in this round"},
    {"winner", Scope::match, Kind::seat, match::winner, -1, {}, {}, {}, "who won"},
    {"winners", Scope::match, Kind::set, match::winners, 0, seat_words, {}, {}, "who won together"},
    {"acting", Scope::match, Kind::card, match::acting, -1, {}, {}, {}, "the squad that acts, or acted last"},
    {"mover", Scope::match, Kind::card, match::mover, -1, {}, {}, {}, "the squad that has just entered an area and may be repelled"},
    {"entered", Scope::match, Kind::place, match::entered, 0, {}, {}, {}, "the area it entered"},
    {"tried", Scope::match, Kind::set, match::tried, 0, tried_words, {}, {}, "who has tried to repel it"},
    {"attacker", Scope::match, Kind::card, match::attacker, -1, {}, {}, {}, "the squad or weapon of the last attack"},
    {"defender", Scope::match, Kind::card, match::defender, -1, {}, {}, {}, "whom it was at"},
    {"hits_left", Scope::match, Kind::number, match::hits, 0, {}, {}, {}, "hits that are still to be answered"},
    {"hits_total", Scope::match, Kind::number, match::hits_total, 0, {}, {}, {}, "hits that the attack had after dodges"},
    {"attack_kind", Scope::match, Kind::choice, match::attack_kind, 0, attack_words, {}, {}, "what kind of attack it was"},
    {"answered", Scope::match, Kind::choice, match::answered, 0, answer_words, {}, {}, "the last answer to a hit"},
    {"dice_open", Scope::match, Kind::yes_no, match::dice_open, 0, {}, {}, {}, "nobody told the dice of the last attack"},
    {"splashed", Scope::match, Kind::card, match::splashed, -1, {}, {}, {}, "the squad beside the target that answers its hits next"},
    {"splash_hits", Scope::match, Kind::number, match::splash_hits, 0, {}, {}, {}, "how many those are"},
    {"supply_wastes", Scope::match, Kind::set, match::supply_wastes, 1 << 4, kind_words, {}, {}, "what can be gathered in the Barren Wastes"},
    {"supply_oil_sands", Scope::match, Kind::set, match::supply_oil_sands, 0b001011, kind_words, {}, {}, "what can be gathered there"},
    {"supply_deep_trenches", Scope::match, Kind::set, match::supply_deep_trenches, 1 << 5, kind_words, {}, {}, "what can be gathered there"},
    {"supply_methane_sea", Scope::match, Kind::set, match::supply_methane_sea, 0b000111, kind_words, {}, {}, "what can be gathered there"},
    {"supply_ancient_city", Scope::match, Kind::set, match::supply_ancient_city, 1 << 5, kind_words, {}, {}, "what can be gathered there"},
    {"supply_volcanic_range", Scope::match, Kind::set, match::supply_volcanic_range, 0b001110, kind_words, {}, {}, "what can be gathered there"},
    {"supply_low_orbit", Scope::match, Kind::set, match::supply_low_orbit, 1 << 5, kind_words, {}, {}, "what can be gathered there"},
    {"tech_cards", Scope::match, Kind::number, match::tech_deck, 40, {}, {}, {}, "cards in the tech deck"},
    {"invasion", Scope::match, Kind::choice, match::invasion, 0, invasion_words, {}, {}, "how far the Empire is"},
    {"summoner", Scope::match, Kind::seat, match::summoner, -1, {}, {}, {}, "who summoned the Empire"},
    {"landed_turn", Scope::match, Kind::number, match::landed_turn, 0, {}, {}, {}, "the turn in which it landed"},
    {"held", Scope::match, Kind::set, match::held, 0, location_words, {}, {}, "what suppressors hold"},
    {"ships", Scope::match, Kind::number, match::ships, 0, {}, {}, {}, "drop-ships that have landed"},
    {"advanced", Scope::match, Kind::number, match::advanced, 0, {}, {}, {}, "the turn of the Empire's last advance"},
    {"fire_due", Scope::match, Kind::yes_no, match::fire_due, 0, {}, {}, {}, "the fires of this turn have not spread yet"},
    {"return_fire_due", Scope::match, Kind::card, match::return_fire_due, -1, {}, {}, {}, "the drop-ship that was attacked and returns fire"},
    {"controller", Scope::match, Kind::seat, match::controller, -1, {}, {}, {}, "who controls Infinite Power"},
    {"recruiter", Scope::match, Kind::card, match::recruiter, -1, {}, {}, {}, "the squad whose recruit nobody has named yet"},
    {"recruited_from", Scope::match, Kind::number, match::recruited_from, 0, {}, {}, {}, "the base that recruit leaves"},
    {"power_turn", Scope::match, Kind::number, match::power_turn, 0, {}, {}, {}, "the turn in which it was discovered"},
    {"revealed", Scope::match, Kind::number, match::revealed, 0, {}, {}, {}, "the turn of the last reveal of bids"},
    {"shuffled", Scope::match, Kind::yes_no, match::shuffled, 1, {}, {}, {}, "the tech deck was shuffled and lies face down"},
    {"before_over", Scope::match, Kind::choice, match::before_over, 0, phase_words, {}, {}, "the phase in which the match ended"},
    {"rounds", Scope::match, Kind::number, not_kept, 0, {}, read_rounds, {}, "how many rounds this turn has"},

    {"base", Scope::player, Kind::number, player::base, 0, {}, {}, {}, "the number of the own Home Base"},
    {"red", Scope::player, Kind::number, player::red, 0, {}, {}, {}, "volatile materials in stock"},
    {"green", Scope::player, Kind::number, player::green, 0, {}, {}, {}, "biological materials in stock"},
    {"blue", Scope::player, Kind::number, player::blue, 0, {}, {}, {}, "chemicals in stock"},
    {"brown", Scope::player, Kind::number, player::brown, 0, {}, {}, {}, "heavy elements in stock"},
    {"scrap", Scope::player, Kind::number, player::scrap, 0, {}, {}, {}, "scrap in stock"},
    {"tech", Scope::player, Kind::number, player::tech, 0, {}, {}, {}, "tech tokens at home, to be exchanged"},
    {"sway", Scope::player, Kind::number, player::sway, 0, {}, {}, {}, "coercion counters that the controller of Infinite Power still has to remove"},
    {"bid", Scope::player, Kind::number, player::bid, 0, {}, {}, {}, "the revealed power token", false, "bid_laid"},
    {"bid_laid", Scope::player, Kind::yes_no, player::bid_laid, 0, {}, {}, {}, "a power token lies face down"},
    {"matched", Scope::player, Kind::number, player::matched, 0, {}, {}, {}, "the matched number, until it was used"},
    {"generated", Scope::player, Kind::number, player::generated, 0, {}, {}, {}, "resources made with it"},
    {"inventory_unknown", Scope::player, Kind::number, player::inventory_unknown, 0, {}, {}, {}, "cards of the inventory that nobody has seen"},
    {"rig_spent", Scope::player, Kind::number, player::rig_spent, 0, {}, {}, {}, "actions that the rig has used"},
    {"rig_round", Scope::player, Kind::number, player::rig_round, 0, {}, {}, {}, "the round in which it acts this turn"},
    {"passed", Scope::player, Kind::yes_no, player::passed, 0, {}, {}, {}, "is through with this round"},
    {"rig_attack", Scope::player, Kind::number, player::rig_attack, 0, {}, {}, {}, "which attack of the rig is under way; bookkeeping"},
    {"inventory_down", Scope::player, Kind::number, not_kept, 0, {}, read_player<inventory_down>, write_inventory, "cards that lie face down in the inventory"},
    {"squads", Scope::player, Kind::number, not_kept, 0, {}, read_player<squads_controlled>, {}, "squads that count as controlled"},
    {"weight", Scope::player, Kind::number, not_kept, 0, {}, read_player<rig_weight>, {}, "weight of the rig"},
    {"tier", Scope::player, Kind::choice, not_kept, 0, tier_words, read_player<tier_number>, {}, "weight tier of the rig"},
    {"rig_works", Scope::player, Kind::yes_no, not_kept, 0, {}, read_player<has_functioning_rig>, {}, "the rig counts as functioning"},
    {"eliminated", Scope::player, Kind::yes_no, not_kept, 0, {}, read_player<is_eliminated>, {}, "the faction is destroyed"},
    {"loyal", Scope::player, Kind::yes_no, not_kept, 0, {}, read_player<is_loyal>, {}, "loyal to the controller"},
    {"control_oil_sands", Scope::player, Kind::yes_no, not_kept, 0, {}, read_control<Zone::oil_sands>, {}, "controls the Oil Sands"},
    {"control_volcanic_range", Scope::player, Kind::yes_no, not_kept, 0, {}, read_control<Zone::volcanic_range>, {}, "controls the Volcanic Range"},
    {"control_methane_sea", Scope::player, Kind::yes_no, not_kept, 0, {}, read_control<Zone::methane_sea>, {}, "controls the Methane Sea"},

    {"red", Scope::card, Kind::number, on_card::red, 0, {}, {}, {}, "volatile materials on it", true},
    {"green", Scope::card, Kind::number, on_card::green, 0, {}, {}, {}, "biological materials on it", true},
    {"blue", Scope::card, Kind::number, on_card::blue, 0, {}, {}, {}, "chemicals on it", true},
    {"brown", Scope::card, Kind::number, on_card::brown, 0, {}, {}, {}, "heavy elements on it", true},
    {"scrap", Scope::card, Kind::number, on_card::scrap, 0, {}, {}, {}, "scrap on it", true},
    {"tech", Scope::card, Kind::number, on_card::tech, 0, {}, {}, {}, "tech tokens on it", true},
    {"camp", Scope::card, Kind::choice, on_card::camp, 0, camp_words, {}, {}, "camp token: encamped"},
    {"status", Scope::card, Kind::choice, on_card::status, 0, status_words, {}, {}, "what has become of the squad"},
    {"number", Scope::card, Kind::number, on_card::number, 0, {}, {}, {}, "the squad's number"},
    {"spent", Scope::card, Kind::number, on_card::spent, 0, {}, {}, {}, "actions used this turn"},
    {"coercion", Scope::card, Kind::number, on_card::coercion, 0, {}, {}, {}, "coercion counters"},
    {"barred", Scope::card, Kind::number, on_card::barred, 0, {}, {}, {}, "the turn in which it can attack no more"},
    {"locked", Scope::card, Kind::number, on_card::locked, 0, {}, {}, {}, "the turn in which it was locked up"},
    {"home", Scope::card, Kind::number, on_card::home, 0, {}, {}, {}, "the base in which a lesser squad lay first"},
    {"misturned", Scope::card, Kind::yes_no, on_card::misturned, 0, {}, {}, {}, "its number token lies on the wrong side; bookkeeping"},
    {"came", Scope::card, Kind::choice, on_card::came, 0, came_words, {}, {}, "why it lies where it lies"},
    {"hits", Scope::card, Kind::number, on_card::hits, 0, {}, {}, {}, "hit tokens"},
    {"fire", Scope::card, Kind::yes_no, on_card::fire, 0, {}, {}, {}, "fire token: it burns"},
    {"used", Scope::card, Kind::number, on_card::used, 0, {}, {}, {}, "the turn in which its ability or weapon was used"},
    {"built", Scope::card, Kind::yes_no, on_card::built, 0, {}, {}, {}, "it was constructed"},
    {"tokens_a", Scope::card, Kind::set, on_card::tokens_a, 0, token_words, {}, {}, "number tokens of A's colour on it"},
    {"tokens_b", Scope::card, Kind::set, on_card::tokens_b, 0, token_words, {}, {}, "number tokens of B's colour on it"},
    {"tokens_c", Scope::card, Kind::set, on_card::tokens_c, 0, token_words, {}, {}, "number tokens of C's colour on it"},
    {"tokens_d", Scope::card, Kind::set, on_card::tokens_d, 0, token_words, {}, {}, "number tokens of D's colour on it"},
    {"actions", Scope::card, Kind::number, not_kept, 0, {}, read_card<actions_left>, write_actions, "actions left in this round"},
    {"flipped", Scope::card, Kind::yes_no, not_kept, 0, {}, read_card<is_flipped>, write_flipped, "its number token lies captured side up"},
    {"captor", Scope::card, Kind::card, not_kept, -1, {}, read_captor, write_captor, "the squad that holds it captured"},
    {"armour", Scope::card, Kind::number, not_kept, 0, {}, read_card<armour_of>, write_armour, "armour points left"},
    {"repel", Scope::card, Kind::number, not_kept, 0, {}, read_card<repel_count>, {}, "how many squads its side counts there for repelling"},
    {"repels_up_to", Scope::card, Kind::number, not_kept, 0, {}, read_card<repel_threshold>, {}, "the highest white die with which its side repels there"},
    {"enemies", Scope::card, Kind::number, not_kept, 0, {}, read_card<enemies_in_base>, {}, "enemy squads in the base it infiltrated, for recruit and rescue"},
    {"offence", Scope::card, Kind::number, not_kept, 0, {}, read_card<offence_of>, {}, "offence where it stands"},
    {"defence", Scope::card, Kind::number, not_kept, 0, {}, read_card<defence_of>, {}, "defence where it stands"},
    {"red_dice", Scope::card, Kind::number, not_kept, 0, {}, read_card<red_dice>, {}, "red dice of its attack"},
    {"brown_dice", Scope::card, Kind::number, not_kept, 0, {}, read_card<brown_dice>, {}, "brown dice of its defence"},
    {"free_spaces", Scope::card, Kind::number, not_kept, 0, {}, read_card<free_spaces>, {}, "free resource spaces"},
};

// ---- places ----
constexpr ZoneWord zone_words[] = {
    {"nowhere", false, 0, false, false, false, "not there"},
    {"wastes", false, 0, true, false, true, "the Barren Wastes", true},
    {"oil_sands", false, 0, true, false, true, "Oil Sands (R)", true},
    {"deep_trenches", false, 0, true, false, true, "Deep Trenches (T)", true},
    {"methane_sea", false, 0, true, false, true, "Methane Sea (R)", true},
    {"ancient_city", false, 0, true, false, true, "Ancient City (T)", true},
    {"volcanic_range", false, 0, true, false, true, "Volcanic Range (R)", true},
    {"low_orbit", false, 0, true, false, true, "Low Orbit (T)", true},
    {"planet_core", false, 0, true, false, true, "the Planet Core, behind Deep Trenches", true},
    {"deep_space", false, 0, true, false, true, "Deep Space, behind Low Orbit", true},
    {"base_1", false, 0, true, false, true, "the base with the number 1: seat A's", true},
    {"base_2", false, 0, true, false, true, "the base with the number 2: seat B's", true},
    {"base_3", false, 0, true, false, true, "the base with the number 3", true},
    {"base_4", false, 0, true, false, true, "the base with the number 4", true},
    {"base_5", false, 0, true, false, true, "the base with the number 5: no player's", true},
    {"base_6", false, 0, true, false, true, "the base with the number 6: no player's", true},
    {"cell", true, 0, true, false, true, "the cell of a Home Base"},
    {"rig", true, 9, true, false, true, "the slots of a chassis: 1 in the centre, 2 to 6 upper, 7 to 9 lower"},
    {"facilities", true, 0, true, false, true, "the facility slots of a Home Base"},
    {"inventory", true, 0, true, false, true, "tech cards beside their player"},
    {"unseen", false, 0, false, true, false, "tech cards nobody has seen: in the deck or face down in an inventory", true},
    {"tech_deck", false, 0, false, true, true, "the tech deck, face down", true},
    {"removed", false, 0, false, false, false, "destroyed: out of the game", true},
    {"aside", false, 0, false, false, false, "beside the table: not in the match", true},
};
static_assert(std::size(zone_words) == static_cast<std::size_t>(Zone::aside) + 1);

// ---- actions ----
constexpr SlotWord move_slots[] = {{Slot::card}, {Slot::place, "->"}};
constexpr SlotWord repel_slots[] = {{Slot::card}, {Slot::numbers, "rolling", false, die_words}, {Slot::word, "", false, repel_words}, {Slot::place, "->", false}};
constexpr SlotWord gather_slots[] = {{Slot::card}, {Slot::numbers, "", true, kind_words}, {Slot::target, "onto", false}, {Slot::word, "", false, free_words}};
constexpr SlotWord claim_slots[] = {{Slot::card}, {Slot::numbers, "", true, kind_words}, {Slot::place, "from", false}};
constexpr SlotWord swap_slots[] = {{Slot::word, "", true, kind_words}, {Slot::number, "giving", false}};
constexpr SlotWord exchange_slots[] = {{Slot::card, "from", false}, {Slot::cards, "keeping", false}, {Slot::number, "kept", false}};
constexpr SlotWord lock_slots[] = {{Slot::card}, {Slot::number, "with", false}};
constexpr SlotWord camp_slots[] = {{Slot::card}, {Slot::word, "", false, free_words}};
constexpr SlotWord attack_slots[] = {{Slot::card}, {Slot::target, "->"}, {Slot::numbers, "rolling", false, die_words}, {Slot::number, "hits", false}, {Slot::word, "", false, free_words}};
constexpr SlotWord use_slots[] = {{Slot::card}, {Slot::target, "->", false}, {Slot::number, "negating", false}};
constexpr SlotWord card_slots[] = {{Slot::card}};
constexpr SlotWord give_slots[] = {{Slot::card}, {Slot::word, "", false, kind_words}, {Slot::target, "item", false}, {Slot::cards, "->", false}};
constexpr SlotWord coerce_slots[] = {{Slot::card}, {Slot::target, "->"}, {Slot::number, "removing", false}};
constexpr SlotWord construct_slots[] = {{Slot::target}, {Slot::card, "with", false}, {Slot::numbers, "paying", false, paying_words}, {Slot::place, "->", false}, {Slot::word, "", false, build_words}};
constexpr SlotWord equip_slots[] = {{Slot::card}, {Slot::target, "->"}};
constexpr SlotWord attach_slots[] = {{Slot::card}, {Slot::place, "->", false}};
constexpr SlotWord fight_slots[] = {{Slot::card}, {Slot::target, "->"}, {Slot::numbers, "rolling", false, die_words}, {Slot::word, "", false, fire_words}};
constexpr SlotWord recruit_slots[] = {{Slot::card}, {Slot::target, "->", false}, {Slot::numbers, "rolling", false, die_words}, {Slot::word, "", false, recruit_words}};
constexpr SlotWord spy_slots[] = {{Slot::card}, {Slot::target, "->", false}, {Slot::other, "at", false}, {Slot::numbers, "rolling", false, die_words}, {Slot::cards, "stealing", false}, {Slot::word, "", false, spy_words}};
constexpr SlotWord sabotage_slots[] = {{Slot::card}, {Slot::target, "->", false}, {Slot::numbers, "rolling", false, die_words}, {Slot::word, "", false, free_words}};
constexpr SlotWord place_slots[] = {{Slot::place, "->"}};
constexpr SlotWord shoot_slots[] = {{Slot::card}, {Slot::target, "->", false}, {Slot::numbers, "rolling", false, die_words}, {Slot::number, "hits", false}, {Slot::other, "chosen by", false}, {Slot::cards, "splash", false}, {Slot::word, "", false, reroll_words}};
constexpr SlotWord return_slots[] = {{Slot::card}, {Slot::target, "->", false}, {Slot::numbers, "rolling", false, die_words}, {Slot::number, "hits", false}, {Slot::other, "chosen by", false}};
constexpr SlotWord crash_slots[] = {{Slot::numbers, "rolling", true, die_words}};
constexpr SlotWord bid_slots[] = {{Slot::number, "", false}, {Slot::numbers, "and", false}};
constexpr SlotWord reveal_slots[] = {{Slot::numbers, ""}};
constexpr SlotWord generate_slots[] = {{Slot::numbers, "", true, kind_words}, {Slot::place, "to", false}};
constexpr SlotWord land_slots[] = {{Slot::place, "->"}, {Slot::numbers, "rolling", false, die_words}, {Slot::card, "with", false}};
constexpr SlotWord advance_slots[] = {{Slot::numbers, "->", false, location_words}};
constexpr SlotWord discover_slots[] = {{Slot::card}, {Slot::number, "counters", false}};

constexpr std::uint8_t number_of(Deed deed) { return static_cast<std::uint8_t>(deed); }

constexpr ActionWord action_words[] = {
    {"begin", number_of(Deed::begin), Who::table, {}, "setting up is over and turn 1 starts"},
    {"move", number_of(Deed::move), Who::player, move_slots, "moves a squad"},
    {"repel", number_of(Deed::repel), Who::either, repel_slots, "rolls to repel a squad that has entered"},
    {"gather", number_of(Deed::gather), Who::player, gather_slots, "gathers resources or tech"},
    {"claim", number_of(Deed::claim), Who::player, claim_slots, "takes a loose token"},
    {"swap", number_of(Deed::swap), Who::player, swap_slots, "swaps scrap for a resource"},
    {"exchange", number_of(Deed::exchange), Who::player, exchange_slots, "exchanges a tech token for a tech card"},
    {"lock", number_of(Deed::lock), Who::player, lock_slots, "locks a captive in the cell"},
    {"encamp", number_of(Deed::encamp), Who::player, camp_slots, "encamps a squad"},
    {"decamp", number_of(Deed::decamp), Who::player, camp_slots, "decamps a squad"},
    {"attack", number_of(Deed::attack), Who::either, attack_slots, "attacks with a squad", false, true},
    {"use", number_of(Deed::use), Who::player, use_slots, "uses equipment that begins \"When attacked\"", false, true},
    {"release", number_of(Deed::release), Who::player, card_slots, "has a captive of the defender released"},
    {"give", number_of(Deed::give), Who::player, give_slots, "gives up an item to avoid a hit", false, true},
    {"surrender", number_of(Deed::surrender), Who::player, card_slots, "surrenders a squad to its attacker"},
    {"coerce", number_of(Deed::coerce), Who::player, coerce_slots, "coerces a prisoner"},
    {"construct", number_of(Deed::construct), Who::player, construct_slots, "constructs a card"},
    {"equip", number_of(Deed::equip), Who::player, equip_slots, "equips a squad from stock"},
    {"attach", number_of(Deed::attach), Who::player, attach_slots, "attaches a part to the chassis"},
    {"fight fire", number_of(Deed::fight_fire), Who::player, fight_slots, "tries to put out a fire"},
    {"recruit", number_of(Deed::recruit), Who::player, recruit_slots, "tries to recruit a squad of a rival base"},
    {"rescue", number_of(Deed::rescue), Who::player, recruit_slots, "tries to rescue an own squad"},
    {"spy", number_of(Deed::spy), Who::player, spy_slots, "espionage on a card of an inventory", false, true},
    {"sabotage", number_of(Deed::sabotage), Who::player, sabotage_slots, "tries to set a site on fire"},
    {"drive", number_of(Deed::drive), Who::player, place_slots, "moves the rig"},
    {"shoot", number_of(Deed::shoot), Who::player, shoot_slots, "attacks with a weapon of the rig", false, true},
    {"return fire", number_of(Deed::return_fire), Who::either, return_slots, "a drop-ship returns fire"},
    {"crash", number_of(Deed::crash), Who::player, crash_slots, "the rig crashes"},
    {"bid", number_of(Deed::bid), Who::player, bid_slots, "lays a power token face down"},
    {"reveal", number_of(Deed::reveal), Who::table, reveal_slots, "all power tokens are turned", true},
    {"generate", number_of(Deed::generate), Who::player, generate_slots, "makes resources with a matched token"},
    {"summon", number_of(Deed::summon), Who::player, card_slots, "uses the warp gate: the Empire comes"},
    {"land", number_of(Deed::land), Who::either, land_slots, "a drop-ship lands"},
    {"advance", number_of(Deed::advance), Who::table, advance_slots, "the Empire's suppressors move"},
    {"discover", number_of(Deed::discover), Who::player, discover_slots, "discovers Infinite Power"},
    {"pass", number_of(Deed::pass), Who::player, {}, "is through with this round"},
    {"next", number_of(Deed::next), Who::table, {}, "everybody is through with this round"},
};
static_assert(std::size(action_words) == static_cast<std::size_t>(Deed::count) - 1);

constexpr SectionWord section_words[] = {
    {"squads", static_cast<std::uint8_t>(Zone::aside)},
    {"lesser", static_cast<std::uint8_t>(Zone::aside)},
    {"chassis", static_cast<std::uint8_t>(Zone::aside)},
    {"standard", static_cast<std::uint8_t>(Zone::inventory)},
    {"tech", static_cast<std::uint8_t>(Zone::unseen)},
};

// ---- what is printed on cards ----
constexpr FieldWord card_fields[] = {
    {"type", printed::type, Kind::choice, type_words, "the card's type"},
    {"squad", printed::squad, Kind::number, {}, "a squad board, and its number"},
    {"colour", printed::colour, Kind::choice, squad_colours, "whose colour a squad has: A to D"},
    {"red", printed::red, Kind::number, {}, "volatile materials it costs"},
    {"green", printed::green, Kind::number, {}, "biological materials it costs"},
    {"blue", printed::blue, Kind::number, {}, "chemicals it costs"},
    {"brown", printed::brown, Kind::number, {}, "heavy elements it costs"},
    {"standard", printed::standard, Kind::yes_no, {}, "it belongs to the standard-issue set"},
    {"armour", printed::armour, Kind::number, {}, "armour points"},
    {"weight", printed::weight, Kind::number, {}, "weight"},
    {"half", printed::half, Kind::choice, half_words, "the slots it fits"},
    {"light", printed::light, Kind::number, {}, "weight it carries in the light tier"},
    {"medium", printed::medium, Kind::number, {}, "weight it carries in the medium tier"},
    {"heavy", printed::heavy, Kind::number, {}, "weight it carries in the heavy tier"},
    {"at", printed::at, Kind::choice, site_words, "where a facility is built, or a heap lies"},
    {"movement_kind", printed::movement, Kind::choice, movement_words, "the movement it grants"},
    {"red_dice", printed::red_dice, Kind::number, {}, "red dice of its attack"},
    {"blue_dice", printed::blue_dice, Kind::number, {}, "blue dice of its attack"},
    {"black_dice", printed::black_dice, Kind::number, {}, "black dice of its attack"},
    {"needs", printed::needs, Kind::name, {}, "the facility its player has to control"},
    {"needs_any", printed::needs_any, Kind::name, {}, "the facility that somebody has to have"},
};
constexpr FieldWord ability_fields[] = {
    {"keyword", ability::keyword, Kind::choice, keyword_words, "a text that the data knows"},
    {"x", ability::x, Kind::number, {}, "its X"},
};
constexpr string_view headline[] = {"red", "green", "blue", "brown", "scrap", "inventory_down", "squads"};
constexpr string_view card_headline[] = {"number", "actions", "armour"};
constexpr string_view news[] = {"turn", "round", "phase", "status", "hits", "fire", "coercion", "sway", "held", "winner"};
constexpr string_view stage[] = {"round", "phase", "active"};
constexpr NumberRule number_rules[] = {
    {Scope::match, "turn", "war-rig.turn.rounds"},
    {Scope::match, "turn", "war-rig.turn.repeat"},
    {Scope::match, "round", "war-rig.turn.rounds"},
    {Scope::match, "round", "war-rig.turn.sequence"},
    {Scope::match, "round", "war-rig.turn.number-match"},
    {Scope::match, "phase", "war-rig.turn.sequence"},
    {Scope::match, "phase", "war-rig.power.when"},
    {Scope::match, "phase", "war-rig.empire.advance-when"},
    {Scope::match, "active", "war-rig.turn.player-order"},
    {Scope::match, "active", "war-rig.turn.skip"},
    {Scope::player, "red", "war-rig.deposit.arrival"},
    {Scope::player, "red", "war-rig.construct.cost"},
    {Scope::player, "green", "war-rig.deposit.arrival"},
    {Scope::player, "green", "war-rig.construct.cost"},
    {Scope::player, "blue", "war-rig.deposit.arrival"},
    {Scope::player, "blue", "war-rig.construct.cost"},
    {Scope::player, "brown", "war-rig.deposit.arrival"},
    {Scope::player, "brown", "war-rig.construct.cost"},
    {Scope::player, "scrap", "war-rig.deposit.arrival"},
    {Scope::player, "scrap", "war-rig.deposit.scrap"},
    {Scope::player, "inventory_down", "war-rig.inventory.def"},
    {Scope::player, "inventory_down", "war-rig.deposit.tech-draw"},
    {Scope::player, "squads", "war-rig.setup.squads"},
    {Scope::player, "squads", "war-rig.coerce.join"},
    {Scope::player, "squads", "war-rig.win.annihilation"},
    {Scope::card, "number", "war-rig.turn.number-match"},
    {Scope::card, "actions", "war-rig.turn.two-actions"},
    {Scope::card, "armour", "war-rig.rig-attack.armour"},
    {Scope::card, "armour", "war-rig.rig-attack.fire-at-zero"},
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
    .ability = {.fields = ability_fields, .bare_number = ability::x},
    .headline = headline,
    .card_headline = card_headline,
    .news = news,
    .stage = stage,
    .turn = "turn",
    .number_rules = number_rules,
};

}  // namespace cardinal::war_rig
