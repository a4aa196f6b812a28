#include "carddb/card_search.h"

#include "carddb/card_row.h"
#include "carddb/guarded.h"
#include "carddb/plain_text.h"
#include "carddb/query.h"
#include "engine/core/nearest.h"

#include <algorithm>
#include <set>
#include <unordered_map>

// Names are indexed by every three letters in a row, with a blank before and behind, so that a word's beginning and end
// count as letters. What is typed right is found by the index alone. What is mistyped still shares most of its threes
// with the name that was meant: they are counted, and the letters of the few hundred names that share most are
// compared.
namespace cardinal::carddb {
namespace {

constexpr std::size_t three = 3;
constexpr int looked_at = 300;             // names whose letters are compared
constexpr std::size_t most_threes = 24;    // of what is typed; more say nothing new and cost a look at the index each
constexpr int most_counted = 12'000;       // cards behind these threes: some two milliseconds
constexpr std::size_t fewest_threes = 4;   // common ones count as well where there is nothing else
constexpr int letters_per_slip = 4;        // with three, a scout would be a courier
constexpr std::size_t enough_to_stop = 3;  // found as typed: then nobody mistyped

std::vector<std::string> words_of(std::string_view folded)
{
    std::vector<std::string> words;
    while (!folded.empty()) {
        const std::size_t end = std::min(folded.find(' '), folded.size());
        if (end > 0)
            words.emplace_back(folded.substr(0, end));
        folded.remove_prefix(std::min(end + 1, folded.size()));
    }
    return words;
}

/// A text to look for, as the index takes it.
std::string in_quotes(std::string_view text)
{
    std::string quoted = "\"";
    for (const char letter : text)
        quoted += letter == '"' ? std::string("\"\"") : std::string(1, letter);
    return quoted + "\"";
}

/// All of these words, at the beginning of words or anywhere; a short one only at a beginning, whose blank makes three
/// letters of it. Empty when all are too short for that.
enum class Where { beginnings, anywhere };
std::string all_words(const std::vector<std::string>& words, Where where)
{
    std::string wanted;
    for (const std::string& word : words) {
        const std::string text = where == Where::beginnings || word.size() < three ? " " + word : word;
        if (text.size() >= three)
            wanted += (wanted.empty() ? "" : " AND ") + in_quotes(text);
    }
    return wanted;
}

class Search {
public:
    Search(Database& database, std::string_view typed, const CardFilter& filter, int at_most)
        : database_(database),
          typed_(folded_name(typed)),
          words_(words_of(typed_)),
          filter_(filter),
          at_most_(static_cast<std::size_t>(std::max(at_most, 0)))
    {}

    std::vector<FoundCard> run()
    {
        if (typed_.empty())
            return {};
        find_beginnings();
        find_words("card_names", all_words(words_, Where::beginnings));
        find_words("card_names", all_words(words_, Where::anywhere));
        find_words("card_texts", all_words(words_, Where::anywhere));
        if (found_.size() < enough_to_stop)
            find_mistyped();
        return std::move(found_);
    }

private:
    Database& database_;
    std::string typed_;
    std::vector<std::string> words_;
    const CardFilter& filter_;
    std::size_t at_most_;
    std::vector<FoundCard> found_{};
    std::set<std::int64_t> known_{};

    void add(std::vector<FoundCard> more)
    {
        std::ranges::stable_sort(more, [](const FoundCard& one, const FoundCard& other) {
            return std::tuple(one.slips, one.card.name.size()) < std::tuple(other.slips, other.card.name.size());
        });
        for (FoundCard& each : more)
            if (found_.size() < at_most_ && known_.insert(each.card.id).second)
                found_.push_back(std::move(each));
    }

    void add(Query& rows)
    {
        std::vector<FoundCard> more;
        while (rows.next())
            more.push_back({.card = card_in(rows)});
        add(std::move(more));
    }

    void find_beginnings()
    {
        Query rows(
            database_,
            select_cards(
                "AND c.folded_name >= ?3 AND c.folded_name < ?3 || char(1114111) ORDER BY c.folded_name LIMIT ?4"),
            filter_.game, filter_.set, typed_, looked_at);
        add(rows);
    }

    void find_words(const std::string& index, const std::string& wanted)
    {
        if (wanted.empty() || found_.size() >= at_most_)
            return;
        Query rows(
            database_,
            select_cards("AND " + index + " MATCH ?3 LIMIT ?4", index + " f CROSS JOIN cards c ON c.id = f.rowid"),
            filter_.game, filter_.set, wanted, looked_at);
        add(rows);
    }

    // ---- mistyped ----

    void find_mistyped()
    {
        std::vector<std::pair<int, std::int64_t>> meant;
        for (const std::int64_t id : likeliest()) {
            Query row(database_, "SELECT folded_name FROM cards WHERE id = ?", id);
            const auto slips = row.next() ? slips_to(typed_, row.text(0)) : std::nullopt;
            if (slips)
                meant.emplace_back(*slips, id);
        }
        std::vector<FoundCard> more;
        for (const auto& [slips, id] : meant) {
            Query row(database_, select_cards("AND c.id = ?3"), filter_.game, filter_.set, id);
            if (row.next())
                more.push_back({.card = card_in(row), .slips = slips});
        }
        add(std::move(more));
    }

