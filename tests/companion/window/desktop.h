#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <thread>
#include <vector>

/// A screen without a monitor, with a window manager, for the unmodified program.
namespace cardinal::window {

/// True as soon as it is so, false when the time is over.
template <class Condition>
bool happens_within(double seconds, const Condition& condition)
{
    const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
    while (!condition() && std::chrono::steady_clock::now() < end)
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    return condition();
}

/// A program that runs beside the test, and what it says. It is ended with this.
class Running {
public:
    /// What it says goes into the file `log`.
    Running(const std::vector<std::string>& words, std::string log);
    ~Running();
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

    void kill_now() const;  ///< as if the power went
    bool says(const std::string& text, double seconds) const;
    std::string said() const;

private:
    int process_ = -1;
    std::string log_;
};

class Desktop {
public:
    /// Sets DISPLAY for whatever is started afterwards. `folder` is for what its parts say.
    explicit Desktop(const std::string& folder);

    bool is_there() const { return is_there_; }
    /// Waits for a window of this title, and gives it the keyboard.
    bool shows(const std::string& title, double seconds = 120) const;
    void press(const std::string& keys) const;
    /// Waits for what happens on the screen alone and cannot be asked for: longer where the last window took long to
    /// show, for a machine that is slow in one thing is slow in all.
    void settle() const;
    void type(const std::string& text) const;
    /// "1280x778", of the window of this title; nothing while there is none.
    std::string size(const std::string& title) const;
    /// In pixels of the window of this title.
    void click(const std::string& title, int x, int y) const;

private:
    std::string folder_{};
    std::unique_ptr<Running> screen_{}, manager_{};
    bool is_there_ = false;
    mutable double took_s_ = 0;
};

}  // namespace cardinal::window
