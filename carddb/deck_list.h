#pragma once

#include "engine/core/result.h"

#include <string>
#include <string_view>
#include <vector>

/// Deck lists as people have them, before anybody asks which cards these are: plain text in its usual dialects (also
/// .dck, .dec and Arena's), Cockatrice's .cod, OCTGN's .o8d, .ydk, CSV and JSON.
namespace cardinal::carddb {

/// One way to read what stands for a card. Lists do not say where a name ends, so there may be several.
struct Reading {
    int count = 1;
    std::string name{};    ///< empty where the list only gives numbers
    std::string set{};     ///< what the list says beside the name
    std::string number{};  ///< of the card in its set, or in the game where there is no name
};

/// One thing that a list says.
struct ListLine {
    enum class Kind {
        card,
        section,  ///< what follows belongs to the section of that name
        title,    ///< the deck's name
        remark,   ///< words of its author
        garbage,  ///< nothing that can be read
    };
    Kind kind = Kind::card;
    int line = 0;
    std::string written{};            ///< as it stands there, or what it is about
    std::string section{};            ///< of a section line, or of a card that says its own
    std::vector<Reading> readings{};  ///< of a card, likeliest first
};

struct DeckList {
    std::string format{};  ///< "text", "cod", "o8d", "ydk", "csv", "json"
    std::vector<ListLine> lines{};
};

/// Words that are sections of the game's decks, so that a line that is one of them alone is known for what it is.
Result<DeckList> read_deck_list(std::string_view text, const std::vector<std::string>& sections);

/// Sections that lists have whatever the game: "main", "side".
bool is_usual_section(std::string_view word);

/// The section that a heading names, without its decoration: "// War deck (30):" is "War deck".
std::string heading_of(std::string_view line);

/// A list's card line, whichever dialect it is.
std::vector<Reading> readings_of(std::string_view line);

// ---- one file format each ----
DeckList read_text_list(std::string_view text, const std::vector<std::string>& sections);
DeckList read_ydk_list(std::string_view text);
Result<DeckList> read_xml_list(std::string_view text);
Result<DeckList> read_csv_list(std::string_view text);
Result<DeckList> read_json_list(std::string_view text);

}  // namespace cardinal::carddb
