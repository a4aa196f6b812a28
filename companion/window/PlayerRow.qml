import QtQuick
import QtQuick.Layouts
import "."

// Those who sit at one side of the table, from the left as they sit.
RowLayout {
    id: row
    property var players: []
    property bool isFar: false
    property bool isTurned: false  // towards who sits there
    property string chosen: ""     // "A: supply" while that is looked into
    signal asked(string letter, string value)

    readonly property var sitting: players.filter(player => player.isFar === row.isFar).sort((a, b) => a.along - b.along)
    visible: sitting.length > 0
    spacing: 12
    // Counted, so that a strip stays the same when its numbers change.
    Repeater {
        model: row.sitting.length
        PlayerStrip {
            required property int index
            player: index < row.sitting.length ? row.sitting[index] : null
            chosen: player && row.chosen.startsWith(player.letter + ": ") ? row.chosen.substring(3) : ""
            rotation: row.isFar && row.isTurned ? 180 : 0
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            onAsked: value => row.asked(player.letter, value)
        }
    }
}
