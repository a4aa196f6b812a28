import QtQuick
import QtQuick.Layouts
import "."

// Table and book differ, and nothing explains it. There are two ways out: the table is put right, which ends this by
// itself, or the book is.
Sheet {
    id: sheet
    property string sentence
    property var differences: []
    signal tableIsRight()

    edge: Look.ask
    color: Look.askGround
    Accessible.role: Accessible.AlertMessage
    Accessible.name: sentence

    RowLayout {
        spacing: Look.gap
        Words { text: "≠"; color: Look.ask; font { pixelSize: Look.title; weight: Font.Bold } }
        Words { text: "The table and the book differ"; Layout.fillWidth: true; font { pixelSize: Look.large; weight: Font.DemiBold } }
    }
    Words { text: sheet.sentence; Layout.fillWidth: true }
    Repeater {
        model: sheet.differences
        Words { required property string modelData; text: "• " + modelData; Layout.fillWidth: true }
    }
    Words {
        text: "Put the table right, and this goes away by itself. Or:"
        color: Look.faint
        Layout.fillWidth: true
    }
    Choice { text: "The table is right"; keyName: "R"; isMain: true; onClicked: sheet.tableIsRight() }
}
