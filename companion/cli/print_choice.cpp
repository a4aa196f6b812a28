#include "companion/cli/print_choice.h"

#include "carddb/plain_text.h"
#include "companion/cli/card_lists.h"
#include "companion/cli/deck_lists.h"
#include "companion/cli/files.h"
#include "companion/cli/games.h"
#include "companion/cli/scenarios.h"
#include "engine/core/nearest.h"
#include "engine/core/printed_code.h"

#include <algorithm>
#include <filesystem>
#include <map>

namespace cardinal::cli {
namespace {

namespace fs = std::filesystem;
using Line = ChosenCards::Line;

class Choice {
public:
    Choice(carddb::Database& database, const WantedCards& wanted) : database_(database), wanted_(wanted) {}

    Result<void> take_deck(const std::string& called)
    {
        const auto text = text_in_notation(called);
        if (!text)
            return Failure{text.error()};
        return text->empty() ? take_list(called) : take_file(called, *text, &Choice::take_decks_of);
    }

    Result<void> take_set(const std::string& called)
    {
        const auto text = text_in_notation(called);
        if (!text)
            return Failure{text.error()};
        if (!text->empty())
            return take_file(called, *text, &Choice::take_cards_of);
        std::error_code none;
        return fs::exists(called, none) ? take_table(called) : take_stored_set(database_, called, wanted_.game);
    }

    ChosenCards chosen() && { return std::move(chosen_); }

private:
    carddb::Database& database_;
    const WantedCards& wanted_;
    ChosenCards chosen_{};

    /// Empty for everything else.
    static Result<std::string> text_in_notation(const std::string& called)
    {
        std::error_code none;
        if (!fs::exists(called, none))
            return std::string();
        auto text = read_text(called);
        return text && !is_notation(*text) ? Result<std::string>(std::string()) : text;
    }

    Result<void> is_of_one_game(const Game& game, const std::string& called)
    {
        if (chosen_.game && chosen_.game != &game)
            return Failure{{called + " is of another game than what is named before it; print one game at a time."}};
        chosen_.game = &game;
        return {};
    }

    Result<void> take_file(const std::string& called, const std::string& text,
                           Result<void> (Choice::*take)(const notation::File&, const std::string&))
    {
        const auto file = read_scenarios(text, called);
        if (!file)
            return Failure{file.error()};
        return is_of_one_game(*file->game, called).and_then([&] { return (this->*take)(*file, called); });
    }

    Result<void> take_decks_of(const notation::File& file, const std::string& called)
    {
        if (file.decks.empty())
            return Failure{{"There is no deck in " + called + "; --set prints the cards of a file."}};
        for (const Deck& deck : file.decks)
            for (const DeckLine& line : deck.lines)
                add(file.library, line.facts, line.count);
        return {};
    }

    Result<void> take_cards_of(const notation::File& file, const std::string&)
    {
        for (std::size_t at = 0; at < file.library->cards.size(); ++at)
            add(file.library, at, wanted_.copies);
        return {};
    }

    Result<void> take_list(const std::string& called)
    {
        const auto deck = find_deck(database_, called, wanted_.game);
        if (!deck)
            return Failure{deck.error()};
        for (const carddb::DeckToken& token : deck->read.tokens)
            if (is_trouble(token.kind))
                return Failure{{called + ":" + std::to_string(token.line) + ": " + token.sentence}};
        std::vector<carddb::StoredCard> cards;
        std::vector<int> counts;
        for (const carddb::DeckCard& card : deck->read.cards) {  // several sections may have it
            const auto at = static_cast<std::size_t>(std::ranges::find(cards, card.card.id, &carddb::StoredCard::id) -
                                                     cards.begin());
            if (at == cards.size()) {
                cards.push_back(card.card);
                counts.push_back(0);
            }
            counts[at] += card.count;
        }
        return take_stored(*deck->game, called, cards, [&](std::size_t at) { return counts[at]; });
    }

    /// Of a file that another program wrote: read as if it were imported, in a database that nobody keeps.
    Result<void> take_table(const std::string& called)
    {
        auto list = read_card_list(called, {.game = wanted_.game});
        auto database = carddb::Database::open(":memory:");
        if (!list || !database)
            return Failure{list ? database.error() : list.error()};
        const Game& game = *list->game;
        const auto read = carddb::import_cards(*database, game, std::move(list->drafts), {.set = called});
        if (!read)
            return Failure{read.error()};
        if (!read->bad.empty())
            return Failure{{called + ":" + std::to_string(read->bad.front().line) + ": " + read->bad.front().reason}};
        const std::size_t before = chosen_.lines.size();
        auto taken = take_stored_set(*database, called, game.id);
        for (std::size_t at = before; at < chosen_.lines.size(); ++at)
            chosen_.lines[at].stored = 0;
        return taken;
    }

