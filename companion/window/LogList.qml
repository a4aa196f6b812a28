import QtQuick
import QtQuick.Layouts
import "."

// What happened, turn by turn, each entry with its verdict. It follows what happens until somebody scrolls back.
ListView {
    id: list
    property bool follows: true
    property int looked: 0  // the entry that is looked into
    signal asked(int entry)

    activeFocusOnTab: true
    keyNavigationEnabled: true
    highlightMoveDuration: 0
    onActiveFocusChanged: if (activeFocus && currentIndex < 0) currentIndex = count - 1
    onCurrentIndexChanged: if (activeFocus) follows = currentIndex === count - 1
    Keys.onReturnPressed: if (currentItem) asked(currentItem.entry)
    Keys.onEnterPressed: if (currentItem) asked(currentItem.entry)

    clip: true
    reuseItems: true
    cacheBuffer: 0  // as in Rows.qml
    boundsBehavior: Flickable.StopAtBounds
    spacing: 1
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Log of the match")

    // Asked when it comes to it: in between somebody may have scrolled back.
    function toEnd() { if (follows) positionViewAtEnd() }
    onCountChanged: Qt.callLater(toEnd)
    onHeightChanged: Qt.callLater(toEnd)
    // Where it begins and ends is guessed at first.
    onContentHeightChanged: if (!moving) Qt.callLater(toEnd)
    onOriginYChanged: if (!moving) Qt.callLater(toEnd)
    onMovementEnded: follows = atYEnd

    delegate: Item {
        id: row
        required property int index
        required property int entry
        required property string sign
        required property string who
        required property string step
        required property string changes
        required property string how
        required property var flags
        required property bool inGroup
        required property bool inForce
        required property string outcome
        required property string spoken
        required property bool isFlagged
        required property bool isHeading
        required property string heading

        readonly property real above: heading ? title.implicitHeight + 14 : 0
        width: ListView.view.width
        height: above + lines.implicitHeight + 6
        Accessible.role: Accessible.ListItem
        Accessible.name: spoken
        Accessible.onPressAction: list.asked(row.entry)

        readonly property bool isCurrent: list.activeFocus && list.currentIndex === index
        // Where the match was. No section of the list: of those that are used again Qt 6.4 tells another's name.
        Words {
            id: title
            visible: row.heading !== ""
            y: row.above - height - 3
            text: row.heading
            wrapMode: Text.NoWrap
            color: Look.faint
            font { pixelSize: Look.small; weight: Font.DemiBold }
        }
        Rectangle {
            visible: title.visible
            anchors { left: title.right; right: parent.right; leftMargin: Look.gap; rightMargin: Look.gap; verticalCenter: title.verticalCenter }
            height: 1
            color: Look.line
        }
        Rectangle {
            anchors { fill: parent; topMargin: row.above; rightMargin: 6 }
            radius: 6
            color: hover.hovered || list.looked === row.entry ? Look.raised : "transparent"
            border.width: row.isCurrent || list.looked === row.entry ? 2 : 0
            border.color: row.isCurrent ? Look.ink : Look.accent
        }
        HoverHandler { id: hover; enabled: !list.moving }
        TapHandler { onTapped: list.asked(row.entry) }
        Rectangle {
            visible: row.isFlagged
            anchors { fill: parent; topMargin: row.above; rightMargin: 6 }
            radius: 6
            color: Look.badGround
            opacity: row.inForce ? 1 : 0.5
        }
        Text {
            id: mark
            x: 4 + (row.inGroup ? 12 : 0)
            y: row.above + 3
            width: 16 * Look.scale
            text: row.sign
            color: row.isFlagged ? Look.bad : Look.faint
            horizontalAlignment: Text.AlignHCenter
            font { family: Look.family; pixelSize: Look.body; weight: Font.Bold }
        }
        Text {
            id: actor
            anchors { left: mark.right; leftMargin: 4; top: mark.top }
            width: 16 * Look.scale
            text: row.who
            color: Look.player(row.who)
            horizontalAlignment: Text.AlignHCenter
            font { family: Look.family; pixelSize: Look.body; weight: Font.Bold }
        }
        Column {
            id: lines
            anchors { left: actor.right; leftMargin: 6; right: parent.right; rightMargin: 12; top: mark.top }
            opacity: row.inForce ? 1 : 0.55
            Text {
                width: parent.width
                text: row.step + (row.outcome ? " — " + row.outcome : "")
                color: Look.ink
                wrapMode: Text.Wrap
                textFormat: Text.PlainText
                font { family: Look.family; pixelSize: Look.body; strikeout: !row.inForce; weight: row.isHeading ? Font.DemiBold : Font.Normal }
            }
            Text {
                visible: text !== ""
                width: parent.width
                text: row.changes + (row.changes && row.how ? " · " : "") + row.how
                color: Look.faint
                wrapMode: Text.Wrap
                textFormat: Text.PlainText
                font { family: Look.family; pixelSize: Look.tiny }
            }
            Repeater {
                model: row.flags
                Column {
                    id: flag
                    required property var modelData
                    width: lines.width
                    Text {
                        width: parent.width
                        text: flag.modelData.sentence
                        color: Look.bad
                        wrapMode: Text.Wrap
                        textFormat: Text.PlainText
                        font { family: Look.family; pixelSize: Look.small }
                    }
                    Text {
                        width: parent.width
                        text: flag.modelData.cited
                        color: Look.faint
                        wrapMode: Text.Wrap
                        textFormat: Text.PlainText
                        font { family: Look.family; pixelSize: Look.tiny }
                    }
                }
            }
        }
    }

    Words {
        visible: list.count === 0
        anchors.centerIn: parent
        text: qsTr("Nothing has happened yet.")
        color: Look.faint
    }
    Choice {
        visible: !list.follows
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: Look.gap }
        text: "↓ " + qsTr("what happens now")
        isMain: true
        onClicked: { list.follows = true; list.positionViewAtEnd() }
    }
}
