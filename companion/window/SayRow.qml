import QtQuick
import QtQuick.Layouts
import "."

// What a player does, typed; what can be undone and done again. Two lines, or one where there is little room.
GridLayout {
    id: row
    required property var match
    property bool isTight: false
    readonly property bool isTyping: say.isFocused
    signal said()  // whoever has said something has the keys again

    function take() { say.take() }

    columns: isTight ? 3 : 2
    columnSpacing: Look.gap
    rowSpacing: Look.gap + 4
    Field {
        id: say
        objectName: "say"
        hint: isFocused ? qsTr("A pass") : qsTr("type what a player does")
        keyName: "/"
        Layout.fillWidth: true
        Layout.columnSpan: row.isTight ? 1 : 2
        onAccepted: { row.match.say(text); say.text = ""; row.said() }
    }
    Choice {
        Layout.fillWidth: !row.isTight
        Layout.preferredWidth: row.isTight ? implicitWidth : 1
        Layout.columnSpan: row.isTight || row.match.redoText !== "" ? 1 : 2
        enabled: row.match.undoText !== ""
        text: row.isTight ? "↶" : row.match.undoText ? "↶ " + qsTr("Undo: %1").arg(row.match.undoText) : "↶ " + qsTr("Nothing to undo")
        Accessible.name: qsTr("Undo: %1").arg(row.match.undoText)
        onClicked: row.match.undo()
    }
    Choice {
        visible: row.match.redoText !== ""
        Layout.fillWidth: !row.isTight
        Layout.preferredWidth: row.isTight ? implicitWidth : 1
        text: row.isTight ? "↷" : "↷ " + qsTr("Redo: %1").arg(row.match.redoText)
        Accessible.name: qsTr("Redo: %1").arg(row.match.redoText)
        onClicked: row.match.redo()
    }
}
