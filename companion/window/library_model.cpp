#include "companion/window/library_model.h"

#include "companion/window/language.h"
#include "companion/window/library/shelf_rows.h"
#include "companion/window/shown_values.h"

#include <algorithm>

namespace cardinal::window {
void LibraryModel::refresh()
{
    is_looking_ = true;
    Q_EMIT changed();
    backroom_.post("decks", [this](const std::stop_token&) -> Backroom::Then {
        auto database = backstage_.database();
        const auto decks = database ? shelf::decks_on_shelf(*database, tongue_here()) : Failure{database.error()};
        const QString trouble = decks ? QString() : text_of(decks.error().sentence);
        return [this, trouble, rows = decks ? rows_of_all(*decks) : QList<QVariantMap>(),
                shelved = decks ? *decks : std::vector<shelf::ShelvedDeck>()]() mutable {
            trouble_ = trouble;
            shelved_ = std::move(shelved);
            decks_.show(rows);
            is_looking_ = false;
            Q_EMIT changed();
        };
    });
    look_for_cards();
}

QStringList LibraryModel::rivalsOf(int deck) const
{
    QStringList names;
    if (deck < 0 || deck >= static_cast<int>(shelved_.size()))
        return names;
    const shelf::ShelvedDeck& here = shelved_[static_cast<std::size_t>(deck)];
    for (const shelf::ShelvedDeck& one : shelved_)
        if (one.game == here.game && one.id != here.id)
            names.append(text_of(one.name));
    return names;
}

QVariantList LibraryModel::compared(int deck, const QString& rival) const
{
    QVariantList all;
    if (deck < 0 || deck >= static_cast<int>(shelved_.size()))
        return all;
    const shelf::ShelvedDeck& here = shelved_[static_cast<std::size_t>(deck)];
    const auto there = std::ranges::find_if(
        shelved_, [&](const shelf::ShelvedDeck& one) { return one.game == here.game && text_of(one.name) == rival; });
    if (there == shelved_.end())
        return all;
    for (const carddb::DeckDifference& one : carddb::compare(here.cards, there->cards))
        all.append(QVariantMap{
            {"name", text_of(one.name)}, {"section", words_of(one.section)}, {"here", one.here}, {"there", one.there}});
    return all;
}

void LibraryModel::look_for(const QString& typed)
{
    if (typed == typed_)
        return;
    typed_ = typed;
    look_for_cards();
}

void LibraryModel::set_game(const QString& id)
{
    if (id == game_)
        return;
    game_ = id;
    look_for_cards();
}

void LibraryModel::sampleOf(const QString& game)
{
    backroom_.post("sample", [this, id = game.toStdString()](const std::stop_token&) -> Backroom::Then {
        constexpr int some = 5;
        auto database = backstage_.database();
        const auto cards = database ? shelf::cards_on_shelf(*database, "", id, some) : Failure{database.error()};
        const QList<QVariantMap> rows = cards ? rows_of_all(*cards) : QList<QVariantMap>();
        return [this, sample = rows.isEmpty() ? QVariantMap() : rows.back()] {
            sample_ = sample;
            Q_EMIT sampleChanged();
        };
    });
}

void LibraryModel::look_for_cards()
{
    is_looking_ = true;
    Q_EMIT changed();
    backroom_.post(
        "cards",
        [this, typed = typed_.toStdString(), game = game_.toStdString()](const std::stop_token&) -> Backroom::Then {
            auto database = backstage_.database();
            const auto cards =
                database ? shelf::cards_on_shelf(*database, typed, game, most_cards) : Failure{database.error()};
            const QString trouble = cards ? QString() : text_of(cards.error().sentence);
            return [this, trouble, rows = cards ? rows_of_all(*cards) : QList<QVariantMap>()] {
                trouble_ = trouble;
                cards_.show(rows);
                is_looking_ = false;
                Q_EMIT changed();
            };
        });
}

}  // namespace cardinal::window
