import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import "."

// A large button: a drawing, what it is, a few words about it, and its key.
T.Button {
    id: tile
    property string says
    property string drawing
    property string keyName
    property bool isMain: false
    readonly property color letters: isMain ? Look.accentInk : Look.ink

    focusPolicy: Qt.TabFocus
    implicitHeight: row.implicitHeight + 2 * Look.room
    implicitWidth: 220 * Look.scale
    Accessible.role: Accessible.Button
    Accessible.name: keyName ? qsTr("%1, key %2").arg(text).arg(keyName) : text
    Accessible.description: says
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()

    background: Rectangle {
        radius: Look.radius + 2
        color: tile.isMain ? Look.accent : Look.surface
        border { width: tile.visualFocus ? 3 : 1; color: tile.visualFocus ? Look.ink : tile.isMain ? Look.accent : Look.line }
        Rectangle { anchors.fill: parent; radius: parent.radius; color: tile.letters; opacity: tile.down ? 0.14 : tile.hovered ? 0.05 : 0 }
    }
    contentItem: Item {
        RowLayout {
            id: row
            anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; leftMargin: Look.room; rightMargin: Look.room }
            spacing: Look.room
            Icon { name: tile.drawing; size: 30 * Look.scale; color: tile.isMain ? Look.accentInk : Look.accent; Layout.alignment: Qt.AlignVCenter }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 1
                Text { text: tile.text; Layout.fillWidth: true; color: tile.letters; wrapMode: Text.WordWrap; maximumLineCount: 2; elide: Text.ElideRight; font { family: Look.family; pixelSize: Look.large; weight: Font.DemiBold } }
                Text { visible: text !== ""; text: tile.says; Layout.fillWidth: true; color: tile.isMain ? Look.accentInk : Look.faint; wrapMode: Text.Wrap; font { family: Look.family; pixelSize: Look.small } }
            }
            Rectangle {
                visible: tile.keyName !== ""
                Layout.alignment: Qt.AlignVCenter
                implicitWidth: Math.max(keyText.implicitWidth + Look.inset, implicitHeight)
                implicitHeight: keyText.implicitHeight + 6 * Look.fit
                radius: 5 * Look.fit
                color: "transparent"
                border.color: keyText.color
                Text { id: keyText; anchors.centerIn: parent; text: tile.keyName; color: tile.isMain ? Look.accentInk : Look.faint; font { family: Look.family; pixelSize: Look.tiny } }
            }
        }
    }
}
