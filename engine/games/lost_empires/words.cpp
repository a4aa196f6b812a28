#include "engine/games/lost_empires/words.h"

#include "engine/games/lost_empires/actions.h"
#include "engine/games/lost_empires/options.h"
#include "engine/games/lost_empires/values.h"

#include <iterator>

/// The tables that spell this game. Each list stands in the order of its enum; a number is either kept in a counter or
/// computed, and what is computed can be set where that means something.
namespace cardinal::lost_empires {
namespace {

using std::string_view;

// ---- lists of words, in the order of their enums ----
constexpr string_view phase_words[] = {"setup", "order", "control", "gate", "casualty", "wrap", "over"};
constexpr string_view step_words[] = {"none", "fall_back", "ready", "refresh", "draw", "first_player"};
constexpr string_view paid_words[] = {"none", "command", "supply", "free"};
constexpr string_view order_words[] = {"none", "play", "support", "activate"};
constexpr string_view center_tile_words[] = {"middle", "end"};
constexpr string_view supplies_words[] = {"beside", "misplaced"};
constexpr string_view objective_words[] = {"outer_a", "center", "outer_b"};
constexpr string_view gate_words[] = {"gate_1", "gate_2", "gate_3", "gate_4"};
constexpr string_view gate_set_words[] = {"complete", "incomplete", "double_number"};
constexpr string_view row_words[] = {"own", "opposite"};
constexpr string_view came_words[] = {"none",      "played", "put",      "moved",    "fell_back",
                                      "destroyed", "nuked",  "casualty", "resolved", "discarded"};
constexpr string_view hurt_by_words[] = {"no_seat", "seat_a", "seat_b", "seat_c", "seat_d"};
constexpr string_view die_words[] = {"0", "1", "2", "3", "4", "5", "6", "crit"};
constexpr string_view token_words[] = {"nothing", "command", "supply", "spent"};
constexpr string_view entering_words[] = {"ready", "drained"};
constexpr string_view type_words[] = {"unit", "support"};
constexpr string_view faction_words[] = {"terra_corps", "feng", "neo_human_republic", "scion_imperium"};
constexpr string_view subtype_words[] = {"light", "heavy"};
constexpr string_view keyword_words[] = {"none",           "elite",           "formation",         "frontline",
                                         "melee",          "ruthless",        "place_with_friend", "free_activation",
                                         "attack_only",    "free_if_drained", "damage_bonus",      "on_move",
                                         "on_light_enemy", "on_leave"};
constexpr string_view way_words[] = {"passive", "named"};
constexpr string_view verb_words[] = {"deal", "heal", "destroy", "draw", "refresh", "ready",  "drain", "artifact",
                                      "gain", "lose", "grant",   "move", "put",     "return", "reveal"};
constexpr string_view stat_words[] = {"control", "offense", "defense", "command", "supply"};
constexpr string_view reach_words[] = {"target", "targets", "self", "own", "enemy", "all", "here", "that"};
constexpr string_view filter_words[] = {"anything", "friend",     "foe",          "light",
                                        "heavy",    "ready_unit", "drained_unit", "damaged"};
constexpr string_view until_words[] = {"end_of_activation", "end_of_turn", "end_of_round", "while_source", "permanent"};
constexpr string_view grant_words[] = {"a_move", "an_attack", "a_move_or_attack"};
constexpr string_view fate_words[] = {"open", "lapsed", "used"};

static_assert(std::size(came_words) == static_cast<std::size_t>(Came::discarded) + 1);
static_assert(std::size(die_words) == static_cast<std::size_t>(critical) + 1);
static_assert(std::size(keyword_words) == static_cast<std::size_t>(Keyword::on_leave) + 1);
static_assert(std::size(verb_words) == static_cast<std::size_t>(Verb::reveal) + 1);
static_assert(std::size(reach_words) == static_cast<std::size_t>(Reach::that) + 1);
static_assert(std::size(filter_words) == static_cast<std::size_t>(Filter::damaged) + 1);

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
template <Zone zone>
Number read_control(const Position& position, Owner owner)
{
    return control_at(position, owner.seat, {.zone = static_cast<std::uint8_t>(zone)});
}
Number read_control_total(const Position& position, Owner owner) { return total_control(position, owner.seat); }
Number read_gates(const Position& position, Owner owner) { return as_number(gates_built(position, owner.seat)); }
void write_gates(Position& position, Owner owner, Number number) { set_gates_built(position, owner.seat, number); }

// clang-format off
constexpr ValueWord value_words[] = {
    {"turn", Scope::match, Kind::number, match::turn, 1, {}, {}, {}, "the turn of the Order Phases, counted over the match"},
    {"round", Scope::match, Kind::number, match::round, 1, {}, {}, {}, "the round"},
    {"phase", Scope::match, Kind::choice, match::phase, static_cast<Number>(Phase::order), phase_words, {}, {}, "the phase of the round"},
    {"step", Scope::match, Kind::choice, match::step, 0, step_words, {}, {}, "the step of the Wrap Up Phase that is due"},
    {"active", Scope::match, Kind::seat, match::active, 0, {}, {}, {}, "whose turn it is in the Order Phase"},
    {"first_player", Scope::match, Kind::seat, match::first_player, 0, {}, {}, {}, "who has the First Player token"},
    {"winner", Scope::match, Kind::seat, match::winner, -1, {}, {}, {}, "who won"},
    {"draw", Scope::match, Kind::yes_no, match::draw, 0, {}, {}, {}, "the match ended in a draw"},
    {"mandatory", Scope::match, Kind::yes_no, match::mandatory, 0, {}, {}, {}, "a unit was played or activated this turn"},
    {"activations", Scope::match, Kind::number, match::activations, 0, {}, {}, {}, "units activated this turn"},
    {"unit", Scope::match, Kind::card, match::unit, -1, {}, {}, {}, "the unit that was activated this turn"},
    {"paid_with", Scope::match, Kind::choice, match::paid_with, 0, paid_words, {}, {}, "what its activation was paid with"},
    {"actions_total", Scope::match, Kind::number, match::actions_total, 0, {}, {}, {}, "actions its activation brought"},
    {"actions", Scope::match, Kind::number, match::actions, 0, {}, {}, {}, "actions the active unit has left"},
    {"attacked", Scope::match, Kind::yes_no, match::attacked, 0, {}, {}, {}, "the attack of the activation is used"},
    {"named", Scope::match, Kind::yes_no, match::named, 0, {}, {}, {}, "the named ability of the activation is used"},
    {"named_attack", Scope::match, Kind::yes_no, match::named_attack, 0, {}, {}, {}, "it had the condition Attack"},
    {"draining", Scope::match, Kind::yes_no, match::draining, 0, {}, {}, {}, "a Draining ability ended the activation"},
    {"frontline", Scope::match, Kind::yes_no, match::frontline, 0, {}, {}, {}, "FRONTLINE gives the active unit its offense"},
    {"interrupted", Scope::match, Kind::yes_no, match::interrupted, 0, {}, {}, {}, "another order ended the activation"},
    {"ended", Scope::match, Kind::yes_no, match::ended, 0, {}, {}, {}, "the activation of this turn is over"},
    {"lapsed", Scope::match, Kind::card, match::lapsed, -1, {}, {}, {}, "whose granted action was not taken this turn"},
    {"ordered", Scope::match, Kind::yes_no, match::ordered, 0, {}, {}, {}, "somebody has had a turn in this Order Phase, or begun one"},
    {"fresh", Scope::match, Kind::yes_no, match::fresh, 0, {}, {}, {}, "a round has just begun"},
    {"last_order", Scope::match, Kind::choice, match::last_order, 0, order_words, {}, {}, "the last order of this turn"},
    {"melee_unit", Scope::match, Kind::card, match::melee_unit, -1, {}, {}, {}, "the MELEE unit that still has an attack to make"},
    {"melee_left", Scope::match, Kind::number, match::melee_left, 0, {}, {}, {}, "attacks that its attack action still has"},
    {"melee_target", Scope::match, Kind::card, match::melee_target, -1, {}, {}, {}, "whom its first attack was at"},
    {"attacker", Scope::match, Kind::card, match::attacker, -1, {}, {}, {}, "the unit of the last attack, until somebody acts"},
    {"defender", Scope::match, Kind::card, match::defender, -1, {}, {}, {}, "the unit it attacked"},
    {"dealt", Scope::match, Kind::number, match::dealt, 0, {}, {}, {}, "the damage of that attack"},
    {"dice_open", Scope::match, Kind::number, match::dice_open, 0, {}, {}, {}, "attacks whose dice nobody told yet"},
    {"won_outer_a", Scope::match, Kind::seat, match::won_outer_a, -1, {}, {}, {}, "who controls the outer objective at A's left, in this Control Phase"},
    {"won_center", Scope::match, Kind::seat, match::won_center, -1, {}, {}, {}, "who controls the center objective"},
    {"won_outer_b", Scope::match, Kind::seat, match::won_outer_b, -1, {}, {}, {}, "who controls the outer objective at A's right"},
    {"taken", Scope::match, Kind::set, match::taken, 0, objective_words, {}, {}, "objectives whose artifacts were said to be taken"},
    {"objectives", Scope::match, Kind::number, match::objectives, 3, {}, {}, {}, "objective tiles on the table"},
    {"center_tile", Scope::match, Kind::choice, match::center_tile, 0, center_tile_words, {}, {}, "where the center objective lies in its row"},
    {"supplies", Scope::match, Kind::choice, match::supplies, 0, supplies_words, {}, {}, "where artifacts and markers lie before round 1"},
    {"first_tokens", Scope::match, Kind::number, match::first_tokens, 1, {}, {}, {}, "First Player tokens on the table"},
    {"before_over", Scope::match, Kind::choice, match::before_over, static_cast<Number>(Phase::order), phase_words, {}, {}, "where the match was when it ended"},
    {"laid", Scope::match, Kind::yes_no, match::laid, 0, {}, {}, {}, "the drain token of this turn's activation was said or seen to be laid"},
    {"paid_known", Scope::match, Kind::yes_no, match::paid_known, 0, {}, {}, {}, "what paid the activation was said or seen"},

    {"command", Scope::player, Kind::number, player::command, 4, {}, {}, {}, "command tokens that can be spent", true},
    {"supply", Scope::player, Kind::number, player::supply, 1, {}, {}, {}, "supply tokens that can be spent", true},
    {"artifacts", Scope::player, Kind::number, player::artifacts, 0, {}, {}, {}, "artifacts", true},
    {"gates", Scope::player, Kind::number, not_kept, 0, {}, read_gates, write_gates, "gates built", true},
    {"gate_sides", Scope::player, Kind::set, player::gate_sides, 0, gate_words, {}, {}, "which gate tokens lie on their gate side"},
    {"hand", Scope::player, Kind::number, not_kept, 0, {}, read_pile<Pile::hand>, write_pile<Pile::hand>, "cards in the hand"},
    {"deck", Scope::player, Kind::number, not_kept, 0, {}, read_pile<Pile::deck>, write_pile<Pile::deck>, "cards in the deck"},
    {"passed", Scope::player, Kind::yes_no, player::passed, 0, {}, {}, {}, "has passed in this Order Phase"},
    {"built", Scope::player, Kind::yes_no, player::built, 0, {}, {}, {}, "has built a gate this round"},
    {"faction", Scope::player, Kind::choice, player::faction, -1, faction_words, {}, {}, "the player's faction"},
    {"hive_tile", Scope::player, Kind::choice, player::hive_tile, -1, faction_words, {}, {}, "whose hive tile lies before the player"},
    {"control_outer_a", Scope::player, Kind::number, not_kept, 0, {}, read_control<Zone::outer_a>, {}, "control at the outer objective at A's left"},
    {"control_center", Scope::player, Kind::number, not_kept, 0, {}, read_control<Zone::center>, {}, "control at the center objective"},
    {"control_outer_b", Scope::player, Kind::number, not_kept, 0, {}, read_control<Zone::outer_b>, {}, "control at the outer objective at A's right"},
    {"control_total", Scope::player, Kind::number, not_kept, 0, {}, read_control_total, {}, "control in all five battlefields"},
    {"die", Scope::player, Kind::choice, player::die, 0, die_words, {}, {}, "what the player's result die shows"},
    {"roll", Scope::player, Kind::number, player::roll, -1, {}, {}, {}, "the sum rolled to be First Player"},
    {"hand_unknown", Scope::player, Kind::number, player::hand_unknown, 0, {}, {}, {}, "of the hand, the cards nobody has seen"},
    {"deck_unknown", Scope::player, Kind::number, player::deck_unknown, 0, {}, {}, {}, "of the deck, the cards nobody has seen"},
    {"shuffled", Scope::player, Kind::yes_no, player::shuffled, 0, {}, {}, {}, "the deck was said to be shuffled and laid down"},
    {"mulligans", Scope::player, Kind::number, player::mulligans, 0, {}, {}, {}, "mulligans taken"},
    {"dealt_cards", Scope::player, Kind::number, player::dealt, 0, {}, {}, {}, "cards drawn while setting up"},
    {"elite_gain", Scope::player, Kind::number, player::elite_gain, 0, {}, {}, {}, "artifacts just gained for destroyed ELITE units"},
    {"fell_back", Scope::player, Kind::yes_no, player::fell_back, 0, {}, {}, {}, "units fell back in this Wrap Up Phase"},
    {"fell_back_to", Scope::player, Kind::place, player::fell_back_to, 0, {}, {}, {}, "where they fell back to"},
    {"drew", Scope::player, Kind::number, player::drew, 0, {}, {}, {}, "cards drawn in this Wrap Up Phase"},
    {"emptied", Scope::player, Kind::yes_no, player::emptied, 0, {}, {}, {}, "had no card left to draw once"},
    {"command_tokens", Scope::player, Kind::number, player::command_tokens, 4, {}, {}, {}, "command tokens, on either side"},
    {"supply_tokens", Scope::player, Kind::number, player::supply_tokens, 1, {}, {}, {}, "supply tokens, on either side"},
    {"gate_set", Scope::player, Kind::choice, player::gate_set, 0, gate_set_words, {}, {}, "whether the gate tokens are 1 to 4"},
    {"reference_cards", Scope::player, Kind::number, player::reference_cards, 2, {}, {}, {}, "reference cards"},
    {"result_dice", Scope::player, Kind::number, player::result_dice, 1, {}, {}, {}, "result dice"},

    {"control", Scope::card, Kind::number, not_kept, 0, {}, read_stat<Stat::control>, write_stat<Stat::control>, "control where it stands now"},
    {"offense", Scope::card, Kind::number, not_kept, 0, {}, read_stat<Stat::offense>, write_stat<Stat::offense>, "offense where it stands now"},
    {"defense", Scope::card, Kind::number, not_kept, 0, {}, read_stat<Stat::defense>, write_stat<Stat::defense>, "defense where it stands now"},
    {"damage", Scope::card, Kind::number, on_card::damage, 0, {}, {}, {}, "damage on it"},
    {"drained", Scope::card, Kind::yes_no, on_card::drained, 0, {}, {}, {}, "a drain token lies on it"},
    {"elite_token", Scope::card, Kind::yes_no, on_card::elite, 0, {}, {}, {}, "an ELITE token lies on it"},
    {"row", Scope::card, Kind::choice, on_card::row, 0, row_words, {}, {}, "on whose side of the battlefield it lies"},
    {"played_turn", Scope::card, Kind::number, on_card::played_turn, 0, {}, {}, {}, "the turn it came into play"},
    {"arrived", Scope::card, Kind::number, on_card::arrived, 0, {}, {}, {}, "the turn it came to where it lies"},
    {"came", Scope::card, Kind::choice, on_card::came, 0, came_words, {}, {}, "how it came to lie where it lies"},
    {"used", Scope::card, Kind::set, on_card::used, 0, {}, {}, {}, "abilities used this round"},
    {"granted_turn", Scope::card, Kind::number, on_card::granted_turn, 0, {}, {}, {}, "the turn it last took a granted action"},
    {"left_with", Scope::card, Kind::number, on_card::left_with, 0, {}, {}, {}, "damage on it when it left play"},
    {"text_to_state", Scope::card, Kind::yes_no, on_card::text_to_state, 0, {}, {}, {}, "its text just happened and a person has to state it"},
    {"hurt_by", Scope::card, Kind::choice, on_card::hurt_by, 0, hurt_by_words, {}, {}, "who dealt its third damage"},
    {"left_from", Scope::card, Kind::place, on_card::left_from, 0, {}, {}, {}, "where it lay when it left play"},
    {"open_attacks", Scope::card, Kind::number, on_card::open_attacks, 0, {}, {}, {}, "attacks on it whose dice nobody told yet"},
    {"lapsed_turn", Scope::card, Kind::number, on_card::lapsed_turn, 0, {}, {}, {}, "the turn an action granted to it was not taken"},
    {"activated_round", Scope::card, Kind::number, on_card::activated_round, 0, {}, {}, {}, "the round it was last activated in"},
};

constexpr ZoneWord zone_words[] = {
    {"nowhere", false, 0, false, false, false, "not there"},
    {"hive", true, 0, true, false, true, "the battlefield at a player's hive tile"},
    {"outer_a", false, 0, true, false, true, "the outer objective at seat A's left"},
    {"center", false, 0, true, false, true, "the center objective"},
    {"outer_b", false, 0, true, false, true, "the outer objective at seat A's right"},
    {"hand", true, 0, false, true, false, "drawn cards"},
    {"deck", true, 0, false, true, true, "the deck, face down"},
    {"discard", true, 0, false, false, true, "the discard pile, face up"},
    {"resolve", true, 0, false, false, true, "in front of its owner: a support whose text is carried out"},
    {"loose", false, 0, true, false, false, "on the table, but in no marked area"},
    {"box", true, 0, false, false, false, "not selected for the deck: out of the game"},
    {"unseen", true, 0, false, true, false, "copies that lie in hand or deck, nobody knows where"},
    {"aside", true, 0, false, false, false, "beside the table: not in the match"},
};
static_assert(std::size(zone_words) == static_cast<std::size_t>(Zone::aside) + 1);

// ---- actions ----
constexpr SlotWord roll_slots[] = {{Slot::numbers, "", true, die_words}};
constexpr SlotWord faction_slots[] = {{Slot::word, "", true, faction_words}, {Slot::numbers, "hive", false, faction_words}};
constexpr SlotWord draw_slots[] = {{Slot::number, "", false}};
constexpr SlotWord mulligan_slots[] = {{Slot::number, "", false}, {Slot::numbers, "drawing", false}};
constexpr SlotWord play_slots[] = {{Slot::card}, {Slot::place, "->", false}, {Slot::numbers, "paying", false, token_words},
                                   {Slot::word, "entering", false, entering_words}};
constexpr SlotWord support_slots[] = {{Slot::card}, {Slot::cards, "->", false}, {Slot::numbers, "paying", false, token_words},
                                      {Slot::place, "to", false}};
constexpr SlotWord activate_slots[] = {{Slot::card}, {Slot::numbers, "paying", false, token_words}};
constexpr SlotWord move_slots[] = {{Slot::card}, {Slot::place, "->"}};
constexpr SlotWord attack_slots[] = {{Slot::card}, {Slot::cards, "->", false}, {Slot::numbers, "rolling", false, die_words},
                                     {Slot::number, "dealing", false}};
constexpr SlotWord use_slots[] = {{Slot::card}, {Slot::ability, "", false}, {Slot::cards, "->", false}, {Slot::place, "to", false}};
constexpr SlotWord card_slots[] = {{Slot::card}};
constexpr SlotWord take_slots[] = {{Slot::place}, {Slot::number, "", false}};
constexpr SlotWord ruthless_slots[] = {{Slot::card}, {Slot::target, "->"}, {Slot::number, "dealing", false}};
constexpr SlotWord build_slots[] = {{Slot::number, "", false}, {Slot::numbers, "for", false}};
constexpr SlotWord fall_back_slots[] = {{Slot::cards, "", false}, {Slot::place, "->"}};

constexpr std::uint8_t number_of(Deed deed) { return static_cast<std::uint8_t>(deed); }

constexpr ActionWord action_words[] = {
    {"begin", number_of(Deed::begin), Who::table, {}, "setting up is over and round 1 starts"},
    {"roll", number_of(Deed::roll), Who::player, roll_slots, "rolls both result dice to be First Player", true},
    {"first", number_of(Deed::first), Who::player, {}, "takes the First Player token"},
    {"faction", number_of(Deed::faction), Who::player, faction_slots, "chooses a faction and lays down its hive tile"},
    {"shuffle", number_of(Deed::shuffle), Who::player, {}, "has shuffled the deck and laid it face down"},
    {"draw", number_of(Deed::draw), Who::player, draw_slots, "draws cards"},
    {"mulligan", number_of(Deed::mulligan), Who::player, mulligan_slots, "shuffles the hand into the deck and draws a new one", false, true},
    {"play", number_of(Deed::play), Who::player, play_slots, "plays a unit"},
    {"support", number_of(Deed::support), Who::player, support_slots, "plays a support", false, true},
    {"activate", number_of(Deed::activate), Who::player, activate_slots, "activates a unit"},
    {"move", number_of(Deed::move), Who::player, move_slots, "moves a unit"},
    {"attack", number_of(Deed::attack), Who::player, attack_slots, "attacks with a unit", false, true},
    {"use", number_of(Deed::use), Who::player, use_slots, "uses a named ability, or carries out a trigger", false, true},
    {"decline", number_of(Deed::decline), Who::player, card_slots, "does not carry out a trigger, or leaves a granted action"},
    {"drain", number_of(Deed::drain), Who::player, card_slots, "ends an activation: a drain token is laid"},
    {"reveal", number_of(Deed::reveal), Who::player, card_slots, "shows a card of the hand or of the deck"},
    {"end turn", number_of(Deed::end_turn), Who::player, {}, "ends the turn"},
    {"pass", number_of(Deed::pass), Who::player, {}, "passes: no more turns in this Order Phase"},
    {"take", number_of(Deed::take), Who::player, take_slots, "takes the artifacts for an objective"},
    {"ruthless", number_of(Deed::ruthless), Who::player, ruthless_slots, "deals the damage of a RUTHLESS unit"},
    {"build", number_of(Deed::build), Who::player, build_slots, "builds a gate"},
    {"fall back", number_of(Deed::fall_back), Who::player, fall_back_slots, "takes all units out of the enemy hive"},
    {"ready", number_of(Deed::ready), Who::table, {}, "the drain tokens are taken off"},
    {"refresh", number_of(Deed::refresh), Who::table, {}, "command and supply tokens are turned"},
    {"next", number_of(Deed::next), Who::table, {}, "what is left of this phase happens, the next one begins"},
};
static_assert(std::size(action_words) == static_cast<std::size_t>(Deed::count) - 1);

constexpr SectionWord section_words[] = {{"main", static_cast<std::uint8_t>(Zone::unseen)}};

// ---- what is printed on cards ----
constexpr FieldWord card_fields[] = {
    {"type", printed::type, Kind::choice, type_words, "the card's type"},
    {"faction", printed::faction, Kind::choice, faction_words, "its faction"},
    {"subtype", printed::subtype, Kind::choice, subtype_words, "the unit's sub-type"},
    {"command", printed::command, Kind::number, {}, "command it costs"},
    {"supply", printed::supply, Kind::number, {}, "supply it costs"},
    {"control", printed::control, Kind::number, {}, "control"},
    {"offense", printed::offense, Kind::number, {}, "offense"},
    {"defense", printed::defense, Kind::number, {}, "defense"},
    {"errata", printed::errata, Kind::name, {}, "the errata its text follows"},
};
constexpr FieldWord ability_fields[] = {
    {"keyword", ability::keyword, Kind::choice, keyword_words, "a keyword, or a text that the data knows"},
    {"way", ability::way, Kind::choice, way_words, "how it comes to work"},
    {"x", ability::x, Kind::number, {}, "its X"},
    {"attack", ability::attack, Kind::yes_no, {}, "it has the condition Attack"},
    {"draining", ability::draining, Kind::yes_no, {}, "it has the condition Draining"},
    {"once_per_round", ability::once_per_round, Kind::yes_no, {}, "it works once per round"},
};
constexpr FieldWord effect_fields[] = {
    {"verb", effect::verb, Kind::choice, verb_words, "what happens"},
    {"amount", effect::amount, Kind::number, {}, "how much"},
    {"stat", effect::stat, Kind::choice, stat_words, "to which number"},
    {"scope", effect::reach, Kind::choice, reach_words, "whom it reaches"},
    {"filter", effect::filter, Kind::choice, filter_words, "which of them"},
    {"until", effect::until, Kind::choice, until_words, "how long"},
    {"action", effect::grant, Kind::choice, grant_words, "the action it grants"},
};
constexpr string_view fillers[] = {"to", "of", "until", "the", "with", "and"};
constexpr string_view headline[] = {"command",   "command_tokens", "supply", "supply_tokens",
                                    "artifacts", "gates",          "hand",   "deck"};
constexpr string_view card_headline[] = {"control", "offense", "defense", "damage", "drained"};
constexpr string_view stage[] = {"phase", "active"};
constexpr string_view news[] = {"round", "phase", "damage", "drained", "winner"};
constexpr NumberRule number_rules[] = {
    {Scope::match, "turn", "lost-empires.order.alternate"},
    {Scope::match, "turn", "lost-empires.order.end_turn"},
    {Scope::match, "round", "lost-empires.general.rounds"},
    {Scope::match, "phase", "lost-empires.general.phase_order"},
    {Scope::match, "active", "lost-empires.order.first"},
    {Scope::match, "active", "lost-empires.order.alternate"},
    {Scope::match, "active", "lost-empires.order.lone_turns"},
    {Scope::player, "command", "lost-empires.play.depleted"},
    {Scope::player, "command", "lost-empires.wrap.refresh"},
    {Scope::player, "command_tokens", "lost-empires.components.command"},
    {Scope::player, "supply_tokens", "lost-empires.components.supply"},
    {Scope::player, "supply", "lost-empires.play.depleted"},
    {Scope::player, "supply", "lost-empires.wrap.refresh"},
    {Scope::player, "artifacts", "lost-empires.control.award"},
    {Scope::player, "artifacts", "lost-empires.gate.keep"},
    {Scope::player, "gates", "lost-empires.gate.four"},
    {Scope::player, "gates", "lost-empires.gate.one"},
    {Scope::player, "hand", "lost-empires.general.no_hand_limit"},
    {Scope::player, "deck", "lost-empires.wrap.draw.empty"},
    {Scope::card, "control", "lost-empires.control.printed"},
    {Scope::card, "control", "lost-empires.control.damaged"},
    {Scope::card, "offense", "lost-empires.attack.strength"},
    {Scope::card, "defense", "lost-empires.attack.strength"},
    {Scope::card, "damage", "lost-empires.damage.tokens"},
    {Scope::card, "drained", "lost-empires.ready.definition"},
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

}  // namespace cardinal::lost_empires
