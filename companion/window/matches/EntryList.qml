import QtQuick
import QtQuick.Controls.Basic as Controls
import ".."

// What happened; the entry that led to the moment on the table stands out.
ListView {
    id: list
    property var replay: null
    clip: true
    reuseItems: true
    cacheBuffer: 0  // Qt 6.4 calls off rows that it makes ahead by numbers that a shorter list does not have
    spacing: 1
    boundsBehavior: Flickable.StopAtBounds
    model: replay ? replay.entries : null
    currentIndex: replay ? replay.moment - 1 : -1
    highlightMoveDuration: 0
    preferredHighlightBegin: height * 0.3
    preferredHighlightEnd: height * 0.7
    highlightRangeMode: ListView.ApplyRange
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Entries of the match")
    Controls.ScrollBar.vertical: Controls.ScrollBar { policy: Controls.ScrollBar.AsNeeded }

    delegate: Item {
        id: row
        required property var row
        required property int index
        readonly property bool isNow: list.replay && list.replay.moment === index + 1
        readonly property bool beginsTurn: index === 0 || list.replay.entries.at(index - 1).turn !== row.row.turn
        width: ListView.view.width - 8
        height: lines.implicitHeight + 8 + (beginsTurn ? turn.height : 0)
        Accessible.role: Accessible.ListItem
        Accessible.name: [qsTr("Entry %1: %2 %3.").arg(row.row.entry).arg(row.row.who).arg(row.row.step), row.row.isFlagged ? qsTr("Flagged: %1").arg(row.row.flags[0].sentence) : "", row.row.outcome ? qsTr("It was %1.").arg(row.row.outcome) : "", row.row.inForce ? "" : qsTr("Not in force.")].filter(one => one).join(" ")
        Item {
            id: turn
            visible: row.beginsTurn
            width: parent.width
            height: 28 * Look.scale
            Words { id: turnWords; anchors { left: parent.left; leftMargin: 4; bottom: parent.bottom; bottomMargin: 3 } text: qsTr("Turn %1").arg(row.row.turn); color: Look.faint; font { pixelSize: Look.small; weight: Font.DemiBold } }
            Rectangle { anchors { left: turnWords.right; right: parent.right; leftMargin: 8; verticalCenter: turnWords.verticalCenter } height: 1; color: Look.line }
        }
        Rectangle {
            anchors { fill: parent; topMargin: row.beginsTurn ? turn.height : 0 }
            radius: 6
            color: row.isNow ? Look.raised : row.row.isFlagged ? Look.badGround : "transparent"
            border { width: row.isNow ? 2 : 0; color: Look.accent }
        }
        Text { id: mark; x: 6; y: lines.y; width: 18 * Look.scale; text: row.row.isFlagged ? "✗" : "·"; color: row.row.isFlagged ? Look.bad : Look.faint; horizontalAlignment: Text.AlignHCenter; font { family: Look.family; pixelSize: Look.body; weight: Font.Bold } }
        Text { id: actor; anchors { left: mark.right; leftMargin: 3 } y: lines.y; width: 16 * Look.scale; text: row.row.who; color: Look.player(row.row.who); font { family: Look.family; pixelSize: Look.body; weight: Font.Bold } }
        Column {
            id: lines
            anchors { left: actor.right; leftMargin: 6; right: parent.right; rightMargin: 8 }
            y: 4 + (row.beginsTurn ? turn.height : 0)
            opacity: row.row.inForce ? 1 : 0.6
            Text { width: parent.width; text: row.row.step + (row.row.outcome ? " — " + row.row.outcome : ""); color: Look.ink; wrapMode: Text.Wrap; textFormat: Text.PlainText; font { family: Look.family; pixelSize: Look.body; strikeout: !row.row.inForce } }
            Text { visible: text !== ""; width: parent.width; text: row.row.changes; color: Look.faint; wrapMode: Text.Wrap; textFormat: Text.PlainText; font { family: Look.family; pixelSize: Look.tiny } }
            Repeater {
                model: row.row.flags
                Column {
                    id: flag
                    required property var modelData
                    width: lines.width
                    Text { width: parent.width; text: flag.modelData.sentence; color: Look.bad; wrapMode: Text.Wrap; textFormat: Text.PlainText; font { family: Look.family; pixelSize: Look.small } }
                    Text { width: parent.width; text: flag.modelData.cited; color: Look.faint; wrapMode: Text.Wrap; textFormat: Text.PlainText; font { family: Look.family; pixelSize: Look.tiny } }
                }
            }
        }
        TapHandler { onTapped: list.replay.go(row.index + 1) }
    }
}
