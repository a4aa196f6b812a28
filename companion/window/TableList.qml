import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic as Controls
import "."

// The table as a list, for whoever hears it or goes through it by keys: each place, and what lies there.
Flickable {
    id: list
    required property var match
    contentWidth: width
    contentHeight: places.implicitHeight + 2 * Look.room
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    Accessible.role: Accessible.List
    Accessible.name: qsTr("What lies on the table")
    Controls.ScrollBar.vertical: Controls.ScrollBar { policy: Controls.ScrollBar.AsNeeded }
    function take() { places.forceActiveFocus(); places.nextItemInFocusChain().forceActiveFocus() }

    ColumnLayout {
        id: places
        x: Look.room
        y: Look.gap
        width: list.width - 2 * Look.room
        spacing: 2
        Repeater {
            model: list.match.table
            ColumnLayout {
                id: place
                required property var modelData
                Layout.fillWidth: true
                spacing: 1
                Caption { text: place.modelData.place; color: Look.tableInk; font.pixelSize: Look.body }
                Repeater {
                    model: place.modelData.cards
                    Line {
                        required property var modelData
                        text: modelData.name + (modelData.how ? " · " + modelData.how : "")
                        value: modelData.numbers
                        valueColor: Look.faint
                        Layout.fillWidth: true
                        onClicked: list.match.lookIntoCard(modelData.card)
                        onActiveFocusChanged: if (activeFocus) list.show(this)
                    }
                }
            }
        }
        Words { visible: list.match.table.length === 0; text: qsTr("Nothing lies on the table."); color: Look.faint }
    }
    function show(item) {
        const top = item.mapToItem(places, 0, 0).y
        if (top < contentY) contentY = Math.max(0, top - 30)
        else if (top + item.height + Look.gap > contentY + height) contentY = top + item.height + Look.room - height
    }
}
