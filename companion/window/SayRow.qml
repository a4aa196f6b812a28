import QtQuick
import QtQuick.Layouts
import "."

// What a player does, typed; what can be undone and done again. A line each, or one for all where there is little room.
GridLayout {
    id: row
    required property var match
    property bool isTight: false
    readonly property bool isTyping: say.isFocused
    signal said()  // whoever has said something has the keys again

    property int chosen: -1  // of what may be done, while it is typed
    function take() { say.take() }
    function tell(line) {
        chosen = -1
        say.text = ""
        match.typing("")
        match.say(line)
        said()
    }
    // What was not understood can be mended.
    Connections {
        target: row.match
        function onRefused(line) {
            if (say.text !== "") return
            say.text = line
            row.match.typing(line)
            row.take()
        }
    }

    columns: isTight ? 3 : 1  // what they would do is to be read
    columnSpacing: Look.gap
    rowSpacing: Look.gap + 4
    Field {
        id: say
        objectName: "say"
        hint: isFocused ? qsTr("A pass") : row.isTight ? qsTr("type a play") : qsTr("type what a player does")
        keyName: "/"
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        onTextEdited: { row.chosen = -1; row.match.typing(text) }
        onActiveFocusChanged: row.match.giveHints(activeFocus)
        Keys.onUpPressed: row.chosen = Math.max(-1, row.chosen - 1)
        Keys.onDownPressed: row.chosen = Math.min(row.match.hints.length - 1, row.chosen + 1)
        onAccepted: row.tell(row.chosen >= 0 ? row.match.hints[row.chosen] : text)
    }
    Choice {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        enabled: row.match.undoText !== ""
        lines: 2
        letters: row.isTight ? Look.small : Look.body
        text: row.isTight ? "↶ " + row.match.undoText : row.match.undoText ? "↶ " + qsTr("Undo: %1").arg(row.match.undoText) : "↶ " + qsTr("Nothing to undo")
        Accessible.name: qsTr("Undo: %1").arg(row.match.undoText)
        onClicked: row.match.undo()
    }
    Choice {
        visible: row.match.redoText !== ""
        Layout.fillWidth: !row.isTight
        Layout.preferredWidth: row.isTight ? implicitWidth : 1
        lines: 2
        text: row.isTight ? "↷" : "↷ " + qsTr("Redo: %1").arg(row.match.redoText)
        Accessible.name: qsTr("Redo: %1").arg(row.match.redoText)
        onClicked: row.match.redo()
    }
}
