import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic as Controls
import Cardinal 1.0
import ".."

// A match once more: its table at every moment, its numbers over the turns, and how to lay it out again.
Page {
    id: page
    property var replay: shell.matches.replay
    property string side: "entries"
    // With large letters the players' numbers leave the room to the table; they stand among the plots, too.
    readonly property bool isNarrow: width < 1000 * Look.scale
    readonly property var sides: [["entries", qsTr("Entries")], ["numbers", qsTr("Numbers")], ["layout", qsTr("Lay out again")]]
    title: replay.isOpen ? replay.title : qsTr("Replay")
    says: replay.isOpen ? replay.about : ""
    readonly property var keys: [
        { keys: ["Space"], says: qsTr("play, pause"), does: () => replay.togglePlay() },
        { keys: ["Left"], says: qsTr("an entry back"), does: () => replay.step(-1) },
        { keys: ["Right"], says: qsTr("an entry on"), does: () => replay.step(1) },
        { keys: ["Ctrl+Left"], says: qsTr("a turn back"), does: () => replay.stepTurn(-1) },
        { keys: ["Ctrl+Right"], says: qsTr("a turn on"), does: () => replay.stepTurn(1) },
        { keys: ["Home"], says: qsTr("the beginning"), does: () => replay.go(0) },
        { keys: ["End"], says: qsTr("the end"), does: () => replay.go(replay.last) },
        { keys: ["F"], says: qsTr("the next flag"), does: () => replay.stepFlag(1) },
        { keys: ["Shift+F"], says: qsTr("the flag before"), does: () => replay.stepFlag(-1) },
        { keys: ["M"], says: qsTr("set or take away a mark"), does: () => replay.toggleMark() },
        { keys: ["J"], says: qsTr("the next mark"), does: () => replay.stepMark(1) },
        { keys: ["Shift+J"], says: qsTr("the mark before"), does: () => replay.stepMark(-1) },
        { keys: ["+"], says: qsTr("faster"), does: () => replay.faster(1) },
        { keys: ["-"], says: qsTr("slower"), does: () => replay.faster(-1) },
        { keys: ["E"], says: qsTr("entries"), does: () => page.side = "entries" },
        { keys: ["N"], says: qsTr("numbers over the turns"), does: () => page.side = "numbers" },
        { keys: ["L"], says: qsTr("lay it out again"), does: () => page.side = "layout" }]

    actions: [
        Rectangle {
            visible: page.replay.isOpen
            implicitWidth: label.implicitWidth + 24
            implicitHeight: 34 * Look.scale
            radius: height / 2
            color: page.replay.isExact ? Look.surface : Look.askGround
            border.color: page.replay.isExact ? Look.good : Look.ask
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("How sure this replay is: %1.").arg(page.replay.fidelity) + " " + page.replay.fidelityWhy
            Words { id: label; anchors.centerIn: parent; text: (page.replay.isExact ? "✓ " : "⚠ ") + page.replay.fidelity; color: page.replay.isExact ? Look.good : Look.ask; font { pixelSize: Look.small; weight: Font.DemiBold } }
            HoverHandler { id: overLabel }
            Controls.ToolTip.visible: overLabel.hovered
            Controls.ToolTip.text: page.replay.fidelityWhy
        }
    ]
    Busy { visible: page.replay.isLoading; anchors.centerIn: parent; width: 320 * Look.scale; says: qsTr("Deriving every moment …"); canCancel: true; onCancelled: { page.replay.close(); page.shell.back() } }
    Trouble { sentence: page.replay.trouble; width: parent.width }

    RowLayout {
        anchors.fill: parent
        visible: page.replay.isOpen
        spacing: 12
        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.minimumWidth: 200
            Layout.preferredWidth: 600
            spacing: 10
            PlayerRow { visible: !page.isNarrow; Layout.fillWidth: true; players: page.replay.players; isFar: true; onAsked: page.side = "numbers" }
            Rectangle {
                Layout.fillWidth: true
                Layout.fillHeight: true
                radius: Look.radius
                color: Look.tableGround
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
                    Component.onCompleted: page.replay.showOn(table)
                    Accessible.role: Accessible.Graphic
                    Accessible.name: qsTr("The table at this moment")
                    Accessible.description: page.replay.guide.inWords
                }
                // Beyond what is certain only what was written down then is shown.
                Rectangle {
                    visible: page.replay.moment > page.replay.certain
                    anchors { left: parent.left; right: parent.right; top: parent.top; margins: 12 }
                    height: doubt.implicitHeight + 16
                    radius: 8
                    color: Look.askGround
                    border.color: Look.ask
                    Words { id: doubt; anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: 12 } text: "⚠ " + qsTr("Not certain any more: %1").arg(page.replay.fidelityWhy); color: Look.ask }
                }
            }
            PlayerRow { visible: !page.isNarrow; Layout.fillWidth: true; players: page.replay.players; onAsked: page.side = "numbers" }
            Timeline { Layout.fillWidth: true; Layout.minimumWidth: 100; replay: page.replay; isNarrow: page.isNarrow }
        }
        ColumnLayout {
            readonly property real wide: Math.min(420 * Math.min(Look.scale, 1.3 * Look.fit), page.width * 0.45)
            Layout.minimumWidth: wide
            Layout.preferredWidth: wide
            Layout.maximumWidth: wide
            Layout.fillHeight: true
            spacing: 10
            // In two lines where one is too short for large letters.
            Flow {
                Layout.fillWidth: true
                spacing: 6
                Repeater {
                    model: page.sides
                    Choice {
                        required property var modelData
                        text: modelData[1]
                        isMain: page.side === modelData[0]
                        Accessible.checkable: true
                        Accessible.checked: isMain
                        onClicked: page.side = modelData[0]
                    }
                }
            }
            Rectangle {
                Layout.fillWidth: true
                Layout.fillHeight: true
                radius: Look.radius
                color: Look.surface
                border.color: Look.line
                Loader {
                    anchors { fill: parent; margins: 8 }
                    source: page.side === "numbers" ? "NumberPlots.qml" : page.side === "layout" ? "LayOut.qml" : "EntryList.qml"
                    onLoaded: item.replay = page.replay
                }
            }
        }
    }
}
