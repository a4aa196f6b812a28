import QtQuick
import QtQuick.Layouts
import ".."

// A piece of the guide, drawn by what it is.
Loader {
    id: passage
    required property var modelData
    required property int index
    signal followed(string name)
    sourceComponent: ({ heading: heading, words: words, item: item, commands: commands, table: table, picture: picture })[modelData.kind]

    // Bold words, code and links are the guide's own.
    component Rich: Words {
        property string rich
        text: rich.replace(/<a /g, `<a style='color:${Look.accent}' `)
        textFormat: Text.RichText
        lineHeight: 1.15
        Accessible.name: rich.replace(/<[^>]*>/g, "")
        onLinkActivated: link => passage.followed(link)
        HoverHandler { cursorShape: parent.hoveredLink ? Qt.PointingHandCursor : Qt.ArrowCursor }
    }

    Component {
        id: heading
        Rich {
            topPadding: passage.index > 0 ? Look.room : 0
            rich: passage.modelData.text
            font { pixelSize: passage.index > 0 ? Look.large : Look.title; weight: Font.Bold }
            Accessible.role: Accessible.Heading
        }
    }
    Component { id: words; Rich { rich: passage.modelData.text } }
    Component {
        id: item
        RowLayout {
            spacing: Look.gap
            Text { text: passage.modelData.mark; color: Look.accent; Layout.alignment: Qt.AlignTop; Layout.leftMargin: Look.gap; font { family: Look.family; pixelSize: Look.body; weight: Font.Bold } }
            Rich { rich: passage.modelData.text; Layout.fillWidth: true }
        }
    }
    Component {
        id: commands
        Rectangle {
            color: Look.raised
            radius: Look.radius
            implicitHeight: lines.implicitHeight + 2 * Look.gap
            Words { id: lines; anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Look.room } text: passage.modelData.text; font { family: "monospace"; pixelSize: Look.tiny } }
        }
    }
    Component {
        id: table
        // Not laid out by layouts: of lines that are broken they keep the height from before.
        Rectangle {
            color: Look.surface
            radius: Look.radius
            border.color: Look.line
            implicitHeight: rows.height + 2 * Look.room
            Column {
                id: rows
                anchors { left: parent.left; right: parent.right; top: parent.top; margins: Look.room }
                spacing: Look.gap
                Repeater {
                    model: passage.modelData.rows
                    Column {
                        id: row
                        required property var modelData
                        required property int index
                        readonly property int parts: modelData.length + 1  // what says most has two of them
                        width: rows.width
                        spacing: Look.gap
                        Rectangle { visible: row.index > 0; width: parent.width; height: 1; color: Look.line }
                        Row {
                            spacing: Look.room
                            Repeater {
                                model: row.modelData
                                Rich {
                                    required property string modelData
                                    required property int index
                                    readonly property bool isWide: index === (row.modelData.length === 2 ? 1 : 0)
                                    width: (row.width - (row.modelData.length - 1) * Look.room) * (isWide ? 2 : 1) / row.parts
                                    rich: modelData
                                    color: row.index === 0 ? Look.faint : Look.ink
                                    font { pixelSize: Look.small; weight: row.index > 0 && index === 0 ? Font.DemiBold : Font.Normal }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    Component {
        id: picture
        Item {
            implicitHeight: shown.height
            Picture {
                id: shown
                width: Math.min(parent.width - 8, 700 * Look.scale)
                ratio: 1.6
                height: width / ratio
                source: passage.modelData.picture
                says: passage.modelData.text
            }
        }
    }
}
