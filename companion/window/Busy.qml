import QtQuick
import QtQuick.Layouts
import "."

// Something takes longer than a moment; it can be called off where that is possible.
RowLayout {
    id: busy
    property string says
    property bool canCancel: false
    signal cancelled()
    spacing: Look.gap
    Rectangle {
        id: disc
        implicitWidth: 18 * Look.scale
        implicitHeight: implicitWidth
        radius: width / 2
        color: "transparent"
        border { width: 3; color: Look.line }
        Rectangle { width: 6 * Look.scale; height: width; radius: width / 2; color: Look.accent; anchors.horizontalCenter: parent.horizontalCenter; y: -1 }
        RotationAnimation on rotation { running: busy.visible; loops: Animation.Infinite; from: 0; to: 360; duration: 1100 }
    }
    Words { text: busy.says; color: Look.faint; Layout.fillWidth: true }
    Choice { visible: busy.canCancel; text: qsTr("Cancel"); isFlat: true; onClicked: busy.cancelled() }
}
