#pragma once

#include "calibration/lens_measurement.h"
#include "calibration/table_pose.h"
#include "engine/core/result.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What was measured of cameras and places and is worth keeping, each in a small JSON file of its own below the data
/// folder: `cameras/` has lenses by camera and size of picture, `places/` where a mat lay last.
namespace cardinal::profiles {

struct LensProfile {
    std::string camera{};
    calibration::Lens lens{};
    calibration::LensSpread spread{};
    double foretold_px = 0;
    std::string why{};
    int views = 0;
    std::string measured_on{};  ///< a day, 2026-01-31
};

struct PlaceProfile {
    std::string place{}, camera{}, game{};
    calibration::TablePose pose{};
    std::string seen_on{};
};

/// What a source's camera is called where nobody names it: an address as it is, without passwords and questions; for
/// pictures and films, which say nothing of their camera, `pictures`.
std::string camera_of(std::string_view address);

/// The day on which something is measured: 2026-01-31.
std::string today();

class Profiles {
public:
    explicit Profiles(std::filesystem::path data_folder) : folder_(std::move(data_folder)) {}

    Result<void> keep(const LensProfile& profile) const;
    Result<void> keep(const PlaceProfile& profile) const;
    /// Nothing where none was kept; fails where the file is damaged.
    Result<std::optional<LensProfile>> lens(std::string_view camera, const cv::Size& picture) const;
    Result<std::optional<PlaceProfile>> place(std::string_view name) const;
    /// All that can be read, in the order of their names.
    std::vector<LensProfile> lenses() const;
    std::vector<PlaceProfile> places() const;
    /// Nobody knows of it any more.
    void forget(const LensProfile& profile) const;
    void forget(const PlaceProfile& profile) const;

    std::filesystem::path file_of(std::string_view camera, const cv::Size& picture) const;
    std::filesystem::path file_of(std::string_view place) const;

private:
    std::filesystem::path folder_;
};

/// The lens that was kept, or what most webcams are like where none was, or where it cannot be read.
calibration::Lens lens_for(const Profiles& profiles, std::string_view camera, const cv::Size& picture);

/// All that were kept of it, one for each size of pictures.
std::vector<calibration::Lens> lenses_of(const Profiles& profiles, std::string_view camera);

}  // namespace cardinal::profiles
