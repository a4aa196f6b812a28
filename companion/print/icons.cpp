#include "companion/print/icons.h"

#include <QPolygonF>
#include <QTransform>
#include <cmath>
#include <initializer_list>
#include <numbers>

// Every sign is drawn in a square from 0 to 100 and then laid where it belongs.
namespace cardinal::print {
namespace {

QPainterPath polygon(std::initializer_list<QPointF> points)
{
    QPainterPath path;
    path.addPolygon(QPolygonF(QList<QPointF>(points)));
    path.closeSubpath();
    return path;
}

QPainterPath circle(double x, double y, double radius)
{
    QPainterPath path;
    path.addEllipse(QPointF(x, y), radius, radius);
    return path;
}

QPainterPath box(double x, double y, double width, double height)
{
    QPainterPath path;
    path.addRect(x, y, width, height);
    return path;
}

QPainterPath turned(const QPainterPath& path, double degrees)
{
    return QTransform().translate(50, 50).rotate(degrees).translate(-50, -50).map(path);
}

/// Points in turn on two circles around the middle.
QPainterPath star(int points, double outer, double inner)
{
    QPolygonF shape;
    for (int at = 0; at < 2 * points; ++at) {
        const double angle = std::numbers::pi * at / points, radius = at % 2 == 0 ? outer : inner;
        shape << QPointF(50 + radius * std::sin(angle), 50 - radius * std::cos(angle));
    }
    QPainterPath path;
    path.addPolygon(shape);
    path.closeSubpath();
    return path;
}

QPainterPath bolt() { return polygon({{62, 2}, {18, 56}, {46, 56}, {36, 98}, {84, 40}, {54, 40}}); }

QPainterPath gear()
{
    QPainterPath teeth = circle(50, 50, 32);
    for (int tooth = 0; tooth < 8; ++tooth)
        teeth = teeth.united(turned(polygon({{41, 6}, {59, 6}, {63, 24}, {37, 24}}), tooth * 45.0));
    return teeth.subtracted(circle(50, 50, 14));
}

QPainterPath plant()
{
    QPainterPath works =
        polygon({{6, 94}, {6, 44}, {32, 60}, {32, 44}, {58, 60}, {58, 10}, {78, 10}, {80, 50}, {94, 50}, {94, 94}});
    return works.subtracted(box(18, 72, 12, 12)).subtracted(box(42, 72, 12, 12)).subtracted(box(66, 72, 12, 12));
}

QPainterPath swords()
{
    QPainterPath sword = polygon({{50, -14}, {57, 0}, {57, 70}, {43, 70}, {43, 0}});
    sword = sword.united(box(29, 70, 42, 9)).united(box(45, 79, 10, 22)).united(circle(50, 106, 8));
    const QPainterPath one = turned(sword, 45), other = turned(sword, -45);
    return other.subtracted(turned(box(38, -20, 24, 88), 45)).united(one);
}

QPainterPath flag()
{
    QPainterPath cloth;
    cloth.moveTo(26, 8);
    cloth.cubicTo(48, -6, 62, 26, 92, 8);
    cloth.lineTo(92, 54);
    cloth.cubicTo(62, 72, 48, 40, 26, 54);
    cloth.closeSubpath();
    return cloth.united(box(14, 4, 9, 94));
}

QPainterPath shield()
{
    QPainterPath path;
    path.moveTo(50, 2);
    path.cubicTo(66, 14, 80, 16, 92, 16);
    path.cubicTo(94, 60, 76, 86, 50, 98);
    path.cubicTo(24, 86, 6, 60, 8, 16);
    path.cubicTo(20, 16, 34, 14, 50, 2);
    return path;
}

QPainterPath heart()
{
    QPainterPath path;
    path.moveTo(50, 94);
    path.cubicTo(-20, 48, 4, 4, 30, 6);
    path.cubicTo(42, 8, 48, 18, 50, 26);
    path.cubicTo(52, 18, 58, 8, 70, 6);
    path.cubicTo(96, 4, 120, 48, 50, 94);
    return path;
}

QPainterPath person(double x, double head, double foot, double half)
{
    QPainterPath body;
    const double top = head + half * 1.5;
    body.moveTo(x - half, foot);
    body.cubicTo(x - half, top, x + half, top, x + half, foot);
    body.closeSubpath();
    return body.united(circle(x, head, half * 0.62));
}

QPainterPath people()
{
    const QPainterPath front = person(50, 30, 96, 26);
    QPainterPath behind = person(22, 34, 84, 18).united(person(78, 34, 84, 18));
    QPainterPath gap = person(50, 30, 100, 31);
    return behind.subtracted(gap).united(front);
}

QPainterPath chevrons(bool points_up)
{
    const QPainterPath one = polygon({{50, 8}, {94, 46}, {94, 66}, {50, 28}, {6, 66}, {6, 46}});
    const QPainterPath both = one.united(one.translated(0, 30));
    return points_up ? both : turned(both, 180);
}

QPainterPath hourglass()
{
    return box(14, 4, 72, 10)
        .united(box(14, 86, 72, 10))
        .united(polygon({{22, 14}, {78, 14}, {54, 50}, {78, 86}, {22, 86}, {46, 50}}))
        .subtracted(polygon({{34, 20}, {66, 20}, {61, 28}, {39, 28}}));
}

QPainterPath gem()
{
    const QPainterPath cut = polygon({{26, 10}, {74, 10}, {98, 40}, {50, 96}, {2, 40}});
    const QPainterPath lines = box(4, 36, 92, 5)
                                   .united(polygon({{34, 36}, {39, 36}, {52, 90}, {48, 90}}))
                                   .united(polygon({{61, 36}, {66, 36}, {52, 90}, {48, 90}}));
    return cut.subtracted(lines);
}

/// A ring that stands on two feet, with a star seen through it.
QPainterPath gate()
{
    const QPainterPath ring = circle(50, 46, 46).subtracted(circle(50, 46, 31));
    const QPainterPath feet =
        polygon({{14, 98}, {24, 70}, {40, 82}, {36, 98}}).united(polygon({{86, 98}, {76, 70}, {60, 82}, {64, 98}}));
    return ring.united(feet).united(star(4, 22, 7).translated(0, -4));
}

QPainterPath sign_of(Icon icon)
{
    switch (icon) {
    case Icon::none: return {};
    case Icon::bolt: return bolt();
    case Icon::gear: return gear();
    case Icon::plant: return plant();
    case Icon::swords: return swords();
    case Icon::burst: return star(9, 48, 26);
    case Icon::flag: return flag();
    case Icon::shield: return shield();
    case Icon::heart: return heart();
    case Icon::people: return people();
    case Icon::front: return chevrons(true);
    case Icon::back: return chevrons(false);
    case Icon::star: return star(5, 50, 22);
    case Icon::hourglass: return hourglass();
    case Icon::gem: return gem();
    case Icon::gate: return gate();
    }
    return {};
}

}  // namespace

QPainterPath icon_in(Icon icon, const QRectF& area)
{
    const QTransform to_area =
        QTransform().translate(area.x(), area.y()).scale(area.width() / 100, area.height() / 100);
    return to_area.map(sign_of(icon));
}

QColor colour_of(Icon icon)
{
    switch (icon) {
    case Icon::heart: return {178, 34, 48};
    case Icon::swords: return {196, 96, 16};
    case Icon::burst: return {120, 40, 20};
    case Icon::shield: return {66, 84, 104};
    case Icon::bolt: return {20, 104, 152};
    case Icon::people: return {104, 62, 132};
    case Icon::star: return {150, 104, 12};
    case Icon::hourglass: return {40, 110, 84};
    case Icon::gem: return {0, 112, 122};
    case Icon::gate: return {52, 62, 140};
    default: return {70, 70, 74};
    }
}

}  // namespace cardinal::print
