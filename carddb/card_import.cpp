#include "carddb/card_search.h"
#include "carddb/cards.h"
#include "carddb/games.h"
#include "carddb/guarded.h"
#include "carddb/plain_text.h"
#include "carddb/query.h"
#include "engine/core/printed_code.h"
#include "engine/notation/cards.h"
#include "engine/notation/lexicon.h"

#include <algorithm>
#include <optional>
#include <set>

namespace cardinal::carddb {
namespace {

constexpr int most_number = most_card_numbers - 1;

/// Stores the drafts of one list, inside a transaction.
class Importer {
public:
    Importer(Database& database, const Game& game, const CardImport& import)
        : database_(database), game_(game), import_(import)
    {}

    void store(const CardDraft& draft)
    {
        const std::int64_t set = set_called(draft.set.empty() ? import_.set : draft.set);
        const std::string folded = folded_name(draft.facts().name);
        if (!seen_.emplace(set, folded).second)
            return complain(draft, "“" + draft.facts().name + "” stands in this list twice");
        const auto known = find(draft, set, folded);
        if (const std::string why = why_not(draft, set, known); !why.empty())
            return complain(draft, why);
        if (!known)
            add(draft, set, folded);
        else
            change(draft, *known, folded);
    }

    CardsImported finished() && { return std::move(done_); }

private:
    /// What is stored of a card that a draft is about.
    struct Known {
        std::int64_t id = 0;
        std::int64_t set = 0;
        std::optional<int> number{};
        std::string name{};
        std::string description{};
        std::string picture_file{};
        bool has_copies = false;
    };

    Database& database_;
    const Game& game_;
    const CardImport& import_;
    CardsImported done_{};
    std::set<std::pair<std::int64_t, std::string>> seen_{};

    void complain(const CardDraft& draft, std::string reason)
    {
        done_.bad.push_back({.line = draft.line, .reason = std::move(reason)});
    }

    std::int64_t set_called(const std::string& name)
    {
        Query(database_, "INSERT INTO card_sets (game, name) VALUES (?, ?) ON CONFLICT DO NOTHING", game_.id, name)
            .run();
        Query found(database_, "SELECT id FROM card_sets WHERE game = ? AND name = ?", game_.id, name);
        found.next();
        return found.integer(0);
    }

    // ---- what is there already ----

    static std::optional<Known> known_in(Query& row)
    {
        if (!row.next())
            return {};
        return Known{.id = row.integer(0),
                     .set = row.integer(1),
                     .number = row.is_null(2) ? std::nullopt : std::optional(row.number(2)),
                     .name = row.text(3),
                     .description = row.text(4),
                     .picture_file = row.text(5),
                     .has_copies = row.number(6) != 0};
    }

    std::optional<Known> find(const CardDraft& draft, std::int64_t set, const std::string& folded)
    {
        Query by_name(database_,
                      "SELECT id, card_set, number, name, description, picture_file, EXISTS (SELECT 1 FROM copies "
                      "co WHERE co.game = cards.game AND co.number = cards.number) FROM cards WHERE card_set = ? AND "
                      "folded_name = ?",
                      set, folded);
        if (auto known = known_in(by_name))
            return known;
        return draft.number ? with_number(*draft.number) : std::nullopt;
    }

    std::optional<Known> with_number(int number)
    {
        Query by_number(
            database_,
            "SELECT id, card_set, number, name, description, picture_file, EXISTS (SELECT 1 FROM copies "
            "co WHERE co.game = cards.game AND co.number = cards.number) FROM cards WHERE game = ? AND number = ?",
            game_.id, number);
        return known_in(by_number);
    }

    /// A number stands in printed codes: it never means another card.
    std::string why_not(const CardDraft& draft, std::int64_t set, const std::optional<Known>& known)
    {
        if (known && known->set != set)
            return "number " + write_card_number(*draft.number) + " is that of “" + known->name + "” in another set";
        if (!draft.number || (known && known->number == draft.number))
            return "";
        if (const auto other = with_number(*draft.number))
            return "number " + write_card_number(*draft.number) + " is that of “" + other->name + "”";
        if (known && known->has_copies)
            return "“" + known->name + "” has number " + write_card_number(known->number.value_or(0)) +
                   " on printed cards and cannot have another";
        return "";
    }

    // ---- writing ----

    void add(const CardDraft& draft, std::int64_t set, const std::string& folded)
    {
        const std::optional<int> number = number_for(draft);
        Query(database_,
              "INSERT INTO cards (card_set, game, number, name, folded_name, description, picture_file, picture) "
              "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
              set, game_.id, number, draft.facts().name, folded, description_of(draft, number), draft.picture_file,
              picture_of(draft))
            .run();
        describe(last_id(database_), draft, folded);
        ++done_.added;
    }

