#include "vision/stencils.h"

#include "vision/blurred_code.h"

#include <memory>
#include <vector>

namespace cardinal::vision {
namespace {

int hidden_in(std::size_t part) { return part == whole ? 0 : hidden_modules.at((part - 1) / 4); }

/// Whether the part shows a cell. The paper beyond what hides the code does not count either.
bool shows(std::size_t part, int row, int column)
{
    if (part == whole)
        return true;
    const int cut = hidden_in(part) + ring;
    switch ((part - 1) % 4) {
    case 0: return column >= cut;
    case 1: return column < soft_side - cut;
    case 2: return row >= cut;
    default: return row < soft_side - cut;
    }
}

SoftCode limited_to(std::size_t part, SoftCode weights)
{
    for (int row = 0; row < soft_side; ++row)
        for (int column = 0; column < soft_side; ++column)
            if (!shows(part, row, column))
                weights[as_index(row * soft_side + column)] = 0;
    return weights;
}

SoftCode squared(SoftCode shares)
{
    for (float& share : shares)
        share *= share;
    return shares;
}

SoftCode only_data()
{
    SoftCode weights{};
    for (const int cell : cells_with_data())
        weights[as_index(cell)] = 1;
    return weights;
}

SoftCode ones()
{
    SoftCode weights;
    weights.fill(1);
    return weights;
}

/// The same for a blur that differs across and down, only to be held against.
struct FrameLook {
    Weighing weighing;
    Comparison comparison;
    explicit FrameLook(const Blur& blur)
        : weighing(squared(share_of_frame(blur)), Weighing::Light::slopes), comparison(blurred_frame(blur), weighing)
    {}
};

/// A frame with its weights. What a cell takes over from its neighbours with data counts twice against it.
struct Frame {
    Weighing weighing;
    Stencil stencil;
    Frame(double blur, std::size_t part)
        : weighing(limited_to(part, squared(share_of_frame(blur))), Weighing::Light::slopes),
          stencil(blurred_frame(blur), weighing)
    {}
};

std::vector<Weighing> for_each_part(const SoftCode& weights)
{
    std::vector<Weighing> all;
    for (std::size_t part = 0; part < part_count; ++part)
        all.emplace_back(limited_to(part, weights));
    return all;
}

}  // namespace

double share_of(std::size_t part) { return 1 - hidden_in(part) / static_cast<double>(code_modules); }

const Stencil& frame_stencil(std::size_t blur_level, std::size_t part)
{
    static const auto all = [] {
        std::vector<std::unique_ptr<const Frame>> made;
        for (std::size_t each = 0; each < part_count; ++each)
            for (const double blur : blur_levels)
                made.push_back(std::make_unique<const Frame>(blur, each));
        return made;
    }();
    return all.at(part * blur_levels.size() + blur_level)->stencil;
}

const Comparison& frame_look(std::size_t across, std::size_t down)
{
    static const auto all = [] {
        std::vector<std::unique_ptr<const FrameLook>> made;
        for (const double blur_across : blur_levels)
            for (const double blur_down : blur_levels)
                made.push_back(std::make_unique<const FrameLook>(Blur(blur_across, blur_down)));
        return made;
    }();
    return all.at(across * blur_levels.size() + down)->comparison;
}

const Weighing& data_weighing(std::size_t part)
{
    static const auto all = for_each_part(only_data());
    return all.at(part);
}

const Weighing& full_weighing(std::size_t part)
{
    static const auto all = for_each_part(ones());
    return all.at(part);
}

}  // namespace cardinal::vision
