import QtQuick
import QtQuick.Layouts
import "."

// One question before anything else is shown.
Window {
    id: window
    required property string question
    required property var entries
    property int chosen: -1

    visible: true
    width: 560
    height: Math.max(360, sheet.implicitHeight + 80)
    title: "Cardinal"
    color: Look.ground
    SystemPalette { id: system }
    Binding { target: Look; property: "isDark"; value: system.window.hslLightness < system.windowText.hslLightness }

    function choose(index) { if (index < entries.length) { chosen = index; close() } }

    Repeater {
        model: 9
        Item {
            required property int index
            Shortcut { sequence: String(index + 1); onActivated: window.choose(index) }
        }
    }
    Shortcut { sequence: "Escape"; onActivated: window.close() }

    Sheet {
        id: sheet
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: 40 }
        Words { text: window.question; Layout.fillWidth: true; font { pixelSize: Look.title; weight: Font.DemiBold } }
        Repeater {
            model: window.entries
            Choice {
                required property string modelData
                required property int index
                text: modelData
                keyName: index < 9 ? index + 1 : ""
                Layout.fillWidth: true
                onClicked: window.choose(index)
            }
        }
    }
}
