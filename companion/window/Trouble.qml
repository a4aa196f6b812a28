import QtQuick
import QtQuick.Layouts
import "."

// What went wrong, in a sentence.
Sheet {
    id: trouble
    property string sentence
    visible: sentence !== ""
    edge: Look.bad
    color: Look.badGround
    Accessible.role: Accessible.AlertMessage
    Accessible.name: sentence
    RowLayout {
        spacing: Look.gap
        Layout.fillWidth: true
        Icon { name: "bad"; color: Look.bad; size: 20 * Look.scale }
        Words { text: trouble.sentence; Layout.fillWidth: true }
    }
}
