#include "engine/games/war_rig/card_face.h"

#include "engine/games/war_rig/words.h"

#include <algorithm>
#include <cstdlib>

/// What a card of this game shows: what it is and where it goes, the four resources it costs, armour, weight, limits
/// and dice, and a sentence for each text that its data knows. Boards, chassis and drop-ships are cards, too.
namespace cardinal::war_rig {
namespace {

using std::string;
using std::string_view;

bool is_a(const CardFacts& card, Type type) { return card.fields[printed::type] == static_cast<Number>(type); }

string counted(Number number, string_view noun)
{
    return std::to_string(number) + " " + string(noun) + (number == 1 ? "" : "s");
}

string other_facility(const CardLibrary& library, const CardFacts& card, printed::Field field)
{
    const Number name = card.fields[field];
    return is_given(name) ? "“" + library.name_of(name) + "”" : "";
}

/// What comes before the number, and after it with what is counted once and several times.
struct Sentence {
    Keyword keyword{};
    string_view before{}, one{}, several{};
};
constexpr Sentence sentences[] = {
    {Keyword::construct, "Who carries it may construct."},
    {Keyword::construct_for_all, "Who carries it, and any of your squads in the same location, may construct."},
    {Keyword::tool_alone, "It is built without any other tool."},
    {Keyword::offence, "Your squads here count ", " more in attack.", " more in attack."},
    {Keyword::defence, "Your squads here count ", " more in defence.", " more in defence."},
    {Keyword::repel, "Your squads here count ", " more when they roll to repel.", " more when they roll to repel."},
    {Keyword::recruit, "Your squads here count ", " more against recruiters and rescuers.",
     " more against recruiters and rescuers."},
    {Keyword::spaces, "The squad has ", " more space.", " more spaces."},
    {Keyword::fights_fire, "The squad may fight fires wherever it is."},
    {Keyword::when_attacked, "When attacked, you may use it."},
    {Keyword::negates, "It negates ", " hit.", " hits."},
    {Keyword::negates_each, "It negates one hit for each resource in its spaces."},
    {Keyword::leaves_when_used, "Used, it leaves the squad when the attacker is through."},
    {Keyword::targeting, "Targeting."},
    {Keyword::pair_needed, "It moves the rig only beside another working one of its kind."},
    {Keyword::pair_doubles, "Beside another working one of its kind its limits are doubled."},
    {Keyword::crash_if_lost, "If it stops working, the rig crashes."},
    {Keyword::no_crash, "The rig takes no harm from crashes."},
    {Keyword::home_if_lost, "If the rig can move no more, it returns to its base."},
    {Keyword::fights_own_fire, "The rig may fight fires on its own parts for an action."},
    {Keyword::critical_hits, "Each critical: ", " hit.", " hits."},
    {Keyword::critical_burns, "Critical on ", " die: the target burns.", " dice: the target burns."},
    {Keyword::special_hits, "Each special: ", " hit.", " hits."},
    {Keyword::long_range, "It reaches any location."},
    {Keyword::indestructible, "Nothing destroys it."},
    {Keyword::gather_times, "A gather brings ", " time as much.", " times as much."},
    {Keyword::scrap_for, "For everybody, a resource costs ", " scrap.", " scrap."},
    {Keyword::shortcut, "Your squads reach any location, base or the Wastes with one action."},
    {Keyword::coerce_more, "A coerce action may remove ", " more counter.", " more counters."},
    {Keyword::warp_gate, "It summons the Empire, if no invasion is in play."},
    {Keyword::power_source, "It discovers Infinite Power."},
};

/// "2 more in attack", "1 less in attack".
string more_or_less(int number, string_view what)
{
    constexpr string_view more = " more";
    const string number_of = std::to_string(std::abs(number));
    return number_of +
           (number < 0 && what.starts_with(more) ? " less" + string(what.substr(more.size())) : string(what));
}

string sentence_of(Keyword keyword, Number x)
{
    if (keyword == Keyword::negates && !is_given(x))
        return "It negates all hits.";
    const auto found = std::ranges::find(sentences, keyword, &Sentence::keyword);
    if (found == std::end(sentences))
        return "";
    const int number = is_given(x) ? x : 1;
    return string(found->before) +
           (found->one.empty() ? "" : more_or_less(number, std::abs(number) == 1 ? found->one : found->several));
}

FaceText told(const Ability& ability)
{
    const Number keyword = ability.fields[ability::keyword];
    string body =
        is_given(keyword) ? sentence_of(static_cast<Keyword>(keyword), ability.fields[ability::x]) : ability.text;
    if (is_given(keyword) && !ability.text.empty())
        body += (body.empty() ? "" : " ") + ability.text;
    return {ability.name, "", body};
}

string conditions_of(const CardLibrary& library, const CardFacts& card)
{
    string text;
    if (const string own = other_facility(library, card, printed::needs); !own.empty())
        text = "You need a working " + own + " to build it.";
    if (const string any = other_facility(library, card, printed::needs_any); !any.empty())
        text += (text.empty() ? "" : " ") + string("Somebody needs a ") + any + " before you build it.";
    return text;
}

string dice_of(const CardFacts& card)
{
    struct Dice {
        printed::Field field{};
        string_view name{};
    };
    constexpr Dice all[] = {
        {printed::red_dice, "red die"}, {printed::blue_dice, "blue die"}, {printed::black_dice, "black die"}};
    for (const Dice& dice : all)
        if (const Number count = card.fields[dice.field]; is_given(count))
            return "Attack: " +
                   (count == 1
                        ? counted(1, dice.name)
                        : std::to_string(count) + " " + string(dice.name.substr(0, dice.name.size() - 3)) + "dice") +
                   ".";
    return "";
}

string type_line_of(const CardFacts& card)
{
    string line = titled(word_of(words.card, printed::type, card.fields[printed::type]));
    const auto add = [&](printed::Field field) {
        if (const string word = titled(word_of(words.card, field, card.fields[field])); !word.empty())
            line += (line.empty() ? "" : " · ") + word;
    };
    if (is_given(card.fields[printed::squad]))
        line = "Squad " + std::to_string(card.fields[printed::squad]);
    for (const printed::Field field : {printed::colour, printed::half, printed::movement, printed::at})
        add(field);
    if (card.fields[printed::standard] == 1)
        line += " · Standard Issue";
    return line;
}

Colour colour_of_card(const CardFacts& card)
{
    constexpr Colour of_seats[] = {{96, 56, 132}, {156, 40, 44}, {176, 96, 20}, {138, 116, 20}};
    const Number colour = card.fields[printed::colour];
    if (colour >= 0 && static_cast<std::size_t>(colour) < std::size(of_seats))
        return of_seats[colour];
    if (is_a(card, Type::equipment))
        return {52, 100, 74};
    if (is_a(card, Type::part) || is_a(card, Type::chassis))
        return {66, 78, 96};
    return is_a(card, Type::facility) ? Colour{38, 88, 128} : Colour{84, 84, 92};
}

Motif motif_of(const CardFacts& card)
{
    if (is_a(card, Type::equipment))
        return Motif::tool;
    if (is_a(card, Type::part) || is_a(card, Type::chassis))
        return Motif::machine;
    if (is_a(card, Type::facility))
        return Motif::tower;
    if (is_a(card, Type::heap))
        return Motif::land;
    return is_a(card, Type::drop_ship) ? Motif::wings : Motif::figure;
}

/// A resource that costs nothing is not printed.
void add_cost(CardFace& face, const CardFacts& card, printed::Field field, Icon icon, string_view caption)
{
    if (card.fields[field] != 0)
        add_number(face.costs, card, field, icon, caption);
}

}  // namespace

CardFace face_of(const CardLibrary& library, const CardFacts& card)
{
    CardFace face{
        .name = card.name, .type_line = type_line_of(card), .colour = colour_of_card(card), .motif = motif_of(card)};
    for (const string& text : {dice_of(card), conditions_of(library, card)})
        if (!text.empty())
            face.texts.push_back({.body = text});
    for (const Ability& ability : card.abilities)
        face.texts.push_back(told(ability));
    if (!card.text.empty())
        face.texts.push_back({.body = card.text});
    add_cost(face, card, printed::red, Icon::burst, "VOLATILE");
    add_cost(face, card, printed::green, Icon::plant, "BIOLOGICAL");
    add_cost(face, card, printed::blue, Icon::hourglass, "CHEMICAL");
    add_cost(face, card, printed::brown, Icon::gem, "HEAVY");
    add_number(face.stats, card, printed::armour, Icon::shield, "ARMOUR");
    add_number(face.stats, card, printed::weight, Icon::gear, "WEIGHT");
    add_number(face.stats, card, printed::light, Icon::star, "LIGHT");
    add_number(face.stats, card, printed::medium, Icon::star, "MEDIUM");
    add_number(face.stats, card, printed::heavy, Icon::star, "HEAVY");
    return face;
}

}  // namespace cardinal::war_rig
