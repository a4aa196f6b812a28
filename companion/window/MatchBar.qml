import QtQuick
import QtQuick.Layouts
import "."

// Where the match stands, how its table is shown, and what looks at it.
RowLayout {
    id: bar
    required property var session
    required property var match
    required property var source
    property bool isListed: false
    signal startAsked()
    signal listAsked()
    signal cameraAsked()

    // Where letters are large, keys stand alone: what the table is at comes first.
    readonly property bool isTight: width < 760 * Look.scale

    spacing: Look.gap
    Choice { text: "☰"; isFlat: true; Accessible.name: qsTr("To the start"); onClicked: bar.startAsked() }
    // A Row and no RowLayout: this one notices when words become longer.
    Item {
        Layout.fillWidth: true
        implicitHeight: title.implicitHeight
        clip: true
        Row {
            id: title
            spacing: Look.gap
            // Rather a little smaller than without its end.
            transformOrigin: Item.Left
            scale: Math.max(0.6, Math.min(1, parent.width / implicitWidth))
            Words { id: game; text: bar.match.game; wrapMode: Text.NoWrap; font { pixelSize: Look.title; weight: Font.Bold } }
            // Each part explains itself, as every number does.
            Repeater {
                model: bar.match.stages
                Stage {
                    required property var modelData
                    required property int index
                    anchors.baseline: game.baseline
                    text: (index > 0 ? "· " : "  ") + modelData.words
                    Accessible.name: qsTr("%1. Why?").arg(modelData.words)
                    onClicked: bar.match.lookIntoMatch(modelData.value)
                }
            }
        }
    }
    Words {
        visible: bar.match.isWaiting && bar.width > 1000 * Look.scale
        text: "… " + qsTr("looking what happened")
        wrapMode: Text.NoWrap
        color: Look.ask
        font.pixelSize: Look.small
    }
    Words {
        visible: !bar.match.isKept
        text: "⚠ " + qsTr("not stored")
        wrapMode: Text.NoWrap
        color: Look.bad
        font { pixelSize: Look.small; weight: Font.DemiBold }
    }
    Choice {
        readonly property string shows: bar.session.isFromAbove ? qsTr("From above") : qsTr("As seen")
        visible: bar.source.hasSource
        text: bar.isTight ? "" : shows
        Accessible.name: shows
        keyName: "V"
        isFlat: true
        onClicked: bar.session.isFromAbove = !bar.session.isFromAbove
    }
    Choice { text: bar.isListed ? qsTr("Picture") : qsTr("List"); keyName: "L"; isFlat: true; onClicked: bar.listAsked() }
    Rectangle {
        implicitWidth: sourceRow.implicitWidth + 24
        implicitHeight: 38 * Look.scale
        radius: height / 2
        color: bar.source.isLost ? Look.badGround : Look.surface
        border.color: bar.source.isLost ? Look.bad : Look.line
        RowLayout {
            id: sourceRow
            anchors.centerIn: parent
            spacing: Look.gap
            Text {
                text: bar.source.isLost ? "✗" : bar.source.hasSource ? "●" : "○"
                color: bar.source.isLost ? Look.bad : bar.source.hasSource ? Look.good : Look.faint
                font.pixelSize: Look.small
            }
            Words {
                text: bar.source.hasSource ? bar.source.name : qsTr("no camera")
                wrapMode: Text.NoWrap
                elide: Text.ElideMiddle
                Layout.maximumWidth: 220 * Look.scale
                font.pixelSize: Look.small
            }
            Words {
                visible: text !== "" && bar.width > 900 * Look.scale
                text: bar.source.status
                color: Look.faint
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Layout.maximumWidth: 260 * Look.scale
                font.pixelSize: Look.tiny
            }
        }
        Accessible.role: Accessible.Button
        Accessible.name: qsTr("Source: %1.").arg(bar.source.hasSource ? bar.source.name : qsTr("no camera")) + " " + bar.source.status
        Accessible.onPressAction: bar.cameraAsked()
        TapHandler { onTapped: bar.cameraAsked() }
    }
}
