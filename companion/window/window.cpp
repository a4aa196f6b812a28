#include "companion/window/window.h"

#include "companion/window/measure.h"
#include "companion/window/printed_pictures.h"
#include "companion/window/shell.h"
#include "companion/window/shown_values.h"
#include "companion/window/single_instance.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QScreen>
#include <QTimer>
#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <iostream>

namespace cardinal::window {
namespace {

using namespace std::chrono_literals;

constexpr int usual_width = 1280, usual_height = 800;

/// Everything that belongs to the window. A picture of one is nobody's wish for the next time: it remembers nothing.
class Window {
public:
    explicit Window(WindowSetup setup)
        : setup_(std::move(setup)),
          is_a_picture_(!setup_.screenshot.empty() || !setup_.album.folder.empty()),
          state_(is_a_picture_ ? std::filesystem::path() : setup_.backstage.data),
          shell_(setup_.backstage, state_)
    {
        if (!setup_.theme.empty())
            shell_.set_theme(text_of(setup_.theme));
        if (setup_.text_scale > 0)
            shell_.set_text_scale(setup_.text_scale);
        if (!setup_.language.empty())
            shell_.set_language(text_of(setup_.language));
        load();
        if (window_ == nullptr)
            return;
        if (setup_.match)
            shell_.open(*std::exchange(setup_.match, std::nullopt));
        else if (!setup_.file.empty())
            look_at(setup_.file);
        else if (!setup_.page.empty())
            shell_.go(text_of(setup_.page));
        else
            shell_.go(last_page_);
        answer_others();
        if (setup_.measures)
            measure();
        if (!setup_.album.folder.empty()) {
            album_ = std::make_unique<Album>(std::move(setup_.album), shell_, *window_,
                                             [](bool is_written) { QCoreApplication::exit(is_written ? 0 : 3); });
            QTimer::singleShot(1s, window_, [this] { album_->begin(); });
        } else if (shell_.session() != nullptr)
            QObject::connect(shell_.session(), &MatchSession::showed, window_, [this] { save_screenshot(); });
        else if (!setup_.screenshot.empty())
            QTimer::singleShot(2500ms, window_, [this] { save_screenshot(); });
    }

    bool opened() const { return window_ != nullptr; }

private:
    WindowSetup setup_;
    bool is_a_picture_;
    WindowState state_;
    QString last_page_ = page_of_last_time();  // before another one is shown
    Shell shell_;
    QQmlApplicationEngine engine_{};  // screens go before what they show
    QQuickWindow* window_ = nullptr;
    std::unique_ptr<Album> album_{};
    std::unique_ptr<SingleInstance> instance_{};
    std::unique_ptr<Heartbeat> heartbeat_{};
    bool is_saved_ = false;

    void load()
    {
        qmlRegisterType<TableItem>("Cardinal", 1, 0, "TableItem");
        engine_.addImageProvider(QStringLiteral("printed"), new PrintedPictures(setup_.backstage));
        const int width = setup_.width > 0 ? setup_.width : static_cast<int>(state_.number("width", usual_width));
        const int height = setup_.height > 0 ? setup_.height : static_cast<int>(state_.number("height", usual_height));
        engine_.setInitialProperties({{"shell", QVariant::fromValue(&shell_)}, {"width", width}, {"height", height}});
        engine_.load(QUrl(QStringLiteral("qrc:/cardinal/window/Main.qml")));
        QObject::connect(&shell_, &Shell::languageChanged, &engine_, &QQmlEngine::retranslate);
        if (!engine_.rootObjects().isEmpty())
            window_ = qobject_cast<QQuickWindow*>(engine_.rootObjects().first());
        if (window_ == nullptr || is_a_picture_)
            return;
        if (setup_.width <= 0 && (state_.is("fillsScreen", false) || !has_room(window_->size())))
            window_->setWindowStates(Qt::WindowMaximized);
        QObject::connect(qApp, &QCoreApplication::aboutToQuit, window_, [this] { remember_size(); });
    }

    /// On the screen, with its title. Of a window that reaches beyond it, its lower end is what cannot be seen.
    bool has_room(const QSize& size) const
    {
        constexpr int title_height = 40;  // of the usual ones 24 to 37
        const QSize there = window_->screen()->availableSize();
        return size.width() <= there.width() && size.height() + title_height <= there.height();
    }

