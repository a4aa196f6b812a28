#include "companion/window/library/deck_editor.h"

#include "companion/match/clock.h"
#include "companion/window/language.h"
#include "companion/window/library/shelf_rows.h"
#include "companion/window/shown_values.h"
#include "engine/games/all_games.h"

#include <algorithm>

namespace cardinal::window {

DeckEditor::DeckEditor(const Backstage& backstage, Backroom& backroom) : backstage_(backstage), backroom_(backroom) {}

QString DeckEditor::game_id() const { return game_ != nullptr ? text_of(game_->id) : QString(); }

void DeckEditor::set_name(const QString& name)
{
    if (name == name_)
        return;
    name_ = name;
    is_changed_ = true;
    told_.clear();
    Q_EMIT changed();
}

// ---- which deck ----

void DeckEditor::begin(const Game& game, const QString& name)
{
    game_ = &game;
    bench_ = std::make_shared<Bench>();
    name_ = stored_name_ = name;
    lines_.clear();
    remarks_.clear();
    told_.clear();
    trouble_.clear();
    is_changed_ = false;
    look_for({});
}

void DeckEditor::open(const QString& game, const QString& name)
{
    const Game* known = find_game(game.toStdString());
    if (known == nullptr)
        return;
    begin(*known, name);
    work(
        [known, called = name.toStdString()](carddb::Database& database, Bench& bench) -> Result<QStringList> {
            const auto decks = carddb::decks_called(database, called, known->id);
            if (!decks)
                return Failure{decks.error()};
            if (decks->empty())
                return Failure{{Local::tr("This deck is not there any more.").toStdString()}};
            auto cards = carddb::cards_of_deck(database, decks->front().id);
            if (!cards)
                return Failure{cards.error()};
            bench.cards = std::move(*cards);
            return QStringList();
        },
        false);
}

void DeckEditor::begin(const QString& game)
{
    const Game* known = find_game(game.toStdString());
    if (known == nullptr)
        return;
    begin(*known, QString());
    tell_again();
}

void DeckEditor::close()
{
    game_ = nullptr;
    bench_.reset();
    deck_.clear();
    is_changed_ = false;
    Q_EMIT changed();
}

void DeckEditor::tell_again()
{
    if (game_ != nullptr)
        work([](carddb::Database&, Bench&) -> Result<QStringList> { return QStringList(); }, false);
}

// ---- cards come and go ----

void DeckEditor::look_for(const QString& typed)
{
    typed_ = typed;
    Q_EMIT foundChanged();
    if (game_ == nullptr)
        return;
    backroom_.post("deck search",
                   [this, typed = typed.toStdString(), game = game_](const std::stop_token&) -> Backroom::Then {
                       auto database = backstage_.database();
                       const auto cards = database ? shelf::cards_on_shelf(*database, typed, game->id, most_found)
                                                   : Failure{database.error()};
                       return [this, cards] {
                           found_cards_.clear();
                           if (cards)
                               for (const shelf::ShelvedCard& card : *cards)
                                   found_cards_.push_back(card.stored);
                           found_.show(cards ? rows_of_all(*cards) : QList<QVariantMap>());
                           Q_EMIT foundChanged();
                       };
                   });
}

void DeckEditor::add(int found, int by)
{
    if (found >= 0 && found < static_cast<int>(found_cards_.size()))
        take_more(found_cards_[static_cast<std::size_t>(found)], by);
}

void DeckEditor::change(int line, int by)
{
    if (line >= 0 && line < static_cast<int>(lines_.size()))
        take_more(lines_[static_cast<std::size_t>(line)], by);
}

/// By the card and not by the line: what was done meanwhile may have moved it.
void DeckEditor::take_more(const carddb::StoredCard& card, int by)
{
    if (game_ == nullptr)
        return;
    work(
        [game = game_, card, by](carddb::Database& database, Bench& bench) -> Result<QStringList> {
            auto cards = shelf::with_card(database, *game, bench.cards, card, by);
            if (!cards)
                return Failure{cards.error()};
            bench.cards = std::move(*cards);
            return QStringList();
        },
        true);
}

void DeckEditor::takeList(const QString& text)
{
    if (game_ == nullptr || text.trimmed().isEmpty())
        return;
    work(
        [game = game_, text = text.toStdString()](carddb::Database& database, Bench& bench) -> Result<QStringList> {
            const auto list = carddb::read_deck_list(text, carddb::sections_of(*game));
            auto read = list ? carddb::understand(database, *game, *list) : Failure{list.error()};
            if (!read)
                return Failure{read.error()};
            bench.cards = std::move(read->cards);
            QStringList remarks;
            for (const carddb::DeckToken& token : read->tokens)
                if (!token.sentence.empty())
                    remarks.append(Local::tr("Line %1: %2").arg(token.line).arg(text_of(token.sentence)));
            return remarks;
        },
        true);
}

// ---- keeping ----

void DeckEditor::save()
{
    if (game_ == nullptr)
        return;
    if (name_.trimmed().isEmpty()) {
        trouble_ = Local::tr("Give the deck a name first.");
        Q_EMIT changed();
        return;
    }
    backroom_.post(
        "deck save",
        [this, game = game_, name = name_.trimmed(), bench = bench_](const std::stop_token&) -> Backroom::Then {
            auto database = backstage_.database();
            const auto stored =
                database ? carddb::store_deck(*database, *game, name.toStdString(), bench->cards, match::now_in_ms())
                         : Failure{database.error()};
            return [this, stored, name] {
                trouble_ = stored ? QString() : text_of(stored.error().sentence);
                if (stored) {
                    stored_name_ = name;
                    is_changed_ = false;
                    told_ = Local::tr("“%1” is kept.").arg(name);
                }
                Q_EMIT changed();
                if (stored)
                    Q_EMIT saved();
            };
        });
}

void DeckEditor::remove()
{
    if (game_ == nullptr || stored_name_.isEmpty())
        return;
    backroom_.post("deck remove", [this, game = game_, name = stored_name_](const std::stop_token&) -> Backroom::Then {
        auto database = backstage_.database();
        const auto decks =
            database ? carddb::decks_called(*database, name.toStdString(), game->id) : Failure{database.error()};
        const auto gone = !decks         ? Failure{decks.error()}
                        : decks->empty() ? Result<void>()
                                         : carddb::delete_deck(*database, decks->front().id);
        return [this, gone] {
            trouble_ = gone ? QString() : text_of(gone.error().sentence);
            if (gone) {
                close();
                Q_EMIT saved();
            } else
                Q_EMIT changed();
        };
    });
}

/// One deed after another, none of them called off: each has a name of its own.
void DeckEditor::work(Deed deed, bool changes)
{
    const std::string name = "deck edit " + std::to_string(++deeds_);
    backroom_.post(name,
                   [this, deed = std::move(deed), changes, game = game_, bench = bench_,
                    called = name_.toStdString()](const std::stop_token&) -> Backroom::Then {
                       auto database = backstage_.database();
                       const auto done = database ? deed(*database, *bench) : Failure{database.error()};
                       return [this, done, changes, bench,
                               deck = shelf::judged_deck(*game, called, bench->cards, tongue_here())] {
                           if (bench != bench_)  // another deck was opened meanwhile
                               return;
                           trouble_ = done ? QString() : text_of(done.error().sentence);
                           remarks_ = done ? *done : QStringList();
                           if (changes && done) {
                               is_changed_ = true;
                               told_.clear();
                           }
                           show(deck);
                       };
                   });
}

void DeckEditor::show(const shelf::ShelvedDeck& deck)
{
    lines_.clear();
    for (const carddb::DeckCard& card : deck.cards)
        lines_.push_back(card.card);
    deck_ = row_of(deck);
    Q_EMIT changed();
}

}  // namespace cardinal::window
