// A camera without hardware, for the unmodified program: a GStreamer plugin with a device provider. Which cameras there
// are stands in the file that CARDINAL_FAKE_CAMERAS names, one a line: `name | caps | pipeline`. The file is read anew
// whenever a camera is opened, so a test can end, break and mend a stream while the program runs.
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <gst/gst.h>
#include <string>
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
G_DEFINE_TYPE(FakeDevice, fake_device, GST_TYPE_DEVICE)
G_DEFINE_TYPE(FakeProvider, fake_provider, GST_TYPE_DEVICE_PROVIDER)

GstElement* create_element(GstDevice* device, const gchar* name)
{
    gchar* called = gst_device_get_display_name(device);
    const std::vector<Camera> all = cameras();
    const auto found = std::ranges::find(all, std::string(called), &Camera::name);
    g_free(called);
    // A camera that is gone gives no picture, as one whose plug was pulled.
    const std::string text = found == all.end() ? "videotestsrc num-buffers=0" : found->pipeline;
    GError* error = nullptr;
    GstElement* element = gst_parse_bin_from_description(text.c_str(), TRUE, &error);
    if (error != nullptr) {
        g_printerr("fake camera: %s\n", error->message);
        g_error_free(error);
    }
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
