import QtQuick
import QtQuick.Layouts
import "."

// A play that broke rules: which, where in the rulebook, with the numbers; and what can be done about it.
Sheet {
    id: sheet
    required property var play
    property bool isRuling: false
    property bool isShort: false  // while people look into something, what it says can be read there
    property bool isTight: false  // there is little room: what the rulebook leaves open can be read in the entry
    signal takenBack()
    signal letStand()
    signal denied()  // that is not what happened
    signal ruled(string words)

    function startRuling() { isRuling = true; words.take() }

    edge: Look.bad
    color: Look.badGround
    Accessible.role: Accessible.AlertMessage
    Accessible.name: qsTr("Flagged: %1.").arg(play.step) + " " + play.flags.map(flag => flag.sentence + " " + flag.cited).join(" ")

    RowLayout {
        spacing: Look.gap
        Words { text: "✗"; color: Look.bad; Layout.alignment: Qt.AlignTop; font { pixelSize: Look.title; weight: Font.Bold } }
        Words { text: sheet.play.step; Layout.fillWidth: true; font { pixelSize: Look.large; weight: Font.DemiBold } }
    }
    Repeater {
        model: sheet.isShort ? [] : sheet.play.flags
        ColumnLayout {
            id: flag
            required property var modelData
            Layout.fillWidth: true
            spacing: 1
            Words { text: flag.modelData.sentence; Layout.fillWidth: true; font.pixelSize: Look.large }
            Words { text: flag.modelData.cited; color: Look.bad; Layout.fillWidth: true; font.pixelSize: Look.small }
            Words { visible: text !== "" && !sheet.isTight; text: flag.modelData.note; color: Look.faint; Layout.fillWidth: true; font.pixelSize: Look.small }
        }
    }
    // Beside each other while their words fit.
    GridLayout {
        Layout.fillWidth: true
        columns: 2 * Math.max(back.implicitWidth, stand.implicitWidth) + Look.gap <= width ? 2 : 1
        columnSpacing: Look.gap
        rowSpacing: Look.gap
        Choice { id: back; text: qsTr("Take back"); keyName: "B"; isMain: true; Layout.fillWidth: true; Layout.preferredWidth: 1; onClicked: sheet.takenBack() }
        Choice { id: stand; text: qsTr("Let it stand"); keyName: "S"; Layout.fillWidth: true; Layout.preferredWidth: 1; onClicked: sheet.letStand() }
    }
    GridLayout {
        visible: !sheet.isShort
        Layout.fillWidth: true
        columns: other.implicitWidth + ruling.implicitWidth + Look.gap <= width ? 2 : 1
        columnSpacing: Look.gap
        rowSpacing: Look.gap
        Choice { id: other; text: qsTr("Not what happened"); keyName: "N"; isFlat: true; letters: Look.small; Layout.fillWidth: true; onClicked: sheet.denied() }
        Choice { id: ruling; text: qsTr("Ruling"); keyName: "J"; isFlat: true; letters: Look.small; Layout.fillWidth: true; onClicked: sheet.startRuling() }
    }
    Field {
        id: words
        visible: sheet.isRuling
        hint: qsTr("What is ruled, in words")
        Layout.fillWidth: true
        onAccepted: { sheet.ruled(text); words.text = ""; words.focus = false; sheet.isRuling = false }
    }
}
