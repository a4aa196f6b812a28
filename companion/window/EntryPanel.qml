import QtQuick
import QtQuick.Layouts
import "."

// An entry of the log: what it was seen by, what it broke and what can be done about it now, and what it may really have
// been, with what would follow.
ColumnLayout {
    id: panel
    required property var match
    readonly property var entry: match.entry || {}
    spacing: 4

    property string tried: ""  // what was typed and is previewed; Enter once more corrects it
    signal revealed(Item item)  // it has come, and is to be seen
    function typeInstead() { typed.take() }

    Words { text: qsTr("Entry %1").arg(panel.entry.entry || "") + " · " + (panel.entry.how || ""); color: Look.faint; Layout.fillWidth: true; font.pixelSize: Look.small }

    // ---- its evidence ----
    Flow {
        visible: pictures.count > 0
        Layout.fillWidth: true
        spacing: Look.gap
        Repeater {
            id: pictures
            model: panel.entry.pictures || []
            Rectangle {
                required property var modelData
                width: 96 * Math.min(1.4, Look.scale)
                height: width * 88 / 63
                radius: 6
                color: Look.raised
                clip: true
                Image {
                    anchors { fill: parent; margins: 2 }
                    source: modelData.address
                    fillMode: Image.PreserveAspectFit
                    asynchronous: true
                    Accessible.role: Accessible.Graphic
                    Accessible.name: qsTr("The card as it was seen: %1").arg(modelData.caption)
                }
            }
        }
    }
    Words {
        visible: pictures.count > 0
        text: pictures.count > 0 ? qsTr("Seen: %1").arg(panel.entry.pictures[0].caption) : ""
        color: Look.faint
        Layout.fillWidth: true
        font.pixelSize: Look.tiny
    }

    // ---- what it broke ----
    Repeater {
        model: panel.entry.flags || []
        ColumnLayout {
            required property var modelData
            Layout.fillWidth: true
            spacing: 0
            Words { text: "✗ " + modelData.sentence; color: Look.bad; Layout.fillWidth: true }
            Words { text: modelData.cited; color: Look.faint; Layout.fillWidth: true; font.pixelSize: Look.tiny }
            Words { visible: text !== ""; text: modelData.note; color: Look.faint; Layout.fillWidth: true; font.pixelSize: Look.tiny }
        }
    }

    // ---- what can be done about it, late as it may be ----
    Caption { visible: remedies.count > 0; text: qsTr("What can be done about it") }
    Repeater {
        id: remedies
        model: panel.entry.remedies || []
        Line {
            required property var modelData
            text: modelData.title
            more: modelData.says
            sign: modelData.isPossible ? "›" : "–"
            enabled: modelData.isPossible
            Layout.fillWidth: true
            onClicked: panel.match.remedy(modelData.what)
        }
    }

    // ---- what it may really have been ----
    Caption { text: panel.entry.whyNot ? panel.entry.whyNot : qsTr("That is not what happened? It was really") }
    Repeater {
        model: panel.entry.whyNot ? [] : panel.entry.instead || []
        Line {
            required property string modelData
            required property int index
            text: modelData
            isMarked: panel.entry.hasPreview === true && panel.entry.chosen === modelData
            sign: "›"
            Layout.fillWidth: true
            onClicked: panel.match.tryInstead(index)
        }
    }
    Line {
        visible: !panel.entry.whyNot
        text: qsTr("nothing: it never happened")
        isMarked: panel.entry.hasPreview === true && panel.entry.choseNothing === true
        sign: "›"
        Layout.fillWidth: true
        onClicked: panel.match.tryInstead(-1)
    }
    Field {
        id: typed
        visible: !panel.entry.whyNot
        hint: qsTr("or type it, as “A pass”")
        keyName: "I"
        Layout.fillWidth: true
        onAccepted: {
            if (text === panel.tried && panel.entry.hasPreview && !panel.entry.refusal) panel.match.correctEntry()
            else panel.match.tryTyped(text)
            panel.tried = text
        }
    }

    // ---- what would follow ----
    Rectangle {
        id: following
        visible: panel.entry.hasPreview === true
        onVisibleChanged: if (visible) Qt.callLater(panel.revealed, following)
        onHeightChanged: if (visible) Qt.callLater(panel.revealed, following)
        Layout.fillWidth: true
        Layout.topMargin: 6
        implicitHeight: preview.implicitHeight + 2 * Look.gap + 4
        radius: Look.radius - 2
        color: panel.entry.refusal ? Look.badGround : Look.askGround
        border.color: panel.entry.refusal ? Look.bad : Look.ask
        ColumnLayout {
            id: preview
            anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Look.room }
            spacing: 3
            Words {
                text: panel.entry.refusal ? panel.entry.refusal
                      : (panel.entry.preview || []).length === 0 ? qsTr("%1. Nothing else would change.").arg(panel.entry.chosen) : qsTr("%1. Then:").arg(panel.entry.chosen)
                Layout.fillWidth: true
                font.weight: Font.DemiBold
            }
            Repeater {
                model: panel.entry.preview || []
                ColumnLayout {
                    required property var modelData
                    Layout.fillWidth: true
                    spacing: 0
                    Words { text: "• " + modelData.sentence; Layout.fillWidth: true; font.pixelSize: Look.small }
                    Words { visible: text !== ""; text: modelData.cited; color: Look.faint; Layout.fillWidth: true; Layout.leftMargin: Look.gap; font.pixelSize: Look.tiny }
                }
            }
            Choice {
                visible: !panel.entry.refusal
                text: qsTr("Correct it")
                isMain: true
                Layout.fillWidth: true
                onClicked: panel.match.correctEntry()
            }
        }
    }
    Choice {
        text: qsTr("That was wrong: keep it as a test case")
        keyName: "X"
        isFlat: true
        Layout.fillWidth: true
        Layout.topMargin: 4
        onClicked: panel.match.keepWrong()
    }
}
