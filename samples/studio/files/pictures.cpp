#include "samples/studio/files/pictures.h"

#include <opencv2/imgcodecs.hpp>

namespace cardinal::studio {

Result<void> write_picture(const std::filesystem::path& file, const cv::Mat& picture)
{
    try {
        if (cv::imwrite(file.string(), picture, {cv::IMWRITE_PNG_COMPRESSION, 1}))
            return {};
        return Failure{{"Cannot write " + file.string() + "."}};
    } catch (const cv::Exception&) {
        return Failure{{"Cannot write " + file.string() + ": call it .png or .jpg."}};
    }
}

}  // namespace cardinal::studio
