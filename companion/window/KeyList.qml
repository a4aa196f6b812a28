import QtQuick
import "."

// Keys and what they do, in two columns where there is room. No layout: they change with every page while nobody sees them,
// and a layout of Qt 6.4 that is not seen may keep rows that are gone, and end the program when the window is resized.
Item {
    id: list
    property var keys: []
    implicitWidth: 300 * Look.scale
    implicitHeight: grid.height

    // As they stand on a keyboard.
    function shown(key) {
        const names = {
            "Escape": qsTr("Esc"), "Left": "←", "Right": "→", "Return": "↵", "Ctrl": qsTr("Ctrl", "key"), "Alt": qsTr("Alt", "key"),
            "Shift": qsTr("Shift", "key"), "Space": qsTr("Space", "key"), "Home": qsTr("Home", "key"), "End": qsTr("End", "key")
        }
        const called = name => names[name] === undefined ? name : names[name]
        if (key.digits) return "1 … 9"
        return key.keys.filter(one => one !== "Ctrl+=")
            .map(one => one.length > 1 ? one.replace("++", "+plus").split("+").map(part => part === "plus" ? "+" : called(part)).join(" ") : one).join(", ")
    }

    Grid {
        id: grid
        columns: list.width > 640 * Look.scale ? 2 : 1
        columnSpacing: Look.room
        rowSpacing: 4
        Repeater {
            model: list.keys
            Item {
                id: row
                required property var modelData
                width: (list.width - (grid.columns - 1) * grid.columnSpacing) / grid.columns
                height: Math.max(key.implicitHeight, says.implicitHeight)
                Words { id: key; width: 145 * Look.scale; text: list.shown(row.modelData); font { pixelSize: Look.small; weight: Font.DemiBold } }
                Words { id: says; anchors { left: key.right; leftMargin: Look.gap; right: parent.right } text: row.modelData.says; font.pixelSize: Look.small }
            }
        }
    }
}
