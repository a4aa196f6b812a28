#include "tests/companion/camera/fake_cameras.h"

#include <cstdlib>
#include <filesystem>

namespace cardinal::camera {

std::string endless(const std::string& caps)
{
    return "videotestsrc is-live=true pattern=ball ! " + caps + " ! identity";
}

std::string ending_after(int frames)
{
    return "videotestsrc is-live=true num-buffers=" + std::to_string(frames) + " ! " + FakeCamera().caps +
           " ! identity";
}

FakeCameras::FakeCameras(const std::vector<FakeCamera>& cameras)
{
    become(cameras);
    ::setenv("CARDINAL_FAKE_CAMERAS", folder_.file("cameras").c_str(), 1);
    ::setenv("CARDINAL_FAKE_CAMERA_DOORS", doors().c_str(), 1);
    ::setenv("GST_PLUGIN_PATH", CARDINAL_FAKE_CAMERA_FOLDER, 1);
    // Of its own, beside the build: what a test loads is no business of the user's registry, and is scanned once.
    ::setenv("GST_REGISTRY", CARDINAL_FAKE_CAMERA_FOLDER "/registry.bin", 1);
    ::setenv("QT_MEDIA_BACKEND", "gstreamer", 1);
}

void FakeCameras::become(const std::vector<FakeCamera>& cameras) const
{
    std::string text;
    for (const FakeCamera& camera : cameras)
        text += camera.name + " | " + camera.caps + " | " + camera.pipeline + "\n";
    const std::string written = folder_.with("cameras.new", text);
    std::rename(written.c_str(), folder_.file("cameras").c_str());
}

CameraDoors::CameraDoors(const FakeCameras& cameras) : folder_(cameras.doors())
{
    std::filesystem::create_directory(folder_);
}

// A camera may come to a door at any moment: first nobody finds them any more.
CameraDoors::~CameraDoors()
{
    const std::string taken_down = folder_ + ".gone";
    std::filesystem::rename(folder_, taken_down);
    std::filesystem::remove_all(taken_down);
}

void CameraDoors::let_through() const
{
    for (const auto& door : std::filesystem::directory_iterator(folder_))
        if (door.path().filename() != "nobody came")
            std::filesystem::remove(door.path());
}

bool CameraDoors::stands_at(const std::string& door) const
{
    return std::filesystem::exists(std::filesystem::path(folder_) / door);
}

}  // namespace cardinal::camera
