import QtQuick
import QtQuick.Templates as T
import "."

// A line to type in, with what belongs there.
T.TextField {
    id: field
    property string label
    property string keyName: ""  // the key that leads here
    property alias hint: field.placeholderText
    readonly property bool isFocused: activeFocus
    function take() { forceActiveFocus(); selectAll() }
    implicitHeight: 40 * Look.scale
    implicitWidth: 240 * Look.scale
    leftPadding: Look.inset
    rightPadding: Look.inset
    verticalAlignment: TextInput.AlignVCenter
    color: Look.ink
    placeholderTextColor: Look.faint
    selectionColor: Look.accent
    selectedTextColor: Look.accentInk
    selectByMouse: true
    font { family: Look.family; pixelSize: Look.body }
    Accessible.role: Accessible.EditableText
    Accessible.name: label || placeholderText
    background: Rectangle {
        radius: Look.radius - 2
        color: Look.surface
        border { width: field.activeFocus ? 2 : 1; color: field.activeFocus ? Look.accent : Look.line }
    }
    Text {
        visible: !field.text && !field.preeditText
        anchors { fill: parent; leftMargin: Look.inset; rightMargin: Look.inset }
        verticalAlignment: Text.AlignVCenter
        text: (field.keyName && !field.activeFocus ? field.keyName + "  " : "") + field.placeholderText
        color: Look.faint
        font: field.font
        elide: Text.ElideRight
    }
}
