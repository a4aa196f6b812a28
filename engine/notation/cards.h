#pragma once

#include "engine/notation/fields.h"
#include "engine/position/card_facts.h"
#include "engine/rules/words.h"

#include <set>
#include <string>
#include <vector>

namespace cardinal::notation {

/// No table holds more different cards.
inline constexpr std::size_t most_cards = 30'000;

/// Puts a library together, line by line.
class CardReader {
public:
    /// `names` are those of all cards that are going to be read, so that one may be mentioned before it is described.
    CardReader(const Words& words, const NameIndex& names);

    void take_card(Cursor& cursor);  ///< what follows the word `card`
    /// A line below a card: `keyword`, `ability`, `effect`, `text`, `number`. False, and nothing taken, when it is none
    /// of these or no card stands above it.
    bool take_more(Cursor& cursor);
    void end_card() { open_ = Open::no_card; }  ///< the next line does not belong to the card any more

    CardLibrary finished();

private:
    const Words* words_;
    const NameIndex* names_;
    NameKeeper referred_{};
    NameIndex read_{};
    std::set<int> numbers_{};
    CardLibrary library_{};
    enum class Open { no_card, card, wrong_card };  ///< what stands below a card that could not be read is passed over
    Open open_ = Open::no_card;
    bool is_below_ability_ = false;  ///< an effect or text speaks of the last ability, not of the card

    CardFacts& card() { return library_.cards.back(); }
    Ability& ability() { return card().abilities.back(); }
    std::span<const std::string_view> keywords() const;
    bool add_card(Cursor& cursor, const std::string& name);
    void take_sections(Cursor& cursor);
    bool take_section(Cursor& cursor);
    void take_card_fields(Cursor& cursor);
    void take_bare_keyword(Cursor& cursor);
    void take_keyword(Cursor& cursor);
    void take_ability(Cursor& cursor);
    void take_ability_fields(Cursor& cursor);
    void take_effect(Cursor& cursor);
    void take_text(Cursor& cursor);
    void take_number(Cursor& cursor);
};

/// The name of a card, up to its colon; what follows the word `card`.
std::optional<std::string> take_name_of_card(Cursor& cursor);

/// A name before a colon.
std::string write_heading(std::string_view name);

/// Lines that a CardReader reads back to the same library.
std::string write_cards(const Words& words, const CardLibrary& library);
std::string write_card(const Words& words, const CardLibrary& library, const CardFacts& card);

/// Names that are referred to, numbered in the order in which a text mentions them, so that the same cards have the
/// same numbers however they were written down; what nobody refers to is dropped.
void renumber_names(const Words& words, CardLibrary& library);

}  // namespace cardinal::notation
