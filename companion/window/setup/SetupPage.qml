import QtQuick
import QtQuick.Layouts
import Cardinal 1.0
import ".."

// Camera, table and lens: what is looked through, whether cards can be read there, and what would help.
Page {
    id: page
    property var setup: shell.setup
    title: qsTr("Set-up")
    says: setup.chosen ? nameOf(setup.chosen) + (setup.status ? " · " + setup.status : "") : qsTr("Which camera looks at the table?")
    readonly property var keys: [
        { digits: true, says: qsTr("look through that camera or address"), does: index => { if (index < setup.sources.length) setup.choose(setup.sources[index].name) } },
        { keys: ["R"], says: qsTr("look for cameras again"), does: () => setup.refresh() },
        { keys: ["L"], says: qsTr("measure the lens, or stop that"), does: () => setup.measureLens(!setup.measuresLens) },
        { keys: ["K"], says: qsTr("keep the lens"), does: () => setup.keepLens() },
        { keys: ["G"], says: qsTr("go on to the match, once cards can be read"), does: () => page.goOn() },
        { keys: ["/"], says: qsTr("type a file or an address"), does: () => address.forceActiveFocus() }]

    // Where letters are large the picture needs the room of the small ones.
    readonly property bool isTight: height < 600 * Look.scale
    readonly property bool isNarrow: width - 400 * Math.min(Look.scale, 1.4 * Look.fit) < 530 * Look.scale
    // Of a file what it is called; addresses stay as they are.
    function nameOf(source) { return source.indexOf("://") < 0 && source.indexOf("/") >= 0 ? source.split("/").pop() || source : source }
    // What was typed is done, and the keys of the page are heard again.
    function done(field) { field.clear(); field.focus = false }
    function lookAt(field) { setup.add(field.text); done(field) }
    function keepPlace(field) { setup.keepPlace(field.text); done(field) }
    function stepOut() {
        if (setup.measuresLens) { setup.measureLens(false); return true }
        return false
    }
    // What it was set up for: the match that is played, or one to begin.
    readonly property bool isWaiting: setup.chosen !== "" && !setup.hasPicture && setup.trouble === ""
    readonly property bool isDone: setup.hasTable && setup.isFit && !setup.measuresLens
    readonly property bool isPlaying: shell.session !== null && !shell.session.match.isOver
    function goOn() { if (isDone) shell.go(isPlaying ? "match" : "new") }
    // The mat is that of the match; while none is played, that of the one that begins next, wherever its game is chosen.
    readonly property var playing: isPlaying ? shell.start.games.find(one => one.title === shell.session.match.game) : null
    function choose(game) {
        setup.game = game
        if (!isPlaying) shell.start.game = game
    }
    function printBoard() { shell.goWith("print", { what: "calibration" }) }
    Component.onCompleted: { shell.restEyes(); setup.game = playing ? playing.id : shell.start.game; setup.refresh() }
    Component.onDestruction: { setup.close(); shell.wakeEyes() }

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
                color: page.setup.hasPicture ? "#0c1014" : Look.surface
                border.color: Look.line
                TableItem {
                    id: table
                    anchors { fill: parent; margins: 4 }
                    letters: Look.scale
                    Component.onCompleted: page.setup.showOn(table)
                    Accessible.role: Accessible.Graphic
                    Accessible.name: qsTr("What %1 shows").arg(page.nameOf(page.setup.chosen))
                    Accessible.description: page.setup.zones.map(zone => zone.name + ": " + zone.word).join(", ")
                }
                ColumnLayout {
                    visible: !page.setup.hasPicture
                    anchors.centerIn: parent
                    width: parent.width - 60
                    spacing: Look.room
                    Icon { name: "camera"; size: 64 * Look.scale; color: Look.faint; Layout.alignment: Qt.AlignHCenter }
                    Busy { visible: page.isWaiting; Layout.fillWidth: false; Layout.alignment: Qt.AlignHCenter; says: qsTr("Waiting for the first picture …"); canCancel: true; onCancelled: page.setup.cancel() }
                    Words {
                        visible: !page.setup.chosen
                        Layout.fillWidth: true
                        horizontalAlignment: Text.AlignHCenter
                        color: Look.faint
                        text: page.setup.looksForCameras ? qsTr("Looking for cameras …") : page.setup.sources.length > 0 ? qsTr("Choose what to look through.") : qsTr("No camera was found. Plug one in and press R, or type the address of a phone that serves its picture.")
                    }
                }
            }
            GridLayout {
                Layout.fillWidth: true
                columns: page.isNarrow ? 2 : 4  // not by its own width, which follows from them
                columnSpacing: Look.gap
                rowSpacing: Look.gap
                Field { id: address; Layout.fillWidth: true; Layout.columnSpan: page.isNarrow ? 2 : 1; label: qsTr("File or address to look at"); placeholderText: qsTr("http://…/video, a film, or a folder of pictures"); onAccepted: page.lookAt(address) }
                Choice { text: qsTr("Add"); enabled: address.text !== ""; onClicked: page.lookAt(address) }
                Pick {
                    label: qsTr("Whose mat")
                    implicitWidth: 180 * Look.scale
                    Layout.fillWidth: page.isNarrow
                    model: page.shell.start.games
                    textRole: "title"
                    currentIndex: Math.max(0, page.shell.start.games.findIndex(one => one.id === page.setup.game))
                    onActivated: index => page.choose(page.shell.start.games[index].id)
                }
                Choice { visible: !page.isNarrow; text: again.text; keyName: again.keyName; isFlat: true; onClicked: page.setup.refresh() }
            }
            Flow {
                id: tiles
                Layout.fillWidth: true
                spacing: Look.gap
                // All in one row while they can be told apart: the picture above keeps its room.
                readonly property int count: page.setup.sources.length
                readonly property real unit: page.isTight ? Look.scale : Math.min(Look.scale, 1.4 * Look.fit)
                readonly property real tileWidth: Math.max(120 * unit, Math.min(240 * unit, (width - (count - 1) * spacing) / Math.max(1, count) - 0.5))
                // Each with a small picture of what it shows: one sees which camera is which.
                Repeater {
                    model: page.setup.sources
                    Column {
                        id: tile
                        required property var modelData
                        required property int index
                        spacing: 4
                        width: Math.min(tiles.tileWidth, tiles.width)
                        Rectangle {
                            visible: !page.isTight && page.setup.sources.length > 1  // one alone is shown above
                            width: parent.width
                            height: width * 9 / 16
                            radius: Look.radius - 2
                            color: "#0c1014"
                            border { width: tile.modelData.isChosen ? 3 : 1; color: tile.modelData.isChosen ? Look.accent : Look.line }
                            TableItem {
                                id: preview
                                anchors { fill: parent; margins: 3 }
                                Component.onCompleted: page.setup.previewOn(tile.modelData.name, preview)
                                Accessible.ignored: true
                            }
                            Words {
                                visible: tile.modelData.isChosen || preview.isEmpty
                                anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: 8 }
                                horizontalAlignment: Text.AlignHCenter
                                text: tile.modelData.isChosen ? "▲ " + qsTr("shown above") : qsTr("no picture yet")
                                color: "#c8ccd0"
                                font.pixelSize: Look.small
                            }
                            TapHandler { onTapped: page.setup.choose(tile.modelData.name) }
                        }
                        RowLayout {
                            width: parent.width
                            spacing: 0
                            Choice {
                                text: page.nameOf(tile.modelData.name)
                                keyName: tile.index < 9 ? tile.index + 1 : ""
                                isMain: tile.modelData.isChosen
                                Layout.fillWidth: true
                                Layout.preferredWidth: 1
                                Accessible.description: tile.modelData.name + ", " + tile.modelData.says
                                Accessible.checkable: true
                                Accessible.checked: isMain
                                onClicked: page.setup.choose(tile.modelData.name)
                            }
                            // A camera goes when it is unplugged; an address, when nobody wants it any more.
                            Choice {
                                visible: !tile.modelData.isCamera
                                text: "✕"
                                isFlat: true
                                Accessible.name: qsTr("Forget %1").arg(page.nameOf(tile.modelData.name))
                                onClicked: page.setup.forget(tile.modelData.name)
                            }
                        }
                        Words { visible: !page.isTight; text: tile.modelData.says; width: parent.width; color: Look.faint; maximumLineCount: 2; elide: Text.ElideRight; font.pixelSize: Look.tiny }
                    }
                }
                Choice { id: again; visible: page.isNarrow; text: qsTr("Look again"); keyName: "R"; isFlat: true; onClicked: page.setup.refresh() }
            }
        }
        Scroll {
            Layout.preferredWidth: 400 * Math.min(Look.scale, 1.4 * Look.fit)
            Layout.maximumWidth: 400 * Math.min(Look.scale, 1.4 * Look.fit)
            Layout.fillHeight: true
            Trouble { sentence: page.setup.trouble; Layout.fillWidth: true }
            Sheet {
                visible: page.setup.told !== ""
                Layout.fillWidth: true
                edge: Look.good
                Words { text: "✓ " + page.setup.told; Layout.fillWidth: true }
            }
            // ---- whether cards can be read ----
            Sheet {
                visible: page.setup.verdict !== "" && !page.setup.measuresLens
                Layout.fillWidth: true
                edge: page.setup.isFit ? Look.good : Look.bad
                Accessible.role: Accessible.AlertMessage
                Accessible.name: page.setup.verdict
                Words { text: (page.setup.isFit ? "✓ " : "✗ ") + page.setup.verdict; Layout.fillWidth: true; color: page.setup.isFit ? Look.good : Look.bad; font { pixelSize: Look.large; weight: Font.DemiBold } }
                Words { text: page.setup.table; Layout.fillWidth: true; color: Look.faint; font.pixelSize: Look.small }
                Choice { objectName: "goOn"; visible: page.isDone; text: page.isPlaying ? qsTr("Back to the match") : qsTr("New match"); keyName: "G"; isMain: true; Layout.fillWidth: true; onClicked: page.goOn() }
                Words { visible: text !== ""; text: page.setup.printed ? (page.setup.isPrintedRight ? "✓ " : "✗ ") + page.setup.printed : ""; Layout.fillWidth: true; color: page.setup.isPrintedRight ? Look.faint : Look.bad; font.pixelSize: Look.small }
                Repeater {
                    model: page.setup.advice
                    RowLayout {
                        id: advice
                        required property var modelData
                        Layout.fillWidth: true
                        spacing: Look.gap
                        Text { text: advice.modelData.isMust ? "✗" : "→"; color: advice.modelData.isMust ? Look.bad : Look.ask; Layout.alignment: Qt.AlignTop; font { family: Look.family; pixelSize: Look.body; weight: Font.Bold } }
                        ColumnLayout {
                            Layout.fillWidth: true
                            spacing: 0
                            Words { text: advice.modelData.what; Layout.fillWidth: true; font.pixelSize: Look.small }
                            Words { visible: text !== ""; text: advice.modelData.cure; Layout.fillWidth: true; font { pixelSize: Look.small; weight: Font.DemiBold } }
                        }
                    }
                }
            }
            // ---- the place: found again when the same camera looks at the same mat ----
            Sheet {
                id: kept
                readonly property string name: page.setup.place.name || ""
                visible: page.setup.hasPicture && !page.setup.measuresLens && (name !== "" || page.setup.hasTable)
                Layout.fillWidth: true
                Words { text: kept.name ? kept.name : qsTr("This place"); Layout.fillWidth: true; font.weight: Font.DemiBold }
                Words {
                    text: kept.name ? (page.setup.place.isAsBefore ? "✓ " : page.setup.place.hasMoved ? "→ " : "") + page.setup.place.says
                                    : qsTr("Give it a name, and next time Cardinal says whether camera and mat stand as they do now.")
                    color: page.setup.place.isAsBefore ? Look.good : page.setup.place.hasMoved ? Look.ask : Look.faint
                    Layout.fillWidth: true
                    font.pixelSize: Look.small
                }
                Flow {
                    visible: kept.name !== ""
                    Layout.fillWidth: true
                    spacing: Look.gap
                    Choice { visible: page.setup.hasTable && !page.setup.place.isAsBefore; text: qsTr("Keep as it is now"); onClicked: page.setup.keepPlace(kept.name) }
                    Choice { text: qsTr("Forget this place"); isFlat: true; onClicked: page.setup.forgetPlace() }
                }
                RowLayout {
                    visible: page.setup.hasTable && !page.setup.place.isAsBefore
                    Layout.fillWidth: true
                    spacing: Look.gap
                    Field { id: place; Layout.fillWidth: true; label: qsTr("Name of this place"); placeholderText: kept.name ? qsTr("or another name") : qsTr("Kitchen table"); onAccepted: page.keepPlace(place) }
                    Choice { text: qsTr("Keep place"); enabled: place.text !== ""; onClicked: page.keepPlace(place) }
                }
            }
            Sheet {
                visible: page.setup.hasTable && !page.setup.measuresLens
                Layout.fillWidth: true
                Words { text: qsTr("Zone by zone"); font.weight: Font.DemiBold }
                Repeater {
                    model: page.setup.zones
                    RowLayout {
                        id: zone
                        required property var modelData
                        Layout.fillWidth: true
                        spacing: Look.gap
                        Accessible.role: Accessible.StaticText
                        Accessible.name: qsTr("%1: %2, %3 pixels a module").arg(zone.modelData.name).arg(zone.modelData.word).arg(zone.modelData.px)
                        Rectangle { implicitWidth: 12 * Look.scale; implicitHeight: implicitWidth; radius: 3; color: zone.modelData.colour; border { width: 1; color: Look.faint } }
                        Text { text: zone.modelData.sign; color: Look.ink; Layout.preferredWidth: 26 * Look.scale; font { family: Look.family; pixelSize: Look.small; weight: Font.Bold } }
                        Words { text: zone.modelData.name; Layout.fillWidth: true; wrapMode: Text.NoWrap; elide: Text.ElideRight; font.pixelSize: Look.small }
                        Words { text: zone.modelData.word; color: Look.faint; wrapMode: Text.NoWrap; font.pixelSize: Look.small }
                        Words { text: zone.modelData.px; wrapMode: Text.NoWrap; Layout.preferredWidth: 34 * Look.scale; horizontalAlignment: Text.AlignRight; font { pixelSize: Look.small; weight: Font.DemiBold } }
                    }
                }
                Words { text: qsTr("The number is how many pixels a module of a code gets; from 1.0 on codes are read, from 1.4 with room to spare."); color: Look.faint; Layout.fillWidth: true; font.pixelSize: Look.tiny }
            }
            // ---- its pictures ----
            Sheet {
                visible: page.setup.isCamera && page.setup.formats.length > 0 && !page.setup.measuresLens
                Layout.fillWidth: true
                Words { text: qsTr("Its pictures"); font.weight: Font.DemiBold }
                Pick {
                    label: qsTr("Size and format of its pictures")
                    model: page.setup.formats
                    currentIndex: page.setup.format
                    Layout.fillWidth: true
                    onActivated: index => page.setup.chooseFormat(index)
                }
                Words { text: qsTr("Larger pictures show smaller codes, uncompressed ones are sharper; both cost computing time. Matches and scanning use what is chosen here."); color: Look.faint; Layout.fillWidth: true; font.pixelSize: Look.tiny }
            }
            // ---- the lens ----
            Sheet {
                visible: page.setup.hasPicture
                Layout.fillWidth: true
                edge: page.setup.measuresLens ? Look.accent : "transparent"
                Words { text: page.setup.measuresLens ? qsTr("Measuring the lens") : qsTr("The lens"); font.weight: Font.DemiBold }
                Words { visible: !page.setup.measuresLens; text: page.setup.lens; Layout.fillWidth: true; color: Look.faint; font.pixelSize: Look.small }
                Words { visible: page.setup.measuresLens; text: page.setup.walkSays || qsTr("Hold the printed board before the camera: near each corner of the picture, and slanted both ways."); Layout.fillWidth: true }
                Item {
                    visible: page.setup.measuresLens
                    Layout.fillWidth: true
                    implicitHeight: 14 * Look.scale
                    Accessible.role: Accessible.ProgressBar
                    Accessible.name: qsTr("%1 percent done").arg(Math.round(100 * page.setup.walkShare)) + ", " + qsTr("%n views kept", "", page.setup.walkKept)
                    Rectangle { anchors.fill: parent; radius: height / 2; color: Look.raised }
                    Rectangle { width: Math.max(height, parent.width * page.setup.walkShare); height: parent.height; radius: height / 2; color: Look.accent }
                }
                Words { visible: page.setup.measuresLens; text: qsTr("%n views kept", "", page.setup.walkKept) + " · " + Math.round(100 * page.setup.walkShare) + " %"; color: Look.faint; font.pixelSize: Look.small }
                Repeater {
                    model: page.setup.measuresLens ? page.setup.walkMissing : []
                    Words { required property string modelData; text: "• " + modelData; Layout.fillWidth: true; font.pixelSize: Look.small }
                }
                Flow {
                    Layout.fillWidth: true
                    spacing: Look.gap
                    Choice { text: page.setup.measuresLens ? qsTr("Stop") : qsTr("Measure it"); keyName: "L"; onClicked: page.setup.measureLens(!page.setup.measuresLens) }
                    Choice { visible: page.setup.measuresLens; text: qsTr("Keep this lens"); keyName: "K"; isMain: true; enabled: page.setup.canKeepLens; onClicked: page.setup.keepLens() }
                    Choice { visible: !page.setup.measuresLens; text: qsTr("Print the board"); isFlat: true; onClicked: page.printBoard() }
                    Choice { visible: !page.setup.measuresLens && page.setup.isLensMeasured; text: qsTr("Forget it"); isFlat: true; Accessible.name: qsTr("Forget the lens that was measured"); onClicked: page.setup.forgetLens() }
                }
            }
        }
    }
}
