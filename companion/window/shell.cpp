#include "companion/window/shell.h"

#include "carddb/copies.h"

#include <algorithm>
#include <cmath>

namespace cardinal::window {

Shell::Shell(const Backstage& backstage, WindowState& state)
    : state_(state),
      theme_(state.text("theme", QStringLiteral("system"))),
      wished_language_(state.text("language", QStringLiteral("system"))),
      text_scale_(std::clamp(state.number("textScale", 1), least_scale, most_scale)),
      start_(backstage, state, *lookups_, [this](MatchSetup setup) { open(std::move(setup)); }),
      library_(backstage, *lookups_),
      matches_(backstage, *lookups_),
      prints_(backstage, *printing_),
      setup_(backstage.data, state, cameras_, *works_),
      card_(backstage, state, cameras_, *lookups_),
      editor_(backstage, *lookups_),
      scan_(backstage, state, cameras_, *lookups_),
      serve_(backstage, state, *works_),
      settings_(backstage, state, *lookups_, [this] { return session_ ? session_->voice() : nullptr; })
{
    language_.speak(wished_language_);
    serve_.speak(wished_language_);
    handbook_.tell_again();
    setup_.know([&backstage]() -> std::vector<PrintedCode> {
        auto database = backstage.database ? backstage.database() : Failure{{""}};
        const auto copies = database ? carddb::known_copies(*database) : Failure{{""}};
        return copies ? carddb::codes_of(*copies) : std::vector<PrintedCode>();
    });
    if (!backstage.data.empty())
        settings_.refresh();  // what is older than people wish goes at once
}

/// Nobody works for models that are gone.
Shell::~Shell()
{
    setup_.close();
    lookups_.reset();
    works_.reset();
    printing_.reset();
}

void Shell::set_theme(const QString& theme)
{
    if (theme == theme_)
        return;
    theme_ = theme;
    state_.remember("theme", theme_);
    Q_EMIT lookChanged();
}

void Shell::set_text_scale(double scale)
{
    const double tenths = std::round(10 * std::clamp(scale, least_scale, most_scale)) / 10;
    if (tenths == text_scale_)
        return;
    text_scale_ = tenths;
    state_.remember("textScale", text_scale_);
    Q_EMIT lookChanged();
}

/// The screens' own words are changed by whoever holds them.
void Shell::set_language(const QString& language)
{
    if (language == wished_language_)
        return;
    wished_language_ = language;
    state_.remember("language", wished_language_);
    language_.speak(language);
    serve_.speak(language);
    Q_EMIT languageChanged();
    if (session_)
        session_->tell_again();
    // What models say themselves is asked for again, and what they keep in rows is made anew.
    Q_EMIT prints_.changed();
    Q_EMIT setup_.changed();
    Q_EMIT setup_.examined();
    Q_EMIT setup_.sourcesChanged();
    Q_EMIT matches_.counted();
    matches_.replay()->tell_again();
    start_.refresh();
    library_.refresh();
    matches_.refresh();
    editor_.tell_again();
    scan_.tell_again();
    settings_.refresh();
    handbook_.tell_again();
}

QVariantList Shell::languages() const
{
    QVariantList all{QVariantMap{{"id", QStringLiteral("system")}, {"name", Local::tr("As this computer")}}};
    for (const QString& language : Language::known())
        all.append(QVariantMap{{"id", language}, {"name", Language::called(language)}});
    return all;
}

/// The old one is closed first: what it still stores goes into the same database.
void Shell::open(MatchSetup setup)
{
    closeMatch();
    session_ = std::make_unique<MatchSession>(std::move(setup), state_, cameras_, leaving_);
    Q_EMIT sessionChanged();
    go(QStringLiteral("match"));
    before_.removeAll(QStringLiteral("new"));  // that one has begun
}

void Shell::restEyes()
{
    if (session_)
        session_->rest_eyes();
}

void Shell::wakeEyes()
{
    if (session_)
        session_->wake_eyes();
}

/// It comes to rest at once and is gone later: its screen lets go of it first.
void Shell::closeMatch()
{
    if (!session_)
        return;
    MatchSession* closed = session_.release();
    closed->close();
    closed->deleteLater();
    before_.removeAll(QStringLiteral("match"));
    if (page_ == QLatin1String("match"))
        show(QStringLiteral("start"));
    Q_EMIT sessionChanged();
}

void Shell::go(const QString& page) { goWith(page, {}); }

void Shell::goWith(const QString& page, const QVariantMap& wish)
{
    if (page == page_ || (page == QLatin1String("match") && !session_))
        return;
    before_.removeAll(page);
    wish_ = wish;
    // From the start one goes back to nowhere.
    if (page == QLatin1String("start"))
        before_.clear();
    else
        before_.append(page_);
    show(page);
}

void Shell::back()
{
    if (!before_.isEmpty())
        show(before_.takeLast());
    else if (page_ != QLatin1String("start"))
        show(QStringLiteral("start"));
}

void Shell::show(const QString& page)
{
    page_ = page;
    state_.remember("page", page_);
    Q_EMIT pageChanged();
}

}  // namespace cardinal::window
