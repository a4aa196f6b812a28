import QtQuick
import QtQuick.Layouts
import "."

// A play that broke rules: which, where in the rulebook, with the numbers; and what can be done about it.
Sheet {
    id: sheet
    required property var play
    signal takenBack()
    signal letStand()

    edge: Look.bad
    color: Look.badGround
    Accessible.role: Accessible.AlertMessage
    Accessible.name: "Flagged: " + play.step

    RowLayout {
        spacing: Look.gap
        Words { text: "✗"; color: Look.bad; font { pixelSize: Look.title; weight: Font.Bold } }
        Words { text: sheet.play.step; Layout.fillWidth: true; font { pixelSize: Look.large; weight: Font.DemiBold } }
    }
    Repeater {
        model: sheet.play.flags
        ColumnLayout {
            id: flag
            required property var modelData
            Layout.fillWidth: true
            spacing: 2
            Words { text: flag.modelData.sentence; Layout.fillWidth: true; font.pixelSize: Look.large }
            Words { text: flag.modelData.cited; color: Look.bad; Layout.fillWidth: true; font.pixelSize: Look.small }
            Words {
                visible: text !== ""
                text: flag.modelData.note
                color: Look.faint
                Layout.fillWidth: true
                font.pixelSize: Look.small
            }
        }
    }
    RowLayout {
        spacing: Look.gap
        Choice { text: "Take back"; keyName: "B"; isMain: true; Layout.fillWidth: true; onClicked: sheet.takenBack() }
        Choice { text: "Let it stand"; keyName: "S"; Layout.fillWidth: true; onClicked: sheet.letStand() }
    }
}
