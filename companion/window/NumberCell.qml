import QtQuick
import QtQuick.Templates as T
import "."

// One number of a player. It glows for a moment when it changes, and says so when it is more than its cap.
T.Button {
    id: cell
    property var number
    property string whose
    property bool isChosen: false
    property real fit: Look.scale
    property bool isTight: false
    readonly property bool isOver: number ? number.isOver : false

    focusPolicy: Qt.TabFocus
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    implicitWidth: isTight ? Math.max(content.implicitWidth + 4, 40 * fit) : Math.max(content.implicitWidth + 20, 56 * fit)
    implicitHeight: content.implicitHeight + 8
    Accessible.role: Accessible.Button
    Accessible.name: number ? (number.cap ? qsTr("%1: %2 %3 of %4").arg(whose).arg(number.name).arg(number.number).arg(number.cap.substring(1)) : qsTr("%1: %2 %3").arg(whose).arg(number.name).arg(number.number))
                              + (isOver ? ", " + qsTr("more than allowed") : "") + ". " + qsTr("Why?") : ""
    Accessible.onPressAction: clicked()

    readonly property int value: number ? number.number : 0
    property bool isKnown: false
    onValueChanged: {
        if (isKnown) glow.restart()
        isKnown = true
    }

    background: Rectangle {
        radius: Look.radius - 2
        color: cell.isChosen || cell.hovered || cell.down ? Look.raised : "transparent"
        border.width: cell.visualFocus || cell.isChosen ? 2 : 0
        border.color: cell.visualFocus ? Look.ink : Look.accent
        Rectangle {
            id: light
            anchors.fill: parent
            radius: parent.radius
            color: Look.accent
            opacity: 0
            NumberAnimation { id: glow; target: light; property: "opacity"; from: 0.4; to: 0; duration: 650; easing.type: Easing.OutQuad }
        }
    }
    contentItem: Item {
        Column {
            id: content
            anchors.centerIn: parent
            spacing: -3
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: 1
                Text {
                    id: big
                    text: (cell.isOver ? "⚠ " : "") + (cell.number ? cell.number.number : "")
                    color: cell.isOver ? Look.bad : Look.ink
                    font { family: Look.family; pixelSize: 34 * cell.fit; weight: Font.DemiBold }
                }
                Text {
                    anchors.baseline: big.baseline
                    visible: text !== ""
                    text: cell.number ? cell.number.cap : ""
                    color: Look.faint
                    font { family: Look.family; pixelSize: 21 * cell.fit }
                }
            }
            Text {
                anchors.horizontalCenter: parent.horizontalCenter
                text: cell.number ? (cell.isTight ? cell.number.name.replace(" ", "\n") : cell.number.name) : ""
                horizontalAlignment: Text.AlignHCenter
                lineHeight: 0.85
                color: Look.faint
                font { family: Look.family; pixelSize: 15 * cell.fit }
            }
        }
    }
}
