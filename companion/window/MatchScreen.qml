import QtQuick
import QtQuick.Layouts
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
    property bool isListed: false  // the table as a list

    readonly property var keys: [
        { digits: true, says: qsTr("answer the question"), does: index => screen.open === "cameras" ? screen.choose(index) : screen.match.answer(index) },
        { keys: ["Q"], says: qsTr("ask again what was put off with Esc"), does: () => screen.match.askAgain() },
        { keys: ["B"], says: qsTr("take the flagged play back"), does: () => screen.match.takeBack() },
        { keys: ["S"], says: qsTr("let it stand"), does: () => screen.match.letStand() },
        { keys: ["N"], says: qsTr("that is not what happened"), does: () => screen.match.notWhatHappened() },
        { keys: ["J"], says: qsTr("state a ruling in words"), does: () => side.startRuling() },
        { keys: ["R"], says: qsTr("the table is right, the book is not"), does: () => screen.match.takeAsItLies() },
        { keys: ["G"], says: qsTr("begin the game, when everything is laid"), does: () => screen.match.begin() },
        { keys: ["Ctrl+Z"], says: qsTr("undo"), does: () => screen.match.undo() },
        { keys: ["Ctrl+Shift+Z", "Ctrl+Y"], says: qsTr("redo"), does: () => screen.match.redo() },
        { keys: ["X"], says: qsTr("that was wrong: keep it as a test case"), does: () => screen.match.keepWrong() },
        { keys: ["I"], says: qsTr("type what it really was, of what is looked into"), does: () => side.typeInstead() },
        { keys: ["/"], says: qsTr("type what a player does"), does: () => side.say() },
        { keys: ["E"], says: qsTr("the log, then ↑ ↓ and Enter"), does: () => side.toLog() },
        { keys: ["L"], says: qsTr("the table as a list, then Tab and Enter"), does: () => screen.toList() },
        { keys: ["V"], says: qsTr("the table from above or as it is seen"), does: () => screen.session.isFromAbove = !screen.session.isFromAbove },
        { keys: ["T"], says: qsTr("turn the far player's numbers"), does: () => screen.session.isTurned = !screen.session.isTurned },
        { keys: ["M"], says: qsTr("sounds on or off"), does: () => screen.session.voice.sounds = !screen.session.voice.sounds },
        { keys: ["P"], says: qsTr("say flags and questions, or be silent"), does: () => screen.session.voice.speaks = !screen.session.voice.speaks },
        { keys: ["C"], says: qsTr("choose a camera"), does: () => screen.askForCamera() }]

    // What Esc closes here, one after another. Where nothing is open it leaves the match, which goes on: the second time,
    // for what the first one was meant for may just have gone by itself, as questions do.
    function stepOut() {
        session.voice.hush()
        if (open !== "") open = ""
        else if (side.isTyping) rest.forceActiveFocus()
        else if (match.isLookingInto) { match.lookAway(); rest.forceActiveFocus() }
        else if (match.hasQuestion) match.postpone()
        else if (isListed) { isListed = false; rest.forceActiveFocus() }
        else if (match.notices.length > 0) while (match.notices.length > 0) match.forgetNotice(0)
        else if (leaving.running) { leaving.stop(); shell.go("start") }
        else leaving.restart()
        return true
    }
    Timer { id: leaving; interval: 4000 }
    function askForCamera() { source.refresh(); open = open === "cameras" ? "" : "cameras" }
    function choose(index) { source.choose(index); open = "" }
    function toList() { isListed = !isListed; if (isListed) table.takeList(); else rest.forceActiveFocus() }
    readonly property string whyTitle: match.why ? match.why.title : ""

    // Has the keys while nobody types: a scope that is given them hands them to whoever had them last.
    Item { id: rest; focus: true }

    ColumnLayout {
        anchors { fill: parent; margins: Look.room; topMargin: 12 }
        spacing: 12
        MatchBar {
            Layout.fillWidth: true
            Layout.preferredHeight: 40 * Look.scale
            session: screen.session
            match: screen.match
            source: screen.source
            isListed: screen.isListed
            onStartAsked: screen.shell.go("start")
            onListAsked: screen.toList()
            onCameraAsked: screen.askForCamera()
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: 12

            // The table, and the players on their sides.
            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: 12
                PlayerRow {
                    Layout.fillWidth: true
                    players: screen.match.players
                    isFar: true
                    isTurned: screen.session.isTurned
                    chosen: screen.whyTitle
                    onAsked: (letter, value) => screen.match.lookIntoPlayer(letter, value)
                }
                TablePane {
                    id: table
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    session: screen.session
                    match: screen.match
                    source: screen.source
                    isListed: screen.isListed
                }
                PlayerRow {
                    Layout.fillWidth: true
                    players: screen.match.players
                    chosen: screen.whyTitle
                    onAsked: (letter, value) => screen.match.lookIntoPlayer(letter, value)
                }
            }
            MatchSide {
                id: side
                match: screen.match
                isTight: screen.height < 620 * Look.scale
                Layout.preferredWidth: Math.min(420 * Look.scale, screen.width * 0.46)
                Layout.maximumWidth: Layout.preferredWidth
                Layout.fillHeight: true
                isAsked: leaving.running
                onRested: rest.forceActiveFocus()
            }
        }
    }

    Over {
        anchors.fill: parent
        title: qsTr("Which camera?")
        isOpen: screen.open === "cameras"
        onClosed: screen.open = ""
        Repeater {
            model: screen.source.cameras
            Choice {
                required property string modelData
                required property int index
                text: modelData === screen.source.name ? qsTr("%1  (this one)").arg(modelData) : modelData
                keyName: index < 9 ? index + 1 : ""
                Layout.fillWidth: true
                onClicked: screen.choose(index)
            }
        }
        Words {
            visible: screen.source.cameras.length === 0
            text: screen.source.isLooking ? qsTr("Looking for cameras …") : qsTr("No camera was found. Plug one in, then press C twice. The address of a phone is typed in Set-up.")
            Layout.fillWidth: true
        }
    }
}
