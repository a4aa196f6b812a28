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
    Accessible.name: question + " " + answers.map((answer, index) => (index + 1) + ": " + answer).join(", ")

    RowLayout {
        spacing: Look.gap
        Words { text: "?"; color: Look.ask; Layout.alignment: Qt.AlignTop; font { pixelSize: Look.title; weight: Font.Bold } }
        Words { text: sheet.question; Layout.fillWidth: true; font { pixelSize: Look.large; weight: Font.DemiBold } }
        Choice { text: qsTr("Later"); keyName: "Esc"; isFlat: true; Layout.alignment: Qt.AlignTop; onClicked: sheet.postponed() }
    }
    GridLayout {
        columns: sheet.answers.length > 1 && sheet.answers.every(answer => answer.length < 15) ? 2 : 1
        columnSpacing: Look.gap
        rowSpacing: Look.gap
        Layout.fillWidth: true
        Repeater {
            model: sheet.answers
            Answer {
                required property string modelData
                required property int index
                text: modelData
                keyName: index + 1
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                onClicked: sheet.answered(index)
            }
        }
    }
}
