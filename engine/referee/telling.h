#pragma once

#include "engine/notation/lexicon.h"
#include "engine/referee/explain.h"

#include <string>

/// Stories in words.
namespace cardinal {

/// `A attack K -> D; A pass [game.rule] | health(D) = 3 (late)`: a story in one line.
std::string what_happened(const notation::Lexicon& lexicon, const Story& story);
/// The same behind what it costs: `2.5: A attack K -> D`.
std::string told(const notation::Lexicon& lexicon, const Story& story);

/// `health(D) = 6 (the book has 4)`: something that is seen and not so.
std::string beside_the_book(const notation::Lexicon& lexicon, const Position& book, const Fact& fact);

/// `Nobody saw: A pass. Was it so?`: what is asked where that alone makes a story legal.
std::string question_about_the_unseen(const notation::Lexicon& lexicon, const std::vector<Action>& unseen);
/// `Fire Sweep: on which card?`: what is asked about a choice that does not show.
std::string question_about(const notation::Lexicon& lexicon, const Choice& choice);
/// Its answers, as short as they can be: the card, the player, the number.
std::string what_was_chosen(const notation::Lexicon& lexicon, const Choice& choice, std::size_t variant);

}  // namespace cardinal
