#pragma once

#include "samples/studio/truth.h"

#include <memory>

/// The door for whoever wants pictures in memory.
namespace cardinal::studio {

struct Picture {
    cv::Mat pixels{};  ///< 8 bits, BGR
    Truth truth{};
};

/// What a camera sees of the scene, and what really lies there. The same scene gives the same bytes every time, on one
/// thread or many. Every print that the scene names has to be in the stock, which has to live as long as the truth.
Picture render(const Scene& scene, const Stock& stock);

/// Only what lies there, without a picture: all of it but what is visible, which then counts as everything in view.
Truth truth_of(const Scene& scene, const Stock& stock);

/// The light that falls on each pixel before the sensor takes it: for measurements.
cv::Mat light_of(const Scene& scene, const Stock& stock);

/// Takes the pictures of a film: what lies as in the frame before is not painted again. Each picture is that of
/// `render`, byte for byte. The stock has to live as long.
class FilmCamera {
public:
    explicit FilmCamera(const Stock& stock);
    FilmCamera(FilmCamera&&) noexcept;
    FilmCamera& operator=(FilmCamera&&) noexcept;
    ~FilmCamera();

    cv::Mat picture(const Scene& scene);
    /// What the last picture cost: the rows of pixels that were painted.
    int painted_rows() const;

private:
    struct Before;
    const Stock* stock_;
    std::unique_ptr<Before> before_;
    int painted_rows_ = 0;
};

}  // namespace cardinal::studio
