import QtQuick
import QtQuick.Layouts
import ".."

// The way through a match: turns, flags and marks on a line, and what moves along it.
ColumnLayout {
    id: timeline
    property var replay
    property bool isNarrow: false
    spacing: 4
    readonly property real last: Math.max(1, replay.last)
    function placeOf(moment) { return moment / last * track.width }

    Item {
        id: track
        Layout.fillWidth: true
        Layout.leftMargin: 10
        Layout.rightMargin: 10
        implicitHeight: 52 * Look.scale
        activeFocusOnTab: true
        Accessible.role: Accessible.Slider
        Accessible.onIncreaseAction: timeline.replay.step(1)
        Accessible.onDecreaseAction: timeline.replay.step(-1)
        Accessible.name: qsTr("Moment %1 of %2, %3").arg(timeline.replay.moment).arg(timeline.replay.last).arg(timeline.replay.stage)
        Rectangle { anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter } height: 6; radius: 3; color: Look.raised; border { width: track.activeFocus ? 2 : 0; color: Look.accent } }
        Rectangle { anchors { left: parent.left; verticalCenter: parent.verticalCenter } height: 6; radius: 3; width: timeline.placeOf(timeline.replay.moment); color: Look.accent }
        Repeater {
            model: timeline.replay.turns
            Item {
                required property var modelData
                required property int index
                readonly property bool hasRoom: index % Math.max(1, Math.ceil(timeline.replay.turns.length * 34 * Look.scale / track.width)) === 0
                x: timeline.placeOf(modelData.moment)
                height: track.height
                Rectangle { x: -0.5; y: track.height / 2 - 9; width: 1; height: 18; color: Look.faint }
                Text { visible: parent.hasRoom; anchors { horizontalCenter: parent.left; bottom: parent.bottom } text: modelData.name; color: Look.faint; font { family: Look.family; pixelSize: Look.tiny } }
            }
        }
        Repeater {
            model: timeline.replay.flags
            Text { required property int modelData; x: timeline.placeOf(modelData) - width / 2; y: 0; text: "✗"; color: Look.bad; font { family: Look.family; pixelSize: Look.small; weight: Font.Bold } }
        }
        Repeater {
            model: timeline.replay.marks
            Icon { required property int modelData; x: timeline.placeOf(modelData) - width / 2; y: 1; name: "mark"; size: 15 * Look.scale; color: Look.ask }
        }
        Rectangle {
            x: timeline.placeOf(timeline.replay.moment) - width / 2
            anchors.verticalCenter: parent.verticalCenter
            width: 18 * Look.scale
            height: width
            radius: width / 2
            color: Look.accent
            border { width: 3; color: Look.surface }
        }
        MouseArea {
            anchors { fill: parent; leftMargin: -10; rightMargin: -10 }
            function follow(x) { timeline.replay.go(Math.round((x - 10) / track.width * timeline.replay.last)) }
            onPressed: mouse => follow(mouse.x)
            onPositionChanged: mouse => follow(mouse.x)
        }
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: 4
        component Knob: Choice {
            property string drawing
            property string says
            implicitWidth: 46 * Math.min(Look.scale, 1.2 * Look.fit)
            isFlat: true
            Accessible.name: says
            Icon { anchors.centerIn: parent; name: parent.drawing; size: 20 * Math.min(Look.scale, 1.4 * Look.fit) }
        }
        Knob { visible: !timeline.isNarrow; drawing: "first"; says: qsTr("A turn back"); onClicked: timeline.replay.stepTurn(-1) }
        Knob { drawing: "back"; says: qsTr("An entry back"); onClicked: timeline.replay.step(-1) }
        Knob { drawing: timeline.replay.isPlaying ? "pause" : "go"; says: timeline.replay.isPlaying ? qsTr("Pause") : qsTr("Play"); onClicked: timeline.replay.togglePlay() }
        Knob { drawing: "next"; says: qsTr("An entry on"); onClicked: timeline.replay.step(1) }
        Knob { visible: !timeline.isNarrow; drawing: "last"; says: qsTr("A turn on"); onClicked: timeline.replay.stepTurn(1) }
        Knob { drawing: "flag"; says: qsTr("The next flag"); enabled: timeline.replay.flags.length > 0; onClicked: timeline.replay.stepFlag(1) }
        Knob { drawing: "mark"; says: timeline.replay.isMarked ? qsTr("Take the mark away") : qsTr("Set a mark"); onClicked: timeline.replay.toggleMark() }
        Words { text: timeline.replay.stage; maximumLineCount: 2; elide: Text.ElideRight; verticalAlignment: Text.AlignVCenter; Layout.fillWidth: true; Layout.preferredHeight: 3 * font.pixelSize; Layout.leftMargin: Look.gap; font { pixelSize: timeline.isNarrow ? Look.small : Look.body; weight: Font.DemiBold } }
        Words { text: timeline.replay.moment + " / " + timeline.replay.last; color: Look.faint; font.pixelSize: Look.small }
        Choice { text: qsTr("%1 a second").arg(timeline.replay.speed); isFlat: true; visible: !timeline.isNarrow; Accessible.name: qsTr("Speed: %1").arg(text); onClicked: timeline.replay.faster(timeline.replay.speed >= 8 ? -9 : 1) }
    }
}
