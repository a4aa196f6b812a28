#pragma once

#include "samples/studio/random.h"
#include "samples/studio/scene.h"
#include "samples/studio/stock.h"

#include <optional>
#include <string_view>

/// The conditions that recognition is measured under, by name.
namespace cardinal::studio {

enum class Profile { clean, real, hard };

std::string_view name_of(Profile profile);
std::optional<Profile> profile_called(std::string_view name);

/// Draws light, optics, sensor and the camera's slant; who looks from where stays as it was.
void take_conditions(Scene& scene, Profile profile, Random& random);
/// Lets the lamp shine on some of the cards, as many and as strongly as the profile says.
void take_glare(Scene& scene, const Stock& stock, Profile profile, Random& random);

}  // namespace cardinal::studio
