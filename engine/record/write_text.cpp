#include "engine/notation/cards.h"
#include "engine/notation/set_up.h"
#include "engine/record/entry_text.h"
#include "engine/record/text.h"
#include "engine/record/writer.h"

#include <utility>

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

}  // namespace

RecordWriter::RecordWriter(const Game& game, Record record)
    : history_(game, std::move(record)),
      vocabulary_(std::make_unique<notation::Vocabulary>(game, *history_.record().start.library)),
      lexicon_(*vocabulary_, history_.position())
{}

std::string RecordWriter::head() const
{
    const Position& start = record().start;
    return write_pins(record().pins) + "\n" + notation::write_cards(*game().words, *start.library) + "\nstart\n" +
           notation::write_position(game(), start) + "end\n\n";
}

std::string RecordWriter::write(const Entry& entry)
{
    if (!speaks_of(lexicon_, history_.position()))
        lexicon_ = notation::Lexicon(*vocabulary_, history_.position());
    std::string lines = write_entry({.lexicon = lexicon_, .position = history_.position()}, entry);
    history_.repeat(entry);
    return lines;
}

std::string write_record(const Game& game, const Record& record)
{
    RecordWriter writer(game, {.pins = record.pins, .start = record.start});
    std::string text = writer.head();
    for (const Entry& entry : record.entries)
        text += writer.write(entry);
    return text;
}

}  // namespace cardinal
