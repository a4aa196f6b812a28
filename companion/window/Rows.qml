import QtQuick
import QtQuick.Controls.Basic as Controls
import "."

// A list that keys go through: up, down, and Enter.
ListView {
    id: list
    property string says
    property string nothing
    signal chosen(int index)

    clip: true
    spacing: 4
    reuseItems: true
    cacheBuffer: 0  // Qt 6.4 calls off rows that it makes ahead by numbers that a shorter list does not have
    focus: true
    activeFocusOnTab: true
    boundsBehavior: Flickable.StopAtBounds
    highlightMoveDuration: 0
    onCountChanged: if (currentIndex < 0 && count > 0) currentIndex = 0
    keyNavigationEnabled: true
    Keys.onReturnPressed: chosen(currentIndex)
    Keys.onEnterPressed: chosen(currentIndex)
    Accessible.role: Accessible.List
    Accessible.name: says
    Controls.ScrollBar.vertical: Controls.ScrollBar { policy: Controls.ScrollBar.AsNeeded }

    Words {
        visible: list.count === 0
        anchors.centerIn: parent
        width: parent.width - 40
        horizontalAlignment: Text.AlignHCenter
        text: list.nothing
        color: Look.faint
    }
}
