#include "companion/print/motifs.h"

#include "companion/print/icons.h"
#include "engine/core/hash.h"

#include <QLinearGradient>
#include <QPolygonF>
#include <QRadialGradient>
#include <QTransform>
#include <cmath>
#include <numbers>

namespace cardinal::print {
namespace {

/// Numbers that look random and depend on a name alone.
class Chance {
public:
    explicit Chance(std::string_view name) : state_(hash_of(name)) {}
    double between(double least, double greatest)
    {
        state_ = Hash64().add(state_).value();
        return least + (greatest - least) * static_cast<double>(state_ >> 11U) / 9007199254740992.0;
    }
    int up_to(int greatest) { return static_cast<int>(between(0, greatest + 0.999)); }

private:
    std::uint64_t state_;
};

/// The area from 0 to 100 wide and 0 to 40 high, with a ground at 40, is what scenes are drawn in.
class Scene {
public:
    Scene(Canvas& canvas, const QRectF& area, const QColor& colour, std::string_view name)
        : canvas_(canvas), area_(area), colour_(colour), chance_(name), unit_(area.width() / 100)
    {}

    void draw(Motif motif)
    {
        canvas_.pen().save();
        canvas_.pen().setClipRect(area_);
        switch (motif) {
        case Motif::figure: landscape(), figures(); break;
        case Motif::machine: landscape(), machine(); break;
        case Motif::wings: sky(0.15), clouds(), wings(); break;
        case Motif::tower: landscape(), towers(); break;
        case Motif::idea: lattice(); break;
        case Motif::event: rays(), rings(); break;
        case Motif::land: landscape(), trees(); break;
        case Motif::tool: rays(), tool(); break;
        }
        canvas_.pen().restore();
    }

private:
    Canvas& canvas_;
    QRectF area_;
    QColor colour_;
    Chance chance_;
    double unit_;

    double height() const { return area_.height() / unit_; }
    QColor tint(double share) const { return mixed(colour_, white, share); }
    QColor shade(double share) const { return mixed(colour_, QColor(16, 18, 30), share); }
    QTransform to_area() const { return QTransform().translate(area_.x(), area_.y()).scale(unit_, unit_); }
    void shape(const QPainterPath& path, const QColor& colour) { canvas_.fill(to_area().map(path), colour); }
    void shape(std::initializer_list<QPointF> points, const QColor& colour)
    {
        QPainterPath path;
        path.addPolygon(QPolygonF(QList<QPointF>(points)));
        path.closeSubpath();
        shape(path, colour);
    }
    void disc(double x, double y, double radius, const QColor& colour)
    {
        QPainterPath path;
        path.addEllipse(QPointF(x, y), radius, radius);
        shape(path, colour);
    }
    void block(double x, double y, double width, double tall, const QColor& colour)
    {
        shape({{x, y}, {x + width, y}, {x + width, y + tall}, {x, y + tall}}, colour);
    }

    void sky(double lightness)
    {
        QLinearGradient gradient(area_.topLeft(), area_.bottomLeft());
        gradient.setColorAt(0, tint(lightness));
        gradient.setColorAt(1, tint(0.82));
        canvas_.fill(area_, gradient);
    }

    void ridge(double top, double roughness, const QColor& colour)
    {
        QPolygonF line;
        line << QPointF(-1, height() + 1);
        for (double x = -1; x < 102; x += chance_.between(6, 15))
            line << QPointF(x, top + chance_.between(-roughness, roughness));
        line << QPointF(101, top) << QPointF(101, height() + 1);
        QPainterPath path;
        path.addPolygon(line);
        path.closeSubpath();
        shape(path, colour);
    }

    void landscape()
    {
        sky(chance_.between(0.3, 0.55));
        const double x = chance_.between(12, 88);
        disc(x, chance_.between(8, 15), chance_.between(5, 8), tint(0.93));
        ridge(height() * 0.52, 4.5, tint(0.52));
        ridge(height() * 0.68, 3.5, tint(0.26));
        ridge(height() * 0.86, 1.5, shade(0.28));
    }

    void clouds()
    {
        for (int cloud = 0; cloud < 5; ++cloud) {
            const double x = chance_.between(0, 100), y = chance_.between(10, height() - 3),
                         size = chance_.between(2, 4.5);
            for (int puff = -2; puff <= 2; ++puff)
                disc(x + puff * size, y - (2 - std::abs(puff)) * size * 0.4, size, tint(0.72));
        }
    }

    void figure(double x, double foot, double tall, const QColor& colour)
    {
        const double half = tall * 0.2;
        QPainterPath cloak;
        cloak.moveTo(x - half * 0.45, foot - tall * 0.78);
        cloak.cubicTo(x - half, foot - tall * 0.7, x - half * 1.05, foot - tall * 0.3, x - half * 0.95, foot);
        cloak.lineTo(x + half * 0.95, foot);
        cloak.cubicTo(x + half * 1.05, foot - tall * 0.3, x + half, foot - tall * 0.7, x + half * 0.45,
                      foot - tall * 0.78);
        cloak.closeSubpath();
        shape(cloak, colour);
        disc(x, foot - tall * 0.87, tall * 0.115, colour);
        draw_carried(x + half * 1.25, foot, tall, colour);
    }

