import QtQuick
import "."

// An answer to choose, with its key. It is never cut: whoever answers has to read it.
Line {
    id: answer
    property string keyName: ""
    sign: keyName
    room: 22
    Accessible.name: qsTr("%1, key %2").arg(text).arg(keyName)
    background: Rectangle {
        radius: Look.radius - 2
        color: Look.surface
        border.width: answer.visualFocus ? 2 : 1
        border.color: answer.visualFocus ? Look.ink : answer.hovered ? Look.ask : Look.line
        Rectangle { anchors.fill: parent; radius: parent.radius; color: Look.ink; opacity: answer.down ? 0.12 : answer.hovered ? 0.05 : 0 }
    }
}
