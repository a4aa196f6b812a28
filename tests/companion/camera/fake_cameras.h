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

private:
    cli::Folder folder_;
};

}  // namespace cardinal::camera
