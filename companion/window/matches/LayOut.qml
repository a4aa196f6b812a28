import QtQuick
import QtQuick.Layouts
import ".."

// How to lay this moment out on a real table again: place by place, each to be ticked off.
Scroll {
    id: guide
    property var replay: null
    Words { text: qsTr("Put this moment on the table again, and play on from it or look at it together. Tick off what lies."); color: Look.faint; Layout.fillWidth: true; font.pixelSize: Look.small }
    Repeater {
        model: guide.replay ? guide.replay.layingOut : []
        ColumnLayout {
            id: place
            required property var modelData
            Layout.fillWidth: true
            spacing: 2
            Words { text: place.modelData.place; font { weight: Font.DemiBold } color: Look.accent; Layout.fillWidth: true }
            Repeater {
                model: place.modelData.things
                Check { required property string modelData; text: modelData; Layout.fillWidth: true }
            }
        }
    }
}
