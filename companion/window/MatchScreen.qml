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
    property bool isTurned: false  // the far players' numbers, towards who sits there
    property bool isListed: false  // the table as a list

    readonly property var keys: [
        { digits: true, says: qsTr("answer the question"), does: index => screen.open === "cameras" ? screen.choose(index) : screen.match.answer(index) },
        { keys: ["Q"], says: qsTr("ask again what was put off with Esc"), does: () => screen.match.askAgain() },
        { keys: ["B"], says: qsTr("take the flagged play back"), does: () => screen.match.takeBack() },
        { keys: ["S"], says: qsTr("let it stand"), does: () => screen.match.letStand() },
        { keys: ["N"], says: qsTr("that is not what happened"), does: () => screen.match.notWhatHappened() },
        { keys: ["J"], says: qsTr("state a ruling in words"), does: () => screen.startRuling() },
        { keys: ["R"], says: qsTr("the table is right, the book is not"), does: () => screen.match.takeAsItLies() },
        { keys: ["Ctrl+Z"], says: qsTr("undo"), does: () => screen.match.undo() },
        { keys: ["Ctrl+Shift+Z", "Ctrl+Y"], says: qsTr("redo"), does: () => screen.match.redo() },
        { keys: ["X"], says: qsTr("that was wrong: keep it as a test case"), does: () => screen.match.keepWrong() },
        { keys: ["I"], says: qsTr("type what it really was, of what is looked into"), does: () => detail.typeInstead() },
        { keys: ["/"], says: qsTr("type what a player does"), does: () => say.take() },
        { keys: ["E"], says: qsTr("the log, then ↑ ↓ and Enter"), does: () => screen.toLog() },
        { keys: ["L"], says: qsTr("the table as a list, then Tab and Enter"), does: () => screen.toList() },
        { keys: ["V"], says: qsTr("the table from above or as it is seen"), does: () => screen.session.isFromAbove = !screen.session.isFromAbove },
        { keys: ["T"], says: qsTr("turn the far player's numbers"), does: () => screen.isTurned = !screen.isTurned },
        { keys: ["M"], says: qsTr("sounds on or off"), does: () => screen.session.voice.sounds = !screen.session.voice.sounds },
        { keys: ["P"], says: qsTr("say flags and questions, or be silent"), does: () => screen.session.voice.speaks = !screen.session.voice.speaks },
        { keys: ["C"], says: qsTr("choose a camera"), does: () => screen.askForCamera() }]

    // What Esc closes here, one after another; the question is put off last.
    function stepOut() {
        session.voice.hush()
        if (open !== "") open = ""
        else if (say.isFocused) rest.forceActiveFocus()
        else if (match.isLookingInto) { match.lookAway(); rest.forceActiveFocus() }
        else if (match.hasQuestion) match.postpone()
        else if (isListed) { isListed = false; rest.forceActiveFocus() }
        else if (match.notices.length > 0) match.forgetNotice(0)
        return true
    }
    function askForCamera() { source.refresh(); open = open === "cameras" ? "" : "cameras" }
    function choose(index) { source.choose(index); open = "" }
    function toLog() { match.lookAwayAll(); log.currentIndex = log.count - 1; log.forceActiveFocus() }
    function toList() { isListed = !isListed; if (isListed) list.item.take(); else rest.forceActiveFocus() }
    function startRuling() { if (flags.count > 0) flags.itemAt(0).startRuling() }
    function lookAt(what) {
        if (what.value && what.seat) match.lookIntoPlayer(what.seat, what.value)
        else if (what.value && what.card >= 0) match.lookIntoNumber(what.card, what.value)
        else if (what.card >= 0) match.lookIntoCard(what.card)
        else if (match.isLookingInto) match.lookAwayAll()
    }
    // For what is asked and what happened, below the first line and above the last ones.
    readonly property real roomBelow: height - 52 - 40 * Look.scale - say.implicitHeight - lastRow.implicitHeight - 36
    readonly property string whyTitle: match.why ? match.why.title : ""

    // Has the keys while nobody types: a scope that is given them hands them to whoever had them last.
    Item { id: rest; focus: true }

    ColumnLayout {
        id: page
        anchors { fill: parent; margins: Look.room; topMargin: 12 }
        spacing: 12

        // ---- where the match stands ----
        RowLayout {
            Layout.fillWidth: true
            Layout.preferredHeight: 40 * Look.scale
            spacing: Look.gap
            Choice { text: "☰"; isFlat: true; Accessible.name: qsTr("To the start"); onClicked: screen.shell.go("start") }
            // A Row and no RowLayout: this one notices when words become longer.
            Item {
                Layout.fillWidth: true
                implicitHeight: title.implicitHeight
                clip: true
                Row {
                    id: title
                    spacing: Look.room
                    Words { id: game; text: screen.match.game; wrapMode: Text.NoWrap; font { pixelSize: Look.title; weight: Font.Bold } }
                    Words {
                        anchors.baseline: game.baseline
                        text: screen.match.stage
                        wrapMode: Text.NoWrap
                        color: Look.faint
                        font.pixelSize: Look.large
                    }
                }
            }
            Words {
                visible: screen.match.isWaiting && screen.width > 1000 * Look.scale
                text: "… " + qsTr("looking what happened")
                wrapMode: Text.NoWrap
                color: Look.ask
                font.pixelSize: Look.small
            }
            Words {
                visible: !screen.match.isKept
                text: "⚠ " + qsTr("not stored")
                wrapMode: Text.NoWrap
                color: Look.bad
                font { pixelSize: Look.small; weight: Font.DemiBold }
            }
            Choice {
                visible: screen.source.hasSource
                text: screen.session.isFromAbove ? qsTr("From above") : qsTr("As seen")
                keyName: "V"
                isFlat: true
                onClicked: screen.session.isFromAbove = !screen.session.isFromAbove
            }
            Choice { text: screen.isListed ? qsTr("Picture") : qsTr("List"); keyName: "L"; isFlat: true; onClicked: screen.toList() }
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
                        text: screen.source.hasSource ? screen.source.name : qsTr("no camera")
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
                Accessible.name: qsTr("Source: %1.").arg(screen.source.hasSource ? screen.source.name : qsTr("no camera")) + " " + screen.source.status
                Accessible.onPressAction: screen.askForCamera()
                TapHandler { onTapped: screen.askForCamera() }
            }
        }

        RowLayout {
            id: body
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: 12

            // ---- the table, and the players on their sides ----
            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: 12
                PlayerRow {
                    Layout.fillWidth: true
                    players: screen.match.players
                    isFar: true
                    isTurned: screen.isTurned
                    chosen: screen.whyTitle
                    onAsked: (letter, value) => screen.match.lookIntoPlayer(letter, value)
                }
                Rectangle {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    radius: Look.radius
                    clip: true
                    color: screen.isListed ? Look.tableZone : table.isEmpty ? Look.surface : screen.source.hasSource ? "#0c1014" : Look.tableGround
                    border.color: Look.line
                    TableItem {
                        id: table
                        visible: !screen.isListed
                        anchors { fill: parent; margins: 6 }
                        ground: Look.tableGround
                        zone: Look.tableZone
                        line: Look.tableLine
                        faint: Look.tableFaint
                        ink: Look.tableInk
                        flag: Look.bad
                        chosen: Look.accent
                        letters: Look.scale
                        Component.onCompleted: screen.session.showOn(table)
                        Accessible.role: Accessible.Graphic
                        Accessible.name: qsTr("The table")
                        Accessible.description: screen.match.tableInWords
                        HoverHandler {
                            id: over
                            property int card: -1
                            onPointChanged: {
                                const what = table.at(point.position.x, point.position.y)
                                card = what.card === undefined ? -1 : what.card
                            }
                            cursorShape: card >= 0 ? Qt.PointingHandCursor : Qt.ArrowCursor
                        }
                        TapHandler { onTapped: point => screen.lookAt(table.at(point.position.x, point.position.y)) }
                    }
                    Loader {
                        id: list
                        anchors.fill: parent
                        active: screen.isListed
                        sourceComponent: TableList { match: screen.match }
                    }
                    Words {
                        visible: table.isEmpty && !screen.isListed
                        anchors.centerIn: parent
                        text: screen.source.hasSource ? qsTr("Waiting for the first picture …") : qsTr("C chooses a camera")
                        color: Look.faint
                        font.pixelSize: Look.large
                    }
                }
                PlayerRow {
                    Layout.fillWidth: true
                    players: screen.match.players
                    chosen: screen.whyTitle
                    onAsked: (letter, value) => screen.match.lookIntoPlayer(letter, value)
                }
            }

            // ---- what is due, what is asked, what happened ----
            ColumnLayout {
                id: side
                Layout.preferredWidth: Math.min(420 * Look.scale, screen.width * 0.46)
                Layout.maximumWidth: Layout.preferredWidth
                Layout.fillHeight: true
                spacing: 12
                readonly property bool isCrowded: !isQuiet && asks.implicitHeight > screen.roomBelow - 92  // no room for the log
                readonly property bool isQuiet: !screen.match.hasDesync && flags.count === 0 && !screen.match.hasQuestion

                Sheet {
                    visible: side.isQuiet
                    Layout.fillWidth: true
                    edge: screen.match.isOver ? Look.good : Look.accent
                    Words { text: screen.match.isOver ? qsTr("The game is over") : qsTr("Due now"); color: Look.faint; font.pixelSize: Look.small }
                    Words { text: screen.match.due; Layout.fillWidth: true; font { pixelSize: Look.large; weight: Font.DemiBold } }
                }
                Flickable {
                    id: attention
                    visible: !side.isQuiet
                    Layout.fillWidth: true
                    Layout.preferredHeight: contentHeight
                    Layout.maximumHeight: Math.max(120, screen.roomBelow - (screen.match.isLookingInto ? 0.55 * screen.roomBelow : side.isCrowded ? 0 : 80))
                    contentWidth: width
                    contentHeight: asks.implicitHeight
                    clip: true
                    boundsBehavior: Flickable.StopAtBounds
                    Controls.ScrollBar.vertical: Controls.ScrollBar { policy: Controls.ScrollBar.AsNeeded }
                    ColumnLayout {
                        id: asks
                        width: attention.width
                        spacing: 12
                        Repeater {
                            id: flags
                            model: screen.match.flagged
                            FlagSheet {
                                required property var modelData
                                play: modelData
                                isShort: screen.match.isLookingInto
                                Layout.fillWidth: true
                                onTakenBack: screen.match.takeBack()
                                onLetStand: screen.match.letStand()
                                onDenied: screen.match.lookIntoEntry(modelData.entry)
                                onRuled: words => screen.match.rule(words)
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
                        DesyncSheet {
                            visible: screen.match.hasDesync
                            Layout.fillWidth: true
                            sentence: screen.match.desync
                            differences: screen.match.differences
                            onTableIsRight: screen.match.takeAsItLies()
                            onAsked: card => screen.match.lookIntoCard(card)
                        }
                    }
                }
                Choice {
                    visible: screen.match.hasPostponed
                    text: qsTr("A question was put off")
                    keyName: "Q"
                    Layout.fillWidth: true
                    onClicked: screen.match.askAgain()
                }
                Detail {
                    id: detail
                    match: screen.match
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.minimumHeight: 80
                    onClosed: screen.match.lookAwayAll()
                    onGone: rest.forceActiveFocus()
                }
                Rectangle {
                    visible: !screen.match.isLookingInto && !side.isCrowded
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.minimumHeight: 60
                    radius: Look.radius
                    color: Look.surface
                    border.color: Look.line
                    LogList {
                        id: log
                        objectName: "log"
                        anchors { fill: parent; leftMargin: Look.gap; topMargin: 2; bottomMargin: 4 }
                        model: screen.match.log
                        onAsked: entry => screen.match.lookIntoEntry(entry)
                        Controls.ScrollBar.vertical: Controls.ScrollBar { policy: Controls.ScrollBar.AsNeeded }
                    }
                }
                Field {
                    id: say
                    objectName: "say"
                    hint: isFocused ? qsTr("A pass") : qsTr("type what a player does")
                    keyName: "/"
                    Layout.fillWidth: true
                    // Whoever has said something has the keys again.
                    onAccepted: { screen.match.say(text); say.text = ""; rest.forceActiveFocus() }
                }
                RowLayout {
                    id: lastRow
                    Layout.fillWidth: true
                    spacing: Look.gap
                    Choice {
                        Layout.fillWidth: true
                        Layout.preferredWidth: 1
                        enabled: screen.match.undoText !== ""
                        text: "↶ " + (screen.match.undoText || qsTr("Undo"))
                        Accessible.name: qsTr("Undo %1").arg(screen.match.undoText)
                        onClicked: screen.match.undo()
                    }
                    Choice {
                        Layout.fillWidth: true
                        Layout.preferredWidth: 1
                        enabled: screen.match.redoText !== ""
                        text: "↷ " + (screen.match.redoText || qsTr("Redo"))
                        Accessible.name: qsTr("Redo %1").arg(screen.match.redoText)
                        onClicked: screen.match.redo()
                    }
                }
            }
        }
    }

    // What is to be said beside the record, for as long as it takes to read it: over the log, never over the table.
    Item {
        id: notices
        x: body.x + page.x + side.x
        y: body.y + page.y + side.y
        width: side.width
        height: side.height - say.height - lastRow.height - 2 * side.spacing
        Column {
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: 10 }
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
                    color: Look.surface
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
            text: qsTr("No camera was found. Plug one in, then press C twice.")
            Layout.fillWidth: true
        }
    }
}
