import QtQuick
import QtQuick.Layouts
import ".."

// Every match that was played.
Page {
    id: page
    property var matches: shell.matches
    title: qsTr("Matches")
    says: matches.matches.count === matches.all ? qsTr("%n matches were played", "", matches.all) : qsTr("%1 of %n matches", "", matches.all).arg(matches.matches.count)
    readonly property var keys: [
        { keys: ["/", "Ctrl+F"], says: qsTr("type what you look for"), does: () => field.forceActiveFocus() },
        { keys: ["F"], says: qsTr("only those with flags"), does: () => matches.onlyFlagged = !matches.onlyFlagged },
        { keys: ["T"], says: qsTr("statistics of the matches that are listed"), does: () => page.count() },
        { keys: ["H"], says: qsTr("save this match as a file"), does: () => page.save(list.currentIndex) },
        { keys: ["G"], says: qsTr("go on with this match"), does: () => page.goOn(list.currentIndex) }]

    readonly property var forms: [{ id: "html", title: qsTr("Save as a page") }, { id: "notation", title: qsTr("Save as a record") }, { id: "jsonl", title: qsTr("Save as JSON Lines") }]
    property string form: "html"
    property string savedFile
    Connections { target: page.matches; function onSaved(file) { page.savedFile = file } }
    function save(index) { savedFile = ""; matches.save(index, form) }

    function stepOut() {
        if (!field.activeFocus || field.text === "") return false
        field.clear()
        matches.typed = ""
        return true
    }
    function look(index) {
        if (index < 0 || index >= matches.matches.count) return
        matches.replay.open(matches.matches.at(index).id)
        shell.go("replay")
    }
    function count() { matches.count(); shell.go("statistics") }
    function goOn(index) { if (index >= 0 && index < matches.matches.count) shell.start.resumeMatch(matches.matches.at(index).id) }
    Component.onCompleted: { matches.refresh(); list.forceActiveFocus() }

    actions: [
        Pick {
            label: qsTr("Saved as")
            model: page.forms
            textRole: "title"
            implicitWidth: 230 * Look.scale
            currentIndex: Math.max(0, page.forms.findIndex(one => one.id === page.form))
            onActivated: index => page.form = page.forms[index].id
        },
        Choice { text: qsTr("Statistics"); keyName: "T"; enabled: page.matches.matches.count > 0; onClicked: page.count() }
    ]
    ColumnLayout {
        anchors.fill: parent
        spacing: Look.gap
        RowLayout {
            Layout.fillWidth: true
            spacing: Look.room
            Field {
                id: field
                Layout.fillWidth: true
                label: qsTr("Look for a match")
                placeholderText: qsTr("Players, game, day")
                text: page.matches.typed
                onTextEdited: page.matches.typed = text
                Keys.onDownPressed: list.forceActiveFocus()
                Keys.onReturnPressed: list.forceActiveFocus()
            }
            Pick {
                label: qsTr("Game")
                readonly property var games: [{ id: "", title: qsTr("All games") }].concat(page.shell.start.games)
                model: games
                textRole: "title"
                implicitWidth: 200 * Look.scale
                currentIndex: Math.max(0, games.findIndex(one => one.id === page.matches.game))
                onActivated: index => page.matches.game = games[index].id
            }
            Check { text: qsTr("Only with flags"); checked: page.matches.onlyFlagged; onToggled: page.matches.onlyFlagged = checked }
        }
        Trouble { sentence: page.matches.trouble || page.shell.start.trouble; Layout.fillWidth: true }
        RowLayout {
            visible: page.matches.told !== ""
            Layout.fillWidth: true
            spacing: Look.room
            Words { text: page.matches.told ? "✓ " + page.matches.told : ""; color: Look.good; Layout.fillWidth: true; Accessible.role: Accessible.AlertMessage }
            Choice { visible: page.savedFile !== ""; text: qsTr("Open it"); onClicked: Qt.openUrlExternally("file://" + page.savedFile) }
        }
        Busy { visible: page.shell.start.isBusy; says: qsTr("Opening the match …"); canCancel: true; onCancelled: page.shell.start.cancel(); Layout.fillWidth: true }
        Busy { visible: page.matches.isSaving; says: qsTr("Writing the match …"); canCancel: true; onCancelled: page.matches.cancelSaving(); Layout.fillWidth: true }
        Rows {
            id: list
            Layout.fillWidth: true
            Layout.fillHeight: true
            model: page.matches.matches
            says: qsTr("Matches")
            nothing: page.matches.isLooking ? qsTr("Looking …") : page.matches.all === 0 ? qsTr("No match was played yet. It will be here as soon as its first entry is stored.") : qsTr("No match is like that.")
            onChosen: index => page.look(index)
            delegate: RowGround {
                id: row
                required property var row
                required property int index
                width: ListView.view.width - 8
                // Where letters are large what can be done stands below, and only of the match that is chosen.
                readonly property bool isNarrow: width < 820 * Look.scale
                readonly property bool isTwoLined: isNarrow && isCurrent
                height: isTwoLined ? words.implicitHeight + buttons.implicitHeight + 26 : Math.max(words.implicitHeight, buttons.implicitHeight) + 18
                isCurrent: ListView.isCurrentItem
                hasKeyboard: list.activeFocus
                isHovered: hover.hovered
                Accessible.role: Accessible.ListItem
                Accessible.name: [qsTr("Match %1: %2").arg(row.row.id).arg(row.row.players), row.row.game, row.row.when, qsTr("%n entries", "", row.row.entries), qsTr("%n flags", "", row.row.flags)].join(", ")
                HoverHandler { id: hover }
                TapHandler { onTapped: list.currentIndex = row.index; onDoubleTapped: page.look(row.index) }
                Text { id: number; anchors { left: parent.left; leftMargin: 14; verticalCenter: parent.verticalCenter } width: 46 * Look.scale; text: row.row.id; color: Look.faint; font { family: Look.family; pixelSize: Look.large } }
                Column {
                    id: words
                    anchors { left: number.right; leftMargin: 10; right: row.isTwoLined ? parent.right : buttons.left; rightMargin: 10 }
                    y: row.isTwoLined ? 9 : (row.height - height) / 2
                    Words { width: parent.width; text: row.row.players; wrapMode: Text.NoWrap; elide: Text.ElideRight; font { weight: Font.DemiBold; pixelSize: Look.large } }
                    Words { width: parent.width; text: [row.row.game, row.row.when, qsTr("%n entries", "", row.row.entries), row.row.profile].join(" · "); wrapMode: Text.NoWrap; elide: Text.ElideRight; color: Look.faint; font.pixelSize: Look.small }
                }
                RowLayout {
                    id: buttons
                    anchors { right: parent.right; rightMargin: 12 }
                    y: row.isTwoLined ? row.height - height - 9 : (row.height - height) / 2
                    spacing: Look.gap
                    Icon { visible: row.row.flags > 0; name: "flag"; color: Look.bad; size: 18 * Look.scale }
                    Words { visible: row.row.flags > 0; text: qsTr("%n flags", "", row.row.flags); color: Look.bad; font.pixelSize: Look.small; Layout.rightMargin: Look.room }
                    Choice { visible: !row.isNarrow || row.isCurrent; text: qsTr("Look again"); keyName: row.isCurrent ? "↵" : ""; enabled: row.row.isKnown; onClicked: page.look(row.index) }
                    Choice { visible: !row.isNarrow || row.isCurrent; text: qsTr("Save"); keyName: row.isCurrent ? "H" : ""; isFlat: true; enabled: row.row.isKnown; onClicked: page.save(row.index) }
                    Choice { visible: !row.isNarrow || row.isCurrent; text: qsTr("Go on"); keyName: row.isCurrent ? "G" : ""; isFlat: true; enabled: row.row.isKnown; onClicked: page.goOn(row.index) }
                }
            }
        }
    }
}
