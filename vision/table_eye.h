#pragma once

#include "vision/card_finder.h"
#include "vision/frame.h"
#include "vision/scene.h"

#include <memory>
#include <vector>

namespace cardinal::vision {

/// What is known of a table before anybody looks at it.
struct TableSetup {
    Printing printing{};
    MatSize mat{};  ///< whose corner markers are looked for; without a size nothing is told in millimetres
    /// Of this camera, for some sizes of pictures; for others it is taken to be what most webcams are like.
    std::vector<calibration::Lens> lenses{};
};

/// Looks at one frame after another and tells what lies on the table. Things keep their numbers; only what changed is
/// looked at again. A thing is settled when two looks agreed. One eye for each camera; not for several threads at once.
class TableEye {
public:
    /// The codebook has to live as long as this.
    explicit TableEye(const Codebook& codebook, TableSetup setup = {});
    ~TableEye();
    TableEye(TableEye&&) noexcept;
    TableEye& operator=(TableEye&&) noexcept;

    /// Frames come in the order of their times. Pictures of 8 bits, gray or blue, green and red.
    Scene look(const Frame& frame);

private:
    class Work;
    std::unique_ptr<Work> work_;
};

}  // namespace cardinal::vision
