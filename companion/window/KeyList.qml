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
        const names = { "Escape": "Esc", "Ctrl+=": "", "Left": "←", "Right": "→", "Ctrl+Left": "Ctrl ←", "Ctrl+Right": "Ctrl →" }
        if (key.digits) return "1 … 9"
        return key.keys.map(one => names[one] === undefined ? one : names[one]).filter(one => one !== "").join(", ")
    }

    Repeater {
        model: list.keys
        RowLayout {
            id: row
            required property var modelData
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            spacing: Look.gap
            Words { text: list.shown(row.modelData); Layout.preferredWidth: 120 * Look.scale; font { pixelSize: Look.small; weight: Font.DemiBold } }
            Words { text: row.modelData.says; Layout.fillWidth: true; font.pixelSize: Look.small }
        }
    }
}
