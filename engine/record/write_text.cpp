#include "engine/notation/cards.h"
#include "engine/notation/set_up.h"
#include "engine/record/entry_text.h"
#include "engine/record/text.h"

namespace cardinal {
namespace {

std::string tag(std::string_view name, std::string_view value)
{
    return "[" + std::string(name) + " " + notation::quoted(value) + "]\n";
}

std::string write_pins(const Pins& pins)
{
    std::string text = tag("Game", pins.game) + tag("Rules", pins.rules_version) + tag("Engine", pins.engine) +
                       tag("Catalogue", write_hash(pins.catalogue)) + tag("Cards", write_hash(pins.library));
    for (const Pins::Option& option : pins.options)
        text += tag("Option", option.name + " " + option.value);
    text += tag("Profile", to_string(pins.profile));
    for (std::size_t seat = 0; seat < pins.players.size(); ++seat)
        if (!pins.players[seat].empty())
            text += tag("Player " + std::string(1, Seat{static_cast<std::int8_t>(seat)}.letter()), pins.players[seat]);
    return text;
}

/// Every entry is written with the names its cards had at that moment, so the match is played along.
std::string write_entries(const Game& game, const Record& record)
{
    History history(game, {.pins = record.pins, .start = record.start});
    const notation::Vocabulary vocabulary(game, *record.start.library);
    notation::Lexicon lexicon(vocabulary, record.start);
    std::string text;
    for (const Entry& entry : record.entries) {
        if (!speaks_of(lexicon, history.position()))
            lexicon = notation::Lexicon(vocabulary, history.position());
        text += write_entry({.lexicon = lexicon, .position = history.position()}, entry);
        history.repeat(entry);
    }
    return text;
}

}  // namespace

std::string write_record(const Game& game, const Record& record)
{
    return write_pins(record.pins) + "\n" + notation::write_cards(*game.words, *record.start.library) + "\nstart\n" +
           notation::write_position(game, record.start) + "end\n\n" + write_entries(game, record);
}

}  // namespace cardinal
