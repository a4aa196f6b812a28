import QtQuick
import "."

// The ground of a row in a list.
Rectangle {
    id: ground
    property bool isCurrent: false
    property bool hasKeyboard: false
    property bool isHovered: false
    radius: Look.radius - 2
    color: isCurrent ? Look.surface : isHovered ? Look.raised : "transparent"
    border { width: isCurrent ? (hasKeyboard ? 2 : 1) : 0; color: hasKeyboard ? Look.accent : Look.line }
}
