import QtQuick
import "."

// A line to type in.
Rectangle {
    id: field
    property alias text: input.text
    property string hint: ""
    property alias validator: input.validator
    property bool isFocused: input.activeFocus
    signal accepted(string text)
    function take() { input.forceActiveFocus(); input.selectAll() }

    implicitHeight: input.implicitHeight + 18
    implicitWidth: 160
    radius: Look.radius - 2
    color: Look.raised
    border.width: input.activeFocus ? 2 : 1
    border.color: input.activeFocus ? Look.accent : Look.line
    TextInput {
        id: input
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: 12 }
        color: Look.ink
        selectionColor: Look.accent
        selectedTextColor: Look.accentInk
        clip: true
        activeFocusOnTab: true
        font { family: Look.family; pixelSize: Look.body }
        Accessible.role: Accessible.EditableText
        Accessible.name: field.hint
        onAccepted: field.accepted(text)
        Text {
            visible: !input.text
            text: field.hint
            width: parent.width
            elide: Text.ElideRight
            color: Look.faint
            font: input.font
        }
    }
}
