import QtQuick
import QtQuick.Templates as T
import "."

// A part of where the match stands: "turn 2". Tapped, it tells what made it so.
T.Button {
    id: stage
    focusPolicy: Qt.TabFocus
    implicitWidth: words.implicitWidth
    implicitHeight: words.implicitHeight
    baselineOffset: words.baselineOffset
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Accessible.role: Accessible.Button
    Accessible.onPressAction: clicked()
    background: Item {
        Rectangle {
            visible: stage.hovered || stage.visualFocus
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            height: stage.visualFocus ? 2 : 1
            color: stage.visualFocus ? Look.ink : Look.faint
        }
    }
    contentItem: Text {
        id: words
        text: stage.text
        color: Look.faint
        font { family: Look.family; pixelSize: Look.large }
    }
}
