#pragma once

#include "engine/games/war_rig/chapters.h"
#include "engine/games/war_rig/values.h"

/// What hits.cpp and answers.cpp share: the attack whose hits are answered one by one.
namespace cardinal::war_rig {

enum class Answer : Number { nothing, equipment, release, item, surrender };

/// Seen from a deed that answers a hit: which squad it is about.
struct Answering {
    CardId squad{};
    Answer how = Answer::nothing;
};

inline CardId attacker(const Position& position) { return card_in(position, match::attacker); }
inline CardId defender(const Position& position) { return card_in(position, match::defender); }
/// Who chooses for the attacker: of a drop-ship its summoner; nobody where a squad of no player attacks.
Seat attacking_side(const Position& position);
inline Answer last_answer(const Position& position) { return static_cast<Answer>(get(position, match::answered)); }
bool is_hit(const Position& position, CardId squad);
bool has_surrendered(const Position& position, CardId squad);
void judge_answering(const Position& position, const Answering& answering, Verdict& verdict);
void use_up_hits(Position& position, int hits);
void note_answer(Position& position, Answer answer);
void finish_hits(Position& position);  ///< when nothing is left to choose
void begin_hits_of_a_splash(Position& position);

}  // namespace cardinal::war_rig
