import QtQuick
import QtQuick.Layouts
import "."

// Something that lies over the whole window until it is closed.
Rectangle {
    id: over
    property string title
    property bool isOpen: false
    property real widest: 620
    default property alias content: inner.data
    signal closed()

    visible: opacity > 0
    opacity: isOpen ? 1 : 0
    Behavior on opacity { NumberAnimation { duration: Look.quick } }
    color: Qt.rgba(0, 0, 0, 0.45)
    Accessible.role: Accessible.Dialog
    Accessible.name: title
    Accessible.ignored: !isOpen
    enabled: isOpen

    MouseArea { anchors.fill: parent; hoverEnabled: true; onClicked: over.closed(); onWheel: wheel => wheel.accepted = true }
    MouseArea { anchors.fill: sheet }
    Sheet {
        id: sheet
        anchors.centerIn: parent
        width: Math.min(parent.width - 60, over.widest * Look.scale)
        RowLayout {
            Words { text: over.title; Layout.fillWidth: true; font { pixelSize: Look.title; weight: Font.DemiBold } }
            Choice { text: qsTr("Close"); keyName: "Esc"; isFlat: true; onClicked: over.closed() }
        }
        ColumnLayout { id: inner; Layout.fillWidth: true; spacing: Look.gap }
    }
}
