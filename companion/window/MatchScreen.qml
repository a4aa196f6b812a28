import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic as Controls
import Cardinal 1.0
import "."

// A match: the table and both players on the left, what is due and what happened on the right.
FocusScope {
    id: screen
    required property var session
    required property var shell
    required property var match
    required property var source
    readonly property string title: match.game

    property string open: ""  // what lies over the screen: "cameras"
    property bool isTurned: false  // the far player's numbers, towards who sits there

    readonly property var keys: [
        { digits: true, says: "answer the question", does: index => screen.open === "cameras" ? screen.choose(index) : screen.match.answer(index) },
        { keys: ["Q"], says: "ask again what was put off with Esc", does: () => screen.match.askAgain() },
        { keys: ["B"], says: "take the flagged play back", does: () => screen.match.takeBack() },
        { keys: ["S"], says: "let it stand", does: () => screen.match.letStand() },
        { keys: ["R"], says: "the table is right, the book is not", does: () => screen.match.takeAsItLies() },
        { keys: ["Ctrl+Z"], says: "undo", does: () => screen.match.undo() },
        { keys: ["Ctrl+Shift+Z", "Ctrl+Y"], says: "redo", does: () => screen.match.redo() },
        { keys: ["/"], says: "type what a player does", does: () => say.forceActiveFocus() },
        { keys: ["C"], says: "choose a camera", does: () => screen.askForCamera() },
        { keys: ["T"], says: "turn the far player's numbers", does: () => screen.isTurned = !screen.isTurned }]

    // What Esc closes here, one after another; false when there is nothing.
    function stepOut() {
        if (open !== "") open = ""
        else if (say.activeFocus) say.focus = false
        else if (match.hasQuestion) match.postpone()
        else if (match.notices.length > 0) match.forgetNotice(0)
        return true
    }
    function askForCamera() { source.refresh(); open = open === "cameras" ? "" : "cameras" }
    function choose(index) { source.choose(index); open = "" }

    ColumnLayout {
        anchors { fill: parent; margins: Look.room }
        spacing: 12

        // ---- where the match stands ----
        RowLayout {
            Layout.fillWidth: true
            Layout.preferredHeight: 40 * Look.scale
            spacing: Look.room
            Choice { text: "☰"; isFlat: true; Accessible.name: "To the start"; onClicked: screen.shell.go("start") }
            Words { text: screen.match.game; wrapMode: Text.NoWrap; font { pixelSize: Look.title; weight: Font.Bold } }
            Words { text: screen.match.stage; wrapMode: Text.NoWrap; color: Look.faint; font.pixelSize: Look.large }
            Words {
                visible: screen.match.isWaiting
                text: "… looking what happened"
                color: Look.ask
                font.pixelSize: Look.small
            }
            Item { Layout.fillWidth: true }
            Words {
                visible: !screen.match.isKept
                text: "⚠ not stored"
                color: Look.bad
                font { pixelSize: Look.small; weight: Font.DemiBold }
            }
            Rectangle {
                implicitWidth: sourceRow.implicitWidth + 24
                implicitHeight: 38 * Look.scale
                radius: height / 2
                color: screen.source.isLost ? Look.badGround : Look.surface
                border.color: screen.source.isLost ? Look.bad : Look.line
                RowLayout {
                    id: sourceRow
                    anchors.centerIn: parent
                    spacing: Look.gap
                    Text {
                        text: screen.source.isLost ? "✗" : screen.source.hasSource ? "●" : "○"
                        color: screen.source.isLost ? Look.bad : screen.source.hasSource ? Look.good : Look.faint
                        font.pixelSize: Look.small
                    }
                    Words {
                        text: screen.source.hasSource ? screen.source.name : "no camera"
                        wrapMode: Text.NoWrap
                        elide: Text.ElideMiddle
                        Layout.maximumWidth: 220 * Look.scale
                        font.pixelSize: Look.small
                    }
                    Words {
                        visible: text !== ""
                        text: screen.source.status
                        color: Look.faint
                        wrapMode: Text.NoWrap
                        elide: Text.ElideRight
                        Layout.maximumWidth: 260 * Look.scale
                        font.pixelSize: Look.tiny
                    }
                }
                Accessible.role: Accessible.Button
                Accessible.name: "Source: " + (screen.source.hasSource ? screen.source.name : "no camera") + ". " + screen.source.status
                Accessible.onPressAction: screen.askForCamera()
                TapHandler { onTapped: screen.askForCamera() }
            }
        }

        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: 12

            // ---- the table, and the players on their sides ----
            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: 12
                PlayerStrip {
                    Layout.fillWidth: true
                    player: screen.match.players.length > 1 ? screen.match.players[1] : null
                    rotation: screen.isTurned ? 180 : 0
                }
                Rectangle {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    radius: Look.radius
                    color: table.isEmpty ? Look.surface : screen.source.hasSource ? "#0c1014" : Look.tableGround
                    border.color: Look.line
                    TableItem {
                        id: table
                        anchors { fill: parent; margins: 6 }
                        ground: Look.tableGround
                        zone: Look.tableZone
                        line: Look.tableLine
                        faint: Look.tableFaint
                        ink: Look.tableInk
                        flag: Look.bad
                        letters: Look.scale
                        Component.onCompleted: screen.session.showOn(table)
                        Accessible.role: Accessible.Graphic
                        Accessible.name: "The table"
                        Accessible.description: screen.match.table.join(". ")
                    }
                    Words {
                        visible: table.isEmpty
                        anchors.centerIn: parent
                        text: screen.source.hasSource ? "Waiting for the first picture …" : "C chooses a camera"
                        color: Look.faint
                        font.pixelSize: Look.large
                    }
                    // What is to be said beside the record, for as long as it takes to read it.
                    Column {
                        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: 14 }
                        spacing: 6
                        Repeater {
                            model: screen.match.notices
                            Rectangle {
                                id: notice
                                required property var modelData
                                required property int index
                                width: parent.width
                                height: noticeText.implicitHeight + 16
                                radius: 8
                                color: Qt.rgba(Look.surface.r, Look.surface.g, Look.surface.b, 0.95)
                                border.color: modelData.isWarning ? Look.ask : Look.line
                                Words {
                                    id: noticeText
                                    anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: 12 }
                                    text: (notice.modelData.isWarning ? "⚠ " : notice.modelData.isGood ? "✓ " : "") + notice.modelData.text
                                    color: notice.modelData.isWarning ? Look.ask : Look.ink
                                    maximumLineCount: 3
                                    elide: Text.ElideRight
                                    Accessible.role: Accessible.AlertMessage
                                }
                                Timer { running: true; interval: 9000; onTriggered: screen.match.forgetNotice(notice.index) }
                                TapHandler { onTapped: screen.match.forgetNotice(notice.index) }
                            }
                        }
                    }
                }
                PlayerStrip {
                    Layout.fillWidth: true
                    player: screen.match.players.length > 0 ? screen.match.players[0] : null
                }
            }

            // ---- what is due, what is asked, what happened ----
            ColumnLayout {
                Layout.preferredWidth: 420 * Math.min(Look.scale, 1.4)
                Layout.maximumWidth: 420 * Math.min(Look.scale, 1.4)
                Layout.fillHeight: true
                spacing: 12

                Sheet {
                    Layout.fillWidth: true
                    edge: screen.match.isOver ? Look.good : Look.accent
                    Words { text: screen.match.isOver ? "The game is over" : "Due now"; color: Look.faint; font.pixelSize: Look.small }
                    Words { text: screen.match.due; Layout.fillWidth: true; font { pixelSize: Look.large; weight: Font.DemiBold } }
                }
                Repeater {
                    model: screen.match.flagged
                    FlagSheet {
                        required property var modelData
                        play: modelData
                        Layout.fillWidth: true
                        onTakenBack: screen.match.takeBack()
                        onLetStand: screen.match.letStand()
                    }
                }
                QuestionSheet {
                    visible: screen.match.hasQuestion
                    Layout.fillWidth: true
                    question: screen.match.question
                    answers: screen.match.answers
                    onAnswered: index => screen.match.answer(index)
                    onPostponed: screen.match.postpone()
                }
                Choice {
                    visible: screen.match.hasPostponed
                    text: "A question was put off"
                    keyName: "Q"
                    onClicked: screen.match.askAgain()
                }
                DesyncSheet {
                    visible: screen.match.hasDesync
                    Layout.fillWidth: true
                    sentence: screen.match.desync
                    differences: screen.match.differences
                    onTableIsRight: screen.match.takeAsItLies()
                }
                Rectangle {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.minimumHeight: 120
                    radius: Look.radius
                    color: Look.surface
                    border.color: Look.line
                    LogList {
                        id: log
                        objectName: "log"
                        anchors { left: parent.left; right: parent.right; top: parent.top; bottom: sayLine.top; leftMargin: Look.gap; topMargin: 2; bottomMargin: 4 }
                        model: screen.match.log
                        Controls.ScrollBar.vertical: Controls.ScrollBar { policy: Controls.ScrollBar.AsNeeded }
                    }
                    Rectangle {
                        id: sayLine
                        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: 1 }
                        height: say.implicitHeight + 18
                        radius: Look.radius
                        color: say.activeFocus ? Look.raised : "transparent"
                        Rectangle { width: parent.width; height: 1; color: Look.line }
                        TextInput {
                            id: say
                            objectName: "say"
                            anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: 14 }
                            color: Look.ink
                            selectionColor: Look.accent
                            clip: true
                            font { family: Look.family; pixelSize: Look.body }
                            Accessible.role: Accessible.EditableText
                            Accessible.name: "What a player does"
                            onAccepted: { screen.match.say(text); clear() }
                            Text {
                                visible: !say.text
                                text: say.activeFocus ? "A pass" : "/  type what a player does"
                                color: Look.faint
                                font: say.font
                            }
                        }
                    }
                }
                RowLayout {
                    Layout.fillWidth: true
                    spacing: Look.gap
                    Choice {
                        Layout.fillWidth: true
                        Layout.preferredWidth: 1
                        enabled: screen.match.undoText !== ""
                        text: "↶ " + (screen.match.undoText || "Undo")
                        Accessible.name: "Undo " + screen.match.undoText
                        onClicked: screen.match.undo()
                    }
                    Choice {
                        Layout.fillWidth: true
                        Layout.preferredWidth: 1
                        enabled: screen.match.redoText !== ""
                        text: "↷ " + (screen.match.redoText || "Redo")
                        Accessible.name: "Redo " + screen.match.redoText
                        onClicked: screen.match.redo()
                    }
                }
            }
        }
    }

    Over {
        anchors.fill: parent
        title: "Which camera?"
        isOpen: screen.open === "cameras"
        onClosed: screen.open = ""
        Repeater {
            model: screen.source.cameras
            Choice {
                required property string modelData
                required property int index
                text: modelData + (modelData === screen.source.name ? "  (this one)" : "")
                keyName: index < 9 ? index + 1 : ""
                Layout.fillWidth: true
                onClicked: screen.choose(index)
            }
        }
        Words {
            visible: screen.source.cameras.length === 0
            text: "No camera was found. Plug one in, then press C twice."
            Layout.fillWidth: true
        }
    }
}
