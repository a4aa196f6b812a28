#pragma once

#include "engine/core/playmat.h"
#include "engine/position/position.h"
#include "engine/rules/action.h"
#include "engine/rules/card_face.h"
#include "engine/rules/fact.h"
#include "engine/rules/tokens.h"
#include "engine/rules/verdict.h"
#include "engine/rules/words.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cardinal {

/// A legal way to act: everything is filled in but, where the action takes any number of cards, the choice among
/// `any_of`.
struct Template {
    Action action{};
    std::vector<CardId> any_of{};
    std::uint8_t at_least = 1;  ///< how many of `any_of` at least
    std::uint8_t at_most = 255;
};

/// Something the game waits for a person to say. Its answers are actions; one may also be seen instead.
struct Question {
    std::string rule{};
    Seat to{};  ///< nobody: both
    std::string sentence{};
    std::vector<Action> answers{};  ///< empty when the answer is free: a number, a ruling
    bool is_about_a_play = false;   ///< whose go it is: its answers are plays like others, which everybody sees
};

struct DeckLine {
    std::uint8_t section = 0;  ///< index into Words::sections
    std::uint16_t facts = 0;
    int count = 1;
};
struct Deck {
    Seat seat{};
    std::vector<DeckLine> lines{};
};

/// What `show` shows, in its parts, so that after a deed only what it changed is looked at anew.
struct BoardParts {
    void (*card)(const Position&, const Card&, Board&) = nullptr;  ///< adds what is seen of it, if anything is
    void (*numbers)(const Position&, Board&) = nullptr;            ///< those of players and of the match
    /// Of two positions with the same cards: whether each that both keep alike is seen alike. Null where it always is.
    bool (*are_seen_apart)(const Position&, const Position&) = nullptr;
};

/// A game is its words, its catalogue and these questions about a position. All are pure and answer for every input;
/// functions that change a position change only the one they are handed.
struct Game {
    std::string_view id{};
    std::string_view title{};
    char letter = '0';  ///< in printed codes
    std::int8_t most_players = 2;
    std::string_view version{};  ///< changes when a verdict or a following position can change
    const Words* words = nullptr;
    std::span<const RuleInfo> catalogue{};
    std::span<const Ambiguity> ambiguities{};

    void (*lay_out)(Position&) = nullptr;           ///< an empty table where a match could go on: turn 1, seat A to act
    void (*before_match)(Position&) = nullptr;      ///< an empty table before set-up
    void (*put_down)(Position&, CardId) = nullptr;  ///< setting up: this card was laid where it is; give it its numbers
    void (*settle)(Position&) = nullptr;            ///< setting up is over: fill in what follows from the rest

    void (*judge)(const Position&, const Action&, Verdict&) = nullptr;
    void (*apply)(Position&, const Action&) = nullptr;
    void (*propose)(const Position&, std::vector<Template>&) = nullptr;  ///< everything worth asking judge about
    void (*judge_states)(const Position&, Verdict&) = nullptr;
    void (*judge_fact)(const Position&, const Fact&, Verdict&) = nullptr;
    void (*take_fact)(Position&, const Fact&) = nullptr;  ///< from now on it is so
    /// The same for what both players corrected or a person ruled: nothing that contradicts it is left behind. Null
    /// where that is no different from what is seen.
    void (*set_right)(Position&, const Fact&) = nullptr;
    void (*ask)(const Position&, std::vector<Question>&) = nullptr;
    void (*show)(const Position&, Board&) = nullptr;
    void (*judge_deck)(const Position&, const Deck&, Verdict&) = nullptr;  ///< a position for its library and options
    bool (*is_over)(const Position&) = nullptr;
    /// Setting up: what is still to be laid or done before the match begins, in a sentence; empty when the game has
    /// questions instead. May be left out.
    std::string (*due)(const Position&) = nullptr;

    const Playmat* playmat = nullptr;  ///< where things lie on its table
    const Tokens* tokens = nullptr;
    CardFace (*face)(const CardLibrary&, const CardFacts&) = nullptr;  ///< what a printed card shows
    const BoardParts* board_parts = nullptr;  ///< what `show` shows in parts, the cards in their order; may be left out
};

/// Names every rule that this action breaks now; no word about what follows. States are judged by judge_states.
Verdict judge(const Game& game, const Position& position, const Action& action);
/// The position after the action, whatever it broke. Hand the position over to change it in place.
Position apply(const Game& game, Position position, const Action& action);
/// What is legal now, found by asking judge.
std::vector<Template> options(const Game& game, const Position& position);
/// What is broken now. Whoever judges and then remembers looks only once: it is the longest look there is.
struct BrokenStates {
    Verdict untold{};             ///< what nobody was told of yet
    std::vector<Standing> all{};  ///< what a position remembers after it was reported
};
BrokenStates broken_states(const Game& game, const Position& position);
/// States that are broken and that nobody was told of yet.
Verdict judge_states(const Game& game, const Position& position);
/// Remembers what was reported, forgets what was put right.
Position remember_states(const Game& game, Position position);
Verdict judge_fact(const Game& game, const Position& position, const Fact& fact);
Position take_fact(const Game& game, Position position, const Fact& fact);
Position set_right(const Game& game, Position position, const Fact& fact);
std::vector<Question> questions(const Game& game, const Position& position);
Board board(const Game& game, const Position& position);
Verdict judge_deck(const Game& game, const Position& position, const Deck& deck);

/// False for an action that names cards, seats or places that do not exist, or leaves out what its words say is needed.
/// Such an action is no play: judge has nothing to say of it and apply changes nothing.
bool is_well_formed(const Game& game, const Position& position, const Action& action);

/// Nowhere, or a zone of the game's words with a seat and a slot exactly where the zone has them.
bool is_place(const Game& game, const Position& position, Place place);

const RuleInfo* find_rule_info(const Game& game, std::string_view id);

}  // namespace cardinal