    void draw_carried(double x, double foot, double tall, const QColor& colour)
    {
        const auto at = [&](double right, double up) { return QPointF(x + right * tall, foot - up * tall); };
        block(x, foot - tall * 1.12, tall * 0.035, tall * 1.12, colour);
        switch (carried_) {
        case Carried::spear: return shape({at(-0.04, 1.1), at(0.018, 1.27), at(0.075, 1.1)}, colour);
        case Carried::banner:
            return shape({at(0.035, 1.12), at(0.36, 1.06), at(0.27, 0.96), at(0.36, 0.86), at(0.035, 0.82)}, colour);
        case Carried::axe:
            return shape({at(0.03, 1.06), at(0.15, 1.16), at(0.19, 1.0), at(0.15, 0.84), at(0.03, 0.94)}, colour);
        }
    }

    void figures()
    {
        carried_ = static_cast<Carried>(chance_.up_to(2));
        const int others = chance_.up_to(2);
        const double middle = chance_.between(36, 64), foot = height() + 1;
        for (int other = 0; other < others; ++other)
            figure(middle + (other == 0 ? -19 : 19) + chance_.between(-3, 3), foot, height() * 0.58, shade(0.12));
        figure(middle, foot, height() * 0.76, shade(0.62));
    }

    void machine()
    {
        const double x = chance_.between(28, 44), foot = height() - 2, size = chance_.between(0.85, 1.1);
        const bool looks_right = chance_.up_to(1) == 1;
        const auto at = [&](double right, double up) {
            return QPointF(x + 12 + (looks_right ? right : -right) * size, foot - up * size);
        };
        shape({at(-20, 4), at(-16, 11), at(18, 11), at(22, 4)}, shade(0.62));
        shape({at(-9, 11), at(-6, 19), at(9, 19), at(12, 11)}, shade(0.45));
        shape({at(9, 18), at(32, 20), at(32, 18), at(9, 14.5)}, shade(0.62));
        QPainterPath track;
        const QPointF left = at(looks_right ? -21 : 23, 6), right = at(looks_right ? 23 : -21, 0);
        track.addRoundedRect(QRectF(left, right), 3 * size, 3 * size);
        shape(track, shade(0.8));
        for (int wheel = 0; wheel < 5; ++wheel) {
            const QPointF centre = at(-16 + wheel * 8.4, 3);
            disc(centre.x(), centre.y(), 2.1 * size, tint(0.25));
        }
        block(at(-2, 27).x(), at(0, 27).y(), 0.7, 8 * size, shade(0.62));
    }

    void wings()
    {
        const double x = chance_.between(40, 60), y = height() * chance_.between(0.4, 0.55),
                     size = chance_.between(0.9, 1.2);
        const QTransform turn = QTransform().translate(x, y).rotate(chance_.between(-24, 24)).scale(size, size);
        const auto part = [&](std::initializer_list<QPointF> points, const QColor& colour) {
            QPainterPath path;
            path.addPolygon(QPolygonF(QList<QPointF>(points)));
            path.closeSubpath();
            shape(turn.map(path), colour);
        };
        for (const double side : {-1.0, 1.0}) {
            part({{-18, side * 1.2}, {-60, side * 2.2}, {-18, side * 3}}, tint(0.8));
            part({{6, side * 1}, {-14, side * 17}, {-20, side * 17}, {-12, side * 1}}, shade(0.45));
            part({{-14, side * 1}, {-21, side * 7}, {-24, side * 7}, {-20, side * 1}}, shade(0.6));
        }
        part({{24, 0}, {14, -2}, {-20, -2.6}, {-20, 2.6}, {14, 2}}, shade(0.66));
        part({{13, -1.1}, {5, -1.5}, {5, 1.5}, {13, 1.1}}, tint(0.6));
    }

    void tower(double x, double width, double tall, const QColor& colour)
    {
        const double top = height() - tall, tooth = width / 5;
        block(x, top, width, tall + 1, colour);
        for (int at = 0; at < 3; ++at)
            block(x + at * 2 * tooth, top - tooth, tooth, tooth + 0.1, colour);
        for (int row = 0; row < 2; ++row)
            block(x + width / 2 - 0.6, top + 4 + row * 6, 1.2, 2.6, tint(0.75));
    }

    void towers()
    {
        if (chance_.up_to(2) == 0)
            return works();
        const double middle = chance_.between(40, 60);
        tower(middle - 21 - chance_.between(0, 4), 9, height() * chance_.between(0.45, 0.6), shade(0.3));
        tower(middle + 13 + chance_.between(0, 4), 9, height() * chance_.between(0.42, 0.62), shade(0.3));
        block(middle - 22, height() * 0.68, 44, height() * 0.34, shade(0.45));
        tower(middle - 7, 14, height() * chance_.between(0.7, 0.82), shade(0.62));
        QPainterPath gate;
        gate.addRoundedRect(QRectF(middle - 3, height() - 7, 6, 12), 3, 3);
        shape(gate, tint(0.5));
    }

