import QtQuick
import QtQuick.Layouts
import "."

// A player's numbers, on their side of the table. Each is a button: it tells why it is what it is.
Rectangle {
    id: strip
    property var player
    property string chosen: ""  // the number that is looked into
    readonly property color own: player ? Look.player(player.letter) : Look.faint
    readonly property bool acts: player ? player.isActing : false
    signal asked(string value)
    // Numbers are read from a metre away as they are: larger letters make them larger only while all stand in one row.
    readonly property int count: player ? player.numbers.length : 0
    readonly property real fit: isTight ? Math.max(0.75 * Look.fit, Math.min(Look.scale, (width - 64 * Look.fit) / (56 * count)))
                                        : Math.max(0.8 * Look.fit, Math.min(Look.scale, (width - 170 * Look.fit) / (90 * Math.max(1, count))))
    // Where two sit side by side, a sign stands for words, and names of numbers take two lines.
    readonly property bool isTight: width < (170 + 72 * count) * Look.fit

    implicitHeight: Math.max(78 * fit, numbers.implicitHeight + 16)
    color: Look.surface
    radius: Look.radius
    border.width: acts ? 2 : 1
    border.color: acts ? own : Look.line
    Accessible.role: Accessible.Grouping
    Accessible.name: player ? qsTr("Player %1").arg(player.letter) + (player.name ? ", " + player.name : "") + (acts ? ", " + qsTr("to act") : "") : ""

    RowLayout {
        anchors { fill: parent; leftMargin: strip.isTight ? Look.gap : Look.room; rightMargin: strip.isTight ? 6 : Look.gap }
        spacing: strip.isTight ? 4 : Look.room

        Rectangle {
            implicitWidth: 46 * strip.fit
            implicitHeight: implicitWidth
            radius: width / 2
            color: strip.acts ? strip.own : "transparent"
            border { width: 2; color: strip.own }
            Text {
                anchors.centerIn: parent
                text: strip.player ? strip.player.letter : ""
                color: strip.acts ? Look.surface : strip.own
                font { family: Look.family; pixelSize: 25 * strip.fit; weight: Font.Bold }
            }
        }
        Text {
            visible: strip.isTight && strip.acts
            text: "▶"
            color: strip.own
            font { family: Look.family; pixelSize: 15 * strip.fit }
        }
        ColumnLayout {
            visible: !strip.isTight
            Layout.fillWidth: false
            Layout.minimumWidth: 66 * strip.fit
            spacing: 0
            Words {
                visible: text !== ""
                text: strip.player ? strip.player.name : ""
                font { pixelSize: 21 * strip.fit; weight: Font.DemiBold }
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Layout.maximumWidth: 150 * strip.fit
            }
            Words {
                text: strip.acts ? "▶ " + qsTr("to act") : qsTr("waits")
                wrapMode: Text.NoWrap
                color: strip.acts ? strip.own : Look.faint
                font { pixelSize: 15 * strip.fit; weight: strip.acts ? Font.DemiBold : Font.Normal }
            }
        }
        // As many to a row as there is room for.
        Item {
            Layout.fillWidth: true
            implicitHeight: numbers.implicitHeight
            Flow {
                id: numbers
                width: parent.width
                spacing: 2
                layoutDirection: Qt.RightToLeft
                // Counted, so that a number that changes keeps its place and can be seen to change.
                Repeater {
                    model: strip.player ? strip.player.numbers.length : 0
                    NumberCell {
                        required property int index
                        readonly property int place: strip.player ? strip.player.numbers.length - 1 - index : 0
                        number: strip.player && place < strip.player.numbers.length ? strip.player.numbers[place] : null
                        fit: strip.fit
                        isTight: strip.isTight
                        whose: strip.player ? strip.player.letter : ""
                        isChosen: number !== null && strip.chosen === number.name
                        onClicked: strip.asked(number.value)
                    }
                }
            }
        }
    }
}
