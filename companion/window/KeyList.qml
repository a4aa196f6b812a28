import QtQuick
import QtQuick.Layouts
import "."

// Keys and what they do, in two columns where there is room.
GridLayout {
    id: list
    property var keys: []
    columns: width > 560 * Look.scale ? 2 : 1
    columnSpacing: Look.room
    rowSpacing: 4

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

    Repeater {
        model: list.keys
        RowLayout {
            id: row
            required property var modelData
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            spacing: Look.gap
            Words { text: list.shown(row.modelData); Layout.preferredWidth: 145 * Look.scale; font { pixelSize: Look.small; weight: Font.DemiBold } }
            Words { text: row.modelData.says; Layout.fillWidth: true; font.pixelSize: Look.small }
        }
    }
}