    Result<void> take_stored_set(carddb::Database& database, const std::string& called, std::string_view game_id)
    {
        const auto cards = carddb::cards_of(database, {.game = std::string(game_id), .set = called});
        if (!cards)
            return Failure{cards.error()};
        if (cards->empty())
            return Failure{{"There is no set and no file “" + called + "”."}};
        if (cards->front().game != cards->back().game)
            return Failure{{"Several games have a set “" + called + "”; --game says which is meant."}};
        const auto game = game_called(cards->front().game);
        if (!game)
            return Failure{game.error()};
        return take_stored(**game, called, *cards, [&](std::size_t) { return wanted_.copies; });
    }

    template <class Count>
    Result<void> take_stored(const Game& game, const std::string& called, const std::vector<carddb::StoredCard>& cards,
                             Count&& count)
    {
        auto facts = carddb::library_of(game, cards);
        if (!facts)
            return Failure{facts.error()};
        if (auto fits = is_of_one_game(game, called); !fits)
            return fits;
        const auto library = std::make_shared<const CardLibrary>(std::move(*facts));
        for (std::size_t at = 0; at < cards.size(); ++at)
            add(library, at, count(at), cards[at].id);
        return {};
    }

    void add(const std::shared_ptr<const CardLibrary>& library, std::size_t card, int count, std::int64_t stored = 0)
    {
        chosen_.lines.push_back({&library->cards[card], library, count, stored});
    }
};

bool same_word(std::string_view one, std::string_view other)
{
    return carddb::folded_name(one) == carddb::folded_name(other);
}

/// Keeps the lines of the named cards; a name that is none of them is a slip.
Result<void> keep_named(const std::vector<std::string>& names, std::vector<Line>& lines)
{
    std::vector<std::string_view> known(lines.size());
    std::ranges::transform(lines, known.begin(), [](const Line& line) -> std::string_view { return line.card->name; });
    for (const std::string& name : names)
        if (std::ranges::none_of(known, [&](std::string_view one) { return same_word(one, name); }))
            return Failure{{"There is no card “" + name + "” among them." + did_you_mean(name, known)}};
    std::erase_if(lines, [&](const Line& line) {
        return !names.empty() &&
               std::ranges::none_of(names, [&](const std::string& name) { return same_word(name, line.card->name); });
    });
    return {};
}

/// Each new code is held against all others, so their number counts twice.
constexpr int most_copies = 2000;

Result<void> are_not_too_many(const std::vector<Line>& lines)
{
    int count = 0;
    for (const Line& line : lines)
        count += line.count;
    if (count == 0)
        return Failure{{"There is no card to print."}};
    if (count > most_copies)
        return Failure{{std::to_string(count) + " cards are too many for one print; " + std::to_string(most_copies) +
                        " are the most."}};
    return {};
}

/// Files that know nothing of each other may have given a number twice.
Result<void> all_have_numbers_of_their_own(const std::vector<Line>& lines)
{
    std::map<int, std::string_view> named;
    for (const Line& line : lines) {
        const CardFacts& card = *line.card;
        if (card.number == no_card_number)
            return Failure{{"The card " + card.name + " has no number for its code. Add one to its line in the card " +
                            "set, such as `number 017`, or print without codes: --no-codes."}};
        const auto [known, is_new] = named.try_emplace(card.number, card.name);
        if (!is_new && !same_word(known->second, card.name))
            return Failure{{std::string(known->second) + " and " + card.name + " both have the number " +
                            write_card_number(card.number) + ", so their codes could not be told apart."}};
    }
    return {};
}

}  // namespace

Result<ChosenCards> choose_cards(carddb::Database& database, const WantedCards& wanted)
{
    Choice choice(database, wanted);
    for (const std::string& deck : wanted.decks)
        if (const auto taken = choice.take_deck(deck); !taken)
            return Failure{taken.error()};
    for (const std::string& set : wanted.sets)
        if (const auto taken = choice.take_set(set); !taken)
            return Failure{taken.error()};
    ChosenCards chosen = std::move(choice).chosen();
    const auto fit =
        keep_named(wanted.names, chosen.lines).and_then([&] { return are_not_too_many(chosen.lines); }).and_then([&] {
            return wanted.has_codes ? all_have_numbers_of_their_own(chosen.lines) : Result<void>();
        });
    if (!fit)
        return Failure{fit.error()};
    return chosen;
}

}  // namespace cardinal::cli
