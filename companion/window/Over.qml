import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic as Controls
import "."

// Something that lies over the whole window until it is closed.
Rectangle {
    id: over
    property string title
    property bool isOpen: false
    property real widest: 620
    default property alias content: inner.data
    signal closed()
    // Where letters are large it may be longer than the window.
    function scrollBy(distance) { scroll.contentY = Math.max(0, Math.min(scroll.contentHeight - scroll.height, scroll.contentY + distance)) }
    onIsOpenChanged: scroll.contentY = 0

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
            id: head
            Words { text: over.title; Layout.fillWidth: true; font { pixelSize: Look.title; weight: Font.DemiBold } }
            Choice { text: qsTr("Close"); keyName: "Esc"; isFlat: true; onClicked: over.closed() }
        }
        Flickable {
            id: scroll
            Layout.fillWidth: true
            implicitHeight: Math.min(inner.implicitHeight, over.height - 60 - head.height - 2 * Look.room - Look.gap)
            contentWidth: width
            contentHeight: inner.implicitHeight
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            Controls.ScrollBar.vertical: Controls.ScrollBar { policy: scroll.contentHeight > scroll.height ? Controls.ScrollBar.AlwaysOn : Controls.ScrollBar.AlwaysOff }
            ColumnLayout { id: inner; width: scroll.width - 14; spacing: Look.gap }  // beside the bar, whether it is there or not
        }
    }
}
