import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import "."

// Table and book differ, and nothing explains it: what was expected and what is seen, as a list beside the picture where
// the same is drawn. There are two ways out: the table is put right, which ends this by itself, or the book is.
Sheet {
    id: sheet
    property string sentence
    property var differences: []
    property bool isBeginning: false  // what is still to be laid before a match differs, too
    signal tableIsRight()
    signal asked(int card)

    edge: Look.ask
    color: Look.askGround
    Accessible.role: Accessible.AlertMessage
    Accessible.name: sentence

    RowLayout {
        spacing: Look.gap
        Words { text: "≠"; color: Look.ask; font { pixelSize: Look.title; weight: Font.Bold } }
        Words { text: sheet.isBeginning ? qsTr("Not everything lies there yet") : qsTr("The table and the book differ"); Layout.fillWidth: true; font { pixelSize: Look.large; weight: Font.DemiBold } }
    }
    Words {
        text: sheet.isBeginning ? qsTr("Lay each card where it is expected, and this goes away by itself. Or:") : qsTr("Put the table right, and this goes away by itself. Or:")
        color: Look.faint
        Layout.fillWidth: true
        font.pixelSize: Look.small
    }
    Choice { text: qsTr("The table is right"); keyName: "R"; isMain: true; Layout.fillWidth: true; onClicked: sheet.tableIsRight() }
    Repeater {
        model: sheet.differences.slice(0, 6)
        T.Button {
            id: row
            required property var modelData
            Layout.fillWidth: true
            enabled: modelData.card >= 0
            focusPolicy: Qt.TabFocus
            padding: 10
            topPadding: 6
            bottomPadding: 6
            implicitHeight: texts.implicitHeight + topPadding + bottomPadding
            onClicked: sheet.asked(modelData.card)
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()
            Accessible.role: Accessible.Button
            Accessible.name: qsTr("%1: expected %2, seen %3").arg(modelData.what).arg(modelData.expected).arg(modelData.seen)
            Accessible.onPressAction: clicked()
            background: Rectangle {
                radius: 7
                color: row.hovered ? Look.raised : "transparent"
                border { width: row.visualFocus ? 2 : 1; color: row.visualFocus ? Look.ink : Look.line }
            }
            contentItem: ColumnLayout {
                id: texts
                spacing: 0
                Words { text: row.modelData.what; Layout.fillWidth: true; font.weight: Font.DemiBold }
                Words { text: "◌ " + qsTr("expected: %1").arg(row.modelData.expected); color: Look.faint; Layout.fillWidth: true; font.pixelSize: Look.small }
                Words { text: "● " + qsTr("seen: %1").arg(row.modelData.seen); Layout.fillWidth: true; font.pixelSize: Look.small }
            }
        }
    }
    Words {
        visible: sheet.differences.length > 6
        text: qsTr("and %n more", "differences", sheet.differences.length - 6)
        color: Look.faint
        font.pixelSize: Look.small
    }
}
