// A camera without hardware, for the unmodified program: a GStreamer plugin with a device provider. Which cameras there
// are stands in the file that CARDINAL_FAKE_CAMERAS names, one a line: `name | caps | pipeline`. The file is read anew
// whenever a camera is opened, so a test can end, break and mend a stream while the program runs.
//
// A camera serves but one, as real ones do. And while there is the folder that CARDINAL_FAKE_CAMERA_DOORS names, it has
// a door: it is not opened, and not closed, until whoever tests takes away the file there that says so. Where nobody
// comes, because whoever should waits for the camera, it says that and goes on.
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gst/gst.h>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <vector>

namespace {

struct Camera {
    std::string name{}, caps{}, pipeline{};
};

std::string trimmed(const std::string& text)
{
    const std::size_t begin = text.find_first_not_of(' ');
    return begin == std::string::npos ? "" : text.substr(begin, text.find_last_not_of(' ') - begin + 1);
}

std::vector<Camera> cameras()
{
    const char* path = std::getenv("CARDINAL_FAKE_CAMERAS");
    std::ifstream file(path ? path : "");
    std::vector<Camera> all;
    for (std::string line; std::getline(file, line);) {
        const std::size_t first = line.find('|');
        const std::size_t second = first == std::string::npos ? first : line.find('|', first + 1);
        if (second != std::string::npos)
            all.push_back({trimmed(line.substr(0, first)), trimmed(line.substr(first + 1, second - first - 1)),
                           trimmed(line.substr(second + 1))});
    }
    return all;
}

struct FakeDevice {
    GstDevice parent;
};
struct FakeDeviceClass {
    GstDeviceClass parent;
};
struct FakeProvider {
    GstDeviceProvider parent;
};
struct FakeProviderClass {
    GstDeviceProviderClass parent;
};
struct FakeCamera {
    GstBin parent;
    gchar* name;
    gboolean is_mine;
};
struct FakeCameraClass {
    GstBinClass parent;
};
G_DEFINE_TYPE(FakeCamera, fake_camera, GST_TYPE_BIN)
G_DEFINE_TYPE(FakeDevice, fake_device, GST_TYPE_DEVICE)
G_DEFINE_TYPE(FakeProvider, fake_provider, GST_TYPE_DEVICE_PROVIDER)

/// Cameras that are open: by name, once each.
struct Open {
    std::mutex mutex{};
    std::set<std::string> names{};
};
Open open_ones;

/// "opening" or "closing"
void wait_at_the_door(const std::string& what, const std::string& name)
{
    using namespace std::chrono_literals;
    const char* doors = std::getenv("CARDINAL_FAKE_CAMERA_DOORS");
    if (doors == nullptr || !std::filesystem::exists(doors))
        return;
    const std::filesystem::path door = std::filesystem::path(doors) / (what + " " + name);
    std::ofstream(door).flush();
    const auto end = std::chrono::steady_clock::now() + 20s;
    while (std::filesystem::exists(door)) {
        if (std::chrono::steady_clock::now() > end) {
            std::error_code ignored;
            std::filesystem::rename(door, std::filesystem::path(doors) / "nobody came", ignored);
            return;
        }
        std::this_thread::sleep_for(2ms);
    }
}

GstStateChangeReturn change_state(GstElement* element, GstStateChange change)
{
    auto* const camera = reinterpret_cast<FakeCamera*>(element);
    if (change == GST_STATE_CHANGE_NULL_TO_READY) {
        wait_at_the_door("opening", camera->name);
        const std::scoped_lock lock(open_ones.mutex);
        camera->is_mine = open_ones.names.insert(camera->name).second ? TRUE : FALSE;
        if (camera->is_mine == FALSE)
            return GST_STATE_CHANGE_FAILURE;
    }
    const GstStateChangeReturn changed = GST_ELEMENT_CLASS(fake_camera_parent_class)->change_state(element, change);
    if (change == GST_STATE_CHANGE_READY_TO_NULL && camera->is_mine == TRUE) {
        wait_at_the_door("closing", camera->name);
        const std::scoped_lock lock(open_ones.mutex);
        open_ones.names.erase(camera->name);
        camera->is_mine = FALSE;
    }
    return changed;
}

/// What gives the pictures, behind the door of a camera.
GstElement* behind_a_door(GstElement* inside, const std::string& name)
{
    auto* const camera = static_cast<FakeCamera*>(g_object_new(fake_camera_get_type(), nullptr));
    camera->name = g_strdup(name.c_str());
    gst_bin_add(GST_BIN(camera), inside);
    GstPad* pad = gst_element_get_static_pad(inside, "src");
    gst_element_add_pad(GST_ELEMENT(camera), gst_ghost_pad_new("src", pad));
    gst_object_unref(pad);
    return GST_ELEMENT(camera);
}

GstElement* create_element(GstDevice* device, const gchar* name)
{
    gchar* display_name = gst_device_get_display_name(device);
    const std::string called = display_name;
    g_free(display_name);
    const std::vector<Camera> all = cameras();
    const auto found = std::ranges::find(all, called, &Camera::name);
    // A camera that is gone gives no picture, as one whose plug was pulled.
    const std::string text = found == all.end() ? "videotestsrc num-buffers=0" : found->pipeline;
    GError* error = nullptr;
    GstElement* element = gst_parse_bin_from_description(text.c_str(), TRUE, &error);
    if (error != nullptr) {
        g_printerr("fake camera: %s\n", error->message);
        g_error_free(error);
    }
    if (element != nullptr)
        element = behind_a_door(element, called);
    if (element != nullptr && name != nullptr)
        gst_object_set_name(GST_OBJECT(element), name);
    return element;
}

GList* probe(GstDeviceProvider*)
{
    GList* devices = nullptr;
    for (const Camera& camera : cameras()) {
        GstCaps* caps = gst_caps_from_string(camera.caps.c_str());
        gpointer device = g_object_new(fake_device_get_type(), "display-name", camera.name.c_str(), "device-class",
                                       "Video/Source", "caps", caps, nullptr);
        gst_caps_unref(caps);
        devices = g_list_append(devices, g_object_ref_sink(device));
    }
    return devices;
}

void finalize(GObject* object)
{
    g_free(reinterpret_cast<FakeCamera*>(object)->name);
    G_OBJECT_CLASS(fake_camera_parent_class)->finalize(object);
}

void fake_camera_init(FakeCamera* camera)
{
    camera->name = nullptr;
    camera->is_mine = FALSE;
}
void fake_camera_class_init(FakeCameraClass* type)
{
    GST_ELEMENT_CLASS(type)->change_state = change_state;
    G_OBJECT_CLASS(type)->finalize = finalize;
}
void fake_device_init(FakeDevice*) {}
void fake_device_class_init(FakeDeviceClass* type) { type->parent.create_element = create_element; }
void fake_provider_init(FakeProvider*) {}
void fake_provider_class_init(FakeProviderClass* type)
{
    type->parent.probe = probe;
    gst_device_provider_class_set_static_metadata(&type->parent, "Fake cameras", "Source/Video", "Cameras of a test",
                                                  "Cardinal");
}

gboolean init(GstPlugin* plugin)
{
    return gst_device_provider_register(plugin, "cardinalfakecameras", GST_RANK_PRIMARY, fake_provider_get_type());
}

}  // namespace

#define PACKAGE "cardinal"
GST_PLUGIN_DEFINE(GST_VERSION_MAJOR, GST_VERSION_MINOR, cardinalfake, "Cameras of a test", init, "0.1", "MIT/X11",
                  "cardinal", "https://cardinal.invalid")
