import QtQuick
import QtQuick.Layouts
import ".."

// Second screens, on or off: who may look, how they come there, and how many do.
Page {
    id: page
    property var serve: shell.serve
    title: qsTr("Second screens")
    says: serve.isOn ? (serve.watchers === 0 ? qsTr("On; nobody is watching yet.") : qsTr("On; %n screens are watching.", "", serve.watchers)) : qsTr("Off: nothing leaves the window.")
    readonly property var delays: [0, 5, 10, 30, 60, 300]
    readonly property var entries: [0, 1, 2, 3, 5, 10, 20]
    keys: [
        { keys: ["S"], says: qsTr("switch second screens on or off"), does: () => serve.isOn = !serve.isOn },
        { keys: ["W"], says: qsTr("for the local network, or this computer alone"), does: () => serve.isForNetwork = !serve.isForNetwork }]

    Scroll {
        anchors.fill: parent
        widest: 1000 * Look.scale
        Trouble { sentence: page.serve.trouble; Layout.fillWidth: true }
        Sheet {
            Layout.fillWidth: true
            edge: page.serve.isOn ? Look.good : "transparent"
            RowLayout {
                Layout.fillWidth: true
                spacing: Look.room
                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: 0
                    Words { text: page.serve.isOn ? qsTr("The match is shown to browsers") : qsTr("Show the match to phones, spectators and streams"); Layout.fillWidth: true; font { pixelSize: Look.large; weight: Font.DemiBold } }
                    Words { text: qsTr("Each player's panel, questions and the log on a phone; a transparent layer for streams. Hands, decks and face-down cards are never sent."); Layout.fillWidth: true; color: Look.faint; font.pixelSize: Look.small }
                }
                Choice {
                    text: page.serve.isOn ? qsTr("Switch off") : qsTr("Switch on")
                    keyName: "S"
                    isMain: !page.serve.isOn
                    enabled: !page.serve.isBusy
                    onClicked: page.serve.isOn = !page.serve.isOn
                }
            }
            Check {
                Layout.fillWidth: true
                text: qsTr("For the local network")
                says: qsTr("With a code that only who sits at the table knows. Else for this computer alone.")
                checked: page.serve.isForNetwork
                onToggled: page.serve.isForNetwork = checked
            }
            RowLayout {
                Layout.fillWidth: true
                spacing: Look.room
                Words { text: qsTr("Viewers stay behind"); Layout.fillWidth: true }
                Pick {
                    label: qsTr("Viewers stay behind")
                    model: page.delays.map(one => one === 0 ? qsTr("not at all") : one < 60 ? qsTr("%n seconds", "", one) : qsTr("%n minutes", "", one / 60))
                    Layout.preferredWidth: 220 * Look.scale
                    currentIndex: Math.max(0, page.delays.indexOf(page.serve.delay))
                    onActivated: index => page.serve.delay = page.delays[index]
                }
            }
            RowLayout {
                Layout.fillWidth: true
                spacing: Look.room
                Words { text: qsTr("… and by entries of the log"); Layout.fillWidth: true }
                Pick {
                    label: qsTr("Viewers stay behind by entries of the log")
                    model: page.entries.map(one => one === 0 ? qsTr("not at all") : qsTr("%n entries", "", one))
                    Layout.preferredWidth: 220 * Look.scale
                    currentIndex: Math.max(0, page.entries.indexOf(page.serve.behind))
                    onActivated: index => page.serve.behind = page.entries[index]
                }
            }
            Check {
                Layout.fillWidth: true
                text: qsTr("Text files, too")
                says: qsTr("One for each number, for stream programs that read files, in %1.").arg(page.serve.folder)
                checked: page.serve.hasFiles
                onToggled: page.serve.hasFiles = checked
            }
        }
        Busy { visible: page.serve.isBusy; says: qsTr("Opening the door …"); Layout.fillWidth: true }
        Sheet {
            visible: page.serve.isOn
            Layout.fillWidth: true
            GridLayout {
                Layout.fillWidth: true
                columns: page.width > 700 * Look.scale && code.visible ? 2 : 1
                columnSpacing: 2 * Look.room
                rowSpacing: Look.room
                // Dark on white in every theme, with its margin: so phones want it.
                Rectangle {
                    id: code
                    readonly property var rows: page.serve.picture
                    readonly property int side: rows.length
                    readonly property real module: Math.max(3, Math.floor(280 * Math.min(1.3, Look.scale) / (side + 8)))
                    visible: side > 0
                    implicitWidth: (side + 8) * module
                    implicitHeight: implicitWidth
                    color: "#ffffff"
                    radius: 6
                    Accessible.role: Accessible.Graphic
                    Accessible.name: qsTr("The address as a code for phones: %1").arg(page.serve.page)
                    Canvas {
                        id: canvas
                        anchors.fill: parent
                        readonly property var rows: code.rows
                        onRowsChanged: requestPaint()
                        onPaint: {
                            const pen = getContext("2d")
                            pen.clearRect(0, 0, width, height)
                            pen.fillStyle = "#000000"
                            for (let row = 0; row < rows.length; ++row)
                                for (let column = 0; column < rows[row].length; ++column)
                                    if (rows[row][column] === "1") pen.fillRect((column + 4) * code.module, (row + 4) * code.module, code.module, code.module)
                        }
                    }
                }
                ColumnLayout {
                    Layout.fillWidth: true
                    Layout.alignment: Qt.AlignTop
                    spacing: Look.gap
                    Words { visible: code.visible; text: qsTr("Photograph this with a phone in the same network, or type:"); Layout.fillWidth: true }
                    Address { text: page.serve.page; font { pixelSize: Look.large; weight: Font.DemiBold } }
                    RowLayout {
                        visible: code.visible
                        spacing: Look.gap
                        Words { text: qsTr("Code"); color: Look.faint }
                        Words { text: page.serve.code; font { pixelSize: Look.number; weight: Font.Bold; letterSpacing: 4 } }
                    }
                    Words { text: qsTr("For a stream, as a browser source:"); color: Look.faint; Layout.fillWidth: true; Layout.topMargin: Look.gap }
                    Address { text: page.serve.stream }
                    Choice { text: qsTr("Open it here"); onClicked: Qt.openUrlExternally(page.serve.page) }
                }
            }
        }
    }

    // To be read, and taken to another program without typing it.
    TextEdit { id: clipboard; visible: false }
    property string copied
    component Address: RowLayout {
        property alias text: address.text
        property alias font: address.font
        Layout.fillWidth: true
        spacing: Look.gap
        Words { id: address; Layout.fillWidth: true; wrapMode: Text.WrapAnywhere }
        Choice {
            text: page.copied === address.text ? qsTr("Copied") : qsTr("Copy")
            Accessible.name: qsTr("Copy %1").arg(address.text)
            onClicked: { clipboard.text = address.text; clipboard.selectAll(); clipboard.copy(); page.copied = address.text }
        }
    }
}
