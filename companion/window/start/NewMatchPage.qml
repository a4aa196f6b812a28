import QtQuick
import QtQuick.Layouts
import ".."

// A match that is about to begin: nothing here has to be filled in.
Page {
    id: page
    property var start: shell.start
    title: qsTr("New match")
    says: qsTr("Everything may stay as it is; decks and names can also be told later.")
    readonly property var keys: [
        { keys: ["Ctrl+Return"], says: qsTr("begin"), does: () => page.begin() },
        { digits: true, says: qsTr("choose the game"), does: index => { if (index < start.games.length) start.game = start.games[index].id } }]
    readonly property string noDeck: qsTr("No deck: the sample table")
    readonly property var decks: [noDeck].concat(start.decks)
    readonly property var proposed: start.decks.length > 0 ? start.proposedDecks(players, shell.wish.deck || "") : []

    Component.onCompleted: start.refresh()
    property int players: 2
    readonly property int mostPlayers: start.seats.length
    onMostPlayersChanged: players = Math.min(players, mostPlayers)
    function begin() {
        const sitting = []
        for (let at = 0; at < players; ++at) sitting.push(seats.itemAt(at))
        start.begin(sitting.map(one => one.name), sitting.map(one => one.deck), tournament.checked)
    }

    Scroll {
        anchors.fill: parent
        widest: 980 * Look.scale
        Trouble { sentence: page.start.trouble; Layout.fillWidth: true }
        Sheet {
            Layout.fillWidth: true
            Words { text: qsTr("Which game is on the table?"); font { pixelSize: Look.large; weight: Font.DemiBold } }
            GridLayout {
                Layout.fillWidth: true
                // As many to a row as fit, and about as many in each.
                readonly property int most: Math.max(1, Math.floor(width / (205 * Look.scale)))
                columns: Math.ceil(page.start.games.length / Math.ceil(page.start.games.length / most))
                columnSpacing: Look.gap
                rowSpacing: Look.gap
                Repeater {
                    model: page.start.games
                    Choice {
                        required property var modelData
                        required property int index
                        Layout.fillWidth: true
                        Layout.preferredWidth: 1
                        text: modelData.title
                        keyName: index + 1
                        isMain: modelData.id === page.start.game
                        Accessible.checkable: true
                        Accessible.checked: isMain
                        onClicked: page.start.game = modelData.id
                    }
                }
            }
        }
        RowLayout {
            visible: page.mostPlayers > 2
            Layout.fillWidth: true
            spacing: Look.gap
            Words { text: qsTr("How many play?"); font.weight: Font.DemiBold }
            Repeater {
                model: page.mostPlayers - 1
                Choice {
                    required property int index
                    text: index + 2
                    isMain: page.players === index + 2
                    Accessible.name: qsTr("%1 players").arg(index + 2)
                    Accessible.checkable: true
                    Accessible.checked: isMain
                    onClicked: page.players = index + 2
                }
            }
        }
        GridLayout {
            Layout.fillWidth: true
            columns: width > 700 * Look.scale ? 2 : 1
            columnSpacing: Look.room
            rowSpacing: Look.room
            Repeater {
                id: seats
                model: page.mostPlayers
                Sheet {
                    id: seat
                    required property int index
                    visible: index < page.players
                    readonly property var place: page.start.seats[index] || ({ letter: "", isAcross: false })
                    readonly property string letter: place.letter
                    readonly property string name: nameField.text
                    readonly property string deck: deckPick.currentIndex > 0 ? deckPick.currentText : ""
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    edge: Look.player(letter)
                    Words { text: (seat.place.isAcross ? qsTr("%1 · sits opposite") : qsTr("%1 · sits at the lower edge")).arg(seat.letter); color: Look.player(seat.letter); font.weight: Font.DemiBold }
                    Field { id: nameField; label: qsTr("Name of player %1").arg(seat.letter); placeholderText: qsTr("Name"); text: page.start.lastName(seat.index); Layout.fillWidth: true }
                    Pick { id: deckPick; label: qsTr("Deck of player %1").arg(seat.letter); model: page.decks; Layout.fillWidth: true; currentIndex: Math.max(0, page.decks.indexOf(page.proposed[seat.index] || "")) }
                }
            }
        }
        Check {
            id: tournament
            Layout.fillWidth: true
            text: qsTr("Tournament")
            says: qsTr("No hints, and only a judge undoes. Without it: practice.")
        }
        Sheet {
            Layout.fillWidth: true
            visible: page.start.options.length > 0
            Choice {
                id: more
                property bool isOpen: false
                text: (isOpen ? "▾ " : "▸ ") + qsTr("House rules, where the rulebook is unclear (%1)").arg(page.start.options.length)
                isFlat: true
                onClicked: isOpen = !isOpen
            }
            Repeater {
                model: more.isOpen ? page.start.options : []
                RowLayout {
                    id: option
                    required property var modelData
                    required property int index
                    Layout.fillWidth: true
                    spacing: Look.room
                    ColumnLayout {
                        Layout.fillWidth: true
                        spacing: 0
                        Words { text: option.modelData.name; Layout.fillWidth: true; font.weight: Font.DemiBold }
                        Words { text: option.modelData.says; Layout.fillWidth: true; color: Look.faint; font.pixelSize: Look.small }
                    }
                    Pick {
                        Layout.preferredWidth: 220 * Look.scale
                        label: option.modelData.name
                        model: option.modelData.values
                        currentIndex: option.modelData.value
                        onActivated: index => page.start.chooseOption(option.index, index)
                    }
                }
            }
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Look.room
            Busy { visible: page.start.isBusy; says: qsTr("Laying the table …"); canCancel: true; onCancelled: page.start.cancel(); Layout.fillWidth: true }
            Item { visible: !page.start.isBusy; Layout.fillWidth: true }
            Choice { text: qsTr("Begin"); keyName: qsTr("Ctrl ↵"); isMain: true; enabled: !page.start.isBusy; Layout.preferredWidth: 220 * Look.scale; onClicked: page.begin() }
        }
    }
}
