#pragma once

#include <QGuiApplication>
#include <cstdlib>

namespace cardinal::window {

/// Qt's application, without a display, in English: the one of all tests of this program, made by whichever is first.
/// It is never destroyed: at the program's end what it would clean up with is gone already.
inline void make_application()
{
    if (QCoreApplication::instance() != nullptr)
        return;
    ::setenv("QT_QPA_PLATFORM", "offscreen", 1);
    ::setenv("QT_QUICK_BACKEND", "software", 1);
    ::setenv("LC_ALL", "C.UTF-8", 1);
    static int count = 1;
    static char name[] = "window_test";
    static char* names[] = {name, nullptr};
    [[maybe_unused]] static const auto* const application = new QGuiApplication(count, names);
}

}  // namespace cardinal::window
