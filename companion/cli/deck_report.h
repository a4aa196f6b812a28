#pragma once

#include "carddb/deck_meeting.h"
#include "companion/cli/deck_lists.h"
#include "companion/pages/deck_page.h"
#include "companion/shelf/decks.h"
#include "engine/rules/verdict.h"

#include <array>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

/// Decks, and what the rules say of them, as people and programs read it.
namespace cardinal::cli {

using shelf::count_of;
using shelf::is_legal;
using shelf::sections_told;

/// What was not plainly understood of a list, a line each, on standard error.
void print_tokens(const std::string& file, const NamedDeck& deck);
nlohmann::ordered_json json_of_tokens(const NamedDeck& deck);
nlohmann::ordered_json json_of_cards(const std::vector<carddb::DeckCard>& cards);

/// What the game's deck rules say under these house rules, each `NAME=VALUE`.
Result<Verdict> verdict_on(const NamedDeck& deck, const std::vector<std::string>& options);
/// `list` is the file or name it was called by, where that tells it from others.
void print(const NamedDeck& deck, const Verdict& verdict, const std::string& list = "");
void print_as_json(const NamedDeck& deck, const Verdict& verdict, const std::string& list = "");

/// What came of many lists, for whoever has forty of them: how many are legal, and which are not.
class DeckTally {
public:
    enum class Kind : std::uint8_t { legal, illegal, half_understood, unread };
    void count(Kind kind, const std::string& list) { lists_[static_cast<std::size_t>(kind)].push_back(list); }
    /// Beside what the rules say of it, it is not what was registered.
    void differ(const std::string& list) { different_.push_back(list); }
    /// "40 lists", or whatever they are, and how many of each kind.
    std::string told(const char* what = "lists") const;

private:
    std::array<std::vector<std::string>, 4> lists_{};
    std::vector<std::string> different_{};
};

/// The same for a page that is signed.
pages::JudgedDeck for_page(const NamedDeck& deck, const Verdict& verdict, const std::vector<std::string>& options);

/// What two decks that meet make of each other.
void print(const Game& game, const carddb::Meeting& meeting);
void print_as_json(const Game& game, const carddb::Meeting& meeting);

}  // namespace cardinal::cli
