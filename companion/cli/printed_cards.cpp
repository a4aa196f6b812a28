#include "companion/cli/printed_cards.h"

#include "companion/cli/codebook.h"
#include "companion/cli/scenarios.h"
#include "companion/print/serials.h"
#include "engine/core/nearest.h"

#include <algorithm>
#include <map>
#include <random>

namespace cardinal::cli {
namespace {

namespace fs = std::filesystem;

/// A card and how often it is wanted.
struct Line {
    const CardFacts* card = nullptr;
    const CardLibrary* library = nullptr;
    int count = 1;
};

/// The files keep their libraries while lines point into them.
struct Chosen {
    std::vector<notation::File> files{};
    std::vector<Line> lines{};
};

void take_decks(const notation::File& file, std::vector<Line>& lines)
{
    for (const Deck& deck : file.decks)
        for (const DeckLine& line : deck.lines)
            lines.push_back({&file.library->cards[line.facts], file.library.get(), line.count});
}

void take_cards(const notation::File& file, int copies, std::vector<Line>& lines)
{
    for (const CardFacts& card : file.library->cards)
        lines.push_back({&card, file.library.get(), copies});
}

Result<void> read_file(const std::string& path, Chosen& chosen)
{
    auto file = read_scenarios(fs::path(path));
    if (!file)
        return Failure{file.error()};
    if (!chosen.files.empty() && chosen.files.front().game != file->game)
        return Failure{
            {path + " is of another game than " + chosen.files.front().name + "; print one game at a time."}};
    chosen.files.push_back(std::move(*file));
    return {};
}

Result<Chosen> chosen_from(const WantedCards& wanted)
{
    Chosen chosen;
    chosen.files.reserve(wanted.decks.size() + wanted.sets.size());
    for (const std::string& path : wanted.decks) {
        if (auto read = read_file(path, chosen); !read)
            return Failure{read.error()};
        if (chosen.files.back().decks.empty())
            return Failure{{"There is no deck in " + path + "; --set prints the cards of a file."}};
        take_decks(chosen.files.back(), chosen.lines);
    }
    for (const std::string& path : wanted.sets) {
        if (auto read = read_file(path, chosen); !read)
            return Failure{read.error()};
        take_cards(chosen.files.back(), wanted.copies, chosen.lines);
    }
    return chosen;
}

bool same_word(std::string_view one, std::string_view other)
{
    const auto small = [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter + 32) : letter;
    };
    return std::ranges::equal(one, other, {}, small, small);
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

/// What was printed under a number before and is not called so now: a new name, or a number that was given twice.
std::vector<std::string> numbers_given_before(const Codebook& book, const Game& game, const std::vector<Line>& lines)
{
    std::vector<std::string> remarks;
    for (const Line& line : lines)
        if (const std::string before = book.name_of(game.letter, line.card->number);
            !before.empty() && !same_word(before, line.card->name))
            remarks.push_back("The number " + write_card_number(line.card->number) + " of " + line.card->name +
                              " was printed before for " + before + ". If these are two cards, one needs another.");
    return remarks;
}

fs::path picture_of(const std::string& folder, const std::string& name)
{
    std::error_code none;
    for (const char* ending : {".png", ".jpg", ".jpeg", ".webp"})
        if (fs::path file = fs::path(folder) / (name + ending); !folder.empty() && fs::exists(file, none))
            return file;
    return {};
}

std::uint64_t seed_of(std::uint64_t wish)
{
    std::random_device device;
    return wish != 0 ? wish : (std::uint64_t{device()} << 32U) | device();
}

Result<void> give_codes(const WantedCards& wanted, const Chosen& chosen, PrintedCards& printed,
                        const std::vector<int>& numbers)
{
    auto book = Codebook::open(wanted.data);
    if (!book)
        return Failure{book.error()};
    printed.remarks = numbers_given_before(*book, *printed.game, chosen.lines);
    const std::vector<PrintedCode> known = book->codes();
    const print::DrawnSerials drawn = print::draw_serials(printed.game->letter, numbers, known, seed_of(wanted.seed));
    std::vector<KnownCopy> copies;
    for (std::size_t at = 0; at < drawn.codes.size(); ++at) {
        printed.copies[at].code = drawn.codes[at];
        copies.push_back({drawn.codes[at], std::string(printed.game->id), printed.copies[at].face.name});
    }
    printed.smallest_distance = drawn.smallest_distance;
    printed.known = known.size();
    return book->add(std::move(copies));
}

Result<Chosen> cards_chosen(const WantedCards& wanted)
{
    auto chosen = chosen_from(wanted);
    if (!chosen)
        return chosen;
    if (auto kept = keep_named(wanted.names, chosen->lines); !kept)
        return Failure{kept.error()};
    if (auto few = are_not_too_many(chosen->lines); !few)
        return Failure{few.error()};
    if (auto numbered = all_have_numbers_of_their_own(chosen->lines); wanted.has_codes && !numbered)
        return Failure{numbered.error()};
    return chosen;
}

}  // namespace

Result<PrintedCards> cards_to_print(const WantedCards& wanted)
{
    const auto chosen = cards_chosen(wanted);
    if (!chosen)
        return Failure{chosen.error()};
    PrintedCards printed{.game = chosen->files.front().game};
    std::vector<int> numbers;
    for (const Line& line : chosen->lines) {
        const print::CardCopy copy{.face = printed.game->face(*line.library, *line.card),
                                   .picture = picture_of(wanted.pictures, line.card->name)};
        printed.copies.insert(printed.copies.end(), static_cast<std::size_t>(line.count), copy);
        numbers.insert(numbers.end(), static_cast<std::size_t>(line.count), line.card->number);
    }
    if (wanted.has_codes)
        if (auto given = give_codes(wanted, *chosen, printed, numbers); !given)
            return Failure{given.error()};
    return printed;
}

}  // namespace cardinal::cli