    void change(const CardDraft& draft, const Known& known, const std::string& folded)
    {
        const auto number = draft.number ? draft.number : known.number;
        const std::string description = description_of(draft, number);
        const auto picture = picture_of(draft);
        if (known.description == description && known.number == number && known.picture_file == draft.picture_file &&
            !picture) {
            ++done_.unchanged;
            return;
        }
        const bool is_other =
            Query(database_,
                  "UPDATE cards SET number = ?1, name = ?2, folded_name = ?3, description = ?4, "
                  "picture_file = ?5, picture = coalesce(?6, picture) WHERE id = ?7 AND (number IS NOT "
                  "?1 OR description <> ?4 OR picture_file <> ?5 OR picture IS NOT ?6)",
                  number, draft.facts().name, folded, description, draft.picture_file, picture, known.id)
                .run() != 0;
        if (!is_other) {
            ++done_.unchanged;
            return;
        }
        describe(known.id, draft, folded);
        ++done_.changed;
    }

    std::string description_of(const CardDraft& draft, std::optional<int> number) const
    {
        CardFacts facts = draft.facts();
        facts.number = number.value_or(no_card_number);
        return notation::write_card(*game_.words, draft.card, facts);
    }

    /// The next free one where the list gives none; none when all are taken.
    std::optional<int> number_for(const CardDraft& draft)
    {
        Query next(database_,
                   "UPDATE games SET last_card_number = max(last_card_number, coalesce(?2, last_card_number + 1)) "
                   "WHERE id = ?1 AND coalesce(?2, last_card_number + 1) <= ?3 RETURNING last_card_number",
                   game_.id, draft.number, most_number);
        const std::optional<int> given = next.next() ? std::optional(next.number(0)) : std::nullopt;
        return draft.number ? draft.number : given;
    }

    std::optional<std::int64_t> picture_of(const CardDraft& draft)
    {
        if (draft.picture_file.empty() || !import_.picture)
            return {};
        const auto bytes = import_.picture(draft.picture_file);
        if (!bytes) {
            done_.remarks.push_back("The picture of “" + draft.facts().name + "”: " + bytes.error().sentence);
            return {};
        }
        const Digest digest = sha256(*bytes);
        Query(database_, "INSERT INTO pictures (sha256, bytes) VALUES (?, ?) ON CONFLICT DO NOTHING", digest,
              Blob{*bytes})
            .run();
        Query found(database_, "SELECT id FROM pictures WHERE sha256 = ?", digest);
        found.next();
        return found.integer(0);
    }

    // ---- the description in a form that can be asked for ----

    void describe(std::int64_t card, const CardDraft& draft, const std::string& folded)
    {
        for (const std::string_view sql :
             {"DELETE FROM card_stats WHERE card = ?", "DELETE FROM card_keywords WHERE card = ?",
              "DELETE FROM card_effects WHERE card = ?"})
            Query(database_, sql, card).run();
        std::string words;
        describe_fields(card, draft, words);
        int effect = 0;
        describe_effects(card, draft, "", draft.facts().effects, effect);
        for (std::size_t at = 0; at < draft.facts().abilities.size(); ++at)
            describe_ability(card, draft, static_cast<int>(at), words, effect);
        index_card(database_, card, folded, words + draft.facts().text);
    }

    void describe_fields(std::int64_t card, const CardDraft& draft, std::string& words)
    {
        for (const PrintedField& field : columns_of(game_, draft.card, draft.facts()).fields) {
            Query(database_, "INSERT INTO card_stats VALUES (?, ?, ?, ?)", card, field.column,
                  field.is_number ? std::optional(std::stoi(field.value)) : std::nullopt,
                  field.is_number ? std::nullopt : std::optional(field.value))
                .run();
            words += field.is_number ? "" : field.value + " ";
        }
    }

    void describe_ability(std::int64_t card, const CardDraft& draft, int position, std::string& words, int& effect)
    {
        const Ability& ability = draft.facts().abilities[static_cast<std::size_t>(position)];
        const std::string name(notation::name_of(*game_.words, ability));
        const std::string fields = notation::write_fields(game_.words->ability, ability.fields, draft.card.names, ", ");
        Query(database_, "INSERT INTO card_keywords VALUES (?, ?, ?, ?)", card, position, name, fields).run();
        describe_effects(card, draft, name, ability.effects, effect);
        words += name + " " + fields + " " + ability.text + " ";
    }

    void describe_effects(std::int64_t card, const CardDraft& draft, const std::string& ability,
                          const std::vector<CardEffect>& effects, int& position)
    {
        for (const CardEffect& effect : effects)
            Query(database_, "INSERT INTO card_effects VALUES (?, ?, ?, ?)", card, position++, ability,
                  notation::write_fields(game_.words->effect, effect.fields, draft.card.names, " "))
                .run();
    }
};

}  // namespace

Result<CardsImported> import_cards(Database& database, const Game& game, CardDrafts drafts, const CardImport& import)
{
    return guarded(database, [&]() -> Result<CardsImported> {
        Transaction transaction(database);
        know_game(database, game);
        Importer importer(database, game, import);
        for (const CardDraft& draft : drafts.good)
            importer.store(draft);
        CardsImported done = std::move(importer).finished();
        done.bad.insert(done.bad.end(), drafts.bad.begin(), drafts.bad.end());
        std::ranges::stable_sort(done.bad, {}, &BadRow::line);
        done.remarks.insert(done.remarks.begin(), drafts.remarks.begin(), drafts.remarks.end());
        done.is_stored = done.bad.empty() || import.bad == CardImport::Bad::is_skipped;
        if (done.is_stored)
            transaction.commit();
        return done;
    });
}

}  // namespace cardinal::carddb
