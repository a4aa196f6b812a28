import QtQuick
import QtQuick.Layouts
import "."

// What no camera can see: answered by one key, or put off.
Sheet {
    id: sheet
    property string question
    property var answers: []
    signal answered(int index)
    signal postponed()

    edge: Look.ask
    color: Look.askGround
    Accessible.role: Accessible.AlertMessage
    Accessible.name: question

    RowLayout {
        spacing: Look.gap
        Words { text: "?"; color: Look.ask; font { pixelSize: Look.title; weight: Font.Bold } }
        Words { text: sheet.question; Layout.fillWidth: true; font { pixelSize: Look.large; weight: Font.DemiBold } }
    }
    GridLayout {
        columns: sheet.answers.length > 4 ? 2 : 1
        columnSpacing: Look.gap
        rowSpacing: Look.gap
        Layout.fillWidth: true
        Repeater {
            model: sheet.answers
            Choice {
                required property string modelData
                required property int index
                text: modelData
                keyName: index + 1
                Layout.fillWidth: true
                onClicked: sheet.answered(index)
            }
        }
    }
    Choice { text: "Later"; keyName: "Esc"; isFlat: true; onClicked: sheet.postponed() }
}