    /// The threes of what was typed, the rarest first, as long as a look at all their cards is a quick one.
    std::vector<std::string> rarest_threes()
    {
        std::vector<std::pair<int, std::string>> counted;
        for (const std::string& each : threes()) {
            Query count(database_, "SELECT count(*) FROM card_names WHERE card_names MATCH ?", in_quotes(each));
            if (count.next() && count.number(0) > 0)
                counted.emplace_back(count.number(0), each);
        }
        std::ranges::sort(counted);
        std::vector<std::string> rarest;
        int cards = 0;
        for (const auto& [count, each] : counted)
            if (cards += count; cards <= most_counted || rarest.size() < fewest_threes)
                rarest.push_back(each);
        return rarest;
    }

    std::set<std::string> threes() const
    {
        std::set<std::string> all;
        const std::string around = " " + typed_ + " ";
        for (std::size_t at = 0; at + three <= around.size(); ++at)
            all.insert(around.substr(at, three));
        while (all.size() > most_threes)
            all.erase(std::next(all.begin(), static_cast<std::ptrdiff_t>(all.size() / 2)));
        return all;
    }

    /// The cards whose names share most threes with what was typed.
    std::vector<std::int64_t> likeliest()
    {
        std::unordered_map<std::int64_t, int> shared;
        for (const std::string& each : rarest_threes()) {
            Query rows(database_, "SELECT rowid FROM card_names WHERE card_names MATCH ?", in_quotes(each));
            while (rows.next())
                ++shared[rows.integer(0)];
        }
        std::vector<std::pair<int, std::int64_t>> order;
        order.reserve(shared.size());
        for (const auto& [id, count] : shared)
            order.emplace_back(-count, id);
        const auto last = order.begin() + std::min<std::ptrdiff_t>(looked_at, std::ssize(order));
        std::ranges::partial_sort(order, last);
        std::vector<std::int64_t> ids;
        for (auto each = order.begin(); each != last; ++each)
            ids.push_back(each->second);
        return ids;
    }
};

/// Letters to change until the typed word is the beginning of this one, in any case of it. Damerau and Levenshtein.
int slips_in_word(std::string_view typed, std::string_view word)
{
    const std::size_t width = word.size() + 1;
    std::vector<int> before_last(width), last(width), row(width);
    for (std::size_t column = 0; column < width; ++column)
        row[column] = static_cast<int>(column);
    for (std::size_t line = 1; line <= typed.size(); ++line) {
        std::swap(before_last, last);
        std::swap(last, row);
        row[0] = static_cast<int>(line);
        for (std::size_t column = 1; column < width; ++column) {
            const int changed = typed[line - 1] == word[column - 1] ? 0 : 1;
            row[column] = std::min({last[column] + 1, row[column - 1] + 1, last[column - 1] + changed});
            if (line > 1 && column > 1 && typed[line - 1] == word[column - 2] && typed[line - 2] == word[column - 1])
                row[column] = std::min(row[column], before_last[column - 2] + 1);
        }
    }
    return *std::ranges::min_element(row);
}

}  // namespace

std::optional<int> slips_to(std::string_view typed, std::string_view name)
{
    const std::vector<std::string> of_name = words_of(name);
    int slips = 0;
    for (const std::string& word : words_of(typed)) {
        int least = static_cast<int>(word.size());
        for (const std::string& other : of_name)
            least = std::min(least, slips_in_word(word, other));
        if (least > static_cast<int>(word.size() + 1) / letters_per_slip)
            return {};
        slips += least;
    }
    return slips;
}

Result<std::vector<FoundCard>> search_cards(Database& database, std::string_view typed, const CardFilter& filter,
                                            int at_most)
{
    return guarded(database, [&]() -> Result<std::vector<FoundCard>> {
        const Snapshot moment(database);  // one lock for some hundred questions
        return Search(database, typed, filter, at_most).run();
    });
}

Result<std::string> did_you_mean_a_card(Database& database, std::string_view typed, const CardFilter& filter)
{
    constexpr int most_offered = 3;
    const auto found = search_cards(database, typed, filter, most_offered);
    if (!found)
        return Failure{found.error()};
    std::vector<std::string_view> names;
    for (const FoundCard& each : *found)
        names.push_back(each.card.name);
    return did_you_mean_one_of(std::move(names));
}

void index_card(Database& database, std::int64_t card, const std::string& folded_name, std::string_view words)
{
    const std::string name = " " + folded_name + " ";
    Query(database, "DELETE FROM card_names WHERE rowid = ?", card).run();
    Query(database, "DELETE FROM card_texts WHERE rowid = ?", card).run();
    Query(database, "INSERT INTO card_names (rowid, name) VALUES (?, ?)", card, name).run();
    Query(database, "INSERT INTO card_texts (rowid, text) VALUES (?, ?)", card, name + std::string(words)).run();
}

}  // namespace cardinal::carddb
