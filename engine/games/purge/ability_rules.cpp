#include "engine/games/purge/keywords.h"

#include "engine/games/purge/catalogue.h"
#include "engine/games/purge/targets.h"
#include "engine/games/purge/values.h"

#include <algorithm>

/// Unit Abilities: what has to hold when one is used.
namespace cardinal::purge {
namespace {

/// Its own name, or the word of its keyword.
std::string name_of_ability(const Position& position, const UseAbility& deed)
{
    const Ability& ability = *ability_of(position, deed);
    const auto keywords = words.ability.fields[ability::keyword].words;
    const auto keyword = static_cast<std::size_t>(keyword_of(position, deed));
    const bool has_name = !ability.name.empty() || keyword >= keywords.size();
    return name_of(position, deed.source) + "'s " + (has_name ? ability.name : std::string(keywords[keyword]));
}

// purge.term.source, purge.commander.abilities: whatever lies in a vector or a discard pile is a source.
bool is_source(const Position& position, CardId card)
{
    switch (zone_of(position.card(card).place)) {
    case Zone::home:
    case Zone::field:
    case Zone::tek_discard:
    case Zone::ops_discard:
    case Zone::war_discard: return true;
    default: return false;
    }
}

Objection source_is_on_the_table(const Position& position, const UseAbility& deed)
{
    if (is_source(position, deed.source))
        return kept();
    return name_of(position, deed.source) + " is in " + name_of(position, position.card(deed.source).place) +
           " and no source of abilities there";
}

/// A TEK it waits for that is not there: nobody's, or only the opponent's.
bool waits_for_tek(const Position& position, const UseAbility& deed)
{
    return ability_of(position, deed) && !is_unlocked(position, deed.source, deed.ability);
}

bool opponent_has_its_tek(const Position& position, const UseAbility& deed)
{
    const NameNumber tek = number_of(position, deed, ability::unlocked_by);
    return has_tek_named(position, opponent_of(position.card(deed.source).side), tek);
}

std::string needs_its_tek(const Position& position, const UseAbility& deed)
{
    const auto tek = static_cast<std::size_t>(number_of(position, deed, ability::unlocked_by));
    const auto& names = position.library->names;
    return name_of_ability(position, deed) + " needs " + (tek >= 1 && tek <= names.size() ? names[tek - 1] : "its TEK");
}

// purge.ability.stated: without a TEK to wait for there is nothing to miss.
Objection its_tek_is_in_play(const Position& position, const UseAbility& deed)
{
    if (!waits_for_tek(position, deed) || opponent_has_its_tek(position, deed))
        return kept();
    return needs_its_tek(position, deed) + " in play";
}

Objection its_tek_is_ones_own(const Position& position, const UseAbility& deed)
{
    if (!waits_for_tek(position, deed) || !opponent_has_its_tek(position, deed))
        return kept();
    return needs_its_tek(position, deed) + " under " + name_of(position.card(deed.source).side) +
           "'s own command; only the opponent has it";
}

Objection its_event_happened(const Position& position, const UseAbility& deed)
{
    const Ability* ability = ability_of(position, deed);
    if (!is_way(position, deed, Way::triggered) || ability->fields[ability::trigger] == not_given ||
        happened(position, deed.source, static_cast<Event>(ability->fields[ability::trigger])))
        return kept();
    return name_of_ability(position, deed) + " waits for its event, which has not happened";
}

// purge.ability.activated: whenever its player wants, if it is paid.
Objection its_price_is_there(const Position& position, const UseAbility& deed)
{
    const int cost = number_of(position, deed, ability::cost);
    const int energy = get(position, deed.seat, player::energy);
    if (cost <= energy)
        return kept();
    return name_of_ability(position, deed) + " costs " + std::to_string(cost) + " energy, " + name_of(deed.seat) +
           " has " + std::to_string(energy);
}

/// A dead card is a source of what is made for the dead: an answer to an event, Fractal Repairs, Clone DNA, a text that
/// works on a discard or that the data cannot say.
bool works_from_the_discard(const Position& position, const UseAbility& deed)
{
    const Ability& ability = *ability_of(position, deed);
    const bool reaches_a_discard = std::ranges::any_of(ability.effects, [](const CardEffect& effect) {
        const auto verb = static_cast<Verb>(effect.fields[effect::verb]);
        return verb == Verb::resurrect || verb == Verb::take_back || verb == Verb::remove;
    });
    const Keyword keyword = keyword_of(position, deed);
    const bool revives = keyword == Keyword::fractal_repairs || keyword == Keyword::clone_dna;
    return is_way(position, deed, Way::triggered) || revives || reaches_a_discard ||
           (keyword == Keyword::none && ability.effects.empty());
}

Objection it_works_where_its_card_lies(const Position& position, const UseAbility& deed)
{
    if (!lies_in_discard(position, deed.source) || works_from_the_discard(position, deed))
        return kept();
    return Objection{name_of_ability(position, deed) + " works in play, and " + name_of(position, deed.source) +
                     " lies in " + name_of(position, position.card(deed.source).place)}
        .resting_on("A64")
        .as(Severity::warning);
}

Objection its_card_is_ones_own(const Position& position, const UseAbility& deed)
{
    const Seat side = position.card(deed.source).side;
    if (!is_source(position, deed.source) || !side || side == deed.seat)
        return kept();
    return name_of_ability(position, deed) + " is " + name_of(side) + "'s to use, not " + name_of(deed.seat) + "'s";
}

/// What has to be there before it can be used: whose card it is, where that lies, and the energy.
Objection its_prerequisites_are_met(const Position& position, const UseAbility& deed)
{
    for (const auto objection : {its_card_is_ones_own, it_works_where_its_card_lies, its_price_is_there})
        if (Objection raised = objection(position, deed))
            return raised;
    return kept();
}

Objection it_is_used_once_per_turn(const Position& position, const UseAbility& deed)
{
    if (is_once_per_turn_by_keyword(keyword_of(position, deed)) || !is_used_up(position, deed))
        return kept();
    return name_of_ability(position, deed) + " was used this turn";
}

std::span<const CardId> targeted(const Position& position, const UseAbility& deed)
{
    return targeted_by(ability_of(position, deed)->effects, deed.targets);
}

Objection triggered_targets_are_not_cloaked(const Position& position, const UseAbility& deed)
{
    if (!is_way(position, deed, Way::triggered))
        return kept();
    return no_target_is_cloaked(position, deed.seat, targeted(position, deed));
}

Objection targets_are_no_tacticians(const Position& position, const UseAbility& deed)
{
    return no_target_is_a_tactician(position, deed.source, targeted(position, deed));
}

Objection the_resurrected_fit_in(const Position& position, const UseAbility& deed)
{
    return the_revived_fit_in(position, revived_by_use(position, deed));
}

Objection entrenched_opens_the_battle_for_a_defender(const Position& position, const UseAbility& deed)
{
    const bool opens = state(position) == State::battle && role_of(position, deed.source) == Role::defender &&
                       get(position, match::attackers_acted) == 0 && get(position, match::entrenched_used) == 0;
    if (keyword_of(position, deed) != Keyword::entrenched || opens)
        return kept();
    return name_of(position, deed.source) + " cannot use Entrenched now: one defender may, before the attackers act";
}

constexpr Rule<UseAbility> ability_page[] = {
    {rule("purge.term.source_not"), source_is_on_the_table},
    {rule("purge.kw.tactician_unlock"), overlay_has_its_tactician, "purge.ability.unlocked purge.ability.unlocked_own"},
    {rule("purge.ability.unlocked"), its_tek_is_in_play},
    {rule("purge.ability.unlocked_own"), its_tek_is_ones_own},
    {rule("purge.ability.triggered"), its_event_happened},
    {rule("purge.ability.activated_cost"), its_prerequisites_are_met},
    {rule("purge.kw.fractal_repairs_cost"), fractal_repairs_can_be_paid,
     "purge.play.available purge.term.source_not purge.ability.activated_cost"},
    {rule("purge.kw.clone_dna_opt"), clone_dna_is_for_its_one_card_once},
    {rule("purge.kw.irradiate_limit"), irradiate_hits_a_unit_once},
    {rule("purge.kw.flux_limit"), flux_joins_two_with_flux_once},
    {rule("purge.kw.overlay_limit"), overlay_is_laid_on_a_friendly_unit_once},
    {rule("purge.kw.entrenched_limit"), entrenched_opens_the_battle_for_a_defender},
    {rule("purge.term.opt"), it_is_used_once_per_turn},
    {rule("purge.kw.cloaking"), triggered_targets_are_not_cloaked},
    {rule("purge.kw.tactician_immune"), targets_are_no_tacticians},
    {rule("purge.supply.cap"), the_resurrected_fit_in},
};

}  // namespace

void judge(const Position& position, const UseAbility& deed, Verdict& verdict)
{
    if (ability_of(position, deed))
        judge_by<UseAbility>(ability_page, position, deed, verdict);
}

}  // namespace cardinal::purge
