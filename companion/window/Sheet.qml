import QtQuick
import QtQuick.Layouts
import "."

// Something that belongs together, on ground of its own, with a coloured edge where it wants attention.
Rectangle {
    id: sheet
    default property alias content: column.data
    property color edge: "transparent"

    color: Look.surface
    radius: Look.radius
    border.color: Look.line
    border.width: 1
    implicitHeight: column.implicitHeight + 2 * Look.room
    implicitWidth: column.implicitWidth + 2 * Look.room

    Rectangle {
        visible: sheet.edge.a > 0
        anchors { left: parent.left; top: parent.top; bottom: parent.bottom; margins: 1 }
        width: 5 * Look.fit
        radius: 3 * Look.fit
        color: sheet.edge
    }
    ColumnLayout {
        id: column
        anchors { fill: parent; margins: Look.room; leftMargin: Look.room + (sheet.edge.a > 0 ? 4 * Look.fit : 0) }
        spacing: Look.gap
    }
}
