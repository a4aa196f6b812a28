#include "carddb/card_search.h"
#include "carddb/decks.h"
#include "carddb/guarded.h"
#include "carddb/plain_text.h"
#include "carddb/query.h"
#include "engine/games/all_games.h"

#include <algorithm>
#include <map>
#include <optional>

// A card line is understood when one of its readings is the name of a card; the most literal comes first. Where several
// sets have a card of that name, the set that the list names decides, or else the one most of the list is from, and
// that is said. A card without a section goes where the game's own deck rules object least to it.
namespace cardinal::carddb {
namespace {

constexpr int most_copies = 999;

std::string in_marks(std::string_view text) { return "“" + std::string(text) + "”"; }

/// A line whose cards were found, perhaps in several sets.
struct FoundLine {
    std::size_t token = 0;
    std::string section{};  ///< the game's word; empty where it is still to be found
    Reading reading{};
    std::vector<StoredCard> cards{};
};

class Understanding {
public:
    Understanding(Database& database, const Game& game) : database_(database), game_(game) {}

    Result<ReadDeck> read(const DeckList& list)
    {
        deck_.format = list.format;
        for (const ListLine& line : list.lines)
            if (const auto read = take(line); !read)
                return Failure{read.error()};
        choose_sets();
        if (const auto placed = place(); !placed)
            return Failure{placed.error()};
        return std::move(deck_);
    }

private:
    Database& database_;
    const Game& game_;
    ReadDeck deck_{};
    std::string section_{};
    std::vector<FoundLine> found_{};

    void add(DeckToken::Kind kind, const ListLine& line, std::string sentence = "")
    {
        deck_.tokens.push_back(
            {.kind = kind, .line = line.line, .written = line.written, .sentence = std::move(sentence)});
    }

    Result<void> take(const ListLine& line)
    {
        using enum ListLine::Kind;
        switch (line.kind) {
        case card: return take_card(line);
        case section: section_ = take_section(line, line.section); break;
        case title:
            deck_.title = line.written;
            add(DeckToken::Kind::title, line);
            break;
        case remark: add(DeckToken::Kind::remark, line); break;
        case garbage: add(DeckToken::Kind::unreadable, line, in_marks(line.written) + " cannot be read."); break;
        }
        return {};
    }

    // ---- sections ----

    std::string take_section(const ListLine& line, const std::string& called)
    {
        const auto known = section_called(called);
        std::string sentence;
        if (!known)
            sentence = in_marks(called) + " is no section of this game's decks; what follows goes where it belongs.";
        else if (!known->empty() && !folded_name(called).starts_with(folded_name(*known)))
            sentence = in_marks(called) + " was taken for the section " + in_marks(*known) + ".";
        add(DeckToken::Kind::section, line, std::move(sentence));
        return known.value_or("");
    }

    /// Nothing for words that mean none; empty for the deck as a whole.
    std::optional<std::string> section_called(std::string_view word) const
    {
        const auto& sections = game_.words->sections;
        for (const SectionWord& section : sections) {
            const std::string name(section.name);
            for (const std::string& form : {name, name + "s", name + " deck", name + " pile"})
                if (same_word(form, word))
                    return name;
        }
        if (!is_usual_section(word))
            return {};
        const bool is_main = same_word(word, "deck") || folded_name(word).starts_with("main");
        if (is_main)
            return "";
        return sections.size() == 2 ? std::optional(std::string(sections[1].name)) : std::nullopt;
    }

    // ---- cards ----

    Result<void> take_card(const ListLine& line)
    {
        const std::string section = line.section.empty() ? section_ : section_called(line.section).value_or("");
        for (const Reading& reading : line.readings) {
            auto cards = cards_meant(reading);
            if (!cards)
                return Failure{cards.error()};
            if (!cards->empty())
                return keep(line, section, reading, std::move(*cards));
        }
        return complain_of_unknown(line);
    }

    Result<std::vector<StoredCard>> cards_meant(const Reading& reading)
    {
        if (!reading.name.empty())
            return cards_called(database_, reading.name, {.game = std::string(game_.id)});
        return cards_numbered(database_, game_.id, reading.number);
    }

    Result<void> keep(const ListLine& line, const std::string& section, const Reading& reading,
                      std::vector<StoredCard> cards)
    {
        if (reading.count < 1 || reading.count > most_copies) {
            add(DeckToken::Kind::too_many, line,
                std::to_string(reading.count) + " copies of " + cards.front().name + " are in no deck.");
            return {};
        }
        add(DeckToken::Kind::card, line);
        found_.push_back(
            {.token = deck_.tokens.size() - 1, .section = section, .reading = reading, .cards = std::move(cards)});
        return {};
    }

    Result<void> complain_of_unknown(const ListLine& line)
    {
        const Reading& plainest = line.readings.back();
        const std::string called = plainest.name.empty() ? plainest.number : plainest.name;
        const auto anywhere = cards_called(database_, plainest.name);
        if (anywhere && !plainest.name.empty() && !anywhere->empty()) {
            const Game* game = find_game(anywhere->front().game);
            add(DeckToken::Kind::card_of_another_game, line,
                in_marks(called) + " is a card of " +
                    (game != nullptr ? std::string(game->title) : anywhere->front().game) + ".");
            return {};
        }
        const auto guesses = did_you_mean_a_card(database_, called, {.game = std::string(game_.id)});
        if (!guesses)
            return Failure{guesses.error()};
        add(DeckToken::Kind::unknown_card, line, "There is no card " + in_marks(called) + "." + *guesses);
        return {};
    }

