#include "companion/pages/plot.h"

#include "companion/pages/html.h"

#include <algorithm>
#include <cmath>

namespace cardinal::pages {
namespace {

constexpr double width = 320, height = 150;
constexpr double left = 30, right = 24, top = 8, bottom = 20;  // of the drawing area
constexpr double apart = 11;                                   // names at the end of lines that would touch

std::string told(double number)
{
    const long tenths = std::lround(number * 10);
    return std::to_string(tenths / 10) + "." + std::to_string(std::abs(tenths % 10));
}

std::string attribute(const char* name, double number) { return std::string(" ") + name + "=\"" + told(number) + "\""; }

/// From the numbers of a match to places on the drawing.
class Scale {
public:
    explicit Scale(const Plot& plot)
    {
        for (const Series& series : plot.series)
            for (const int number : series.numbers) {
                least_ = std::min(least_, number);
                most_ = std::max(most_, number);
            }
        for (const Series& series : plot.series)
            moments_ = std::max(moments_, series.numbers.size());
    }

    double x(std::size_t moment) const
    {
        const double way = moments_ > 1 ? static_cast<double>(moment) / static_cast<double>(moments_ - 1) : 0;
        return left + way * (width - left - right);
    }
    double y(int number) const
    {
        const double way = static_cast<double>(number - least_) / static_cast<double>(most_ - least_);
        return height - bottom - way * (height - top - bottom);
    }
    int least() const { return least_; }
    int most() const { return most_; }

private:
    int least_ = 0, most_ = 1;  // a plot always shows the 0
    std::size_t moments_ = 1;
};

std::string text(double x, double y, const std::string& words, const char* anchor)
{
    return "<text" + attribute("x", x) + attribute("y", y) + " text-anchor=\"" + anchor + "\">" + escaped(words) +
           "</text>";
}

std::string level(const Scale& scale, int number)
{
    const double y = scale.y(number);
    return "<line class=\"grid\"" + attribute("x1", left) + attribute("x2", width - right) + attribute("y1", y) +
           attribute("y2", y) + "/>" + text(left - 5, y + 4, std::to_string(number), "end");
}

/// Turns that would be written over each other are left out.
std::string ticks(const Plot& plot, const Scale& scale)
{
    std::string drawing;
    double last = -width;
    for (const Tick& tick : plot.ticks) {
        const double x = scale.x(tick.moment);
        drawing += "<line class=\"grid\"" + attribute("x1", x) + attribute("x2", x) + attribute("y1", top) +
                   attribute("y2", height - bottom) + " stroke-opacity=\".5\"/>";
        if (x - last < 14)
            continue;
        drawing += text(x, height - 6, tick.name, "middle");
        last = x;
    }
    return drawing;
}

/// Numbers stay what they are until something changes them, so the line goes in steps.
std::string line(const Series& series, const Scale& scale, std::size_t at)
{
    std::string path;
    for (std::size_t moment = 0; moment < series.numbers.size(); ++moment) {
        const bool goes_on = moment > 0 && series.numbers[moment] == series.numbers[moment - 1];
        const bool is_last = moment + 1 == series.numbers.size();
        if (goes_on && !is_last)
            continue;
        if (moment == 0)
            path += "M" + told(scale.x(0)) + " " + told(scale.y(series.numbers[0]));
        else
            path += "H" + told(scale.x(moment)) + "V" + told(scale.y(series.numbers[moment]));
    }
    return "<path class=\"s" + std::to_string(at & 3U) + "\" d=\"" + path + "\"/>";
}

std::string names(const Plot& plot, const Scale& scale)
{
    std::vector<std::pair<double, std::string>> ends;
    for (const Series& series : plot.series)
        if (!series.numbers.empty())
            ends.emplace_back(scale.y(series.numbers.back()) + 4, series.name);
    std::ranges::sort(ends);
    std::string drawing;
    double lowest = -height;
    for (const auto& [y, name] : ends) {
        lowest = std::max(y, lowest + apart);
        drawing += text(width - right + 5, lowest, name, "start");
    }
    return drawing;
}

std::string marks(const Plot& plot, const Scale& scale)
{
    std::string drawing;
    for (const std::size_t moment : plot.marks) {
        const double x = scale.x(moment), y = height - bottom;
        drawing += "<path class=\"mark\" d=\"M" + told(x) + " " + told(y) + "l-3 -6h6z\"/>";
    }
    return drawing;
}

}  // namespace

std::string drawn(const Plot& plot)
{
    const Scale scale(plot);
    std::string drawing = ticks(plot, scale) + level(scale, scale.least()) + level(scale, scale.most());
    for (std::size_t at = 0; at < plot.series.size(); ++at)
        drawing += line(plot.series[at], scale, at);
    drawing += marks(plot, scale) + names(plot, scale);
    const std::string box = "viewBox=\"0 0 " + told(width) + " " + told(height) + "\"";
    return element("figure", "",
                   element("figcaption", "", escaped(plot.title)) + "<svg " + box + " role=\"img\" aria-label=\"" +
                       escaped(plot.title) + "\">" + drawing + "</svg>\n");
}

}  // namespace cardinal::pages
