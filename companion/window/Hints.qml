import QtQuick
import QtQuick.Layouts
import "."

// What may be done now, while somebody types: those that fit what was typed so far. Up and down choose one.
Rectangle {
    id: hints
    property var lines: []
    property int more: 0  // that fit and are not shown
    property int chosen: -1
    signal taken(string line)

    implicitHeight: column.implicitHeight + 2 * Look.gap
    radius: Look.radius
    color: Look.surface
    border.color: Look.accent
    Accessible.role: Accessible.List
    Accessible.name: qsTr("What may be done now")
    ColumnLayout {
        id: column
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Look.gap }
        spacing: 0
        Caption { text: qsTr("What may be done now") + (hints.more > 0 ? " · " + qsTr("and %n more", "plays", hints.more) : ""); topPadding: 0; Layout.leftMargin: Look.gap }
        Repeater {
            model: hints.lines
            Line {
                required property string modelData
                required property int index
                text: modelData
                room: 6
                isMarked: index === hints.chosen
                focusPolicy: Qt.NoFocus
                Layout.fillWidth: true
                onClicked: hints.taken(modelData)
            }
        }
    }
}
