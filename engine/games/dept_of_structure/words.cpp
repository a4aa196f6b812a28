#include "engine/games/dept_of_structure/words.h"

#include "engine/games/dept_of_structure/actions.h"
#include "engine/games/dept_of_structure/options.h"
#include "engine/games/dept_of_structure/values.h"

#include <array>
#include <iterator>

/// The tables that spell this game. Each list stands in the order of its enum; a number is either kept in a counter or
/// computed, and what is computed can be set where that means something.
namespace cardinal::dept_of_structure {
namespace {

using std::string_view;

// ---- lists of words, in the order of their enums ----
constexpr string_view phase_words[] = {"setup", "regroup", "draw", "deploy", "battle", "retreat", "end", "over"};
constexpr string_view step_words[] = {"none", "attack", "defend", "tactics", "resolution"};
constexpr string_view resource_words[] = {"survivor", "bio", "power", "supplies", "any", "nothing"};
constexpr string_view hurry_words[] = {"none", "tactic", "ability"};
constexpr string_view hunger_words[] = {"killed", "fed", "paid"};
constexpr string_view came_words[] = {"none", "deployed",  "retired",     "with_host",
                                      "used", "discarded", "resurrected", "sacrificed"};
constexpr string_view to_state_words[] = {"nothing", "text", "targets", "tokens"};
constexpr string_view entering_words[] = {"ready", "utilized"};
constexpr string_view laid_words[] = {"top", "bottom"};
constexpr string_view left_words[] = {"upright"};
constexpr string_view type_words[] = {"unit",    "equipment", "fortification", "upgrade",
                                      "vehicle", "resource",  "tactic",        "counter"};
constexpr string_view keyword_words[] = {
    "none",   "crippled", "defense_gain", "disguise",   "equipment_assist",    "first_strike", "generator",
    "hidden", "hunger",   "leadership",   "motivator",  "mounting_aggression", "overrun",      "pacifist",
    "rage",   "rampage",  "resurrect",    "tech_savvy", "unblockable"};
constexpr string_view way_words[] = {"permanent", "activated",  "conditional", "on_deploy",
                                     "on_retire", "on_attack",  "on_block",    "on_damage_to_base",
                                     "on_kill",   "on_regroup", "on_token"};
constexpr string_view manner_words[] = {"plain", "utilize", "may"};
constexpr string_view verb_words[] = {"deal",    "heal",  "gain",    "lose",  "give",    "retire",    "draw",
                                      "discard", "ready", "utilize", "token", "untoken", "resurrect", "return"};
constexpr string_view stat_words[] = {"attack", "defense", "base", "survivor", "bio", "power", "supplies"};
constexpr string_view reach_words[] = {"target", "targets", "self",   "host",     "own",
                                       "enemy",  "all",     "player", "opponent", "that"};
constexpr string_view filter_words[] = {"anything",      "friend",        "foe",     "unit",    "technology",
                                        "equipment",     "fortification", "upgrade", "vehicle", "ready_card",
                                        "utilized_card", "attacker",      "blocker"};
constexpr string_view until_words[] = {"permanent", "end_of_round", "end_of_battle", "while_source"};
constexpr string_view condition_words[] = {"none", "equipped", "attacking", "blocking"};
constexpr string_view fate_words[] = {"open", "due"};
/// Effects that give a keyword are spelled behind the numbers.
constexpr auto effect_stat_words = [] {
    std::array<string_view, std::size(stat_words) + std::size(keyword_words)> all{};
    std::size_t count = 0;
    for (const string_view word : stat_words)
        all[count++] = word;
    for (const string_view word : keyword_words)
        all[count++] = word;
    return all;
}();

static_assert(std::size(came_words) == static_cast<std::size_t>(Came::sacrificed) + 1);
static_assert(std::size(type_words) == static_cast<std::size_t>(Type::counter) + 1);
static_assert(std::size(keyword_words) == static_cast<std::size_t>(Keyword::unblockable) + 1);
static_assert(std::size(way_words) == static_cast<std::size_t>(Way::on_token) + 1);
static_assert(std::size(verb_words) == static_cast<std::size_t>(Verb::return_to_hand) + 1);
static_assert(std::size(reach_words) == static_cast<std::size_t>(Reach::that) + 1);
static_assert(std::size(filter_words) == static_cast<std::size_t>(Filter::blocking) + 1);
static_assert(std::size(stat_words) == first_keyword_stat);

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
Number read_remaining(const Position& position, Owner owner) { return defense_left(position, owner.card); }
Number read_utilized(const Position& position, Owner owner) { return is_utilized(position, owner.card) ? 1 : 0; }
void write_utilized(Position& position, Owner owner, Number number) { set_utilized(position, owner.card, number != 0); }
Number read_block_order(const Position& position, Owner owner) { return as_number(block_order(position, owner.card)); }
void write_block_order(Position& position, Owner owner, Number number)
{
    set_block_order(position, owner.card, number, true);
}

// clang-format off
constexpr ValueWord value_words[] = {
    {"round", Scope::match, Kind::number, match::round, 3, {}, {}, {}, "the round"},
    {"phase", Scope::match, Kind::choice, match::phase, static_cast<Number>(Phase::deploy), phase_words, {}, {}, "the phase of the round"},
    {"step", Scope::match, Kind::choice, match::step, 0, step_words, {}, {}, "the step of the battle"},
    {"attacker", Scope::match, Kind::seat, match::attacker, 0, {}, {}, {}, "whose round it is"},
    {"first_player", Scope::match, Kind::seat, match::first_player, 0, {}, {}, {}, "who was the first attacker"},
    {"winner", Scope::match, Kind::seat, match::winner, -1, {}, {}, {}, "who won"},
    {"draw", Scope::match, Kind::yes_no, match::draw, 0, {}, {}, {}, "the match ended in a draw"},
    {"battle_used", Scope::match, Kind::yes_no, match::battle_used, 0, {}, {}, {}, "the battle of the round was opened"},
    {"fresh", Scope::match, Kind::yes_no, match::fresh, 0, {}, {}, {}, "the round has just begun and nobody has acted"},
    {"acted", Scope::match, Kind::yes_no, match::acted, 0, {}, {}, {}, "the attacker has done something since the Draw"},
    {"announced", Scope::match, Kind::card, match::announced, -1, {}, {}, {}, "the attacker announced last, until somebody acts"},
    {"played", Scope::match, Kind::card, match::played, -1, {}, {}, {}, "what was just paid for, until somebody acts"},
    {"handled", Scope::match, Kind::card, match::handled, -1, {}, {}, {}, "what was just equipped or taken off, until somebody acts"},
    {"parted", Scope::match, Kind::card, match::parted, -1, {}, {}, {}, "what it was taken off, until somebody acts"},
    {"triggered", Scope::match, Kind::card, match::triggered, -1, {}, {}, {}, "whose conditional ability just happened"},
    {"triggered_ability", Scope::match, Kind::number, match::triggered_ability, 0, {}, {}, {}, "which of its abilities"},
    {"blocked_fights", Scope::match, Kind::number, match::blocked_fights, 0, {}, {}, {}, "attackers that were blocked in the last battle"},
    {"hurried", Scope::match, Kind::choice, match::hurried, 0, hurry_words, {}, {}, "what the attacker did without waiting for blockers"},
    {"before_over", Scope::match, Kind::choice, match::before_over, static_cast<Number>(Phase::deploy), phase_words, {}, {}, "where the match was when it ended"},

    {"base", Scope::player, Kind::number, player::base, 20, {}, {}, {}, "base health"},
    {"survivor", Scope::player, Kind::number, player::survivor, 0, {}, {}, {}, "Survivors in the pool"},
    {"bio", Scope::player, Kind::number, player::bio, 0, {}, {}, {}, "Bio in the pool"},
    {"power", Scope::player, Kind::number, player::power, 0, {}, {}, {}, "Power in the pool"},
    {"supplies", Scope::player, Kind::number, player::supplies, 0, {}, {}, {}, "Supplies in the pool"},
    {"hand", Scope::player, Kind::number, not_kept, 0, {}, read_pile<Pile::hand>, write_pile<Pile::hand>, "cards in the hand"},
    {"deck", Scope::player, Kind::number, not_kept, 0, {}, read_pile<Pile::deck>, write_pile<Pile::deck>, "cards in the deck"},
    {"hand_unknown", Scope::player, Kind::number, player::hand_unknown, 0, {}, {}, {}, "of the hand, the cards nobody has seen"},
    {"deck_unknown", Scope::player, Kind::number, player::deck_unknown, 0, {}, {}, {}, "of the deck, the cards nobody has seen"},
    {"shuffled", Scope::player, Kind::yes_no, player::shuffled, 0, {}, {}, {}, "the deck was said to be shuffled"},
    {"mulligans", Scope::player, Kind::number, player::mulligans, 0, {}, {}, {}, "mulligans taken"},
    {"mulligan_gain", Scope::player, Kind::number, player::mulligan_gain, 0, {}, {}, {}, "cards that mulligans drew more than they put back"},
    {"dealt", Scope::player, Kind::number, player::dealt, 0, {}, {}, {}, "cards drawn while setting up"},
    {"drawn", Scope::player, Kind::number, player::drawn, 0, {}, {}, {}, "cards drawn in this Draw phase"},
    {"added", Scope::player, Kind::set, player::added, 0, resource_words, {}, {}, "the types added in this Regroup"},
    {"additions", Scope::player, Kind::number, player::additions, 0, {}, {}, {}, "resources added in this Regroup by choice"},
    {"passed", Scope::player, Kind::yes_no, player::passed, 0, {}, {}, {}, "has passed in the Tactics step"},
    {"paid_survivor", Scope::player, Kind::number, player::paid_survivor, 0, {}, {}, {}, "Survivors just paid"},
    {"paid_bio", Scope::player, Kind::number, player::paid_bio, 0, {}, {}, {}, "Bio just paid"},
    {"paid_power", Scope::player, Kind::number, player::paid_power, 0, {}, {}, {}, "Power just paid"},
    {"paid_supplies", Scope::player, Kind::number, player::paid_supplies, 0, {}, {}, {}, "Supplies just paid"},
    {"free_survivor", Scope::player, Kind::number, player::free_survivor, 0, {}, {}, {}, "of these, paid for a symbol that takes any type"},
    {"free_bio", Scope::player, Kind::number, player::free_bio, 0, {}, {}, {}, "of these, paid for a symbol that takes any type"},
    {"free_power", Scope::player, Kind::number, player::free_power, 0, {}, {}, {}, "of these, paid for a symbol that takes any type"},
    {"free_supplies", Scope::player, Kind::number, player::free_supplies, 0, {}, {}, {}, "of these, paid for a symbol that takes any type"},
    {"shown_pools", Scope::player, Kind::set, player::shown_pools, 0, resource_words, {}, {}, "the pools seen since it was paid"},
    {"overkill", Scope::player, Kind::number, player::overkill, 0, {}, {}, {}, "damage of the last battle that the base had no health for"},
    {"to_discard", Scope::player, Kind::number, player::to_discard, 0, {}, {}, {}, "cards that an effect makes the player discard"},

    {"attack", Scope::card, Kind::number, not_kept, 0, {}, read_stat<Stat::attack>, write_stat<Stat::attack>, "attack now"},
    {"defense", Scope::card, Kind::number, not_kept, 0, {}, read_stat<Stat::defense>, write_stat<Stat::defense>, "defense now, without damage"},
    {"left", Scope::card, Kind::number, not_kept, 0, {}, read_remaining, {}, "defense that damage has left"},
    {"damage", Scope::card, Kind::number, on_card::damage, 0, {}, {}, {}, "damage on it"},
    {"tokens", Scope::card, Kind::number, on_card::tokens, 0, {}, {}, {}, "tokens on it"},
    {"utilized", Scope::card, Kind::yes_no, not_kept, 0, {}, read_utilized, write_utilized, "turned, by itself or with its host"},
    {"deployed_round", Scope::card, Kind::number, on_card::deployed_round, 0, {}, {}, {}, "the round it came into play"},
    {"attacking", Scope::card, Kind::yes_no, on_card::attacking, 0, {}, {}, {}, "an attacker of this battle"},
    {"blocked", Scope::card, Kind::yes_no, on_card::blocked, 0, {}, {}, {}, "a blocker was assigned to it"},
    {"blocking", Scope::card, Kind::card, on_card::blocking, -1, {}, {}, {}, "the attacker it blocks"},
    {"block_order", Scope::card, Kind::number, not_kept, 0, {}, read_block_order, write_block_order, "its place in the blocking order"},
    {"assigned", Scope::card, Kind::number, on_card::block_order, 0, {}, {}, {}, "that place, and 100 more where nobody said so"},
    {"hunger", Scope::card, Kind::set, on_card::hunger, 0, hunger_words, {}, {}, "what a Hunger card got this round"},
    {"came", Scope::card, Kind::choice, on_card::came, 0, came_words, {}, {}, "how it came to lie where it lies"},
    {"arrived", Scope::card, Kind::number, on_card::arrived, 0, {}, {}, {}, "the round it came to where it lies"},
    {"left_with", Scope::card, Kind::number, on_card::left_with, 0, {}, {}, {}, "damage on it when it was retired"},
    {"to_state", Scope::card, Kind::choice, on_card::to_state, 0, to_state_words, {}, {}, "what a person has to state of it"},
    {"readied", Scope::card, Kind::yes_no, on_card::readied, 0, {}, {}, {}, "was turned upright by this round's Regroup"},
    {"kept", Scope::card, Kind::yes_no, on_card::kept, 0, {}, {}, {}, "should have been retired and still lies there"},
    {"overrun_left", Scope::card, Kind::number, on_card::overrun_left, 0, {}, {}, {}, "attack that it had left behind all blockers"},
    {"overrun_dealt", Scope::card, Kind::number, on_card::overrun_dealt, 0, {}, {}, {}, "of it, dealt to the base"},
};

constexpr ZoneWord zone_words[] = {
    {"nowhere", false, 0, false, false, false, "not there"},
    {"battlefield", true, 0, true, false, true, "deployed Units and Technology"},
    {"line", true, lanes, true, false, true, "the battle line: attackers, and blockers opposite them"},
    {"counters", true, 0, false, false, true, "the resource counter cards"},
    {"reveal", false, 0, false, false, true, "Tactics and Resource cards while they are shown"},
    {"graveyard", true, 0, false, false, true, "retired and discarded cards"},
    {"hand", true, 0, false, true, false, "drawn cards"},
    {"deck", true, 0, false, true, true, "the deck, face down"},
    {"unseen", true, 0, false, true, false, "copies that lie in hand or deck, nobody knows where"},
    {"aside", true, 0, false, false, false, "beside the table: not in the match"},
};
static_assert(std::size(zone_words) == static_cast<std::size_t>(Zone::aside) + 1);

// ---- actions ----
constexpr SlotWord draw_slots[] = {{Slot::number, "", false}};
constexpr SlotWord mulligan_slots[] = {{Slot::number, "", false}, {Slot::numbers, "drawing", false}, {Slot::word, "laid", false, laid_words}};
constexpr SlotWord cards_slots[] = {{Slot::cards, "", false}};
constexpr SlotWord add_slots[] = {{Slot::numbers, "", true, resource_words}};
constexpr SlotWord deploy_slots[] = {{Slot::card}, {Slot::target, "->", false}, {Slot::numbers, "paying", false, resource_words},
                                     {Slot::word, "entering", false, entering_words}};
constexpr SlotWord play_slots[] = {{Slot::card}, {Slot::cards, "->", false}, {Slot::numbers, "paying", false, resource_words},
                                   {Slot::place, "to", false}};
constexpr SlotWord equip_slots[] = {{Slot::card}, {Slot::target, "->"}, {Slot::cards, "leaving", false}};
constexpr SlotWord unequip_slots[] = {{Slot::card}, {Slot::cards, "leaving", false}};
constexpr SlotWord use_slots[] = {{Slot::card}, {Slot::ability, "", false}, {Slot::cards, "->", false}, {Slot::numbers, "paying", false, resource_words}};
constexpr SlotWord card_slots[] = {{Slot::card}};
constexpr SlotWord attack_slots[] = {{Slot::card}, {Slot::target, "->", false}, {Slot::place, "at", false}, {Slot::word, "left", false, left_words}};
constexpr SlotWord block_slots[] = {{Slot::card}, {Slot::target, "->"}, {Slot::place, "at", false}, {Slot::number, "as", false}};
constexpr SlotWord order_slots[] = {{Slot::cards}};
constexpr SlotWord overrun_slots[] = {{Slot::card}, {Slot::number, "", true}};
constexpr SlotWord sacrifice_slots[] = {{Slot::card}, {Slot::target, "->"}};
constexpr SlotWord token_slots[] = {{Slot::card}, {Slot::number, "", false}};

constexpr std::uint8_t number_of(Deed deed) { return static_cast<std::uint8_t>(deed); }

constexpr ActionWord action_words[] = {
    {"begin", number_of(Deed::begin), Who::table, {}, "setting up is over and round 1 starts"},
    {"first", number_of(Deed::first), Who::player, {}, "is the first attacker"},
    {"shuffle", number_of(Deed::shuffle), Who::player, {}, "has shuffled the deck"},
    {"draw", number_of(Deed::draw), Who::player, draw_slots, "draws cards"},
    {"mulligan", number_of(Deed::mulligan), Who::player, mulligan_slots, "shuffles cards of the hand into the deck and draws as many", false, true},
    {"ready", number_of(Deed::ready), Who::player, cards_slots, "turns the cards upright"},
    {"add", number_of(Deed::add), Who::player, add_slots, "adds resources to the pool"},
    {"deploy", number_of(Deed::deploy), Who::player, deploy_slots, "deploys a Unit or Technology"},
    {"play", number_of(Deed::play), Who::player, play_slots, "plays a Tactic or a Resource card", false, true},
    {"equip", number_of(Deed::equip), Who::player, equip_slots, "equips a card with Technology"},
    {"unequip", number_of(Deed::unequip), Who::player, unequip_slots, "takes Technology off its card, or a Unit out of its Vehicle"},
    {"use", number_of(Deed::use), Who::player, use_slots, "uses an activated ability, or resolves a conditional one", false, true},
    {"decline", number_of(Deed::decline), Who::player, card_slots, "does not resolve a conditional ability"},
    {"attack", number_of(Deed::attack), Who::player, attack_slots, "announces an attacker and utilizes it"},
    {"block", number_of(Deed::block), Who::player, block_slots, "assigns a blocker to an attacker"},
    {"order", number_of(Deed::order), Who::player, order_slots, "says in which order cards block"},
    {"pass", number_of(Deed::pass), Who::player, {}, "has nothing more to do in this phase or step"},
    {"resolve", number_of(Deed::resolve), Who::table, {}, "both let it happen: what waits, or the battle"},
    {"overrun", number_of(Deed::overrun), Who::player, overrun_slots, "says how much of the attack that is left hits the base"},
    {"sacrifice", number_of(Deed::sacrifice), Who::player, sacrifice_slots, "sacrifices a Unit to a Hunger card", false, true},
    {"place token", number_of(Deed::place_token), Who::player, token_slots, "lays tokens on a card"},
    {"remove token", number_of(Deed::remove_token), Who::player, token_slots, "takes tokens off a card"},
    {"discard", number_of(Deed::discard), Who::player, card_slots, "discards a card"},
    {"go back", number_of(Deed::go_back), Who::player, cards_slots, "takes cards from the battle line back to the battlefield"},
    {"end turn", number_of(Deed::end_turn), Who::player, {}, "ends the round"},
    {"next", number_of(Deed::next), Who::table, {}, "what is left of this phase or step happens, the next one begins"},
};
static_assert(std::size(action_words) == static_cast<std::size_t>(Deed::count) - 1);

constexpr SectionWord section_words[] = {{"main", static_cast<std::uint8_t>(Zone::unseen)},
                                         {"counters", static_cast<std::uint8_t>(Zone::counters)}};

// ---- what is printed on cards ----
constexpr FieldWord card_fields[] = {
    {"type", printed::type, Kind::choice, type_words, "the card's type"},
    {"faction", printed::faction, Kind::name, {}, "the faction whose deck it belongs to"},
    {"copies", printed::copies, Kind::number, {}, "how many of it the faction's deck holds"},
    {"attack", printed::attack, Kind::number, {}, "attack"},
    {"defense", printed::defense, Kind::number, {}, "defense"},
    {"survivor", printed::survivor, Kind::number, {}, "Survivors it costs"},
    {"bio", printed::bio, Kind::number, {}, "Bio it costs"},
    {"power", printed::power, Kind::number, {}, "Power it costs"},
    {"supplies", printed::supplies, Kind::number, {}, "Supplies it costs"},
    {"any", printed::any, Kind::number, {}, "resources of any type it costs"},
};
constexpr FieldWord ability_fields[] = {
    {"keyword", ability::keyword, Kind::choice, keyword_words, "a permanent ability of the glossary"},
    {"way", ability::way, Kind::choice, way_words, "how it comes to work"},
    {"x", ability::x, Kind::number, {}, "how many times the card has it"},
    {"survivor", ability::survivor, Kind::number, {}, "Survivors it costs"},
    {"bio", ability::bio, Kind::number, {}, "Bio it costs"},
    {"power", ability::power, Kind::number, {}, "Power it costs"},
    {"supplies", ability::supplies, Kind::number, {}, "Supplies it costs"},
    {"any", ability::any, Kind::number, {}, "resources of any type it costs"},
    {"manner", ability::manner, Kind::choice, manner_words, "its cost includes utilizing the card, or it may be left out"},
    {"tokens", ability::tokens, Kind::number, {}, "tokens of the card it costs"},
};
constexpr FieldWord effect_fields[] = {
    {"verb", effect::verb, Kind::choice, verb_words, "what happens"},
    {"amount", effect::amount, Kind::number, {}, "how much"},
    {"stat", effect::stat, Kind::choice, stat_words, "to which number"},
    {"scope", effect::reach, Kind::choice, reach_words, "whom it reaches"},
    {"filter", effect::filter, Kind::choice, filter_words, "which of them"},
    {"until", effect::until, Kind::choice, until_words, "how long"},
    {"keyword", effect::keyword, Kind::choice, keyword_words, "the keyword it gives"},
    {"if", effect::condition, Kind::choice, condition_words, "without which a continuous effect does nothing"},
};
constexpr string_view fillers[] = {"to", "of", "until", "the", "with", "and"};
constexpr string_view headline[] = {"base", "survivor", "bio", "power", "supplies", "hand"};
constexpr string_view card_headline[] = {"attack", "defense", "damage", "tokens"};
constexpr string_view news[] = {"phase", "base", "damage", "winner"};
constexpr string_view stage[] = {"phase", "step", "attacker"};
constexpr NumberRule number_rules[] = {
    {Scope::match, "round", "dept-of-structure.round.alternate"},
    {Scope::match, "phase", "dept-of-structure.round.phases"},
    {Scope::match, "step", "dept-of-structure.battle.steps"},
    {Scope::match, "attacker", "dept-of-structure.round.alternate"},
    {Scope::match, "attacker", "dept-of-structure.round.attacker-only"},
    {Scope::player, "base", "dept-of-structure.setup.base-health"},
    {Scope::player, "base", "dept-of-structure.track.base"},
    {Scope::player, "base", "dept-of-structure.win.base-zero"},
    {Scope::player, "survivor", "dept-of-structure.regroup.resources-two"},
    {Scope::player, "survivor", "dept-of-structure.track.pool"},
    {Scope::player, "survivor", "dept-of-structure.regroup.pool-persists"},
    {Scope::player, "bio", "dept-of-structure.regroup.resources-two"},
    {Scope::player, "bio", "dept-of-structure.track.pool"},
    {Scope::player, "bio", "dept-of-structure.regroup.pool-persists"},
    {Scope::player, "power", "dept-of-structure.regroup.resources-two"},
    {Scope::player, "power", "dept-of-structure.track.pool"},
    {Scope::player, "power", "dept-of-structure.regroup.pool-persists"},
    {Scope::player, "supplies", "dept-of-structure.regroup.resources-two"},
    {Scope::player, "supplies", "dept-of-structure.track.pool"},
    {Scope::player, "supplies", "dept-of-structure.regroup.pool-persists"},
    {Scope::player, "hand", "dept-of-structure.hand.limit"},
    {Scope::player, "hand", "dept-of-structure.hand.over-mid-turn"},
    {Scope::card, "attack", "dept-of-structure.stat.attack"},
    {Scope::card, "attack", "dept-of-structure.ability.stack"},
    {Scope::card, "defense", "dept-of-structure.stat.defense"},
    {Scope::card, "defense", "dept-of-structure.defense.zero"},
    {Scope::card, "damage", "dept-of-structure.skirmish.subtract"},
    {Scope::card, "damage", "dept-of-structure.regroup.heal"},
    {Scope::card, "tokens", "dept-of-structure.track.tokens"},
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
    .effect_stats = effect_stat_words,
    .effect_until = until_words,
    .fates = fate_words,
    .headline = headline,
    .card_headline = card_headline,
    .news = news,
    .stage = stage,
    .turn = "round",
    .number_rules = number_rules,
};

}  // namespace cardinal::dept_of_structure