    /// Chimneys with smoke over a row of roofs.
    void works()
    {
        const double left = chance_.between(22, 34), smoke = chance_.between(-1.4, 1.4);
        for (int chimney = 0; chimney < 3; ++chimney) {
            const double x = left + 6 + chimney * 18, top = height() * chance_.between(0.28, 0.46);
            for (int puff = 0; puff < 5; ++puff)
                disc(x + 2.5 + puff * smoke, top - 2 - puff * 2.6, 1.5 + puff * 0.6, tint(0.8));
            shape({{x, height()}, {x + 1, top}, {x + 4, top}, {x + 5, height()}}, shade(0.3));
        }
        for (int roof = 0; roof < 4; ++roof) {
            const double x = left + roof * 13, top = height() * 0.7;
            shape({{x, height() + 1}, {x, top}, {x + 13, top + 6}, {x + 13, height() + 1}}, shade(0.62));
            block(x + 3, top + 9, 3, 2.4, tint(0.6));
        }
    }

    void lattice()
    {
        canvas_.fill(area_, shade(0.35));
        constexpr double radius = 6;
        for (int row = -1; row * radius * 1.5 < height() + radius; ++row)
            for (int column = -1; column < 11; ++column) {
                const double x = column * radius * 1.732 + (row % 2 == 0 ? 0 : radius * 0.866), y = row * radius * 1.5;
                const double light = chance_.between(0, 1);
                hexagon(x, y, radius * 0.92,
                        light > 0.86  ? tint(0.7)
                        : light > 0.6 ? tint(0.12)
                                      : shade(0.5 + light * 0.25));
            }
        for (int node = 0; node < 5; ++node)
            disc(chance_.between(8, 92), chance_.between(6, height() - 6), 0.9, tint(0.92));
    }

    void hexagon(double x, double y, double radius, const QColor& colour)
    {
        QPolygonF corners;
        for (int corner = 0; corner < 6; ++corner) {
            const double angle = std::numbers::pi * (corner / 3.0 + 1.0 / 6);
            corners << QPointF(x + radius * std::cos(angle), y + radius * std::sin(angle));
        }
        QPainterPath path;
        path.addPolygon(corners);
        path.closeSubpath();
        shape(path, colour);
    }

    void rays()
    {
        canvas_.fill(area_, shade(0.2));
        const double x = chance_.between(35, 65), y = height() * chance_.between(0.4, 0.6);
        const int count = 10 + 2 * chance_.up_to(4);
        const double twist = chance_.between(0, 1);
        for (int ray = 0; ray < count; ++ray) {
            const double from = 2 * std::numbers::pi * (ray + twist) / count, to = from + std::numbers::pi / count;
            shape({{x, y},
                   {x + 120 * std::cos(from), y + 120 * std::sin(from)},
                   {x + 120 * std::cos(to), y + 120 * std::sin(to)}},
                  tint(0.1));
        }
        disc(x, y, height() * 0.34, tint(0.45));
        disc(x, y, height() * 0.24, tint(0.7));
        centre_ = {x, y};
    }

    void rings()
    {
        constexpr Icon signs[] = {Icon::none, Icon::bolt, Icon::burst, Icon::star, Icon::swords};
        const double side = height() * 0.3;
        disc(centre_.x(), centre_.y(), height() * 0.13, tint(0.95));
        shape(icon_in(signs[chance_.up_to(4)], {centre_.x() - side / 2, centre_.y() - side / 2, side, side}),
              shade(0.45));
        const double inner = height() * 0.3;
        for (int spark = 0; spark < 14; ++spark) {
            const double angle = chance_.between(0, 6.28), far = inner + chance_.between(3, 24);
            disc(centre_.x() + far * std::cos(angle), centre_.y() + far * std::sin(angle) * 0.8,
                 chance_.between(0.4, 1.5), tint(0.88));
        }
    }

    void trees()
    {
        for (int tree = 0; tree < 11; ++tree) {
            const double x = chance_.between(2, 98), foot = height() + chance_.between(-4, 2),
                         tall = chance_.between(7, 17);
            for (int tier = 0; tier < 3; ++tier)
                shape({{x - tall * (0.26 - tier * 0.05), foot - tall * tier * 0.26},
                       {x, foot - tall * (0.52 + tier * 0.24)},
                       {x + tall * (0.26 - tier * 0.05), foot - tall * tier * 0.26}},
                      shade(0.4 + 0.1 * tier));
        }
    }

    void tool()
    {
        const double side = height() * 0.62;
        const Icon signs[] = {Icon::shield, Icon::swords, Icon::gear};
        const QRectF place(centre_.x() - side / 2, centre_.y() - side / 2, side, side);
        shape(icon_in(signs[chance_.up_to(2)], place), shade(0.6));
    }

    enum class Carried { spear, banner, axe };
    Carried carried_ = Carried::spear;
    QPointF centre_{50, 20};
};

}  // namespace

void draw_motif(Canvas& canvas, const QRectF& area, Motif motif, const QColor& colour, std::string_view name)
{
    Scene(canvas, area, colour, name).draw(motif);
}

}  // namespace cardinal::print
