import QtQuick
import QtQuick.Layouts
import "."

// What is known of a card: where and how it lies, its numbers, what is printed on it; and how to set it right.
ColumnLayout {
    id: panel
    required property var match
    readonly property var card: match.card || {}
    spacing: 2

    Words {
        text: (panel.card.typeLine ? panel.card.typeLine + " · " : "") + (panel.card.where || "") + (panel.card.how ? " · " + panel.card.how : "")
        color: Look.faint
        Layout.fillWidth: true
        font.pixelSize: Look.small
    }
    Flow {
        Layout.fillWidth: true
        spacing: 4
        Repeater {
            model: panel.card.numbers || []
            NumberCell {
                required property var modelData
                number: ({ name: modelData.name, number: modelData.number, cap: "", isOver: false })
                whose: panel.card.name || ""
                onClicked: panel.match.lookIntoNumber(panel.card.card, modelData.value)
            }
        }
    }
    Repeater {
        model: panel.card.texts || []
        Words { required property string modelData; text: modelData; Layout.fillWidth: true; Layout.leftMargin: 4; font.pixelSize: Look.small }
    }

    Caption { text: qsTr("Does it lie otherwise? Both players agree:") }
    RowLayout {
        spacing: Look.gap
        Choice { text: "↺ " + qsTr("Turn", "a card"); Accessible.name: qsTr("Turn it left"); Layout.fillWidth: true; onClicked: panel.match.turnCard(-1) }
        Choice { text: "↻ " + qsTr("Turn", "a card"); Accessible.name: qsTr("Turn it right"); Layout.fillWidth: true; onClicked: panel.match.turnCard(1) }
        Choice { text: panel.card.isDown ? qsTr("Face up") : qsTr("Face down"); Layout.fillWidth: true; onClicked: panel.match.flipCard() }
    }
    Caption { text: qsTr("It really lies in") }
    Flow {
        Layout.fillWidth: true
        spacing: 6
        Repeater {
            model: panel.card.places || []
            Choice {
                required property string modelData
                required property int index
                text: modelData
                implicitHeight: 34 * Look.scale
                onClicked: panel.match.moveCard(index)
            }
        }
    }
}
