import QtQuick
import QtQuick.Layouts
import ".."

// Every card that is known, looked for while one types.
Page {
    id: page
    property var library: shell.library
    title: qsTr("Cards")
    says: (library.typed ? qsTr("%n found", "cards", library.cards.count) : qsTr("%n cards", "", library.cards.count)) + (library.isLooking ? " · " + qsTr("looking …") : "")
    readonly property var card: list.currentIndex >= 0 && list.currentIndex < library.cards.count ? library.cards.at(list.currentIndex) : null
    readonly property var keys: [
        { keys: ["/", "Ctrl+F"], says: qsTr("type what you look for"), does: () => field.forceActiveFocus() },
        { keys: ["Ctrl+E"], says: qsTr("change this card, or learn how it looks"), does: () => page.edit() }]
    readonly property var games: [{ id: "", title: qsTr("All games") }].concat(shell.start.games)

    function edit() { if (card) shell.goWith("card", { game: card.gameId, set: card.set, name: card.name }) }
    function stepOut() {
        if (!field.activeFocus || field.text === "") return false
        field.clear()
        library.typed = ""
        return true
    }
    Component.onCompleted: { library.refresh(); field.forceActiveFocus() }

    actions: [
        Pick {
            label: qsTr("Game")
            model: page.games
            textRole: "title"
            implicitWidth: 200 * Look.scale
            currentIndex: Math.max(0, page.games.findIndex(one => one.id === page.library.game))
            onActivated: index => page.library.game = page.games[index].id
        }
    ]
    RowLayout {
        anchors.fill: parent
        spacing: Look.room
        ColumnLayout {
            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.preferredWidth: 3
            spacing: Look.gap
            Field {
                id: field
                Layout.fillWidth: true
                label: qsTr("Look for a card")
                text: page.library.typed
                placeholderText: qsTr("Parts of a name or text, mistyped or not")
                onTextEdited: page.library.typed = text
                Keys.onDownPressed: list.forceActiveFocus()
                Keys.onReturnPressed: list.forceActiveFocus()
            }
            Trouble { sentence: page.library.trouble; Layout.fillWidth: true }
            Rows {
                id: list
                Layout.fillWidth: true
                Layout.fillHeight: true
                model: page.library.cards
                says: qsTr("Cards")
                nothing: page.library.isLooking ? qsTr("Looking …") : qsTr("No card is called so, not even nearly.")
                delegate: RowGround {
                    id: row
                    required property var row
                    required property int index
                    width: ListView.view.width - 8
                    height: words.implicitHeight + 14
                    isCurrent: ListView.isCurrentItem
                    hasKeyboard: list.activeFocus
                    isHovered: hover.hovered
                    Accessible.role: Accessible.ListItem
                    Accessible.name: row.row.name + ", " + row.row.type + ". " + row.row.costs + ". " + row.row.stats + ". " + row.row.text
                    HoverHandler { id: hover }
                    TapHandler { onTapped: { list.currentIndex = row.index; list.forceActiveFocus() } }
                    Rectangle { id: stripe; anchors { left: parent.left; leftMargin: 8; top: parent.top; bottom: parent.bottom; topMargin: 8; bottomMargin: 8 } width: 5; radius: 2; color: row.row.colour }
                    Column {
                        id: words
                        anchors { left: stripe.right; leftMargin: 12; right: parent.right; rightMargin: 10; verticalCenter: parent.verticalCenter }
                        Words { width: parent.width; text: row.row.name; wrapMode: Text.NoWrap; elide: Text.ElideRight; font.weight: Font.DemiBold }
                        Words { width: parent.width; text: [row.row.game, row.row.type, row.row.costs, row.row.stats].filter(one => one).join(" · "); wrapMode: Text.NoWrap; elide: Text.ElideRight; color: Look.faint; font.pixelSize: Look.small }
                    }
                }
            }
        }
        Item {
            Layout.fillHeight: true
            Layout.preferredWidth: Math.min(page.width * 0.36, 440)
            Layout.maximumWidth: Math.min(page.width * 0.36, 440)
            Picture {
                visible: page.card !== null
                anchors { top: parent.top; horizontalCenter: parent.horizontalCenter }
                height: Math.min(parent.height - where.height - change.height - 30, (parent.width - 8) * 88 / 63)
                width: height * 63 / 88
                source: page.card ? page.card.picture : ""
                says: page.card ? page.card.name + ". " + page.card.text : ""
            }
            Choice {
                id: change
                anchors { bottom: parent.bottom; horizontalCenter: parent.horizontalCenter }
                visible: page.card !== null
                text: qsTr("Change or learn")
                keyName: qsTr("Ctrl E")
                onClicked: page.edit()
            }
            Words {
                id: where
                anchors { left: parent.left; right: parent.right; bottom: change.top; bottomMargin: 8 }
                visible: page.card !== null
                text: page.card ? qsTr("Set %1").arg(page.card.set) + " · " + (page.card.number !== "" ? qsTr("number %1").arg(page.card.number) : qsTr("no number yet, so it cannot be printed with a code")) : ""
                color: Look.faint
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: Look.small
            }
        }
    }
}
