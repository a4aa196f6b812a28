#include "companion/window/window.h"

#include "companion/camera/camera_list.h"
#include "companion/camera/qt_camera.h"
#include "companion/window/match_desk.h"
#include "companion/window/match_model.h"
#include "companion/window/measure.h"
#include "companion/window/shown_values.h"
#include "companion/window/source_model.h"
#include "companion/window/table_item.h"
#include "companion/window/table_painter.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QSettings>
#include <QTimer>
#include <chrono>
#include <iostream>

namespace cardinal::window {
namespace {

using namespace std::chrono_literals;

double ms_between(std::int64_t from_ns, std::int64_t to_ns) { return static_cast<double>(to_ns - from_ns) / 1e6; }

std::int64_t now_ns()
{
    return std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now().time_since_epoch()).count();
}

/// What is painted where there is no camera.
struct Drawable {
    const Game* game = nullptr;
    Position position{};
    std::vector<CardId> flagged{};
};

/// Everything that belongs to the window, in the order in which it is built and, backwards, taken down: eyes first,
/// then whoever keeps the match, then what shows them.
class Window {
public:
    Window(WindowSetup setup, QQmlApplicationEngine& engine);
    ~Window();
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    bool opened() const { return table_ != nullptr; }

private:
    WindowSetup setup_;
    const Game& game_;
    std::shared_ptr<const CardLibrary> library_;
    QSettings settings_;
    Measure measure_{};
    QTimer every_second_;
    MatchModel match_;
    SourceModel source_;
    QQuickWindow* window_ = nullptr;
    TableItem* table_ = nullptr;
    std::shared_ptr<const Drawable> drawable_{};
    std::unique_ptr<MatchDesk> desk_{};
    std::unique_ptr<camera::QtCamera> camera_{};
    std::unique_ptr<TableFeed> feed_{};
    bool is_saved_ = false;
    int lines_done_ = 0;