    /// How large it is when it fills the screen is the screen's business.
    void remember_size()
    {
        const bool fills_screen = (window_->windowStates() & (Qt::WindowMaximized | Qt::WindowFullScreen)) != 0;
        state_.remember("fillsScreen", fills_screen);
        if (fills_screen)
            return;
        state_.remember("width", window_->width());
        state_.remember("height", window_->height());
    }

    /// A match is gone on with from the start, where one is asked; and no camera looks before anybody asked for it.
    QString page_of_last_time() const
    {
        const QString last = state_.text("page");
        const bool looks = last == QLatin1String("setup") || last == QLatin1String("scan");
        const std::vector<std::string> known = pages();
        const bool is_known = std::ranges::find(known, last.toStdString()) != known.end();
        return is_known && !looks ? last : QStringLiteral("start");
    }

    void look_at(const std::string& file)
    {
        shell_.matches()->replay()->open_file(file);
        shell_.go(QStringLiteral("replay"));
    }

    /// Whoever opens another window of this data gets this one, and the file they wanted to see.
    void answer_others()
    {
        if (setup_.backstage.data.empty() || is_a_picture_)
            return;
        instance_ = std::make_unique<SingleInstance>(setup_.backstage.data);
        instance_->listen([this](const QString& file) {
            if (!file.isEmpty())
                look_at(file.toStdString());
            // Not shown anew: then a window that fills the screen would be as small as it was before it did.
            window_->setWindowStates(window_->windowStates() & ~Qt::WindowMinimized);
            window_->setVisible(true);
            window_->raise();
            window_->requestActivate();
        });
    }

    void measure()
    {
        QObject::connect(
            window_, &QQuickWindow::frameSwapped, window_,
            [] {
                std::cout << "the window was on the screen " << std::lround(ms_since_the_program_began())
                          << " ms after the program began" << std::endl;
            },
            static_cast<Qt::ConnectionType>(Qt::DirectConnection | Qt::SingleShotConnection));
        heartbeat_ = std::make_unique<Heartbeat>([](double longest_ms) {
            std::cout << "whoever did something waited for at most " << std::lround(longest_ms) << " ms" << std::endl;
        });
    }

    void save_screenshot()
    {
        if (setup_.screenshot.empty() || is_saved_ ||
            (shell_.session() != nullptr && !shell_.session()->has_all_to_show()))
            return;
        is_saved_ = true;
        // What moves comes to rest first.
        QTimer::singleShot(700ms, window_, [this] {
            const bool is_written = window_->grabWindow().save(text_of(setup_.screenshot));
            if (!is_written)
                std::cerr << "cardinal window: " << setup_.screenshot << " cannot be written.\n";
            QCoreApplication::exit(is_written ? 0 : 3);
        });
    }
};

}  // namespace

struct Screen::Application {
    int count = 1;
    std::array<char, 9> name{"cardinal"};
    std::array<char*, 2> names{name.data(), nullptr};
    QGuiApplication gui{count, names.data()};
};

Screen::Screen(Kind kind)
{
    if (kind == Kind::picture)
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Cardinal"));
    QGuiApplication::setDesktopFileName(QStringLiteral("cardinal"));
    application_ = std::make_unique<Application>();
    QGuiApplication::setQuitOnLastWindowClosed(true);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
}

Screen::~Screen() = default;

bool is_shown_elsewhere(const std::filesystem::path& data, const std::string& file)
{
    return !data.empty() && SingleInstance(data).hands_over(QString::fromStdString(file));
}

std::vector<std::string> pages()
{
    return {"start", "new",   "decks",    "cards", "matches", "print",
            "setup", "guide", "settings", "serve", "scan",    "handbook"};
}

int Screen::show(WindowSetup setup)
{
    const Window window(std::move(setup));
    if (!window.opened()) {
        std::cerr
            << "cardinal window: The screen could not be loaded. Are the packages qml6-module-qtquick, -controls, "
               "-layouts, -templates and -window installed?\n";
        return 3;
    }
    return QGuiApplication::exec();
}

}  // namespace cardinal::window
