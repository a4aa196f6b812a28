#pragma once

#include "companion/match/live_match.h"
#include "engine/rules/why.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// What people want to know more of: why a number is what it is, what is known of a card, what an entry was seen by and
/// what it may have been instead.
namespace cardinal::window {

/// One broken rule.
struct FlagShown {
    std::string sentence{};
    std::string cited{};  ///< rule, severity and place in the rulebook
    std::string note{};   ///< where the rulebook is unclear
    Severity severity = Severity::illegal;
    bool operator==(const FlagShown&) const = default;
};

struct Inquiry {
    enum class What : std::uint8_t { nothing, number, card, entry };
    What what = What::nothing;
    std::string value{};  ///< a number's name; of `seat`, of `card`, or of the match
    Seat seat{};
    CardId card{};
    int entry = 0;
    std::optional<Action> instead{};  ///< what the entry may really have been; kind 0: nothing
    std::string typed{};              ///< the same as somebody types it
    bool operator==(const Inquiry&) const = default;
};

/// Which numbers each entry changed: whoever asks for a number's history need not play the match again.
struct ChangedNumber {
    std::int16_t value = -1;
    Seat seat{};
    CardId card{};
    std::string before{}, after{};
};
using Changes = std::map<int, std::vector<ChangedNumber>>;

struct ReasonShown {
    std::string text{};
    int amount = 0;
    int card = -1;  ///< the card that it is about, to look into it next
    bool operator==(const ReasonShown&) const = default;
};
struct RuleShown {
    std::string sentence{};
    std::string cited{};
    bool operator==(const RuleShown&) const = default;
};
struct ChangeShown {
    int entry = 0;
    std::string step{};
    std::string change{};  ///< "7→4"
    bool operator==(const ChangeShown&) const = default;
};
struct WhyShown {
    std::string title{};  ///< "A's supply"
    std::string says{};   ///< what it is
    std::string number{};
    std::vector<ReasonShown> reasons{};
    std::vector<RuleShown> rules{};
    std::vector<ChangeShown> changes{};  ///< the last ones, the newest first
    std::optional<Fact> fact{};          ///< the number as it is; nothing when nobody can set it
    bool operator==(const WhyShown&) const = default;
};

struct CardNumberShown {
    std::string name{}, value{};
    std::string number{};
    bool operator==(const CardNumberShown&) const = default;
};
struct PlaceShown {
    std::string name{};
    Place place{};
    bool operator==(const PlaceShown&) const = default;
};
struct CardShown {
    int card = -1;
    std::string name{}, type_line{};
    std::string where{};
    std::string how{};  ///< turned, face down, under another card
    std::vector<std::string> texts{};
    std::vector<CardNumberShown> numbers{};
    std::vector<PlaceShown> places{};  ///< where else it may lie
    Fact fact{};                       ///< as it lies
    bool operator==(const CardShown&) const = default;
};

struct InsteadShown {
    std::string text{};
    Action action{};
    bool operator==(const InsteadShown&) const = default;
};
/// Something that would be otherwise, and the rule that it is about, as a small reference.
struct FollowsShown {
    std::string sentence{}, cited{};
    bool operator==(const FollowsShown&) const = default;
};
struct RemedyShown {
    int what = 0;  ///< as in Remedy
    std::string title{};
    std::string sentence{};
    std::vector<std::string> details{};
    bool is_possible = true;
    bool operator==(const RemedyShown&) const = default;
};
struct EntryShown {
    int entry = 0;
    std::string step{};
    std::string how{};  ///< who said so, or how certain it was seen
    std::vector<FlagShown> flags{};
    std::vector<std::string> pictures{};  ///< of what it was seen by: the bytes of picture files
    std::string why_not{};                ///< why it cannot be corrected
    std::vector<InsteadShown> instead{};
    std::vector<RemedyShown> remedies{};  ///< of a flagged one
    bool has_preview = false;
    std::string chosen{};                 ///< what it would be
    bool chose_nothing = false;           ///< it would never have happened
    std::string refusal{};                ///< why it cannot be that
    std::vector<FollowsShown> preview{};  ///< what would be otherwise; empty when nothing
    std::optional<Action> chosen_action{};
    bool operator==(const EntryShown&) const = default;
};

struct Detail {
    std::optional<WhyShown> why{};
    std::optional<CardShown> card{};
    std::optional<EntryShown> entry{};
    bool operator==(const Detail&) const = default;
};

Detail look_into(const match::LiveMatch& match, const Inquiry& inquiry, const Changes& changes);

// ---- what every part of the screen tells in the same words ----
std::string with_spaces(std::string_view word);
std::string joined(const std::vector<std::string>& parts, const std::string& between);
std::vector<FlagShown> flags_of(const Game& game, const Verdict& verdict);
/// Whose a place is: by the name they are called, else by their letter.
std::string called(Seat seat, std::span<const std::string> players);
/// "A's home", "Ben's front 2", "field".
std::string place_in_words(const Game& game, Place place, std::span<const std::string> players = {});
/// What everybody at the table may read of which card that is: of one that lies face down not more than that it does.
std::string name_shown(const Position& position, CardId card);
/// How a card lies, where that is not upright and open: "face down, turned right".
std::string how_it_lies(const Position& position, CardId card);

}  // namespace cardinal::window
