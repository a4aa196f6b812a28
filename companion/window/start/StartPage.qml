import QtQuick
import QtQuick.Layouts
import ".."

// Where everything begins: the match that was interrupted, a new one, and all that belongs to playing.
Page {
    id: page
    property var start: shell.start
    property var library: shell.library
    readonly property bool hasInterrupted: start.interrupted.id !== undefined
    // Three cards of a deck of the game that was played last.
    readonly property var shownCards: {
        for (let at = 0; at < library.decks.count; ++at) {
            const deck = library.decks.at(at)
            if (deck.gameId === start.game && deck.cards.length > 2) return [deck.cards[0], deck.cards[Math.floor(deck.cards.length / 2)], deck.cards[deck.cards.length - 1]]
        }
        return []
    }
    readonly property bool hasRoom: width > 1080 * Look.scale

    readonly property var places: [
        { page: "decks", name: qsTr("Decks"), says: qsTr("What you play with, and what the rules say of it"), drawing: "decks" },
        { page: "cards", name: qsTr("Cards"), says: qsTr("Look one up, mistyped or not"), drawing: "cards" },
        { page: "matches", name: qsTr("Matches"), says: qsTr("Every match that was played, to look at again"), drawing: "matches" },
        { page: "print", name: qsTr("Print"), says: qsTr("Cards, stickers, mat and tokens of true size"), drawing: "print" },
        { page: "setup", name: qsTr("Set-up"), says: qsTr("Camera, table and lens: can cards be read?"), drawing: "setup" },
        { page: "serve", name: qsTr("Second screens"), says: qsTr("For phones, spectators and streams"), drawing: "screens" },
        { page: "settings", name: qsTr("Settings"), says: qsTr("Language, looks, sound, house rules, privacy"), drawing: "settings" },
        { page: "guide", name: qsTr("First time here?"), says: qsTr("From unpacking to the first card in two minutes"), drawing: "guide" }]
    readonly property var keys: [
        { keys: ["Return"], says: qsTr("go on with the match, or begin one"), does: () => page.goOn() },
        { keys: ["N"], says: qsTr("a new match"), does: () => shell.go("new") },
        { digits: true, says: qsTr("what stands beside that number"), does: index => { if (index < places.length) shell.go(places[index].page) } }]

    function goOn() {
        if (shell.session) shell.go("match")
        else if (hasInterrupted) start.resume()
        else shell.go("new")
    }
    Component.onCompleted: { start.refresh(); library.refresh() }

    Scroll {
        id: scroll
        anchors.fill: parent
        widest: 1240 * Look.scale
        topMargin: Math.max(0, (height - contentHeight) / 3)
        RowLayout {
            Layout.fillWidth: true
            spacing: 2 * Look.room
            ColumnLayout {
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                spacing: Look.room
                ColumnLayout {
                    Layout.bottomMargin: Look.gap
                    spacing: 0
                    Words { text: "Cardinal"; font { pixelSize: 54 * Look.scale; weight: Font.Bold } Accessible.role: Accessible.Heading }
                    Words { text: qsTr("keeps the books of the game on your table, and says when a rule is broken."); color: Look.faint; font.pixelSize: Look.large; Layout.fillWidth: true }
                }
                Trouble { sentence: page.start.trouble; Layout.fillWidth: true }
                Tile {
                    visible: page.shell.session !== null
                    Layout.fillWidth: true
                    isMain: true
                    focus: visible
                    drawing: "go"
                    keyName: qsTr("Enter")
                    text: qsTr("Back to the match")
                    says: qsTr("It goes on while you are here.")
                    onClicked: page.shell.go("match")
                }
                Tile {
                    visible: page.hasInterrupted && page.shell.session === null
                    Layout.fillWidth: true
                    isMain: true
                    drawing: "go"
                    keyName: qsTr("Enter")
                    text: page.hasInterrupted ? qsTr("Go on: %1").arg(page.start.interrupted.players) : ""
                    says: page.hasInterrupted ? [page.start.interrupted.game, qsTr("%n entries", "", page.start.interrupted.entries), page.start.interrupted.when].join(" · ") : ""
                    onClicked: page.start.resume()
                }
                Tile {
                    Layout.fillWidth: true
                    isMain: !page.hasInterrupted && page.shell.session === null
                    drawing: "add"
                    keyName: isMain ? qsTr("Enter") : "N"
                    text: qsTr("New match")
                    says: qsTr("Game, players, decks or none, house rules")
                    onClicked: page.shell.go("new")
                }
                Busy { visible: page.start.isBusy; says: qsTr("Opening the match …"); canCancel: true; onCancelled: page.start.cancel(); Layout.fillWidth: true }
            }
            // What it is about: a mat and some of your cards.
            Item {
                visible: page.hasRoom
                Layout.preferredWidth: 500 * Look.scale
                Layout.preferredHeight: 330 * Look.scale
                Layout.alignment: Qt.AlignTop
                Picture {
                    anchors.fill: parent
                    ratio: 1.5
                    source: "image://printed/mat/" + page.start.game + "/dark"
                    says: qsTr("The mat of %1").arg(page.start.game)
                }
                Repeater {
                    model: 3
                    Picture {
                        required property int index
                        readonly property var card: page.shownCards[index]
                        visible: card !== undefined
                        source: card ? card.picture : ""
                        says: card ? card.name : ""
                        height: 196 * Look.scale
                        width: height * 63 / 88
                        x: (118 + 96 * index) * Look.scale
                        y: (78 + (index === 1 ? -12 : 4)) * Look.scale
                        rotation: -9 + 9 * index
                        smooth: true
                        antialiasing: true
                    }
                }
            }
        }
        GridLayout {
            Layout.fillWidth: true
            Layout.topMargin: Look.gap
            columns: Math.max(1, Math.min(4, Math.floor(width / (290 * Look.scale))))
            columnSpacing: Look.room
            rowSpacing: Look.room
            Repeater {
                model: page.places
                Tile {
                    required property var modelData
                    required property int index
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 1
                    drawing: modelData.drawing
                    text: modelData.name
                    says: modelData.says
                    keyName: index + 1
                    onClicked: page.shell.go(modelData.page)
                }
            }
        }
    }
}
