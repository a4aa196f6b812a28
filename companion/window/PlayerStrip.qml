import QtQuick
import QtQuick.Layouts
import "."

// A player's numbers, on their side of the table.
Rectangle {
    id: strip
    property var player
    readonly property color own: player ? Look.player(player.letter) : Look.faint

    implicitHeight: Math.max(78 * Look.scale, numbers.implicitHeight + 16)
    color: Look.surface
    radius: Look.radius
    border.width: player && player.isActing ? 2 : 1
    border.color: player && player.isActing ? own : Look.line
    Accessible.role: Accessible.Grouping
    Accessible.name: {
        if (!player)
            return ""
        let text = "Player " + player.letter + (player.name ? ", " + player.name : "")
                 + (player.isActing ? ", to act" : "")
        for (const one of player.numbers)
            text += ". " + one.name + " " + one.number + (one.cap ? " of " + one.cap.substring(1) : "")
        return text
    }

    RowLayout {
        anchors { fill: parent; leftMargin: Look.room; rightMargin: Look.room }
        spacing: Look.room

        Rectangle {
            implicitWidth: 46 * Look.scale
            implicitHeight: implicitWidth
            radius: width / 2
            color: strip.player && strip.player.isActing ? strip.own : "transparent"
            border { width: 2; color: strip.own }
            Text {
                anchors.centerIn: parent
                text: strip.player ? strip.player.letter : ""
                color: strip.player && strip.player.isActing ? Look.surface : strip.own
                font { family: Look.family; pixelSize: Look.title; weight: Font.Bold }
            }
        }
        ColumnLayout {
            Layout.fillWidth: false
            Layout.minimumWidth: 84 * Look.scale
            spacing: 0
            Words {
                visible: text !== ""
                text: strip.player ? strip.player.name : ""
                font { pixelSize: Look.large; weight: Font.DemiBold }
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Layout.maximumWidth: 150 * Look.scale
            }
            Words {
                text: strip.player && strip.player.isActing ? "▶ to act" : "waits"
                color: strip.player && strip.player.isActing ? strip.own : Look.faint
                font { pixelSize: Look.small; weight: strip.player && strip.player.isActing ? Font.DemiBold : Font.Normal }
            }
        }
        Item { Layout.fillWidth: true }
        RowLayout {
            id: numbers
            Layout.fillWidth: false
            spacing: 22
            Repeater {
                model: strip.player ? strip.player.numbers : []
                ColumnLayout {
                    id: cell
                    required property var modelData
                    Layout.fillWidth: false
                    spacing: -3
                    RowLayout {
                        Layout.alignment: Qt.AlignHCenter
                        spacing: 1
                        Text {
                            text: cell.modelData.number
                            color: Look.ink
                            font { family: Look.family; pixelSize: Look.number; weight: Font.DemiBold }
                        }
                        Text {
                            visible: text !== ""
                            text: cell.modelData.cap
                            color: Look.faint
                            font { family: Look.family; pixelSize: Look.large }
                            Layout.alignment: Qt.AlignBottom
                            bottomPadding: 5
                        }
                    }
                    Text {
                        text: cell.modelData.name
                        color: Look.faint
                        font { family: Look.family; pixelSize: Look.small }
                        Layout.alignment: Qt.AlignHCenter
                    }
                }
            }
        }
    }
}
