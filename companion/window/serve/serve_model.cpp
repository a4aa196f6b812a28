#include "companion/window/serve/serve_model.h"

#include "companion/serve/join_picture.h"
#include "companion/window/language.h"
#include "companion/window/said_elsewhere.h"
#include "companion/window/shown_values.h"

#include <QDir>
#include <QStandardPaths>
#include <algorithm>
#include <chrono>

namespace cardinal::window {
namespace {

using namespace std::chrono_literals;

constexpr int longest_delay_s = 3600, most_behind = 1000;

}  // namespace

/// The network is asked for each time: what was right at home may not be elsewhere.
ServeModel::ServeModel(const Backstage& backstage, WindowState& state, Backroom& backroom)
    : backstage_(backstage),
      state_(state),
      backroom_(backroom),
      has_files_(state.is("serveFiles", false)),
      delay_(std::clamp(static_cast<int>(state.number("serveDelay", 0)), 0, longest_delay_s)),
      behind_(std::clamp(static_cast<int>(state.number("serveBehind", 0)), 0, most_behind))
{
    connect(&every_second_, &QTimer::timeout, this, [this] {
        const int watchers = broadcast_ ? broadcast_->watchers() : 0;
        if (watchers != std::exchange(watchers_, watchers))
            Q_EMIT watchersChanged();
    });
}

ServeModel::~ServeModel() = default;

void ServeModel::set_on(bool wish)
{
    if (wish && !is_on() && !is_busy_)
        begin();
    else if (!wish)
        end();
}

void ServeModel::set_for_network(bool wish)
{
    if (wish == is_for_network_)
        return;
    is_for_network_ = wish;
    begin_anew();
}

void ServeModel::set_files(bool wish)
{
    if (wish == has_files_)
        return;
    has_files_ = wish;
    state_.remember("serveFiles", has_files_);
    begin_anew();
}

QString ServeModel::folder() const
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QDir(documents.isEmpty() ? QDir::homePath() : documents).filePath(QStringLiteral("cardinal-stream"));
}

/// What is on goes on as it is wished now.
void ServeModel::begin_anew()
{
    const bool was_on = is_on() || is_busy_;
    end();
    if (was_on)
        begin();
}

void ServeModel::set_delay(int seconds) { keep_to(delay_, seconds, longest_delay_s, "serveDelay"); }
void ServeModel::set_behind(int entries) { keep_to(behind_, entries, most_behind, "serveBehind"); }

void ServeModel::keep_to(int& limit, int wish, int most, const char* name)
{
    const int limited = std::clamp(wish, 0, most);
    if (limited == limit)
        return;
    limit = limited;
    state_.remember(name, limit);
    begin_anew();
}

void ServeModel::speak(const QString& wished)
{
    language_ = Language::known().contains(wished) ? wished.toStdString() : std::string();
    if (broadcast_)
        broadcast_->speak(language_);
}

/// Opening the database and the port takes its time; ending may wait for a viewer who takes nothing.
void ServeModel::begin()
{
    is_busy_ = true;
    trouble_.clear();
    Q_EMIT changed();
    const serve::Broadcast::Wish wish{
        .is_for_network = is_for_network_,
        .may_be_another_port = true,
        .delay = {.time = std::chrono::seconds(delay_), .entries = static_cast<std::size_t>(behind_)},
        .language = language_,
        .files = has_files_ ? folder().toStdString() : std::string()};
    const auto note = [this](const std::string& fault) {
        QMetaObject::invokeMethod(
            this,
            [this, fault] {
                trouble_ = said_here(fault);
                Q_EMIT changed();
            },
            Qt::QueuedConnection);
    };
    backroom_.post("serve", [this, wish, note](const std::stop_token&) -> Backroom::Then {
        auto database = backstage_.database();
        auto begun = database ? serve::Broadcast::begin(wish, std::move(*database), note) : Failure{database.error()};
        const QString trouble = begun ? QString() : said_here(begun.error().sentence);
        return [this, trouble, broadcast = std::shared_ptr<serve::Broadcast>(begun ? std::move(*begun) : nullptr)] {
            is_busy_ = false;
            broadcast_ = broadcast;
            if (broadcast_)
                broadcast_->speak(language_);  // it may be another by now
            trouble_ = trouble;
            if (broadcast_)
                every_second_.start(1s);
            Q_EMIT changed();
        };
    });
}

void ServeModel::end()
{
    backroom_.call_off("serve");
    is_busy_ = false;
    every_second_.stop();
    if (broadcast_)
        backroom_.post("end serving", [broadcast = std::move(broadcast_)](const std::stop_token&) mutable {
            broadcast.reset();
            return Backroom::Then();
        });
    broadcast_.reset();
    watchers_ = 0;
    Q_EMIT changed();
    Q_EMIT watchersChanged();
}

QString ServeModel::page() const { return broadcast_ ? text_of(broadcast_->address().page) : QString(); }
QString ServeModel::stream() const { return broadcast_ ? text_of(broadcast_->address().stream) : QString(); }
QString ServeModel::code() const { return broadcast_ ? text_of(broadcast_->address().code) : QString(); }

/// For this computer alone there is nothing to photograph.
QVariantList ServeModel::picture() const
{
    QVariantList rows;
    if (!broadcast_ || broadcast_->address().code.empty())
        return rows;
    for (const std::vector<bool>& row : serve::join_picture(broadcast_->address().page)) {
        QString text;
        for (const bool is_dark : row)
            text.append(QLatin1Char(is_dark ? '1' : '0'));
        rows.append(text);
    }
    return rows;
}

}  // namespace cardinal::window
