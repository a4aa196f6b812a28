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
        { keys: ["O"], says: qsTr("open what was made"), does: () => page.openPrint() },
        { digits: true, says: qsTr("what is printed"), does: index => { if (index < page.prints.kinds.length) page.kind = index } },
        { keys: ["0"], says: qsTr("the tenth of them"), does: () => page.kind = 9 }]

    // What was printed before stays said until something else is chosen.
    readonly property bool isDone: prints.done !== "" && prints.doneKind === kind
    function openPrint() { if (isDone) Qt.openUrlExternally("file://" + prints.file) }
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
            id: right
            Layout.fillWidth: true
            Layout.fillHeight: true
            widest: 1400 * Look.scale
            GridLayout {
                readonly property bool isWide: right.width > 860 * Look.scale
                columns: isWide ? 2 : 1
                columnSpacing: Look.room
                rowSpacing: Look.room
                Layout.fillWidth: true
                ColumnLayout {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 3
                    Layout.alignment: Qt.AlignTop
                    spacing: Look.room
                    Sheet {
                        Layout.fillWidth: true
                        Words { text: page.chosen.name; Layout.fillWidth: true; font { pixelSize: Look.title; weight: Font.Bold } }
                        Named {
                            visible: page.chosen.needsGame
                            name: qsTr("Game")
                            Pick {
                                label: qsTr("Game")
                                Layout.fillWidth: true
                                model: page.shell.start.games
                                textRole: "title"
                                currentIndex: Math.max(0, page.shell.start.games.findIndex(one => one.id === page.game))
                                onActivated: index => page.game = page.shell.start.games[index].id
                            }
                        }
                        Named {
                            visible: page.chosen.needsDeck
                            name: qsTr("Deck")
                            Pick {
                                id: deckPick
                                label: qsTr("Deck")
                                Layout.fillWidth: true
                                model: page.decks
                                currentIndex: Math.max(0, page.decks.indexOf(page.wish.deck || ""))
                            }
                        }
                        Named {
                            name: page.chosen.isFolder ? qsTr("Folder") : qsTr("File")
                            Field { id: file; Layout.fillWidth: true; label: page.chosen.isFolder ? qsTr("Folder to write to") : qsTr("File to write"); text: page.prints.proposedFile(page.kind, page.game, page.deck) }
                        }
                        Check { id: letter; text: qsTr("Letter paper"); says: qsTr("Else A4."); Layout.fillWidth: true }
                        Check { id: register; visible: page.chosen.needsDeck; text: qsTr("Register these copies with the deck"); says: qsTr("A card of the game that is not one of them is noticed during play."); Layout.fillWidth: true }
                        Check { id: small; visible: page.chosen.hasCodes; text: qsTr("Small codes"); says: qsTr("0.7 mm a module, for cameras of 4K."); Layout.fillWidth: true }
                        Check { id: light; visible: page.chosen.hasGround; text: qsTr("On white"); says: qsTr("Else on dark, so that cards stand out."); Layout.fillWidth: true }
                        RowLayout {
                            Layout.fillWidth: true
                            Busy { visible: page.prints.isBusy; says: page.prints.progress; canCancel: true; onCancelled: page.prints.cancel(); Layout.fillWidth: true }
                            Item { visible: !page.prints.isBusy; Layout.fillWidth: true }
                            Choice { text: page.chosen.isFolder ? qsTr("Make the PDFs") : qsTr("Make the PDF"); keyName: qsTr("Ctrl ↵"); isMain: !page.isDone; enabled: !page.prints.isBusy && (!page.chosen.needsDeck || page.deck !== ""); onClicked: page.makePrint() }
                        }
                    }
                    Trouble { sentence: page.prints.trouble; Layout.fillWidth: true }
                    Sheet {
                        visible: page.isDone
                        Layout.fillWidth: true
                        edge: Look.good
                        RowLayout {
                            Layout.fillWidth: true
                            spacing: Look.room
                            Words { text: "✓ " + page.prints.done; Layout.fillWidth: true; font { pixelSize: Look.large; weight: Font.DemiBold } Accessible.role: Accessible.AlertMessage }
                            Choice { text: qsTr("Open it"); keyName: "O"; isMain: true; onClicked: page.openPrint() }
                        }
                        Words { text: page.prints.file; color: Look.faint; Layout.fillWidth: true; wrapMode: Text.WrapAnywhere; font.pixelSize: Look.small }
                        Words { text: qsTr("Print it at 100 % (“actual size”)."); Layout.fillWidth: true }
                        Repeater {
                            model: page.prints.remarks
                            Words { required property string modelData; text: "• " + modelData; Layout.fillWidth: true; color: Look.faint; font.pixelSize: Look.small }
                        }
                        Words { visible: text !== ""; text: page.shell.setup.printed ? (page.shell.setup.isPrintedRight ? "✓ " : "✗ ") + page.shell.setup.printed : ""; color: page.shell.setup.isPrintedRight ? Look.good : Look.bad; Layout.fillWidth: true }
                        Choice { visible: page.chosen.hasCodes || page.chosen.isFolder; text: qsTr("Check the size with the camera"); onClicked: page.shell.go("setup") }
                    }
                }
                Flow {
                    id: papers
                    readonly property var shown: page.prints.previews(page.kind, { game: page.game, deck: page.chosen.needsDeck ? page.deck : "", isLetter: letter.checked, hasSmallCodes: small.visible && small.checked, isLight: light.visible && light.checked })
                    readonly property bool areMany: shown.length > 1
                    Layout.fillWidth: true
                    Layout.preferredWidth: 2
                    Layout.alignment: Qt.AlignTop
                    spacing: Look.room
                    Repeater {
                        model: papers.shown
                        Column {
                            id: paper
                            required property var modelData
                            readonly property real most: papers.areMany ? (papers.width - Look.room) / 2 - 4 : Math.min(papers.width - 8, 480 * Look.scale * modelData.ratio)
                            spacing: Look.gap
                            Picture {
                                ratio: paper.modelData.ratio
                                width: paper.most
                                height: width / ratio
                                source: paper.modelData.source
                                says: papers.areMany ? paper.modelData.name : qsTr("What comes out: the first page")
                            }
                            Words { width: paper.most; text: papers.areMany ? paper.modelData.name : qsTr("The first page"); color: Look.faint; horizontalAlignment: Text.AlignHCenter; font.pixelSize: Look.small }
                        }
                    }
                }
            }
        }
    }

    component Named: RowLayout {
        property string name
        spacing: Look.room
        Layout.fillWidth: true
        Words { text: parent.name; Layout.preferredWidth: 80 * Look.scale }
    }
}
