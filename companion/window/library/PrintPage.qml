import QtQuick
import QtQuick.Layouts
import ".."

// What is wanted on paper, as PDF of true size.
Page {
    id: page
    property var prints: shell.prints
    property var library: shell.library
    title: qsTr("Print")
    says: qsTr("PDF of true size: print at 100 %, then measure the ruler on the sheet.")
    readonly property var wish: shell.wish
    // Asked for by its name, or else by what comes with the wish.
    property int kind: Math.max(0, prints.kinds.findIndex(one => one.id === (wish.what || (wish.deck ? "sheets" : ""))))
    readonly property var chosen: prints.kinds[kind]
    property string game: wish.game || shell.start.game
    readonly property var decks: {
        const all = []
        for (let at = 0; at < library.decks.count; ++at)
            if (library.decks.at(at).gameId === game) all.push(library.decks.at(at).name)
        return all
    }
    readonly property string deck: deckPick.currentIndex >= 0 ? deckPick.currentText : ""
    readonly property var keys: [
        { keys: ["Ctrl+Return"], says: qsTr("print"), does: () => page.makePrint() },
        { digits: true, says: qsTr("what is printed"), does: index => { if (index < page.prints.kinds.length) page.kind = index } },
        { keys: ["0"], says: qsTr("the tenth of them"), does: () => page.kind = 9 }]

    Component.onCompleted: library.refresh()
    function makePrint() {
        prints.print(kind, { game: game, deck: deck, isLetter: letter.checked, hasSmallCodes: small.checked,
                             isLight: light.checked, isRegistered: register.checked, file: file.text })
    }

    RowLayout {
        anchors.fill: parent
        spacing: Look.room
        Rows {
            id: list
            Layout.fillHeight: true
            Layout.preferredWidth: Math.min(380 * Look.scale, page.width * 0.4)
            says: qsTr("What is printed")
            model: page.prints.kinds
            currentIndex: page.kind
            onCurrentIndexChanged: page.kind = currentIndex
            delegate: RowGround {
                id: row
                required property var modelData
                required property int index
                width: ListView.view.width - 8
                height: words.implicitHeight + 16
                isCurrent: page.kind === index
                hasKeyboard: list.activeFocus
                isHovered: hover.hovered
                Accessible.role: Accessible.ListItem
                Accessible.name: modelData.name + ". " + modelData.says
                HoverHandler { id: hover }
                TapHandler { onTapped: { list.currentIndex = row.index; list.forceActiveFocus() } }
                Text { id: number; anchors { left: parent.left; leftMargin: 12; verticalCenter: parent.verticalCenter } width: 16 * Look.scale; text: (row.index + 1) % 10; color: Look.faint; font { family: Look.family; pixelSize: Look.small } }
                Column {
                    id: words
                    anchors { left: number.right; leftMargin: 8; right: parent.right; rightMargin: 10; verticalCenter: parent.verticalCenter }
                    Words { width: parent.width; text: row.modelData.name; font.weight: Font.DemiBold }
                    Words { width: parent.width; text: row.modelData.says; color: Look.faint; font.pixelSize: Look.small }
                }
            }
        }
        Scroll {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Sheet {
                Layout.fillWidth: true
                Words { text: page.chosen.name; font { pixelSize: Look.title; weight: Font.Bold } }
                RowLayout {
                    visible: page.chosen.needsGame
                    spacing: Look.room
                    Layout.fillWidth: true
                    Words { text: qsTr("Game"); Layout.preferredWidth: 110 * Look.scale }
                    Pick {
                        id: gamePick
                        label: qsTr("Game")
                        Layout.fillWidth: true
                        model: page.shell.start.games
                        textRole: "title"
                        currentIndex: Math.max(0, page.shell.start.games.findIndex(one => one.id === page.game))
                        onActivated: index => page.game = page.shell.start.games[index].id
                    }
                }
                RowLayout {
                    visible: page.chosen.needsDeck
                    spacing: Look.room
                    Layout.fillWidth: true
                    Words { text: qsTr("Deck"); Layout.preferredWidth: 110 * Look.scale }
                    Pick {
                        id: deckPick
                        label: qsTr("Deck")
                        Layout.fillWidth: true
                        model: page.decks
                        currentIndex: Math.max(0, page.decks.indexOf(page.wish.deck || ""))
                    }
                }
                RowLayout {
                    spacing: Look.room
                    Layout.fillWidth: true
                    Words { text: qsTr("File"); Layout.preferredWidth: 110 * Look.scale }
                    Field { id: file; Layout.fillWidth: true; label: qsTr("File to write"); text: page.prints.proposedFile(page.kind, page.game, page.deck) }
                }
                Check { id: letter; text: qsTr("Letter paper"); says: qsTr("Else A4."); Layout.fillWidth: true }
                Check { id: register; visible: page.chosen.needsDeck; text: qsTr("Register these copies with the deck"); says: qsTr("A card of the game that is not one of them is noticed during play."); Layout.fillWidth: true }
                Check { id: small; visible: page.chosen.hasCodes; text: qsTr("Small codes"); says: qsTr("0.7 mm a module, for cameras of 4K."); Layout.fillWidth: true }
                Check { id: light; visible: page.chosen.hasGround; text: qsTr("On white"); says: qsTr("Else on dark, so that cards stand out."); Layout.fillWidth: true }
                RowLayout {
                    Layout.fillWidth: true
                    Busy { visible: page.prints.isBusy; says: page.prints.progress; canCancel: true; onCancelled: page.prints.cancel(); Layout.fillWidth: true }
                    Item { visible: !page.prints.isBusy; Layout.fillWidth: true }
                    Choice { text: qsTr("Make the PDF"); keyName: qsTr("Ctrl ↵"); isMain: true; enabled: !page.prints.isBusy && (!page.chosen.needsDeck || page.deck !== ""); onClicked: page.makePrint() }
                }
            }
            Trouble { sentence: page.prints.trouble; Layout.fillWidth: true }
            Sheet {
                visible: page.prints.done !== ""
                Layout.fillWidth: true
                edge: Look.good
                Words { text: "✓ " + page.prints.done; font { pixelSize: Look.large; weight: Font.DemiBold } }
                Words { text: page.prints.file; color: Look.faint; Layout.fillWidth: true; wrapMode: Text.WrapAnywhere }
                Words { text: qsTr("Print it at 100 % (“actual size”)."); Layout.fillWidth: true }
                Repeater {
                    model: page.prints.remarks
                    Words { required property string modelData; text: "• " + modelData; Layout.fillWidth: true; color: Look.faint }
                }
                Words { visible: text !== ""; text: page.shell.setup.printed ? (page.shell.setup.isPrintedRight ? "✓ " : "✗ ") + page.shell.setup.printed : ""; color: page.shell.setup.isPrintedRight ? Look.good : Look.bad; Layout.fillWidth: true }
                Choice { visible: page.chosen.hasCodes; text: qsTr("Check the size with the camera"); onClicked: page.shell.go("setup") }
                Choice { text: qsTr("Open it"); onClicked: Qt.openUrlExternally("file://" + page.prints.file) }
            }
            Picture {
                readonly property var preview: page.prints.preview(page.kind, { game: page.game, deck: page.chosen.needsDeck ? page.deck : "", isLetter: letter.checked, hasSmallCodes: small.visible && small.checked, isLight: light.visible && light.checked })
                Layout.alignment: Qt.AlignHCenter
                ratio: preview.ratio
                Layout.preferredHeight: Math.min(480 * Look.scale, page.width * 0.5 / ratio)
                Layout.preferredWidth: Layout.preferredHeight * ratio
                source: preview.source
                says: qsTr("What comes out: the first page")
            }
        }
    }
}
