// Codes in photos, drawn so that what they say is known: many in one picture, and what stands in a decoder's way.
#include "vision/photographed_codes.h"

#include "vision/fixed_modules.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>
#include <qrcodegen.hpp>

namespace cardinal::vision {
namespace {

using testing::IsEmpty;
using testing::UnorderedElementsAreArray;

/// Dark on light, with so many pixels a module and four modules of paper around.
cv::Mat code_saying(const std::string& text, int module_px)
{
    const qrcodegen::QrCode code = qrcodegen::QrCode::encodeText(text.c_str(), qrcodegen::QrCode::Ecc::MEDIUM);
    const int quiet = 4, side = code.getSize() + 2 * quiet;
    cv::Mat modules(side, side, CV_8U, cv::Scalar(225)), picture;
    for (int y = 0; y < code.getSize(); ++y)
        for (int x = 0; x < code.getSize(); ++x)
            if (code.getModule(x, y))
                modules.at<uchar>(y + quiet, x + quiet) = 35;
    cv::resize(modules, picture, {}, module_px, module_px, cv::INTER_NEAREST);
    return picture;
}

/// Rows of codes close beside each other, as on a sheet.
cv::Mat sheet_of(const std::vector<std::string>& texts, int columns, int module_px)
{
    constexpr int cell = 29;  // modules
    const int px = cell * module_px, rows = (static_cast<int>(texts.size()) + columns - 1) / columns;
    cv::Mat sheet(rows * px, columns * px, CV_8U, cv::Scalar(225));
    for (int at = 0; at < static_cast<int>(texts.size()); ++at) {
        const cv::Mat code = code_saying(texts[static_cast<std::size_t>(at)], module_px);
        code.copyTo(sheet(cv::Rect({at % columns * px, at / columns * px}, code.size())));
    }
    return sheet;
}

/// As a camera sees it that leans and is a little out of focus, with noise.
cv::Mat photo_of(const cv::Mat& sheet, cv::Size size, double blur_px)
{
    const auto w = static_cast<float>(sheet.cols), h = static_cast<float>(sheet.rows);
    const auto pw = static_cast<float>(size.width), ph = static_cast<float>(size.height);
    const std::array<cv::Point2f, 4> from{{{0, 0}, {w, 0}, {w, h}, {0, h}}},
        to{{{0.12F * pw, 0.1F * ph}, {0.9F * pw, 0.06F * ph}, {0.96F * pw, 0.95F * ph}, {0.05F * pw, 0.9F * ph}}};
    cv::Mat wide(2 * size.height, 2 * size.width, CV_8U), photo, noise(size, CV_8S);
    const cv::Matx33d doubled(2, 0, 0, 0, 2, 0, 0, 0, 1);
    cv::warpPerspective(sheet, wide, cv::Mat(doubled) * cv::getPerspectiveTransform(from, to), wide.size(),
                        cv::INTER_AREA, cv::BORDER_CONSTANT, 90);
    cv::resize(wide, photo, size, 0, 0, cv::INTER_AREA);
    cv::GaussianBlur(photo, photo, {}, blur_px);
    cv::RNG random(5);
    random.fill(noise, cv::RNG::NORMAL, 0, 2);
    cv::add(photo, noise, photo, cv::noArray(), CV_8U);
    return photo;
}

std::vector<std::string> texts_of(const std::vector<Decoded>& codes)
{
    std::vector<std::string> texts;
    texts.reserve(codes.size());
    for (const Decoded& code : codes)
        texts.push_back(code.text);
    return texts;
}

std::vector<std::string> some_texts(int count)
{
    std::vector<std::string> texts;
    texts.reserve(static_cast<std::size_t>(count));
    for (int number = 0; number < count; ++number)
        texts.push_back("table " + std::to_string(number));
    return texts;
}

TEST(PhotographedCodes, AreAllReadHoweverManyThereAre)
{
    const std::vector<std::string> texts = some_texts(24);
    const cv::Mat photo = photo_of(sheet_of(texts, 6, 8), {1280, 900}, 0.6);
    EXPECT_THAT(texts_of(read_photographed_codes(photo)), UnorderedElementsAreArray(texts));
    EXPECT_LT(decoded(photo).size(), texts.size()) << "a decoder reads them all: this picture tells nothing";
}

TEST(PhotographedCodes, AreReadWhereADecoderHardlySeesThem)
{
    const std::vector<std::string> texts = some_texts(8);
    const cv::Mat photo = photo_of(sheet_of(texts, 4, 8), {400, 230}, 0.75);
    EXPECT_THAT(texts_of(read_photographed_codes(photo)), UnorderedElementsAreArray(texts));
}

/// Around a bottle, seen from a little above: the further to the sides, the narrower and the higher.
cv::Mat around_a_bottle(const cv::Mat& sheet, cv::Size size, double ends_at)
{
    cv::Mat_<float> across(size * 2), down(size * 2);
    const double scale = 1.25 * sheet.cols / (2 * size.width);
    for (int y = 0; y < across.rows; ++y)
        for (int x = 0; x < across.cols; ++x) {
            const double sine =
                std::clamp((x - size.width) * scale / (sheet.cols / 2.0) * std::sin(ends_at), -1.0, 1.0);
            const double angle = std::asin(sine), sinks = (1 - std::cos(angle)) * sheet.cols / 4;
            across(y, x) = static_cast<float>(sheet.cols / 2.0 * (1 + angle / ends_at));
            down(y, x) = static_cast<float>((y - size.height) * scale * (1 + 0.1 * (1 - std::cos(angle))) +
                                            sheet.rows / 2.0 + sinks);
        }
    cv::Mat wide, photo;
    cv::remap(sheet, wide, across, down, cv::INTER_LINEAR, cv::BORDER_CONSTANT, 90);
    cv::resize(wide, photo, size, 0, 0, cv::INTER_AREA);
    cv::GaussianBlur(photo, photo, {}, 0.8);
    return photo;
}

TEST(PhotographedCodes, AreReadFromPaperThatIsBent)
{
    for (const char* text : {"a label", "https://example.org/a/longer/label/around/a/bottle/of/something"}) {
        const cv::Mat photo = around_a_bottle(code_saying(text, 8), {260, 260}, 1.1);
        EXPECT_EQ(texts_of(read_photographed_codes(photo)), std::vector<std::string>{text});
        EXPECT_THAT(decoded(photo), IsEmpty()) << "a decoder reads it: this picture tells nothing";
    }
}

TEST(PhotographedCodes, HaveTheirFixedModulesWhereTheyArePrinted)
{
    for (int version = 1; version <= most_versions; ++version) {
        const auto segments = qrcodegen::QrSegment::makeSegments("any");
        const auto code = qrcodegen::QrCode::encodeSegments(segments, qrcodegen::QrCode::Ecc::LOW, version, version);
        const FixedModules fixed(version);
        ASSERT_EQ(fixed.side(), code.getSize());
        for (int y = 0; y < fixed.side(); ++y)
            for (int x = 0; x < fixed.side(); ++x)
                if (fixed.is_fixed(x, y)) {
                    EXPECT_EQ(fixed.is_dark(x, y), code.getModule(x, y)) << version << ": " << x << ", " << y;
                }
    }
}

TEST(PhotographedCodes, AreReadLightOnDarkAndWhereTheyLie)
{
    const cv::Mat photo = 255 - photo_of(sheet_of({"night"}, 1, 8), {300, 300}, 0.6);
    const std::vector<Decoded> codes = read_photographed_codes(photo);
    ASSERT_EQ(texts_of(codes), std::vector<std::string>{"night"});
    EXPECT_LT(cv::norm(middle_of(codes[0].quad) - cv::Point2d(150, 150)), 20);
}

TEST(PhotographedCodes, AreReadOnceWhereTwoSayTheSame)
{
    const std::vector<std::string> twice{"twin", "twin"};
    EXPECT_EQ(texts_of(read_photographed_codes(photo_of(sheet_of(twice, 2, 8), {640, 320}, 0.6))), twice);
}

TEST(PhotographedCodes, AreNotMadeUp)
{
    cv::Mat noise(300, 400, CV_8U);
    cv::RNG(3).fill(noise, cv::RNG::UNIFORM, 0, 256);
    EXPECT_THAT(read_photographed_codes(noise), IsEmpty());
    cv::Mat eyes(400, 400, CV_8U, cv::Scalar(220));  // three, and nothing between them
    for (const cv::Point eye : {cv::Point(40, 40), cv::Point(290, 40), cv::Point(40, 290)})
        for (const auto& [inset, gray] : {std::pair{0, 30}, {10, 220}, {20, 30}})
            cv::rectangle(eyes, {eye.x + inset, eye.y + inset, 70 - 2 * inset, 70 - 2 * inset}, gray, cv::FILLED);
    EXPECT_THAT(read_photographed_codes(eyes), IsEmpty());
    for (const cv::Size size : {cv::Size(1, 1), cv::Size(1, 90), cv::Size(21, 21), cv::Size(30, 3000)})
        EXPECT_THAT(read_photographed_codes(cv::Mat(size, CV_8U, cv::Scalar(90))), IsEmpty());
    EXPECT_THAT(read_photographed_codes(cv::Mat()), IsEmpty());
}

}  // namespace
}  // namespace cardinal::vision
