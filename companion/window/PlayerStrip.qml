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
    // Where they would become too small in one, they stand in two.
    readonly property int count: player ? player.numbers.length : 0
    readonly property real least: (isTight ? 0.75 : 0.8) * Look.fit
    readonly property real room: width - (isTight ? 88 : 170) * Look.fit
    readonly property var widths: player ? player.numbers.map(widthOf) : []
    readonly property int rows: room < least * widthIn(count) ? 2 : 1
    readonly property int inARow: Math.max(1, Math.ceil(count / rows))
    readonly property real fit: Math.max(least, Math.min(rows > 1 ? 0.8 * Look.fit : Look.scale, room / Math.max(1, widthIn(inARow))))
    // Of a number with letters as large as they usually are; with one digit it is as wide as with two, and stays in its place.
    function widthOf(number) {
        const digits = "0".repeat(Math.max(2, String(number.number).length))
        const words = isTight ? number.name.split(" ") : [number.name]
        const widest = Math.max(large.advanceWidth(digits) + middle.advanceWidth(number.cap), ...words.map(word => small.advanceWidth(word)))
        return isTight ? Math.max(widest + 6, 42) : Math.max(widest + 22, 58)
    }
    // Of so many in a row, the others below them.
    function widthIn(columns) {
        let sum = 0
        for (let at = 0; at < Math.min(columns, count); ++at) sum += Math.max(...widths.filter((width, index) => index % columns === at))
        return sum
    }
    FontMetrics { id: small; font { family: Look.family; pixelSize: 15 } }
    FontMetrics { id: middle; font { family: Look.family; pixelSize: 21 } }
    FontMetrics { id: large; font { family: Look.family; pixelSize: 34; weight: Font.DemiBold } }
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

        ColumnLayout {
            Layout.fillWidth: false
            spacing: 0
            Rectangle {
                Layout.alignment: Qt.AlignHCenter
                implicitWidth: 46 * (strip.isTight ? Math.min(strip.fit, Look.fit) : strip.fit)
                implicitHeight: implicitWidth
                radius: width / 2
                color: strip.acts ? strip.own : "transparent"
                border { width: 2; color: strip.own }
                Text {
                    anchors.centerIn: parent
                    text: strip.player ? strip.player.letter : ""
                    color: strip.acts ? Look.surface : strip.own
                    font { family: Look.family; pixelSize: parent.width * 0.54; weight: Font.Bold }
                }
            }
            Words {
                objectName: "nameBelow"
                visible: strip.isTight && text !== ""
                text: strip.player ? strip.player.name : ""
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Layout.alignment: Qt.AlignHCenter
                Layout.maximumWidth: 52 * Look.fit
                font { pixelSize: 14 * Look.fit; weight: Font.DemiBold }
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
        Item {
            Layout.fillWidth: true
            implicitHeight: numbers.implicitHeight
            Grid {
                id: numbers
                anchors.right: parent.right
                columns: strip.inARow
                spacing: 2
                horizontalItemAlignment: Grid.AlignHCenter
                // Counted, so that a number that changes keeps its place and can be seen to change.
                Repeater {
                    model: strip.player ? strip.player.numbers.length : 0
                    NumberCell {
                        required property int index
                        number: strip.player && index < strip.player.numbers.length ? strip.player.numbers[index] : null
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
