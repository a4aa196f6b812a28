#include "engine/games/purge/words.h"

#include "engine/games/purge/actions.h"
#include "engine/games/purge/chapters.h"
#include "engine/games/purge/options.h"
#include "engine/games/purge/values.h"

#include <iterator>

/// The tables that spell this game. Each list stands in the order of its enum; a number is either kept in a counter or
/// computed, and what is computed can be set where that means something.
namespace cardinal::purge {
namespace {

using std::string_view;

// ---- lists of words, in the order of their enums ----
constexpr string_view state_words[] = {"setup", "choose_first", "subphase", "battle", "over"};
constexpr string_view choice_words[] = {"none", "move", "battle", "produce", "pass"};
constexpr string_view role_words[] = {"none", "attacker", "defender"};
constexpr string_view fate_words[] = {"none",   "resolved",  "cancelled", "nullified",
                                      "killed", "destroyed", "removed",   "returned"};
constexpr string_view event_words[] = {"damaged",           "enters",  "killed", "attacks", "defends",
                                       "battle_resolution", "turn_end"};
/// What may still be answered: damaged_twice and damaged together are three times.
constexpr string_view happened_words[] = {"damaged",
                                          "enters",
                                          "killed",
                                          "attacks",
                                          "defends",
                                          "battle_resolution",
                                          "turn_end",
                                          "damaged_twice",
                                          "enters_twice",
                                          "killed_twice",
                                          "attacks_twice",
                                          "defends_twice",
                                          "battle_resolution_twice",
                                          "turn_end_twice"};
constexpr string_view type_words[] = {
    "commander", "stronghold", "ops", "unit", "defensive_attachment", "resource_attachment", "tek", "super_weapon"};
constexpr string_view faction_words[] = {"humans", "machines", "ancients"};
constexpr string_view subclass_words[] = {"infantry", "tank", "jet", "rig", "dreadnought", "mother_ship"};
constexpr string_view token_leaves_words[] = {"end_of_turn", "battle_resolution"};
constexpr string_view keyword_words[] = {
    "none", "clone_dna", "composite_armor", "critical_mass", "cumulative", "entrenched", "fractal_repairs",
    "fury", "irradiate", "memory_metal",    "pyrite_rounds", "cloaking",   "defender",   "flux",
    "jet",  "overlay",   "tactician"};
constexpr string_view way_words[] = {"passive", "triggered", "activated"};
constexpr string_view verb_words[] = {"deal",    "gain",    "lose",   "restore",   "energy",    "cancel",
                                      "nullify", "destroy", "remove", "resurrect", "take_back", "token"};
constexpr string_view stat_words[] = {"attack", "damage", "initiative", "armor", "health", "population", "energy"};
constexpr string_view reach_words[] = {"target", "targets", "self", "own", "opposing", "all", "vector"};
constexpr string_view filter_words[] = {"anything", "unit", "commander", "unit_or_commander", "stronghold", "infantry",
                                        "tank",     "jet",  "rig",       "attachment",        "tek",        "ops"};
constexpr string_view until_words[] = {"end_of_turn", "end_of_battle", "while_source", "permanent"};

static_assert(std::size(keyword_words) == static_cast<std::size_t>(Keyword::tactician) + 1);
static_assert(std::size(verb_words) == static_cast<std::size_t>(Verb::token) + 1);
static_assert(std::size(filter_words) == static_cast<std::size_t>(Filter::ops) + 1);
static_assert(std::size(fate_words) == static_cast<std::size_t>(Fate::returned) + 1);
static_assert(std::size(event_words) == static_cast<std::size_t>(Event::turn_end) + 1);
static_assert(std::size(happened_words) == 2 * std::size(event_words));

// ---- numbers that are computed ----
template <Stat stat>
Number read_stat(const Position& position, Owner owner)
{
    return stat_of(position, owner.card, stat);
}
template <Stat stat>
void write_stat(Position& position, Owner owner, Number number)
{
    set_stat(position, owner.card, stat, number);
}
template <Number (*of)(const Position&, CardId)>
Number read_card(const Position& position, Owner owner)
{
    return of(position, owner.card);
}
template <Number (*of)(const Position&, Seat)>
Number read_player(const Position& position, Owner owner)
{
    return of(position, owner.seat);
}

template <void (*to)(Position&, Seat, Number)>
void write_player(Position& position, Owner owner, Number number)
{
    to(position, owner.seat, number);
}

template <Stat stat>
void write_full(Position& position, Owner owner, Number number)
{
    set_full_stat(position, owner.card, stat, number);
}

void write_population(Position& position, Owner owner, Number number)
{
    set_stat(position, stronghold_of(position, owner.seat), Stat::population, number);
}
Number read_initiative(const Position& position, Owner owner)
{
    return initiative_of(position, commander_of(position, owner.seat));
}
void write_initiative(Position& position, Owner owner, Number number)
{
    set_stat(position, commander_of(position, owner.seat), Stat::initiative, number);
}
Number read_teks(const Position& position, Owner owner) { return as_number(tek_count(position, owner.seat)); }
Number read_chooser(const Position& position, Owner) { return entitled_to_name(position).index; }
void write_chooser(Position& position, Owner, Number number) { set(position, match::chooser, number); }

// clang-format off
constexpr ValueWord value_words[] = {
    {"turn", Scope::match, Kind::number, match::turn, 1, {}, {}, {}, "the turn, common to both players"},
    {"state", Scope::match, Kind::choice, match::state, static_cast<Number>(State::subphase), state_words, {}, {}, "what the match waits for"},
    {"active", Scope::match, Kind::seat, match::active, 0, {}, {}, {}, "whose sub-phase it is"},
    {"first_player", Scope::match, Kind::seat, match::first_player, 0, {}, {}, {}, "who was named to take the first sub-phase"},
    {"chooser", Scope::match, Kind::seat, not_kept, -1, {}, read_chooser, write_chooser, "who may name the first player"},
    {"coin_winner", Scope::match, Kind::seat, match::chooser, -1, {}, {}, {}, "who won the coin toss of an INITIATIVE tie"},
    {"passes", Scope::match, Kind::number, match::passes, 0, {}, {}, {}, "sub-phase passes in a row"},
    {"choice", Scope::match, Kind::choice, match::choice, 0, choice_words, {}, {}, "what the active player has chosen"},
    {"plays", Scope::match, Kind::number, match::plays, 0, {}, {}, {}, "cards played in this sub-phase"},
    {"move_from", Scope::match, Kind::place, match::move_from, 0, {}, {}, {}, "where this sub-phase's group moved from"},
    {"move_to", Scope::match, Kind::place, match::move_to, 0, {}, {}, {}, "where it moved to"},
    {"battle_attacker", Scope::match, Kind::seat, match::battle_attacker, -1, {}, {}, {}, "who started the battle"},
    {"battle_place", Scope::match, Kind::place, match::battle_place, 0, {}, {}, {}, "the vector that is fought over"},
    {"battle_to_act", Scope::match, Kind::seat, match::battle_to_act, -1, {}, {}, {}, "whose battle action is due"},
    {"battle_passes", Scope::match, Kind::number, match::battle_passes, 0, {}, {}, {}, "battle passes in a row"},
    {"attackers_acted", Scope::match, Kind::yes_no, match::attackers_acted, 0, {}, {}, {}, "the attackers had their first battle action"},
    {"entrenched_used", Scope::match, Kind::yes_no, match::entrenched_used, 0, {}, {}, {}, "an Entrenched attack opened this battle"},
    {"battle_just_over", Scope::match, Kind::number, match::battle_just_over, 0, {}, {}, {}, "the battle of this sub-phase is resolved"},
    {"winner", Scope::match, Kind::seat, match::winner, -1, {}, {}, {}, "who won"},
    {"draw", Scope::match, Kind::yes_no, match::draw, 0, {}, {}, {}, "both Strongholds fell by one effect"},
    {"before_over", Scope::match, Kind::choice, match::before_over, static_cast<Number>(State::subphase), state_words, {}, {}, "what the match waited for when the game ended"},

    {"energy", Scope::player, Kind::number, player::energy, -1, {}, {}, {}, "energy left this turn"},
    {"production", Scope::player, Kind::number, not_kept, 0, {}, read_player<production>, write_player<set_production>, "energy a new turn brings"},
    {"supply", Scope::player, Kind::number, not_kept, 0, {}, read_player<supply_used>, {}, "supply used by Units in play"},
    {"supply_cap", Scope::player, Kind::number, not_kept, 0, {}, read_player<supply_cap>, write_player<set_supply_cap>, "the faction's supply cap"},
    {"supply_cap_added", Scope::player, Kind::number, player::supply_cap_added, 0, {}, {}, {}, "what people said the supply cap is more than the faction's"},
    {"population", Scope::player, Kind::number, not_kept, 0, {}, read_player<population_of>, write_population, "POPULATION of the Stronghold"},
    {"initiative", Scope::player, Kind::number, not_kept, 0, {}, read_initiative, write_initiative, "INITIATIVE of the Commander in play"},
    {"teks", Scope::player, Kind::number, not_kept, 0, {}, read_teks, {}, "TEKs in play"},
    {"tek_played", Scope::player, Kind::yes_no, player::tek_played, 0, {}, {}, {}, "a TEK was played this turn"},
    {"surcharge", Scope::player, Kind::number, player::surcharge, 0, {}, {}, {}, "what OPS cost more until the turn ends"},
    {"faction", Scope::player, Kind::choice, player::faction, -1, faction_words, {}, {}, "the player's faction"},
    {"plays_this_turn", Scope::player, Kind::number, player::plays_this_turn, 0, {}, {}, {}, "cards played this turn"},
    {"acted_this_turn", Scope::player, Kind::yes_no, player::acted_this_turn, 0, {}, {}, {}, "had a sub-phase choice this turn"},

    {"attack", Scope::card, Kind::number, not_kept, 0, {}, read_stat<Stat::attack>, write_stat<Stat::attack>, "attacks left this turn"},
    {"attack_max", Scope::card, Kind::number, not_kept, 0, {}, read_card<attack_of>, write_full<Stat::attack>, "attacks a new turn brings"},
    {"damage", Scope::card, Kind::number, not_kept, 0, {}, read_stat<Stat::damage>, write_stat<Stat::damage>, "damage of one attack"},
    {"initiative", Scope::card, Kind::number, not_kept, 0, {}, read_stat<Stat::initiative>, write_stat<Stat::initiative>, "INITIATIVE of a Commander"},
    {"armor", Scope::card, Kind::number, not_kept, 0, {}, read_stat<Stat::armor>, write_stat<Stat::armor>, "what comes off every hit"},
    {"health", Scope::card, Kind::number, not_kept, 0, {}, read_stat<Stat::health>, write_stat<Stat::health>, "HEALTH left"},
    {"health_max", Scope::card, Kind::number, not_kept, 0, {}, read_card<full_health_of>, write_full<Stat::health>, "HEALTH when unhurt"},
    {"population", Scope::card, Kind::number, not_kept, 0, {}, read_stat<Stat::population>, write_stat<Stat::population>, "POPULATION left"},
    {"own_attack", Scope::card, Kind::number, on_card::attack, 0, {}, {}, {}, "attacks left without what is added for a while"},
    {"own_health", Scope::card, Kind::number, on_card::health, 0, {}, {}, {}, "HEALTH left without what is added for a while"},
    {"own_population", Scope::card, Kind::number, on_card::population, 0, {}, {}, {}, "POPULATION left without what is added for a while"},
    {"armor_lost", Scope::card, Kind::number, on_card::armor_lost, 0, {}, {}, {}, "ARMOR lost for good"},
    {"role", Scope::card, Kind::choice, on_card::role, 0, role_words, {}, {}, "its side in the battle"},
    {"retreated", Scope::card, Kind::yes_no, on_card::retreated, 0, {}, {}, {}, "it left this battle by a retreat"},
    {"used", Scope::card, Kind::set, on_card::used, 0, {}, {}, {}, "abilities used this turn"},
    {"fate", Scope::card, Kind::choice, on_card::fate, 0, fate_words, {}, {}, "how it came to lie where it lies"},
    {"happened", Scope::card, Kind::set, on_card::happened, 0, happened_words, {}, {}, "events it may react to"},
    {"survived", Scope::card, Kind::number, on_card::survived, 0, {}, {}, {}, "it survived the battle just resolved"},
    {"damage_taken", Scope::card, Kind::number, on_card::damage_taken, 0, {}, {}, {}, "all damage it took since it entered"},
    {"entered_turn", Scope::card, Kind::number, on_card::entered_turn, 0, {}, {}, {}, "the turn it entered play"},
    {"text_to_state", Scope::card, Kind::yes_no, on_card::text_to_state, 0, {}, {}, {}, "its text just happened and a person has to state it"},
    {"paid", Scope::card, Kind::number, on_card::paid, 0, {}, {}, {}, "energy spent to declare it"},
    {"supply_cost", Scope::card, Kind::number, not_kept, 0, {}, read_card<supply_cost>, {}, "supply it uses"},
    {"entry_turn", Scope::card, Kind::number, not_kept, 0, {}, read_card<entry_turn>, {}, "the first turn it may be played"},
};

constexpr ZoneWord zone_words[] = {
    {"nowhere", false, 0, false, false, false, "not there"},
    {"home", true, 0, true, false, true, "the Stronghold Vector"},
    {"field", false, 0, true, false, true, "the Battlefield Vector"},
    {"tek_deck", true, 0, false, true, true, "TEKs, Attachments and the Super Weapon"},
    {"ops_deck", true, 0, false, true, true, "OPS"},
    {"war_deck", true, 0, false, true, true, "Units"},
    {"tek_discard", true, 0, false, false, true, "the TEK deck's discard pile"},
    {"ops_discard", true, 0, false, false, true, "the OPS deck's discard pile"},
    {"war_discard", true, 0, false, false, true, "the WAR deck's discard pile"},
    {"removed", true, 0, false, false, true, "removed from the game"},
    {"stack", false, 0, false, false, true, "declared and not yet resolved"},
    {"aside", true, 0, false, false, false, "beside the table: not in play yet, tokens that left"},
};
static_assert(std::size(zone_words) == static_cast<std::size_t>(Zone::aside) + 1);

// ---- actions ----
constexpr SlotWord place_slots[] = {{Slot::card}, {Slot::place, "->"}};
constexpr SlotWord first_slots[] = {{Slot::other}};
constexpr SlotWord move_slots[] = {{Slot::cards}, {Slot::place, "->"}};
constexpr SlotWord play_slots[] = {{Slot::card}, {Slot::place, "at", false}};
constexpr SlotWord battle_slots[] = {{Slot::place}, {Slot::cards, "with"}};
constexpr SlotWord attack_slots[] = {{Slot::card}, {Slot::target, "->"}};
constexpr SlotWord card_slots[] = {{Slot::card}};
constexpr SlotWord ops_slots[] = {{Slot::card}, {Slot::cards, "->", false}};
constexpr SlotWord use_slots[] = {{Slot::card}, {Slot::ability}, {Slot::cards, "->", false},
                                  {Slot::number, "amount", false}, {Slot::numbers, "stat", false, stat_words}};

constexpr std::uint8_t number_of(Deed deed) { return static_cast<std::uint8_t>(deed); }

constexpr ActionWord action_words[] = {
    {"begin", number_of(Deed::begin), Who::table, {}, "setting up is over and turn 1 starts"},
    {"place", number_of(Deed::place), Who::player, place_slots, "lays down a starting card"},
    {"coin", number_of(Deed::coin), Who::player, {}, "won the coin toss of an INITIATIVE tie", true, true},
    {"first", number_of(Deed::first), Who::player, first_slots, "names who takes the first sub-phase", false, true},
    {"claim", number_of(Deed::claim), Who::player, {}, "claims the sub-phase without doing anything yet"},
    {"move", number_of(Deed::move), Who::player, move_slots, "moves one group of Units and Commanders"},
    {"play", number_of(Deed::play), Who::player, play_slots, "declares a Unit, TEK, Attachment or Super Weapon"},
    {"battle", number_of(Deed::battle), Who::player, battle_slots, "starts a battle on a vector", false, true},
    {"attack", number_of(Deed::attack), Who::player, attack_slots, "one attack in a battle", false, true},
    {"retreat", number_of(Deed::retreat), Who::player, card_slots, "takes a Unit or Commander out of the battle"},
    {"pass", number_of(Deed::pass), Who::player, {}, "passes in the battle, or the sub-phase"},
    {"ops", number_of(Deed::ops), Who::player, ops_slots, "executes an OPS on its chosen targets", false, true},
    {"use", number_of(Deed::use), Who::player, use_slots, "uses an ability or keyword", false, true},
    {"decline", number_of(Deed::decline), Who::player, {}, "lets the newest declared thing happen"},
    {"resolve", number_of(Deed::resolve), Who::table, {}, "both let the newest declared thing happen"},
    {"carry out", number_of(Deed::carry_out), Who::player, card_slots, "makes a declared thing happen without waiting"},
    {"upkeep", number_of(Deed::upkeep), Who::table, {}, "the table is refreshed for a new turn"},
};
static_assert(std::size(action_words) == static_cast<std::size_t>(Deed::count) - 1);

constexpr SectionWord section_words[] = {
    {"commander", static_cast<std::uint8_t>(Zone::home)},
    {"stronghold", static_cast<std::uint8_t>(Zone::home)},
    {"war", static_cast<std::uint8_t>(Zone::war_deck)},
    {"tek", static_cast<std::uint8_t>(Zone::tek_deck)},
    {"ops", static_cast<std::uint8_t>(Zone::ops_deck)},
};

// ---- what is printed on cards ----
constexpr FieldWord card_fields[] = {
    {"type", printed::type, Kind::choice, type_words, "the card's type"},
    {"faction", printed::faction, Kind::choice, faction_words, "the faction its colour shows"},
    {"class", printed::subclass, Kind::choice, subclass_words, "the Unit's class"},
    {"energy", printed::energy, Kind::number, {}, "what it costs"},
    {"tech", printed::tech, Kind::number, {}, "TEKs that must be in play"},
    {"ep", printed::ep, Kind::number, {}, "energy it produces"},
    {"attack", printed::attack, Kind::number, {}, "ATTACK"},
    {"damage", printed::damage, Kind::number, {}, "DAMAGE"},
    {"initiative", printed::initiative, Kind::number, {}, "INITIATIVE"},
    {"armor", printed::armor, Kind::number, {}, "ARMOR"},
    {"health", printed::health, Kind::number, {}, "HEALTH"},
    {"population", printed::population, Kind::number, {}, "POPULATION"},
    {"executed_by", printed::executed_by, Kind::name, {}, "the Commander who executes it"},
    {"allows_super_weapons", printed::allows_super_weapons, Kind::yes_no, {}, "its owner may play Super Weapons"},
    {"token_leaves", printed::token_leaves, Kind::choice, token_leaves_words, "when its text makes the token leave"},
};
constexpr FieldWord ability_fields[] = {
    {"keyword", ability::keyword, Kind::choice, keyword_words, "a keyword of the game"},
    {"way", ability::way, Kind::choice, way_words, "how it comes to work"},
    {"x", ability::x, Kind::number, {}, "its X"},
    {"unlocked_by", ability::unlocked_by, Kind::name, {}, "the TEK it waits for"},
    {"once_per_turn", ability::once_per_turn, Kind::yes_no, {}, "it may be used once per turn"},
    {"cost", ability::cost, Kind::number, {}, "energy it costs"},
    {"trigger", ability::trigger, Kind::choice, event_words, "the event it waits for"},
};
constexpr FieldWord effect_fields[] = {
    {"verb", effect::verb, Kind::choice, verb_words, "what happens"},
    {"amount", effect::amount, Kind::number, {}, "how much"},
    {"stat", effect::stat, Kind::choice, stat_words, "to which stat"},
    {"scope", effect::reach, Kind::choice, reach_words, "whom it reaches"},
    {"filter", effect::filter, Kind::choice, filter_words, "which of them"},
    {"until", effect::until, Kind::choice, until_words, "how long"},
    {"card", effect::card, Kind::name, {}, "the card that appears"},
};
constexpr string_view fillers[] = {"to", "of", "until", "the", "with", "and"};
constexpr string_view headline[] = {"energy", "production", "supply", "supply_cap", "teks", "population"};
constexpr string_view card_headline[] = {"attack", "damage", "armor", "health", "population"};
constexpr string_view stage[] = {"state", "active"};
constexpr string_view news[] = {"health", "winner"};
constexpr NumberRule number_rules[] = {
    {Scope::match, "turn", "purge.turn.shared"},
    {Scope::match, "turn", "purge.turn.two_passes"},
    {Scope::match, "state", "purge.sub.one_choice"},
    {Scope::match, "state", "purge.battle.actions"},
    {Scope::match, "active", "purge.turn.first_choice"},
    {Scope::match, "active", "purge.turn.alternate"},
    {Scope::player, "energy", "purge.energy.replenish"},
    {Scope::player, "energy", "purge.energy.shared_turn"},
    {Scope::player, "production", "purge.energy.stronghold"},
    {Scope::player, "production", "purge.energy.attachments"},
    {Scope::player, "supply", "purge.supply.limit"},
    {Scope::player, "supply_cap", "purge.supply.ancients"},
    {Scope::player, "supply_cap", "purge.supply.humans"},
    {Scope::player, "supply_cap", "purge.supply.machines"},
    {Scope::player, "teks", "purge.tech.own_only"},
    {Scope::player, "population", "purge.stronghold.armor"},
    {Scope::card, "attack", "purge.stat.attack"},
    {Scope::card, "damage", "purge.stat.damage"},
    {Scope::card, "armor", "purge.stat.armor"},
    {Scope::card, "health", "purge.stat.armor"},
    {Scope::card, "population", "purge.stronghold.armor"},
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

}  // namespace cardinal::purge
