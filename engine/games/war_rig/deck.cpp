#include "engine/games/war_rig/catalogue.h"
#include "engine/games/war_rig/chapters.h"
#include "engine/games/war_rig/values.h"

#include <algorithm>
#include <array>

/// Nobody builds a deck: a list is what a player brings to the table, or the tech deck that all share, and is held
/// against the setup.
namespace cardinal::war_rig {
namespace {

const CardFacts& facts_of(const Position& position, const DeckLine& line)
{
    return position.library && line.facts < position.library->cards.size() ? position.library->cards[line.facts]
                                                                           : nothing_printed;
}

Objection about(const Deck& deck, const std::string& fault) { return Objection(fault).about(deck.seat); }

bool is_a_players_box(const Deck& deck)
{
    return std::ranges::any_of(
        deck.lines, [](const DeckLine& line) { return line.section != static_cast<std::uint8_t>(Section::tech); });
}

int count_in(const Deck& deck, Section section)
{
    int count = 0;
    for (const DeckLine& line : deck.lines)
        count += line.section == static_cast<std::uint8_t>(section) ? line.count : 0;
    return count;
}

/// Three boards with the numbers from `first` on, where boards have numbers.
bool are_three_from(const Position& position, const Deck& deck, Section section, int first)
{
    std::array<int, 7> numbers{};
    int blank = 0;
    for (const DeckLine& line : deck.lines) {
        if (line.section != static_cast<std::uint8_t>(section))
            continue;
        const CardFacts& facts = facts_of(position, line);
        const Number number = facts.fields[printed::squad];
        if (facts.fields[printed::type] == static_cast<Number>(Type::squad) && !is_given(number))
            blank += line.count;
        else if (is_given(number) && number >= 1 && number <= 6)
            numbers[static_cast<std::size_t>(number)] += line.count;
        else
            return false;
    }
    for (int number = 1; number <= 6; ++number)
        if (numbers[static_cast<std::size_t>(number)] > (number >= first && number < first + 3 ? 1 : 0))
            return false;
    return count_in(deck, section) == 3 && blank <= 3;
}

Objection three_squads_begin(const Position& position, const Deck& deck)
{
    const bool is_due = is_a_players_box(deck) && !are_three_from(position, deck, Section::squads, 1);
    return is_due ? about(deck, "a player begins with three squad boards, numbers 1 to 3") : kept();
}

Objection three_counters_are_lesser(const Position& position, const Deck& deck)
{
    const bool may_bring_none = position.seats >= 4 && option(position, Option::lesser_with_four) == 1;
    const bool is_due = is_a_players_box(deck) && !are_three_from(position, deck, Section::lesser, 4) &&
                        !(may_bring_none && count_in(deck, Section::lesser) == 0);
    return is_due ? about(deck, "a player places three lesser squads, numbers 4 to 6") : kept();
}

Objection one_chassis_is_brought(const Position& position, const Deck& deck)
{
    const bool all_are = std::ranges::all_of(deck.lines, [&](const DeckLine& line) {
        return line.section != static_cast<std::uint8_t>(Section::chassis) ||
               facts_of(position, line).fields[printed::type] == static_cast<Number>(Type::chassis);
    });
    const bool is_off = count_in(deck, Section::chassis) != 1 || !all_are;
    return is_a_players_box(deck) && is_off ? about(deck, "a player has one chassis") : kept();
}

int count_of(const Deck& deck, Section section, std::uint16_t facts)
{
    int count = 0;
    for (const DeckLine& line : deck.lines)
        count += line.section == static_cast<std::uint8_t>(section) && line.facts == facts ? line.count : 0;
    return count;
}

Objection standard_issue_is_complete(const Position& position, const Deck& deck)
{
    if (!is_a_players_box(deck) || !position.library)
        return kept();
    for (std::size_t at = 0; at < position.library->cards.size(); ++at) {
        const bool is_standard = position.library->cards[at].fields[printed::standard] == 1;
        const int count = count_of(deck, Section::standard, static_cast<std::uint16_t>(at));
        if (count != (is_standard ? 1 : 0))
            return about(deck, position.library->cards[at].name + " is there " + std::to_string(count) +
                                   " times in the standard-issue set, not " + (is_standard ? "once" : "at all"));
    }
    return kept();
}

Objection tech_cards_say_what_they_are(const Position& position, const Deck& deck)
{
    for (const DeckLine& line : deck.lines) {
        if (line.section != static_cast<std::uint8_t>(Section::tech))
            continue;
        if (const std::string lacks = what_a_tech_card_lacks(facts_of(position, line)); !lacks.empty())
            return about(deck, facts_of(position, line).name + " is " + lacks);
    }
    return kept();
}

constexpr Rule<Deck> deck_page[] = {
    {rule("war-rig.setup.squads"), three_squads_begin},
    {rule("war-rig.setup.lesser"), three_counters_are_lesser},
    {rule("war-rig.setup.chassis"), one_chassis_is_brought},
    {rule("war-rig.setup.standard"), standard_issue_is_complete},
    {rule("war-rig.deck.tech"), tech_cards_say_what_they_are},
};

}  // namespace

std::string what_a_tech_card_lacks(const CardFacts& facts)
{
    const auto given = [&](printed::Field field) { return is_given(facts.fields[field]); };
    const auto type = given(printed::type) ? static_cast<Type>(facts.fields[printed::type]) : Type::equipment;
    if (facts.fields[printed::standard] == 1)
        return "standard issue, which is dealt";
    if (!given(printed::type) || type == Type::heap || type == Type::chassis || type == Type::drop_ship ||
        type == Type::squad || given(printed::squad))
        return "no tech card";
    if (!given(printed::red) && !given(printed::green) && !given(printed::blue) && !given(printed::brown))
        return "without a cost";
    if (type != Type::equipment && !given(printed::armour))
        return "without armour";
    if (type == Type::part && (!given(printed::weight) || !given(printed::half)))
        return "without weight or slot";
    if (type == Type::facility && !given(printed::at))
        return "without a location";
    const bool has_limits = given(printed::light) && given(printed::medium) && given(printed::heavy);
    const bool moves =
        given(printed::movement) && static_cast<Movement>(facts.fields[printed::movement]) != Movement::none;
    if (type == Type::part && moves && !has_limits)
        return "without its three limits";
    const bool rise = facts.fields[printed::light] <= facts.fields[printed::medium] &&
                      facts.fields[printed::medium] <= facts.fields[printed::heavy];
    return has_limits && !rise ? "with limits that fall" : "";
}

void judge_deck(const Position& position, const Deck& deck, Verdict& verdict)
{
    judge_by<Deck>(deck_page, position, deck, verdict);
}

}  // namespace cardinal::war_rig
