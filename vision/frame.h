#pragma once

#include "engine/core/result.h"

#include <memory>
#include <opencv2/core.hpp>
#include <optional>
#include <string>

namespace cardinal::vision {

/// One picture from a source.
struct Frame {
    cv::Mat picture{};  ///< 8 bits: gray, or blue, green and red
    int index = 0;
    double time_ms = 0;   ///< since the source began
    std::string photo{};  ///< which one it is, as people call it, where each of a source stands for itself
};

/// Where frames come from. Files are stepped frame by frame; what is live gives its newest frame and drops the others.
class FrameSource {
public:
    FrameSource() = default;
    FrameSource(const FrameSource&) = delete;
    FrameSource& operator=(const FrameSource&) = delete;
    virtual ~FrameSource() = default;

    /// Nothing when the source is over; a sentence for people when it was lost in between. Whoever asks again after
    /// that lets it try to come back.
    virtual Result<std::optional<Frame>> next() = 0;
    /// As people call it: a file's name, an address, a camera's name.
    virtual std::string name() const = 0;
    virtual bool is_live() const = 0;
    /// Pictures that each stand for themselves: one, or photos that have nothing to do with each other.
    virtual bool is_still() const { return false; }
};

using Source = std::unique_ptr<FrameSource>;

}  // namespace cardinal::vision
