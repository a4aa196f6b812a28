import QtQuick
import QtQuick.Templates as T
import "."

// Yes or no.
T.CheckBox {
    id: check
    property string says
    focusPolicy: Qt.TabFocus
    function turn() { toggle(); toggled() }
    Keys.onReturnPressed: turn()
    Keys.onEnterPressed: turn()
    implicitHeight: Math.max(36 * Look.scale, column.implicitHeight)
    implicitWidth: box.width + Look.inset + 4 + metrics.advanceWidth
    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.description: says
    Accessible.onToggleAction: turn()
    // Not of the words as they are broken: they are broken by how wide this is.
    TextMetrics { id: metrics; text: check.text; font { family: Look.family; pixelSize: Look.body } }
    indicator: Rectangle {
        id: box
        y: (check.height - height) / 2
        width: 24 * Look.scale
        height: width
        radius: 6 * Look.fit
        color: check.checked ? Look.accent : Look.surface
        border { width: check.visualFocus ? 2 : 1; color: check.visualFocus ? Look.ink : check.checked ? Look.accent : Look.faint }
        Icon { anchors.centerIn: parent; visible: check.checked; name: "good"; size: parent.width * 0.75; color: Look.accentInk }
    }
    contentItem: Item {
        implicitHeight: column.implicitHeight
        Column {
            id: column
            anchors { left: parent.left; leftMargin: box.width + Look.inset; verticalCenter: parent.verticalCenter }
            Text { width: check.width - box.width - Look.inset; text: check.text; color: Look.ink; wrapMode: Text.Wrap; font { family: Look.family; pixelSize: Look.body } }
            Text { visible: text !== ""; width: check.width - box.width - Look.inset; text: check.says; color: Look.faint; wrapMode: Text.Wrap; font { family: Look.family; pixelSize: Look.small } }
        }
    }
}
