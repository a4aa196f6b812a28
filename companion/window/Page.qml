import QtQuick
import QtQuick.Layouts
import "."

// A screen beside the match: what it is and the way back above, the rest below.
FocusScope {
    id: page
    property var shell
    property string title
    property string says
    property var keys: []
    default property alias content: body.data
    property alias actions: actionRow.data

    // What Esc closes here; false when there is nothing, and it goes back.
    function stepOut() { return false }

    Rectangle { anchors.fill: parent; color: Look.ground }

    RowLayout {
        id: header
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Look.room }
        visible: page.title !== ""
        height: visible ? Math.max(48 * Look.scale, implicitHeight) : 0
        spacing: Look.room
        Choice {
            id: backButton
            visible: !!page.shell && page.shell.page !== "start"
            text: qsTr("Back")
            keyName: "Esc"
            isFlat: true
            onClicked: if (!page.stepOut()) page.shell.back()
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0
            Words { text: page.title; Layout.fillWidth: true; maximumLineCount: 2; elide: Text.ElideRight; font { pixelSize: Look.title; weight: Font.Bold } Accessible.role: Accessible.Heading }
            Words { visible: text !== ""; text: page.says; Layout.fillWidth: true; maximumLineCount: 2; elide: Text.ElideRight; color: Look.faint; font.pixelSize: Look.small }
        }
        RowLayout { id: actionRow; Layout.fillWidth: false; spacing: Look.gap }
    }
    Item {
        id: body
        anchors { left: parent.left; right: parent.right; top: header.bottom; bottom: parent.bottom; margins: Look.room }
    }
}
