import QtQuick
import QtQuick.Layouts
import ".."

// From unpacking to the first card: four steps, each with what it looks like and a button that does it.
Page {
    id: page
    property var start: shell.start
    title: qsTr("The first card in two minutes")
    says: qsTr("Four steps. A pack that was printed before needs only the last two.")
    readonly property string game: start.game
    readonly property var steps: [
        { name: qsTr("Print a deck and the mat"), picture: "sheet", action: qsTr("Print"), does: () => shell.goWith("print", { game: game, what: "first-match" }),
          words: [qsTr("A sheet has nine cards, each with a code of its own."), qsTr("Print at 100 % (“actual size”): the ruler on the sheet is 100 mm long."), qsTr("No printer? “New match” without a deck needs none.")] },
        { name: qsTr("Lay the mat"), picture: "mat", action: "", does: () => {},
          words: [qsTr("Glued from sheets, from a print shop, or four loose corners on a mat of your own."), qsTr("All four corner markers stay free: by them Cardinal knows where everything lies."), qsTr("A sits at the lower edge, B opposite.")] },
        { name: qsTr("Put a camera over it"), picture: "camera", action: qsTr("Set-up"), does: () => shell.go("setup"),
          words: [qsTr("Any webcam of 1080p, or a phone that serves its picture."), qsTr("Above the middle, looking down, the whole mat in the picture, little around it."), qsTr("No lamp mirrored in the sleeves. Set-up tells for each place whether cards can be read there, and what would help.")] },
        { name: qsTr("Show the first card"), picture: "card", action: qsTr("New match"), does: () => shell.go("new"),
          words: [qsTr("Begin a match, then lay a card into a zone and take the hand away."), qsTr("Its name appears over it. What you play is written down; a play that breaks a rule gets a flag with its place in the rulebook."), qsTr("Nothing is ever refused: take it back, or let it stand.")] }]
    readonly property var keys: [
        { digits: true, says: qsTr("do that step"), does: index => { if (index < steps.length && steps[index].action) steps[index].does() } }]
    onGameChanged: shell.library.sampleOf(game)
    Component.onCompleted: shell.library.sampleOf(game)
    actions: [Choice { text: qsTr("The whole guide"); keyName: "F1"; onClicked: page.Window.window.readUp() }]

    Scroll {
        anchors.fill: parent
        widest: 1240 * Look.scale
        GridLayout {
            Layout.fillWidth: true
            columns: width > 960 * Look.scale ? 2 : 1
            columnSpacing: Look.room
            rowSpacing: Look.room
            Repeater {
                model: page.steps
                Sheet {
                    id: step
                    required property var modelData
                    required property int index
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 1
                    RowLayout {
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        spacing: Look.room
                        Item {
                            id: sight
                            // It grows with the letters, as long as they keep most of the room.
                            readonly property real unit: Math.max(1, Math.min(Look.scale, step.width / 640))
                            Layout.preferredWidth: 210 * unit
                            Layout.preferredHeight: 230 * unit
                            Layout.alignment: Qt.AlignTop
                            Picture { visible: step.modelData.picture === "sheet"; anchors.centerIn: parent; height: 220 * sight.unit; width: height * 210 / 297; source: visible ? "image://printed/sheet/" + page.game : ""; says: qsTr("A printed sheet of nine cards") }
                            Picture { visible: step.modelData.picture === "mat"; anchors.centerIn: parent; width: 206 * sight.unit; height: width / 1.5; source: visible ? "image://printed/mat/" + page.game + "/dark" : ""; says: qsTr("The mat, a marker at each corner") }
                            OverTheTable { visible: step.modelData.picture === "camera"; anchors.fill: parent }
                            Item {
                                visible: step.modelData.picture === "card"
                                anchors.centerIn: parent
                                width: 150 * sight.unit
                                height: 210 * sight.unit
                                readonly property var row: shell.library.sample
                                Picture { anchors.fill: parent; source: parent.visible && parent.row.picture ? parent.row.picture : ""; says: parent.row.name || qsTr("A card") }
                                Rectangle { anchors { fill: parent; margins: -5 * sight.unit } color: "transparent"; radius: 8 * sight.unit; border { width: 3 * sight.unit; color: Look.good } }
                                Rectangle {
                                    anchors.centerIn: parent
                                    width: name.implicitWidth + 18 * sight.unit
                                    height: name.implicitHeight + 8 * sight.unit
                                    radius: 6 * sight.unit
                                    color: "#e00c1014"
                                    Text { id: name; anchors.centerIn: parent; text: parent.parent.row.name || ""; color: "white"; font { family: Look.family; pixelSize: 15 * sight.unit; weight: Font.Bold } }
                                }
                            }
                        }
                        ColumnLayout {
                            Layout.fillWidth: true
                            Layout.alignment: Qt.AlignTop
                            spacing: 6
                            Words { text: (step.index + 1) + ". " + step.modelData.name; Layout.fillWidth: true; font { pixelSize: Look.large; weight: Font.Bold } }
                            Repeater {
                                model: step.modelData.words
                                RowLayout {
                                    required property string modelData
                                    Layout.fillWidth: true
                                    spacing: 8
                                    Text { text: "•"; color: Look.accent; Layout.alignment: Qt.AlignTop; font { family: Look.family; pixelSize: Look.body; weight: Font.Bold } }
                                    Words { text: parent.modelData; Layout.fillWidth: true; font.pixelSize: Look.small }
                                }
                            }
                            Item { Layout.fillHeight: true }
                            Choice { visible: step.modelData.action !== ""; text: step.modelData.action; keyName: step.index + 1; isMain: step.index === 3; onClicked: step.modelData.does() }
                        }
                    }
                }
            }
        }
    }
}
