import QtQuick
import QtQuick.Layouts
import "."

// Why a number is what it is: which cards, which rule and where, what changed it last; and how to set it right.
ColumnLayout {
    id: panel
    required property var match
    readonly property var why: match.why || {}
    spacing: 2

    function typeInstead() { if (why.canBeSet) number.take() }

    Words { visible: text !== ""; text: panel.why.says || ""; color: Look.faint; Layout.fillWidth: true; font.pixelSize: Look.small }

    Caption { visible: reasons.count > 0; text: qsTr("It is made of") }
    Repeater {
        id: reasons
        model: panel.why.reasons || []
        Line {
            required property var modelData
            text: modelData.text
            value: (modelData.amount > 0 ? "+" : modelData.amount < 0 ? "−" : "") + Math.abs(modelData.amount)
            enabled: modelData.card >= 0
            Layout.fillWidth: true
            onClicked: panel.match.lookIntoCard(modelData.card)
        }
    }

    Caption { visible: rules.count > 0; text: qsTr("What the rules say") }
    Repeater {
        id: rules
        model: panel.why.rules || []
        ColumnLayout {
            required property var modelData
            Layout.fillWidth: true
            Layout.leftMargin: 8
            spacing: 0
            Words { text: modelData.sentence; Layout.fillWidth: true }
            Words { text: modelData.cited; color: Look.faint; Layout.fillWidth: true; Layout.bottomMargin: 4; font.pixelSize: Look.tiny }
        }
    }

    Caption { visible: changes.count > 0; text: qsTr("What changed it") }
    Repeater {
        id: changes
        model: panel.why.changes || []
        Line {
            required property var modelData
            text: modelData.step
            value: modelData.change
            Layout.fillWidth: true
            onClicked: panel.match.lookIntoEntry(modelData.entry)
        }
    }

    Caption { visible: panel.why.canBeSet === true; text: qsTr("Is it wrong? Both players agree that it is:") }
    RowLayout {
        visible: panel.why.canBeSet === true
        spacing: Look.gap
        Choice { text: "−"; Layout.preferredWidth: 48 * Look.scale; Accessible.name: qsTr("One less"); onClicked: number.text = Number(number.text || panel.why.now) - 1 }
        Field {
            id: number
            hint: qsTr("number")
            text: panel.why.now === undefined ? "" : panel.why.now
            validator: IntValidator { bottom: -999; top: 9999 }
            Layout.preferredWidth: 90 * Look.scale
            onAccepted: panel.match.setNumber(Number(text))
        }
        Choice { text: "+"; Layout.preferredWidth: 48 * Look.scale; Accessible.name: qsTr("One more"); onClicked: number.text = Number(number.text || panel.why.now) + 1 }
        Choice {
            text: qsTr("Set it right")
            isMain: enabled
            enabled: number.text !== "" && Number(number.text) !== panel.why.now
            Layout.fillWidth: true
            onClicked: panel.match.setNumber(Number(number.text))
        }
    }
}
