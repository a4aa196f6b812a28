#pragma once

#include "tests/companion/program.h"

#include <string>
#include <vector>

/// Cameras without hardware, for Qt in this process or in programs that are started.
namespace cardinal::camera {

struct FakeCamera {
    std::string name{};
    std::string pipeline{};
    std::string caps = "video/x-raw,format=YUY2,width=640,height=480,framerate=30/1";
};

/// What a camera that works shows: a ball that moves.
std::string endless(const std::string& caps = FakeCamera().caps);
/// The same, but its stream ends after so many frames.
std::string ending_after(int frames);

/// Sets this process's surroundings, before Qt Multimedia is used for the first time; whatever is started inherits
/// them.
class FakeCameras {
public:
    explicit FakeCameras(const std::vector<FakeCamera>& cameras);
    void become(const std::vector<FakeCamera>& cameras) const;
    std::string doors() const { return folder_.file("doors"); }

private:
    cli::Folder folder_;
};

/// While it is there, every camera waits to be let through when it is opened, and when it is closed, as drivers may.
/// Whoever is kept waiting by a camera does not come to let it through.
class CameraDoors {
public:
    explicit CameraDoors(const FakeCameras& cameras);
    /// All stand open again.
    ~CameraDoors();
    CameraDoors(const CameraDoors&) = delete;
    CameraDoors& operator=(const CameraDoors&) = delete;

    bool is_opening(const std::string& camera) const { return stands_at("opening " + camera); }
    bool is_closing(const std::string& camera) const { return stands_at("closing " + camera); }
    void let_through() const;  ///< whoever waits now
    /// A camera waited until it had waited too long.
    bool was_forgotten() const { return stands_at("nobody came"); }

private:
    std::string folder_;
    bool stands_at(const std::string& door) const;
};

}  // namespace cardinal::camera
