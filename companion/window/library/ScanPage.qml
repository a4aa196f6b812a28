import QtQuick
import QtQuick.Layouts
import Cardinal 1.0
import ".."

// Decks before a camera: what is recognized is outlined, counted once, heard, and judged at once.
Page {
    id: page
    property var scan: shell.scan
    property var eye: scan.eye
    title: qsTr("Scan decks")
    says: eye.isOpen ? (eye.name.includes("://") ? eye.name : eye.name.split("/").pop()) + (eye.status ? " · " + eye.status : "") : qsTr("Spread a deck before a camera, or show its cards one by one.")
    keys: [
        { digits: true, says: qsTr("look through that camera"), does: index => { if (index < eye.cameras.length) eye.open(eye.cameras[index]) } },
        { keys: ["Ctrl+Return"], says: qsTr("this deck is done, the next one comes"), does: () => scan.next() },
        { keys: ["C"], says: qsTr("begin this deck anew"), does: () => scan.clear() },
        { keys: ["K"], says: qsTr("keep the deck with its physical cards"), does: () => scan.keep() },
        { keys: ["V"], says: qsTr("compare with the deck that these cards are registered with"), does: () => page.compare() },
        { keys: ["/"], says: qsTr("type a file or an address"), does: () => address.take() }]
    function compare() { if (scan.registeredWith !== "") scan.name = scan.registeredWith }

    Component.onCompleted: { shell.restEyes(); scan.expectGame(shell.wish.game || scan.game); eye.begin(); scan.clear() }
    Component.onDestruction: { eye.close(); shell.wakeEyes() }
    Connections { target: page.scan; function onKept() { page.shell.library.refresh() } function onSheetsWritten(file) { Qt.openUrlExternally("file://" + file) } }

    actions: [
        Pick {
            label: qsTr("Game")
            model: page.shell.start.games
            textRole: "title"
            implicitWidth: 220 * Look.scale
            currentIndex: Math.max(0, page.shell.start.games.findIndex(one => one.id === page.scan.game))
            onActivated: index => page.scan.game = page.shell.start.games[index].id
        }
    ]
    RowLayout {
        anchors.fill: parent
        spacing: Look.room
        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Look.gap
            Rectangle {
                Layout.fillWidth: true
                Layout.fillHeight: true
                radius: Look.radius
                color: table.isEmpty ? Look.surface : "#0c1014"
                border.color: Look.line
                clip: true
                TableItem {
                    id: table
                    anchors { fill: parent; margins: 4 }
                    letters: Look.scale
                    Component.onCompleted: page.eye.showOn(table)
                    Accessible.role: Accessible.Graphic
                    Accessible.name: qsTr("What the camera sees")
                }
                Busy {
                    visible: table.isEmpty && page.eye.isOpen && page.eye.trouble === ""
                    anchors.centerIn: parent
                    says: qsTr("Waiting for the first picture …")
                    canCancel: true
                    onCancelled: page.eye.close()
                }
                Words {
                    visible: table.isEmpty && !page.eye.isOpen
                    anchors.centerIn: parent
                    width: parent.width - 60
                    horizontalAlignment: Text.AlignHCenter
                    text: page.eye.looksForCameras ? qsTr("Looking for cameras …") : page.eye.cameras.length > 0 ? qsTr("Choose a camera below.") : qsTr("No camera was found. Plug one in, or type a picture's file below.")
                    color: Look.faint
                    font.pixelSize: Look.large
                }
            }
            Trouble { sentence: page.eye.trouble || page.scan.trouble; Layout.fillWidth: true }
            Flow {
                Layout.fillWidth: true
                spacing: Look.gap
                Repeater {
                    model: page.eye.cameras
                    Choice { required property string modelData; required property int index; text: modelData; keyName: index + 1; isMain: modelData === page.eye.name; onClicked: page.eye.open(modelData) }
                }
            }
            RowLayout {
                Layout.fillWidth: true
                spacing: Look.gap
                Field { id: address; Layout.fillWidth: true; label: qsTr("File or address to look at"); placeholderText: qsTr("A picture, a folder of pictures, a film, or http://…/video"); keyName: "/"; onAccepted: page.eye.open(text) }
                Choice { text: qsTr("Look"); enabled: address.text !== ""; onClicked: page.eye.open(address.text) }
            }
        }
        Scroll {
            Layout.preferredWidth: Math.min(460 * Look.scale, page.width * 0.5)
            Layout.maximumWidth: Layout.preferredWidth
            Layout.fillHeight: true
            Sheet {
                Layout.fillWidth: true
                edge: page.scan.copies === 0 ? "transparent" : page.scan.deck.isLegal && page.scan.differences.length === 0 ? Look.good : Look.bad
                Field { Layout.fillWidth: true; label: qsTr("Name of the deck"); text: page.scan.name; onTextEdited: page.scan.name = text }
                RowLayout {
                    Layout.fillWidth: true
                    Words { text: page.scan.copies; font { pixelSize: 44 * Look.scale; weight: Font.Bold } Accessible.name: qsTr("%n cards", "", page.scan.copies) }
                    ColumnLayout {
                        Layout.fillWidth: true
                        spacing: 0
                        Words { text: page.scan.copies === 0 ? qsTr("Nothing recognized yet") : (page.scan.deck.isLegal ? "✓ " : "✗ ") + (page.scan.deck.verdict || ""); color: page.scan.copies === 0 ? Look.faint : page.scan.deck.isLegal ? Look.good : Look.bad; Layout.fillWidth: true; font { pixelSize: Look.large; weight: Font.DemiBold } }
                        Words { visible: text !== ""; text: page.scan.last ? qsTr("last: %1").arg(page.scan.last) : ""; color: Look.faint; Layout.fillWidth: true; font.pixelSize: Look.small; Accessible.role: Accessible.AlertMessage }
                    }
                }
                Words { visible: page.scan.unknown > 0; text: "⚠ " + qsTr("%n things like cards are not recognized: bring them closer, one by one.", "", page.scan.unknown); color: Look.ask; Layout.fillWidth: true; font.pixelSize: Look.small }
                Repeater {
                    model: page.scan.copies > 0 ? page.scan.deck.findings || [] : []
                    ColumnLayout {
                        id: finding
                        required property var modelData
                        Layout.fillWidth: true
                        spacing: 0
                        Words { text: finding.modelData.sentence; Layout.fillWidth: true }
                        Words { text: finding.modelData.cited; color: finding.modelData.isIllegal ? Look.bad : Look.ask; Layout.fillWidth: true; font.pixelSize: Look.tiny }
                    }
                }
                RowLayout {
                    visible: page.scan.registeredWith !== ""
                    Layout.fillWidth: true
                    spacing: Look.gap
                    Words { text: qsTr("Most of these cards are registered with “%1”.").arg(page.scan.registeredWith); Layout.fillWidth: true; color: Look.faint; font.pixelSize: Look.small }
                    Choice { text: qsTr("Compare"); keyName: "V"; onClicked: page.compare() }
                }
                Repeater {
                    model: page.scan.differences.concat(page.scan.strangers)
                    Words { required property string modelData; text: "≠ " + modelData; color: Look.ask; Layout.fillWidth: true; font.pixelSize: Look.small }
                }
                Words { visible: text !== ""; text: page.scan.told ? "✓ " + page.scan.told : ""; color: Look.good; Layout.fillWidth: true; Accessible.role: Accessible.AlertMessage }
                Flow {
                    Layout.fillWidth: true
                    spacing: Look.gap
                    Choice { text: qsTr("Next deck"); keyName: qsTr("Ctrl ↵"); isMain: true; enabled: page.scan.copies > 0; onClicked: page.scan.next() }
                    Choice { text: qsTr("Keep"); keyName: "K"; enabled: page.scan.copies > 0; onClicked: page.scan.keep() }
                    Choice { text: qsTr("Anew"); keyName: "C"; isFlat: true; onClicked: page.scan.clear() }
                }
            }
            Sheet {
                visible: page.scan.copies > 0
                Layout.fillWidth: true
                Repeater {
                    model: page.scan.deck.cards || []
                    RowLayout {
                        required property var modelData
                        Layout.fillWidth: true
                        Words { text: modelData.count + " ×"; Layout.preferredWidth: 46 * Look.scale; horizontalAlignment: Text.AlignRight; color: Look.faint }
                        Words { text: modelData.name; Layout.fillWidth: true }
                    }
                }
            }
            Sheet {
                visible: page.scan.queue.length > 0
                Layout.fillWidth: true
                Words { text: qsTr("%n decks are done", "", page.scan.queue.length); Layout.fillWidth: true; font { pixelSize: Look.large; weight: Font.DemiBold } }
                Repeater {
                    model: page.scan.queue
                    RowLayout {
                        id: done
                        required property var modelData
                        required property int index
                        Layout.fillWidth: true
                        spacing: Look.gap
                        Icon { size: 18 * Look.scale; name: done.modelData.isLegal && done.modelData.differences.length === 0 ? "good" : "bad"; color: name === "good" ? Look.good : Look.bad }
                        ColumnLayout {
                            Layout.fillWidth: true
                            spacing: 0
                            Words { text: done.modelData.name; Layout.fillWidth: true; font.weight: Font.DemiBold }
                            Words { text: [qsTr("%n cards", "", done.modelData.count), done.modelData.verdict, done.modelData.differences.length > 0 ? qsTr("%n differences", "", done.modelData.differences.length) : ""].filter(one => one).join(" · "); color: Look.faint; Layout.fillWidth: true; font.pixelSize: Look.small }
                        }
                        Choice { text: "✕"; isFlat: true; Accessible.name: qsTr("Forget %1").arg(done.modelData.name); onClicked: page.scan.forget(done.index) }
                    }
                }
                Flow {
                    Layout.fillWidth: true
                    spacing: Look.gap
                    Choice { text: qsTr("Sheets to sign"); onClicked: page.scan.writeSheets() }
                    Choice { text: qsTr("Forget all"); isFlat: true; onClicked: page.scan.forgetAll() }
                }
            }
        }
    }
}
