import QtQuick
import QtQuick.Layouts
import ".."

// How to lay this moment out on a real table again: place by place, each to be ticked off.
Scroll {
    id: list
    property var replay: null
    readonly property var guide: replay ? replay.guide : null
    Words { text: qsTr("Put this moment on the table again, and play on from it or look at it together. Tick off what lies."); color: Look.faint; Layout.fillWidth: true; font.pixelSize: Look.small }
    RowLayout {
        Layout.fillWidth: true
        spacing: Look.gap
        Words { text: list.guide ? list.guide.told : ""; Layout.fillWidth: true; font.weight: Font.DemiBold; Accessible.role: Accessible.AlertMessage }
        Choice { text: qsTr("Tick none"); isFlat: true; enabled: list.guide !== null && list.guide.isAnyLaid; onClicked: list.guide.layNone() }
    }
    Repeater {
        model: list.guide ? list.guide.places : []
        ColumnLayout {
            id: place
            required property var modelData
            Layout.fillWidth: true
            spacing: 2
            Words { text: place.modelData.place; font { weight: Font.DemiBold } color: Look.accent; Layout.fillWidth: true }
            Repeater {
                model: place.modelData.things
                Check {
                    required property var modelData
                    text: modelData.thing
                    checked: modelData.lies
                    Layout.fillWidth: true
                    onToggled: list.guide.lay(modelData.at, checked)
                }
            }
        }
    }
}