    // ---- sets ----

    void choose_sets()
    {
        std::map<std::string, int> cards_of_set;
        for (const FoundLine& line : found_)
            if (line.cards.size() == 1)
                cards_of_set[line.cards.front().set] += line.reading.count;
        for (FoundLine& line : found_)
            choose_set(line, cards_of_set);
    }

    void choose_set(FoundLine& line, const std::map<std::string, int>& cards_of_set)
    {
        std::string& sentence = deck_.tokens[line.token].sentence;
        const auto is_named = [&](const StoredCard& card) { return same_word(card.set, line.reading.set); };
        const auto named = std::ranges::find_if(line.cards, is_named);
        if (named != line.cards.end() || line.cards.size() == 1) {
            if (named == line.cards.end() && !line.reading.set.empty())
                sentence = in_marks(line.reading.set) + " is no set with this card; " + line.cards.front().set + " is.";
            const StoredCard chosen = named != line.cards.end() ? *named : line.cards.front();
            line.cards = {chosen};
            return;
        }
        const auto share = [&](const StoredCard& card) {
            const auto count = cards_of_set.find(card.set);
            return count == cards_of_set.end() ? 0 : count->second;
        };
        const StoredCard chosen = *std::ranges::max_element(line.cards, {}, share);
        sentence =
            in_marks(chosen.name) + " is in several sets; taken from " + chosen.set + ", as most of this deck is.";
        line.cards = {chosen};
    }

    // ---- where they belong ----

    Result<void> place()
    {
        for (FoundLine& line : found_) {
            if (line.section.empty()) {
                auto section = fitting_section(line.cards.front());
                if (!section)
                    return Failure{section.error()};
                line.section = std::move(*section);
            }
            add_to_deck(line);
        }
        return {};
    }

    /// A card that is called what a section is called belongs there; any other into the pile in which the rules object
    /// least to it alone.
    Result<std::string> fitting_section(const StoredCard& card)
    {
        const auto& sections = game_.words->sections;
        auto alone = engine_deck(game_, {{.section = std::string(sections.front().name), .card = card}});
        if (!alone)
            return Failure{alone.error()};
        std::size_t best = 0, fewest = static_cast<std::size_t>(-1);
        for (std::size_t section = 0; section < sections.size(); ++section) {
            if (is_called(alone->position, sections[section].name))
                return std::string(sections[section].name);
            alone->deck.lines.front().section = static_cast<std::uint8_t>(section);
            const std::size_t objections = judge_deck(game_, alone->position, alone->deck).violations.size();
            if (is_pile(sections[section]) && objections < fewest) {
                best = section;
                fewest = objections;
            }
        }
        return std::string(sections[best].name);
    }

    /// One of the words that are printed on the only card of this position's library.
    bool is_called(const Position& position, std::string_view word) const
    {
        const auto fields = columns_of(game_, *position.library, position.library->cards.front()).fields;
        return std::ranges::any_of(fields, [&](const PrintedField& field) { return field.value == word; });
    }
    bool is_pile(const SectionWord& section) const { return game_.words->zones[section.zone].hidden; }

    void add_to_deck(const FoundLine& line)
    {
        const StoredCard& card = line.cards.front();
        const auto is_same = [&](const DeckCard& other) {
            return other.card.id == card.id && other.section == line.section;
        };
        const auto known = std::ranges::find_if(deck_.cards, is_same);
        if (known == deck_.cards.end())
            deck_.cards.push_back({.section = line.section, .card = card, .count = line.reading.count});
        else
            known->count += line.reading.count;
    }
};

}  // namespace

std::string_view to_string(DeckToken::Kind kind)
{
    using enum DeckToken::Kind;
    switch (kind) {
    case card: return "card";
    case section: return "section";
    case title: return "title";
    case remark: return "remark";
    case unknown_card: return "unknown card";
    case card_of_another_game: return "card of another game";
    case too_many: return "too many";
    case unreadable: return "unreadable";
    }
    return "unreadable";
}

bool is_trouble(DeckToken::Kind kind)
{
    using enum DeckToken::Kind;
    return kind == unknown_card || kind == card_of_another_game || kind == too_many || kind == unreadable;
}

bool ReadDeck::is_understood() const { return std::ranges::none_of(tokens, is_trouble, &DeckToken::kind); }

Result<ReadDeck> understand(Database& database, const Game& game, const DeckList& list)
{
    return guarded(database, [&]() -> Result<ReadDeck> {
        const Snapshot moment(database);
        return Understanding(database, game).read(list);
    });
}

std::vector<std::string> sections_of(const Game& game)
{
    std::vector<std::string> names;
    for (const SectionWord& section : game.words->sections)
        for (const char* form : {"", "s", " deck", " pile"})
            names.push_back(std::string(section.name) + form);
    return names;
}

}  // namespace cardinal::carddb
