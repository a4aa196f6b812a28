import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic as Controls
import Cardinal 1.0
import "."

// The window at the table: the table and both players on the left, what is due and what happened on the right.
Window {
    id: window
    required property var match
    required property var source
    property bool isDark: false
    property real textScale: 1

    // What a table without a camera is painted with.
    readonly property color tableGround: Look.tableGround
    readonly property color tableZone: Look.tableZone
    readonly property color tableLine: Look.tableLine
    readonly property color tableFaint: Look.tableFaint
    readonly property color tableInk: Look.tableInk
    readonly property color tableFlag: Look.bad

    signal looksOtherwise()
    onIsDarkChanged: Qt.callLater(looksOtherwise)
    onTextScaleChanged: Qt.callLater(looksOtherwise)

    property string open: ""  // what lies over the window: "keys", "cameras"
    property bool isTurned: false  // the far player's numbers, towards who sits there

    visible: true
    minimumWidth: 900
    minimumHeight: 600
    title: match.game ? match.game + " · Cardinal" : "Cardinal"
    color: Look.ground

    Binding { target: Look; property: "isDark"; value: window.isDark }
    Binding { target: Look; property: "scale"; value: window.textScale }

    function toggle(what) { open = open === what ? "" : what }
    function stepOut() {
        if (open !== "") open = ""
        else if (say.activeFocus) say.focus = false
        else if (match.hasQuestion) match.postpone()
        else if (match.notices.length > 0) match.forgetNotice(0)
    }
    function larger(by) { textScale = Math.round(10 * Math.max(0.8, Math.min(2, textScale + by))) / 10 }

    readonly property var keys: [
        ["1 … 9", "answer the question"], ["Esc", "put it off, close what is open"], ["Q", "ask again what was put off"],
        ["B", "take the flagged play back"], ["S", "let it stand"], ["R", "the table is right, the book is not"],
        ["Ctrl+Z", "undo"], ["Ctrl+Shift+Z, Ctrl+Y", "redo"], ["/", "type what a player does"],
        ["C", "choose a camera"], ["T", "turn the far player's numbers"], ["D", "light or dark"],
        ["Ctrl + −", "larger or smaller letters"], ["F11", "whole screen"], ["?", "these keys"]]

    Repeater {
        model: 9
        Item {
            required property int index
            Shortcut {
                sequence: String(index + 1)
                onActivated: window.open === "cameras" ? window.choose(index) : window.match.answer(index)
            }
        }
    }
    function choose(index) { source.choose(index); open = "" }
    Shortcut { sequence: "Escape"; onActivated: window.stepOut() }
    Shortcut { sequence: "Q"; onActivated: window.match.askAgain() }
    Shortcut { sequence: "B"; onActivated: window.match.takeBack() }
    Shortcut { sequence: "S"; onActivated: window.match.letStand() }
    Shortcut { sequence: "R"; onActivated: window.match.takeAsItLies() }
    Shortcut { sequences: ["Ctrl+Z"]; onActivated: window.match.undo() }
    Shortcut { sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]; onActivated: window.match.redo() }
    Shortcut { sequence: "/"; onActivated: say.forceActiveFocus() }
    Shortcut { sequence: "C"; onActivated: { window.source.refresh(); window.toggle("cameras") } }
    Shortcut { sequence: "T"; onActivated: window.isTurned = !window.isTurned }
    Shortcut { sequence: "D"; onActivated: window.isDark = !window.isDark }
    Shortcut { sequences: ["Ctrl++", "Ctrl+="]; onActivated: window.larger(0.1) }
    Shortcut { sequence: "Ctrl+-"; onActivated: window.larger(-0.1) }
    Shortcut { sequence: "F11"; onActivated: window.visibility = window.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen }
    Shortcut { sequence: "?"; onActivated: window.toggle("keys") }

    ColumnLayout {
        anchors { fill: parent; margins: Look.room }
        spacing: 12

        // ---- where the match stands ----
        RowLayout {
            Layout.fillWidth: true
            Layout.preferredHeight: 40 * Look.scale
            spacing: Look.room
            Words { text: window.match.game; font { pixelSize: Look.title; weight: Font.Bold } }
            Words { text: window.match.stage; color: Look.faint; font.pixelSize: Look.large }
            Words {
                visible: window.match.isWaiting
                text: "… looking what happened"
                color: Look.ask
                font.pixelSize: Look.small
            }
            Item { Layout.fillWidth: true }
            Words {
                visible: !window.match.isKept
                text: "⚠ not stored"
                color: Look.bad
                font { pixelSize: Look.small; weight: Font.DemiBold }
            }
            Rectangle {
                implicitWidth: sourceRow.implicitWidth + 24
                implicitHeight: 38 * Look.scale
                radius: height / 2
                color: window.source.isLost ? Look.badGround : Look.surface
                border.color: window.source.isLost ? Look.bad : Look.line
                RowLayout {
                    id: sourceRow
                    anchors.centerIn: parent
                    spacing: Look.gap
                    Text {
                        text: window.source.isLost ? "✗" : window.source.hasSource ? "●" : "○"
                        color: window.source.isLost ? Look.bad : window.source.hasSource ? Look.good : Look.faint
                        font.pixelSize: Look.small
                    }
                    Words {
                        text: window.source.hasSource ? window.source.name : "no camera"
                        wrapMode: Text.NoWrap
                        elide: Text.ElideMiddle
                        Layout.maximumWidth: 220 * Look.scale
                        font.pixelSize: Look.small
                    }
                    Words {
                        visible: text !== ""
                        text: window.source.status
                        color: Look.faint
                        wrapMode: Text.NoWrap
                        elide: Text.ElideRight
                        Layout.maximumWidth: 260 * Look.scale
                        font.pixelSize: Look.tiny
                    }
                }
                Accessible.role: Accessible.Button
                Accessible.name: "Source: " + (window.source.hasSource ? window.source.name : "no camera") + ". " + window.source.status
                Accessible.onPressAction: { window.source.refresh(); window.toggle("cameras") }
                TapHandler { onTapped: { window.source.refresh(); window.toggle("cameras") } }
            }
            Choice { text: "Keys"; keyName: "?"; isFlat: true; onClicked: window.toggle("keys") }
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
                    player: window.match.players.length > 1 ? window.match.players[1] : null
                    rotation: window.isTurned ? 180 : 0
                }
                Rectangle {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    radius: Look.radius
                    color: table.isEmpty ? Look.surface : window.source.hasSource ? "#0c1014" : Look.tableGround
                    border.color: Look.line
                    TableItem {
                        id: table
                        anchors { fill: parent; margins: 6 }
                        Accessible.role: Accessible.Graphic
                        Accessible.name: "The table"
                        Accessible.description: window.match.table.join(". ")
                    }
                    Words {
                        visible: table.isEmpty
                        anchors.centerIn: parent
                        text: window.source.hasSource ? "Waiting for the first picture …" : "C chooses a camera"
                        color: Look.faint
                        font.pixelSize: Look.large
                    }
                    // What is to be said beside the record, for as long as it takes to read it.
                    Column {
                        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: 14 }
                        spacing: 6
                        Repeater {
                            model: window.match.notices
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
                                Timer { running: true; interval: 9000; onTriggered: window.match.forgetNotice(notice.index) }
                                TapHandler { onTapped: window.match.forgetNotice(notice.index) }
                            }
                        }
                    }
                }
                PlayerStrip {
                    Layout.fillWidth: true
                    player: window.match.players.length > 0 ? window.match.players[0] : null
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
                    edge: window.match.isOver ? Look.good : Look.accent
                    Words { text: window.match.isOver ? "The game is over" : "Due now"; color: Look.faint; font.pixelSize: Look.small }
                    Words { text: window.match.due; Layout.fillWidth: true; font { pixelSize: Look.large; weight: Font.DemiBold } }
                }
                Repeater {
                    model: window.match.flagged
                    FlagSheet {
                        required property var modelData
                        play: modelData
                        Layout.fillWidth: true
                        onTakenBack: window.match.takeBack()
                        onLetStand: window.match.letStand()
                    }
                }
                QuestionSheet {
                    visible: window.match.hasQuestion
                    Layout.fillWidth: true
                    question: window.match.question
                    answers: window.match.answers
                    onAnswered: index => window.match.answer(index)
                    onPostponed: window.match.postpone()
                }
                Choice {
                    visible: window.match.hasPostponed
                    text: "A question was put off"
                    keyName: "Q"
                    onClicked: window.match.askAgain()
                }
                DesyncSheet {
                    visible: window.match.hasDesync
                    Layout.fillWidth: true
                    sentence: window.match.desync
                    differences: window.match.differences
                    onTableIsRight: window.match.takeAsItLies()
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
                        model: window.match.log
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
                            onAccepted: { window.match.say(text); clear() }
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
                        enabled: window.match.undoText !== ""
                        text: "↶ " + (window.match.undoText || "Undo")
                        Accessible.name: "Undo " + window.match.undoText
                        onClicked: window.match.undo()
                    }
                    Choice {
                        Layout.fillWidth: true
                        Layout.preferredWidth: 1
                        enabled: window.match.redoText !== ""
                        text: "↷ " + (window.match.redoText || "Redo")
                        Accessible.name: "Redo " + window.match.redoText
                        onClicked: window.match.redo()
                    }
                }
            }
        }
    }

    Over {
        anchors.fill: parent
        title: "Keys"
        isOpen: window.open === "keys"
        onClosed: window.open = ""
        Repeater {
            model: window.keys
            RowLayout {
                id: keyRow
                required property var modelData
                spacing: Look.room
                Layout.fillWidth: true
                Words { text: keyRow.modelData[0]; Layout.preferredWidth: 190 * Look.scale; font.weight: Font.DemiBold }
                Words { text: keyRow.modelData[1]; Layout.fillWidth: true }
            }
        }
    }
    Over {
        anchors.fill: parent
        title: "Which camera?"
        isOpen: window.open === "cameras"
        onClosed: window.open = ""
        Repeater {
            model: window.source.cameras
            Choice {
                required property string modelData
                required property int index
                text: modelData + (modelData === window.source.name ? "  (this one)" : "")
                keyName: index < 9 ? index + 1 : ""
                Layout.fillWidth: true
                onClicked: window.choose(index)
            }
        }
        Words {
            visible: window.source.cameras.length === 0
            text: "No camera was found. Plug one in, then press C twice."
            Layout.fillWidth: true
        }
    }
}
