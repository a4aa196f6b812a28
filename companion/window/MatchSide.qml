import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic as Controls
import "."

// What is due, what is asked, what happened, and what people look into.
Item {
    id: side
    required property var match
    property bool isTight: false  // there is little room
    property bool isAsked: false  // whether Esc was meant to leave the match
    readonly property bool isTyping: foot.isTyping
    signal rested()  // nobody types or reads a list any more

    function toLog() { match.lookAwayAll(); log.currentIndex = log.count - 1; log.forceActiveFocus() }
    function startRuling() { if (flags.count > 0) flags.itemAt(0).startRuling() }
    function typeInstead() { detail.typeInstead() }
    function say() { foot.take() }

    readonly property bool isQuiet: !match.hasDesync && flags.count === 0 && !match.hasQuestion
    readonly property real room: height - foot.implicitHeight - 2 * page.spacing
    readonly property bool isCrowded: !isQuiet && asks.implicitHeight > room - 92  // no room for the log

    ColumnLayout {
        id: page
        anchors.fill: parent
        spacing: 12
        Sheet {
            visible: side.isQuiet && !(side.isTight && side.match.isLookingInto)
            Layout.fillWidth: true
            edge: side.match.isOver ? Look.good : Look.accent
            Words { text: side.match.isOver ? qsTr("The game is over") : qsTr("Due now"); color: Look.faint; font.pixelSize: Look.small }
            Words { text: side.match.due; Layout.fillWidth: true; font { pixelSize: Look.large; weight: Font.DemiBold } }
            Choice { objectName: "begin"; visible: side.match.mayBegin; text: qsTr("Begin the game"); keyName: "G"; isMain: true; Layout.fillWidth: true; onClicked: side.match.begin() }
        }
        Flickable {
            id: attention
            visible: !side.isQuiet
            Layout.fillWidth: true
            Layout.preferredHeight: contentHeight
            Layout.maximumHeight: Math.max(120, side.room - (side.match.isLookingInto ? 0.55 * side.room : side.isCrowded ? 0 : 80))
            contentWidth: width
            contentHeight: asks.implicitHeight
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            // What stands below the edge is to be known of.
            Controls.ScrollBar.vertical: Controls.ScrollBar { policy: attention.contentHeight > attention.height + 1 ? Controls.ScrollBar.AlwaysOn : Controls.ScrollBar.AlwaysOff }
            ColumnLayout {
                id: asks
                width: attention.width
                spacing: 12
                Repeater {
                    id: flags
                    model: side.match.flagged
                    FlagSheet {
                        required property var modelData
                        play: modelData
                        isShort: side.match.isLookingInto
                        isTight: side.isTight
                        Layout.fillWidth: true
                        onTakenBack: side.match.takeBack()
                        onLetStand: side.match.letStand()
                        onDenied: side.match.lookIntoEntry(modelData.entry)
                        onRuled: words => side.match.rule(words)
                    }
                }
                QuestionSheet {
                    visible: side.match.hasQuestion
                    Layout.fillWidth: true
                    question: side.match.question
                    answers: side.match.answers
                    onAnswered: index => side.match.answer(index)
                    onPostponed: side.match.postpone()
                }
                DesyncSheet {
                    visible: side.match.hasDesync
                    Layout.fillWidth: true
                    sentence: side.match.desync
                    differences: side.match.differences
                    isBeginning: side.match.stages.some(part => part.words === "setup")
                    onTableIsRight: side.match.takeAsItLies()
                    onAsked: card => side.match.lookIntoCard(card)
                }
            }
        }
        Choice {
            visible: side.match.hasPostponed
            text: qsTr("A question was put off")
            keyName: "Q"
            Layout.fillWidth: true
            onClicked: side.match.askAgain()
        }
        Detail {
            id: detail
            match: side.match
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.minimumHeight: 80
            onClosed: side.match.lookAwayAll()
            onGone: side.rested()
        }
        Rectangle {
            visible: !side.match.isLookingInto && !side.isCrowded
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
                model: side.match.log
                onAsked: entry => side.match.lookIntoEntry(entry)
                Controls.ScrollBar.vertical: Controls.ScrollBar { policy: Controls.ScrollBar.AsNeeded }
            }
        }
        Item { visible: side.isCrowded && !side.match.isLookingInto; Layout.fillHeight: true }
        SayRow {
            id: foot
            match: side.match
            isTight: side.isTight
            Layout.fillWidth: true
            onSaid: side.rested()
        }
    }
    // Over the log, never over the table.
    Column {
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; bottomMargin: foot.height + page.spacing + 6 }
        spacing: 6
        Rectangle {
            visible: side.isAsked
            width: parent.width
            height: leave.implicitHeight + 20
            radius: Look.radius
            color: Look.accent
            Words {
                id: leave
                anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: 12 }
                text: qsTr("Esc once more: to the start. The match goes on.")
                color: Look.accentInk
                font.weight: Font.DemiBold
                Accessible.role: Accessible.AlertMessage
            }
        }
        Notices { match: side.match; width: parent.width - 20; anchors.horizontalCenter: parent.horizontalCenter }
        Hints {
            visible: side.isTyping && lines.length > 0
            width: parent.width
            lines: side.match.hints
            more: side.match.moreHints
            chosen: foot.chosen
            onTaken: line => foot.tell(line)
        }
    }
}
