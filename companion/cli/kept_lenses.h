#pragma once

#include "companion/cli/data_folder.h"
#include "companion/profiles/profiles.h"

#include <string>
#include <vector>

namespace cardinal::cli {

/// What was measured of the camera of that name; where it has none, of the one that the source's address names.
inline std::vector<calibration::Lens> kept_lenses(const Session& session, const std::string& camera,
                                                  const std::string& address)
{
    const auto folder = data_folder(session);
    if (!folder)
        return {};
    return profiles::lenses_of(profiles::Profiles(*folder), camera.empty() ? profiles::camera_of(address) : camera);
}

}  // namespace cardinal::cli