    void load(QQmlApplicationEngine& engine);
    void begin_match();
    void open_source();
    void open_camera(const std::string& description);
    void close_source();
    void look_through(vision::Source source, InColours in_colours);
    void fit_feed();
    void draw_table();
    void show(Shot shot);
    void show(std::shared_ptr<const MatchView> view, std::shared_ptr<const Drawable> drawable);
    void tell_of(const camera::QtCamera::News& news);
    void tell_every_second();
    void save_screenshot();
    bool looks() const { return feed_ != nullptr; }
    /// Has the main thread do it, when it comes to it.
    template <class Deed>
    void later(Deed deed)
    {
        QMetaObject::invokeMethod(&every_second_, std::move(deed), Qt::QueuedConnection);
    }
};

Window::Window(WindowSetup setup, QQmlApplicationEngine& engine)
    : setup_(std::move(setup)),
      game_(setup_.referee.game()),
      library_(setup_.referee.position().library),
      settings_(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("cardinal"), QStringLiteral("window")),
      match_([this](const MatchModel::Deed& deed) { desk_->post(deed); }),
      source_([] { return texts_of(camera::known_cameras()); },
              [this](const QString& name) { open_camera(name.toStdString()); })
{
    load(engine);
    if (!opened())
        return;
    for (const std::string& notice : setup_.notices)
        match_.say({.text = notice});
    begin_match();
    open_source();
    QObject::connect(&every_second_, &QTimer::timeout, &every_second_, [this] { tell_every_second(); });
    every_second_.start(1s);
}

Window::~Window()
{
    close_source();
    desk_.reset();
}

void Window::load(QQmlApplicationEngine& engine)
{
    const QString theme = setup_.theme.empty() ? settings_.value("theme", "light").toString() : text_of(setup_.theme);
    const double scale = setup_.text_scale > 0 ? setup_.text_scale : settings_.value("textScale", 1.0).toDouble();
    qmlRegisterType<TableItem>("Cardinal", 1, 0, "TableItem");
    engine.setInitialProperties({{"match", QVariant::fromValue(&match_)},
                                 {"source", QVariant::fromValue(&source_)},
                                 {"isDark", theme == QLatin1String("dark")},
                                 {"textScale", scale},
                                 {"width", setup_.width},
                                 {"height", setup_.height}});
    engine.load(QUrl(QStringLiteral("qrc:/cardinal/window/Main.qml")));
    if (engine.rootObjects().isEmpty())
        return;
    window_ = qobject_cast<QQuickWindow*>(engine.rootObjects().first());
    table_ = window_ != nullptr ? window_->findChild<TableItem*>() : nullptr;
    if (table_ == nullptr)
        return;
    QObject::connect(table_, &TableItem::resized, table_, [this] {
        fit_feed();
        draw_table();
    });
    QObject::connect(
        table_, &TableItem::drawn, table_,
        [this](std::int64_t came, std::int64_t seen) {
            measure_.add(ms_between(came, seen), ms_between(came, now_ns()));
        },
        Qt::DirectConnection);
    QObject::connect(window_, SIGNAL(isDarkChanged()), table_, SIGNAL(resized()));
}

// ---- the match ----

void Window::begin_match()
{
    desk_ = std::make_unique<MatchDesk>(
        std::move(setup_.referee), std::move(setup_.book), std::move(setup_.members),
        [this](const std::shared_ptr<const MatchView>& view, const match::LiveMatch& match) {
            auto drawable =
                std::make_shared<Drawable>(Drawable{.game = &match.game(), .position = match.referee().position()});
            for (const int number : match.referee().just_flagged())
                if (const Entry* entry = find_entry(match.referee().record(), number))
                    drawable->flagged.push_back(entry->action.card);
            later([this, view, drawable] { show(view, drawable); });
        });
    for (const std::string& line : setup_.lines)
        desk_->post([line](match::LiveMatch& match) { return match.take_line(line); });
}

void Window::show(std::shared_ptr<const MatchView> view, std::shared_ptr<const Drawable> drawable)
{
    if (feed_)
        feed_->know(view->cards);
    match_.show(std::move(view));
    drawable_ = std::move(drawable);
    draw_table();
    ++lines_done_;
    save_screenshot();
}

/// The table as it is kept, where no camera shows it.
void Window::draw_table()
{
    if (looks() || !drawable_)
        return;
    const auto colour = [this](const char* name) { return window_->property(name).value<QColor>().rgb(); };
    const TableColours colours{.ground = colour("tableGround"),
                               .zone = colour("tableZone"),
                               .line = colour("tableLine"),
                               .faint = colour("tableFaint"),
                               .ink = colour("tableInk"),
                               .flag = colour("tableFlag")};
    table_->show({.picture = paint_table(*drawable_->game, drawable_->position, drawable_->flagged,
                                         table_->size_in_pixels(), colours)});
}

// ---- what is looked through ----

void Window::open_source()
{
    if (setup_.source) {
        source_.opened(text_of(setup_.source->name()));
        look_through(std::move(setup_.source), {});
        return;
    }
    if (!setup_.looks_for_cameras)
        return;
    const std::string wanted =
        setup_.camera.empty() ? settings_.value("camera").toString().toStdString() : setup_.camera;
    if (!setup_.camera.empty() || (!wanted.empty() && camera::find_camera(wanted)))
        open_camera(wanted);
}

void Window::open_camera(const std::string& description)
{
    close_source();
    if (setup_.keeps_settings)
        settings_.setValue("camera", text_of(description));
    source_.opened(text_of(description));
    camera_ =
        std::make_unique<camera::QtCamera>(description, [this](const camera::QtCamera::News& news) { tell_of(news); });
    auto source = camera_->source();
    const camera::CameraSource* eye = source.get();
    look_through(std::move(source), [eye](const vision::Frame&, cv::Size at_most) { return eye->in_colours(at_most); });
}

/// The camera first: whoever waits for its frames goes on then.
void Window::close_source()
{
    camera_.reset();
    feed_.reset();
}

void Window::look_through(vision::Source source, InColours in_colours)
{
    TableFeed::Setup setup{.source = std::move(source),
                           .in_colours = std::move(in_colours),
                           .codes = setup_.codes,
                           .mat = game_.playmat->size,
                           .name_of = [this](const PrintedCode& code) {
                               const std::uint16_t facts = match::facts_of(game_, *library_, code);
                               return facts < library_->cards.size() ? library_->cards[facts].name : std::string("?");
                           }};
    feed_ = std::make_unique<TableFeed>(
        std::move(setup),
        [this](Shot shot) { later([this, shot = std::move(shot)]() mutable { show(std::move(shot)); }); },
        [this](std::optional<match::Lying> lying, double time_ms, match::Sayings said) {
            if (lying)
                desk_->see(std::move(*lying), time_ms);
            if (!said.empty())
                desk_->post([said = std::move(said)](match::LiveMatch&) { return match::Told{.said = said}; });
        });
    fit_feed();
}

void Window::fit_feed()
{
    if (feed_)
        feed_->show_at(table_->size_in_pixels(),
                       window_->effectiveDevicePixelRatio() * window_->property("textScale").toDouble());
}

void Window::show(Shot shot)
{
    if (!shot.trouble.empty()) {
        source_.goes(text_of(shot.trouble), true);
        return;
    }
    if (shot.is_over) {
        source_.goes(QStringLiteral("The film is over."), false);
        return;
    }
    if (!camera_)
        source_.goes(QStringLiteral("%1 × %2").arg(shot.picture.width()).arg(shot.picture.height()), false);
    table_->show(std::move(shot));
    save_screenshot();
}

void Window::tell_of(const camera::QtCamera::News& news)
{
    if (setup_.measures && !news.sentence.empty())
        std::cout << "camera: " << news.sentence << std::endl;
    if (news.what == camera::FrameWatch::News::lost)
        match_.say({news.sentence, match::Said::Tone::warning});
    if (news.what == camera::FrameWatch::News::back)
        match_.say({news.sentence, match::Said::Tone::good});
}

void Window::tell_every_second()
{
    if (camera_)
        source_.goes(camera_->is_lost() ? QStringLiteral("no picture")
                                        : QStringLiteral("%1 · %2 a second")
                                              .arg(text_of(camera_->size()))
                                              .arg(qRound(camera_->frames_per_second())),
                     camera_->is_lost());
    const std::string measured = measure_.told();
    if (setup_.measures && looks() && !measured.empty())
        std::cout << measured << std::endl;
}

// ---- pictures of the window ----

/// When all that was to be said was said, and there is a picture of the table.
void Window::save_screenshot()
{
    const bool is_ready = lines_done_ > static_cast<int>(setup_.lines.size()) && !table_->is_empty();
    if (setup_.screenshot.empty() || is_saved_ || !is_ready)
        return;
    is_saved_ = true;
    // What moves comes to rest first.
    QTimer::singleShot(looks() ? 3000ms : 700ms, window_, [this] {
        const bool is_written = window_->grabWindow().save(text_of(setup_.screenshot));
        if (!is_written)
            std::cerr << "cardinal window: " << setup_.screenshot << " cannot be written.\n";
        QCoreApplication::exit(is_written ? 0 : 3);
    });
}

}  // namespace

int show_window(WindowSetup setup)
{
    int count = 1;
    char name[] = "cardinal";
    char* names[] = {name, nullptr};
    if (!setup.screenshot.empty()) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        setup.keeps_settings = false;
    }
    QGuiApplication::setApplicationName(QStringLiteral("cardinal"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Cardinal"));
    const QGuiApplication application(count, names);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    QQmlApplicationEngine engine;
    const Window window(std::move(setup), engine);
    if (!window.opened()) {
        std::cerr
            << "cardinal window: The screen could not be loaded. Are the packages qml6-module-qtquick, -controls, "
               "-layouts, -templates and -window installed?\n";
        return 3;
    }
    return QGuiApplication::exec();
}

}  // namespace cardinal::window
