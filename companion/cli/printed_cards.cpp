#include "companion/cli/printed_cards.h"

#include "carddb/copies.h"
#include "carddb/plain_text.h"
#include "companion/cli/data_folder.h"
#include "companion/cli/files.h"
#include "companion/match/clock.h"
#include "companion/print/serials.h"

#include <filesystem>
#include <map>
#include <random>

namespace cardinal::cli {
namespace {

namespace fs = std::filesystem;
using carddb::Copy;
using carddb::Database;
using Line = ChosenCards::Line;

// ---- pictures ----

fs::path picture_file(const std::string& folder, const std::string& name)
{
    std::error_code none;
    for (const char* ending : {".png", ".jpg", ".jpeg", ".webp"})
        if (fs::path file = fs::path(folder) / (name + ending); !folder.empty() && fs::exists(file, none))
            return file;
    return {};
}

/// Of the folder that was named, else the one the card was imported with.
Result<std::string> picture_of(Database& database, const Line& line, const std::string& folder)
{
    const fs::path file = picture_file(folder, line.card->name);
    if (!file.empty())
        return read_text(file);
    return line.stored != 0 ? carddb::picture_of_card(database, line.stored) : std::string();
}

// ---- codes ----

std::uint64_t seed_of(std::uint64_t wish)
{
    std::random_device device;
    return wish != 0 ? wish : (std::uint64_t{device()} << 32U) | device();
}

/// What the numbers of a game's cards stand for: in print, and else among the stored cards.
Result<std::map<int, std::string>> names_of_numbers(Database& database, const std::vector<Copy>& book, const Game& game)
{
    const auto cards = carddb::cards_of(database, {.game = std::string(game.id)});
    if (!cards)
        return Failure{cards.error()};
    std::map<int, std::string> names;
    for (const carddb::StoredCard& card : *cards)
        names[card.number] = card.name;
    for (const Copy& copy : book)
        if (copy.game == game.id)
            names[copy.code.card] = copy.called;
    return names;
}

/// A new name, or a number that was given twice.
std::vector<std::string> numbers_given_before(const std::map<int, std::string>& names, const ChosenCards& chosen)
{
    std::vector<std::string> remarks;
    for (const Line& line : chosen.lines) {
        const auto before = names.find(line.card->number);
        if (before != names.end() && carddb::folded_name(before->second) != carddb::folded_name(line.card->name))
            remarks.push_back("The number " + write_card_number(line.card->number) + " of " + line.card->name +
                              " was given before to " + before->second +
                              ". If these are two cards, one needs another.");
    }
    return remarks;
}

/// Draws codes until none became known meanwhile that they were not held against.
class Coding {
public:
    Coding(Database& database, const ChosenCards& chosen, PrintedCards& printed)
        : database_(database), chosen_(chosen), printed_(printed)
    {
        for (const Line& line : chosen.lines)
            numbers_.insert(numbers_.end(), static_cast<std::size_t>(line.count), line.card->number);
    }

    Result<void> give(std::uint64_t seed)
    {
        while (true) {
            const auto book = carddb::known_copies(database_);
            if (!book)
                return Failure{book.error()};
            const auto names = names_of_numbers(database_, *book, *chosen_.game);
            if (!names)
                return Failure{names.error()};
            printed_.remarks = numbers_given_before(*names, chosen_);
            draw(*book, seed);
            const auto kept =
                carddb::keep_printed(database_, *chosen_.game, copies_drawn(), book->size(), match::now_in_ms());
            if (!kept)
                return Failure{kept.error()};
            if (*kept)
                return {};
        }
    }

private:
    Database& database_;
    const ChosenCards& chosen_;
    PrintedCards& printed_;
    std::vector<int> numbers_{};

    void draw(const std::vector<Copy>& book, std::uint64_t seed)
    {
        const std::vector<PrintedCode> known = carddb::codes_of(book);
        const print::DrawnSerials drawn = print::draw_serials(chosen_.game->letter, numbers_, known, seed);
        for (std::size_t at = 0; at < drawn.codes.size(); ++at)
            printed_.copies[at].code = drawn.codes[at];
        printed_.smallest_distance = drawn.smallest_distance;
        printed_.known = known.size();
    }

    std::vector<Copy> copies_drawn() const
    {
        std::vector<Copy> copies;
        for (const print::CardCopy& copy : printed_.copies)
            copies.push_back({.code = *copy.code, .game = std::string(chosen_.game->id), .card = copy.face.name});
        return copies;
    }
};

// ---- the deck they belong to ----

Result<std::int64_t> deck_to_register(Database& database, const WantedCards& wanted, const Game& game)
{
    const auto decks = wanted.decks.size() == 1 && wanted.sets.empty() && wanted.has_codes
                         ? carddb::decks_called(database, wanted.decks.front(), game.id)
                         : std::vector<carddb::StoredDeck>();
    if (!decks)
        return Failure{decks.error()};
    if (decks->empty())
        return Failure{{"--register goes with one --deck that names a stored deck; cardinal deck list shows them."}};
    return decks->front().id;
}

Result<void> register_all(Database& database, std::int64_t deck, const PrintedCards& printed)
{
    std::vector<PrintedCode> codes;
    for (const print::CardCopy& copy : printed.copies)
        codes.push_back(*copy.code);
    return carddb::register_copies(database, *printed.game, deck, codes, match::now_in_ms()).transform([](const auto&) {
    });
}

Result<void> add_copies(Database& database, const WantedCards& wanted, const Line& line, PrintedCards& printed)
{
    const auto picture = picture_of(database, line, wanted.pictures);
    if (!picture)
        return Failure{picture.error()};
    const print::CardCopy copy{.face = printed.game->face(*line.library, *line.card), .picture = *picture};
    printed.copies.insert(printed.copies.end(), static_cast<std::size_t>(line.count), copy);
    return {};
}

Result<void> give_codes(Database& database, const WantedCards& wanted, const ChosenCards& chosen, PrintedCards& printed)
{
    const auto deck = wanted.is_registered ? deck_to_register(database, wanted, *chosen.game) : std::int64_t{0};
    if (!deck)
        return Failure{deck.error()};
    return Coding(database, chosen, printed).give(seed_of(wanted.seed)).and_then([&] {
        return *deck != 0 ? register_all(database, *deck, printed) : Result<void>();
    });
}

}  // namespace

Result<PrintedCards> cards_to_print(const WantedCards& wanted, const Session& session)
{
    auto database = open_database(session);
    if (!database)
        return Failure{database.error()};
    const auto chosen = choose_cards(*database, wanted);
    if (!chosen)
        return Failure{chosen.error()};
    PrintedCards printed{.game = chosen->game};
    for (const Line& line : chosen->lines)
        if (const auto added = add_copies(*database, wanted, line, printed); !added)
            return Failure{added.error()};
    if (wanted.has_codes || wanted.is_registered)
        if (const auto given = give_codes(*database, wanted, *chosen, printed); !given)
            return Failure{given.error()};
    return printed;
}

}  // namespace cardinal::cli
