import QtQuick
import QtQuick.Layouts
import ".."

// Stored decks: what the rules say of each, and which cards are in it.
Page {
    id: page
    property var library: shell.library
    title: qsTr("Decks")
    says: qsTr("%n decks, each judged by the rules of its game", "", library.decks.count)
    readonly property var deck: list.currentIndex >= 0 && list.currentIndex < library.decks.count ? library.decks.at(list.currentIndex) : null
    readonly property var keys: [
        { keys: ["P"], says: qsTr("print this deck"), does: () => page.makePrint() },
        { keys: ["N"], says: qsTr("a new match with it"), does: () => page.play() },
        { keys: ["E"], says: qsTr("change this deck"), does: () => page.edit() },
        { keys: ["S"], says: qsTr("scan decks by a camera"), does: () => page.startScan() },
        { keys: ["A"], says: qsTr("put a new deck together"), does: () => page.begin() }]

    Component.onCompleted: library.refresh()
    function makePrint() { if (deck) shell.goWith("print", { game: deck.gameId, deck: deck.name }) }
    function edit() { if (deck) shell.goWith("deck", { game: deck.gameId, deck: deck.name }) }
    function startScan() { shell.goWith("scan", { game: deck ? deck.gameId : shell.start.game }) }
    function begin() { shell.goWith("deck", { game: deck ? deck.gameId : shell.start.game }) }
    function play() { if (deck) { shell.start.game = deck.gameId; shell.goWith("new", { deck: deck.name }) } }

    actions: [
        Choice { text: qsTr("Scan"); keyName: "S"; onClicked: page.startScan() },
        Choice { text: qsTr("New deck"); keyName: "A"; onClicked: page.begin() }
    ]
    RowLayout {
        anchors.fill: parent
        spacing: Look.room
        Rows {
            id: list
            Layout.fillHeight: true
            Layout.preferredWidth: Math.min(420 * Look.scale, page.width * 0.42)
            model: page.library.decks
            says: qsTr("Decks")
            nothing: page.library.isLooking ? qsTr("Looking …") : qsTr("There is no deck yet. “New deck” puts one together, also from a list that you paste.")
            section.property: "row.game"
            delegate: RowGround {
                id: row
                required property var row
                required property int index
                width: ListView.view.width - 8
                height: Math.max(58 * Look.scale, words.implicitHeight + 16)
                isCurrent: ListView.isCurrentItem
                hasKeyboard: list.activeFocus
                isHovered: hover.hovered
                Accessible.role: Accessible.ListItem
                Accessible.name: [row.row.name, row.row.game, qsTr("%n cards", "", row.row.count), row.row.verdict].join(", ")
                HoverHandler { id: hover }
                TapHandler { onTapped: { list.currentIndex = row.index; list.forceActiveFocus() } }
                Icon {
                    id: sign
                    anchors { left: parent.left; leftMargin: 12; verticalCenter: parent.verticalCenter }
                    size: 20 * Look.scale
                    name: row.row.isLegal ? "good" : "bad"
                    color: row.row.isLegal ? Look.good : Look.bad
                }
                Column {
                    id: words
                    anchors { left: sign.right; leftMargin: 12; right: parent.right; rightMargin: 10; verticalCenter: parent.verticalCenter }
                    Words { width: parent.width; text: row.row.name; wrapMode: Text.NoWrap; elide: Text.ElideRight; font.weight: Font.DemiBold }
                    Words { width: parent.width; text: [row.row.game, qsTr("%n cards", "", row.row.count), row.row.verdict].join(" · "); wrapMode: Text.NoWrap; elide: Text.ElideRight; color: Look.faint; font.pixelSize: Look.small }
                }
            }
        }
        Scroll {
            id: detail
            Layout.fillWidth: true
            Layout.fillHeight: true
            Trouble { sentence: page.library.trouble; Layout.fillWidth: true }
            Sheet {
                visible: page.deck !== null
                Layout.fillWidth: true
                edge: page.deck && page.deck.isLegal ? Look.good : Look.bad
                RowLayout {
                    Layout.fillWidth: true
                    ColumnLayout {
                        Layout.fillWidth: true
                        spacing: 0
                        Words { text: page.deck ? page.deck.name : ""; Layout.fillWidth: true; font { pixelSize: Look.title; weight: Font.Bold } }
                        Words { text: page.deck ? page.deck.game + " · " + page.deck.sections : ""; color: Look.faint; Layout.fillWidth: true }
                    }
                    Words { text: page.deck ? (page.deck.isLegal ? "✓ " : "✗ ") + page.deck.verdict : ""; color: page.deck && page.deck.isLegal ? Look.good : Look.bad; font { pixelSize: Look.large; weight: Font.DemiBold } }
                }
                Repeater {
                    model: page.deck ? page.deck.findings : []
                    ColumnLayout {
                        id: finding
                        required property var modelData
                        Layout.fillWidth: true
                        spacing: 0
                        Words { text: finding.modelData.sentence; Layout.fillWidth: true }
                        Words { text: finding.modelData.cited; color: finding.modelData.isIllegal ? Look.bad : Look.ask; Layout.fillWidth: true; font.pixelSize: Look.small }
                        Words { visible: text !== ""; text: finding.modelData.note; color: Look.faint; Layout.fillWidth: true; font.pixelSize: Look.small }
                    }
                }
                Words {
                    text: !page.deck ? "" : page.deck.copies > 0 ? qsTr("%n printed cards are registered with it: one that is not among them is noticed during play.", "", page.deck.copies)
                                                                 : qsTr("No printed cards are registered with it, so any copy of its cards counts.")
                    color: Look.faint
                    Layout.fillWidth: true
                    font.pixelSize: Look.small
                }
                Flow {
                    Layout.fillWidth: true
                    spacing: Look.gap
                    Choice { text: qsTr("Change"); keyName: "E"; onClicked: page.edit() }
                    Choice { text: qsTr("Print"); keyName: "P"; onClicked: page.makePrint() }
                    Choice { text: qsTr("New match"); keyName: "N"; onClicked: page.play() }
                }
            }
            Sheet {
                id: comparison
                readonly property var rivals: page.deck ? page.library.rivalsOf(list.currentIndex) : []
                readonly property var differences: rival.currentIndex > 0 ? page.library.compared(list.currentIndex, rival.currentText) : []
                visible: rivals.length > 0
                Layout.fillWidth: true
                GridLayout {
                    Layout.fillWidth: true
                    columns: width > 430 * Look.scale ? 2 : 1
                    columnSpacing: Look.room
                    Words { text: qsTr("Compare with"); Layout.fillWidth: true; font.weight: Font.DemiBold }
                    Pick { id: rival; label: qsTr("Compare with"); model: [qsTr("no deck")].concat(comparison.rivals); Layout.preferredWidth: 260 * Look.scale; Layout.maximumWidth: parent.width }
                }
                Words { visible: rival.currentIndex > 0 && comparison.differences.length === 0; text: qsTr("Both have the same cards."); color: Look.good; Layout.fillWidth: true }
                Repeater {
                    model: comparison.differences
                    RowLayout {
                        required property var modelData
                        Layout.fillWidth: true
                        Words { text: (modelData.here > modelData.there ? "+" : "−") + Math.abs(modelData.here - modelData.there); Layout.preferredWidth: 46 * Look.scale; horizontalAlignment: Text.AlignRight; color: modelData.here > modelData.there ? Look.good : Look.bad; font.weight: Font.DemiBold }
                        Words { text: modelData.name; Layout.fillWidth: true }
                        Words { text: qsTr("%1 here, %2 there").arg(modelData.here).arg(modelData.there); color: Look.faint; font.pixelSize: Look.small }
                    }
                }
            }
            Flow {
                visible: page.deck !== null
                Layout.fillWidth: true
                spacing: Look.room
                Repeater {
                    model: page.deck ? page.deck.cards : []
                    Column {
                        id: card
                        required property var modelData
                        spacing: 6
                        Picture {
                            height: 180 * Math.min(1.4, Look.scale)
                            width: height * 63 / 88
                            source: card.modelData.picture
                            says: qsTr("%1 times %2").arg(card.modelData.count).arg(card.modelData.name)
                        }
                        Words {
                            width: 180 * Math.min(1.4, Look.scale) * 63 / 88
                            text: card.modelData.count + " × " + card.modelData.name
                            font.pixelSize: Look.tiny
                            maximumLineCount: 2
                            elide: Text.ElideRight
                            horizontalAlignment: Text.AlignHCenter
                        }
                    }
                }
            }
        }
    }
}
