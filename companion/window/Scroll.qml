import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic as Controls
import "."

// What may be longer than the screen, in one column.
Flickable {
    id: scroll
    default property alias content: column.data
    property real widest: 1100 * Look.scale
    readonly property real bar: 12  // beside what stands in it, at the edge of the page
    anchors.rightMargin: -bar
    Layout.rightMargin: -bar

    contentHeight: column.implicitHeight + Look.room
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    Controls.ScrollBar.vertical: Controls.ScrollBar { policy: Controls.ScrollBar.AsNeeded }

    // What has the keyboard is to be seen.
    function reveal(item) {
        const top = item.mapToItem(column, 0, 0).y
        if (top < contentY) contentY = Math.max(0, top - Look.room)
        else if (top + item.height > contentY + height) contentY = Math.min(contentHeight - height, top + item.height + Look.room - height)
    }
    readonly property var focused: scroll.Window.activeFocusItem
    onFocusedChanged: {
        for (let item = focused; item; item = item.parent)
            if (item === column) { reveal(focused); return }
    }

    ColumnLayout {
        id: column
        width: Math.min(scroll.width - bar, scroll.widest)
        x: (scroll.width - bar - width) / 2
        spacing: Look.room
    }
}
