import QtQuick
import QtQuick.Templates as T
import "."

// A row that can be chosen: words on the left, a word or number on the right, more below.
T.Button {
    id: line
    property string more: ""
    property string value: ""
    property color valueColor: Look.ink
    property bool isMarked: false
    property string sign: ""
    property real room: 10

    enabled: true
    focusPolicy: Qt.TabFocus
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    implicitHeight: Math.max(column.implicitHeight + room * Look.fit, 34 * Look.scale)
    implicitWidth: 200
    Accessible.role: Accessible.Button
    Accessible.name: (isMarked ? qsTr("chosen: %1").arg(text) : text) + (value ? ", " + value : "") + (more ? ", " + more : "")
    Accessible.onPressAction: clicked()
    background: Rectangle {
        radius: 7
        color: line.isMarked ? Look.raised : line.hovered || line.down ? Look.raised : "transparent"
        border.width: line.visualFocus || line.isMarked ? 2 : 0
        border.color: line.visualFocus ? Look.ink : Look.accent
    }
    contentItem: Item {
        Text {
            id: mark
            visible: text !== ""
            text: line.isMarked ? "✓" : line.sign
            anchors { left: parent.left; leftMargin: Look.gap; top: column.top }
            color: line.isMarked ? Look.accent : Look.faint
            font { family: Look.family; pixelSize: Look.body; weight: Font.Bold }
        }
        Column {
            id: column
            anchors {
                left: mark.visible ? mark.right : parent.left
                right: valueText.left
                leftMargin: Look.gap
                rightMargin: Look.gap
                verticalCenter: parent.verticalCenter
            }
            Text {
                width: parent.width
                text: line.text
                color: line.enabled ? Look.ink : Look.faint
                wrapMode: Text.Wrap
                textFormat: Text.PlainText
                font { family: Look.family; pixelSize: Look.body }
            }
            Text {
                width: parent.width
                visible: text !== ""
                text: line.more
                color: Look.faint
                wrapMode: Text.Wrap
                textFormat: Text.PlainText
                font { family: Look.family; pixelSize: Look.tiny }
            }
        }
        Text {
            id: valueText
            anchors { right: parent.right; rightMargin: Look.gap; verticalCenter: parent.verticalCenter }
            text: line.value
            color: line.valueColor
            font { family: Look.family; pixelSize: Look.body; weight: Font.DemiBold }
        }
    }
}
