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
        textFormat: Text.RichText
        lineHeight: 1.15
        linkColor: Look.accent
        Accessible.name: text.replace(/<[^>]*>/g, "")
        onLinkActivated: link => passage.followed(link)
        HoverHandler { cursorShape: parent.hoveredLink ? Qt.PointingHandCursor : Qt.ArrowCursor }
    }

    Component {
        id: heading
        Rich {
            topPadding: passage.index > 0 ? Look.room : 0
            text: passage.modelData.text
            font { pixelSize: passage.index > 0 ? Look.large : Look.title; weight: Font.Bold }
            Accessible.role: Accessible.Heading
        }
    }
    Component { id: words; Rich { text: passage.modelData.text } }
    Component {
        id: item
        RowLayout {
            spacing: Look.gap
            Text { text: passage.modelData.mark; color: Look.accent; Layout.alignment: Qt.AlignTop; Layout.leftMargin: Look.gap; font { family: Look.family; pixelSize: Look.body; weight: Font.Bold } }
            Rich { text: passage.modelData.text; Layout.fillWidth: true }
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
        Sheet {
            Repeater {
                model: passage.modelData.rows
                ColumnLayout {
                    id: row
                    required property var modelData
                    required property int index
                    Layout.fillWidth: true
                    Layout.fillHeight: false
                    spacing: Look.gap
                    Rectangle { visible: row.index > 0; Layout.fillWidth: true; implicitHeight: 1; color: Look.line }
                    RowLayout {
                        Layout.fillWidth: true
                        Layout.fillHeight: false
                        spacing: Look.room
                        Repeater {
                            model: row.modelData
                            Rich {
                                required property string modelData
                                required property int index
                                Layout.fillWidth: true
                                Layout.preferredWidth: index === 1 || row.modelData.length > 2 ? 2 : 1
                                Layout.alignment: Qt.AlignTop
                                text: modelData
                                color: row.index === 0 ? Look.faint : Look.ink
                                font { pixelSize: Look.small; weight: row.index > 0 && index === 0 ? Font.DemiBold : Font.Normal }
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
