import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic as Controls
import ".."

// A deck is put together: cards to take on the left, the deck with its verdict on the right.
Page {
    id: page
    property var editor: shell.editor
    property bool isSure: false     // asked once more before a deck is gone
    property bool takesList: false  // a list is pasted
    title: editor.name || qsTr("A new deck")
    says: editor.deck.game ? [editor.deck.game, qsTr("%n cards", "", editor.deck.count), editor.deck.sections].filter(one => one).join(" · ") : ""
    keys: [
        { keys: ["/", "Ctrl+F"], says: qsTr("type what you look for"), does: () => field.take() },
        { keys: ["Ctrl+S"], says: qsTr("keep the deck"), does: () => editor.save() },
        { keys: ["Ctrl+V"], says: qsTr("paste a list"), does: () => page.startList() }]

    function stepOut() {
        if (takesList) takesList = false
        else if (field.activeFocus && field.text !== "") field.clear()
        else return false
        return true
    }
    function startList() { takesList = true; list.forceActiveFocus(); list.paste() }
    Component.onCompleted: { if (shell.wish.game && shell.wish.deck) editor.open(shell.wish.game, shell.wish.deck); else if (shell.wish.game) editor.begin(shell.wish.game); field.forceActiveFocus() }
    Connections {
        target: page.editor
        function onSaved() { page.shell.library.refresh(); if (!page.editor.isOpen) page.shell.back() }
    }

    actions: [
        Choice { text: qsTr("Keep"); keyName: qsTr("Ctrl S"); isMain: page.editor.isChanged; enabled: page.editor.isChanged; onClicked: page.editor.save() }
    ]
    RowLayout {
        anchors.fill: parent
        spacing: Look.room
        // ---- what there is ----
        ColumnLayout {
            Layout.fillHeight: true
            Layout.preferredWidth: Math.min(430 * Look.scale, page.width * 0.42)
            Layout.maximumWidth: Layout.preferredWidth
            spacing: Look.gap
            Field {
                id: field
                Layout.fillWidth: true
                label: qsTr("Look for a card")
                placeholderText: qsTr("Look for cards to add")
                onTextChanged: page.editor.typed = text
                Keys.onDownPressed: cards.forceActiveFocus()
                Keys.onReturnPressed: page.editor.add(Math.max(0, cards.currentIndex))
            }
            Rows {
                id: cards
                Layout.fillWidth: true
                Layout.fillHeight: true
                model: page.editor.found
                says: qsTr("Cards to add")
                nothing: qsTr("No card is called so, not even nearly.")
                onChosen: index => page.editor.add(index)
                delegate: RowGround {
                    id: row
                    required property var row
                    required property int index
                    width: ListView.view.width - 8
                    height: Math.max(words.implicitHeight + 14, plus.implicitHeight + 8)
                    isCurrent: ListView.isCurrentItem
                    hasKeyboard: cards.activeFocus
                    isHovered: hover.hovered
                    Accessible.role: Accessible.ListItem
                    Accessible.name: qsTr("Add %1").arg(row.row.name)
                    HoverHandler { id: hover }
                    TapHandler { onTapped: { cards.currentIndex = row.index; cards.forceActiveFocus() } }
                    Column {
                        id: words
                        anchors { left: parent.left; leftMargin: 12; right: plus.left; rightMargin: 8; verticalCenter: parent.verticalCenter }
                        Words { width: parent.width; text: row.row.name; wrapMode: Text.NoWrap; elide: Text.ElideRight; font.weight: Font.DemiBold }
                        Words { width: parent.width; text: [row.row.type, row.row.costs].filter(one => one).join(" · "); wrapMode: Text.NoWrap; elide: Text.ElideRight; color: Look.faint; font.pixelSize: Look.small }
                    }
                    Choice { id: plus; anchors { right: parent.right; rightMargin: 6; verticalCenter: parent.verticalCenter } text: "+"; Accessible.name: qsTr("Add %1").arg(row.row.name); onClicked: page.editor.add(row.index) }
                }
            }
        }
        // ---- the deck ----
        Scroll {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Trouble { sentence: page.editor.trouble; Layout.fillWidth: true }
            Sheet {
                visible: page.editor.isOpen
                Layout.fillWidth: true
                edge: page.editor.deck.isLegal ? Look.good : Look.bad
                GridLayout {
                    Layout.fillWidth: true
                    columns: page.width > 1100 * Look.scale ? 2 : 1
                    columnSpacing: Look.room
                    rowSpacing: Look.gap
                    Field {
                        Layout.fillWidth: true
                        label: qsTr("Name of the deck")
                        placeholderText: qsTr("Name of the deck")
                        text: page.editor.name
                        onTextEdited: page.editor.name = text
                    }
                    Words { text: page.editor.deck.verdict ? (page.editor.deck.isLegal ? "✓ " : "✗ ") + page.editor.deck.verdict : ""; color: page.editor.deck.isLegal ? Look.good : Look.bad; font { pixelSize: Look.large; weight: Font.DemiBold } Accessible.role: Accessible.AlertMessage }
                }
                Repeater {
                    model: page.editor.deck.findings || []
                    ColumnLayout {
                        id: finding
                        required property var modelData
                        Layout.fillWidth: true
                        spacing: 0
                        Words { text: finding.modelData.sentence; Layout.fillWidth: true }
                        Words { text: finding.modelData.cited; color: finding.modelData.isIllegal ? Look.bad : Look.ask; Layout.fillWidth: true; font.pixelSize: Look.small }
                    }
                }
                Repeater {
                    model: page.editor.remarks
                    Words { required property string modelData; text: "⚠ " + modelData; color: Look.ask; Layout.fillWidth: true; font.pixelSize: Look.small }
                }
                Words { visible: text !== ""; text: page.editor.told ? "✓ " + page.editor.told : ""; color: Look.good; Layout.fillWidth: true; Accessible.role: Accessible.AlertMessage }
                Flow {
                    Layout.fillWidth: true
                    spacing: Look.gap
                    Choice { text: qsTr("Paste a list"); isFlat: true; onClicked: page.startList() }
                    Choice { text: page.isSure ? qsTr("Really delete this deck") : qsTr("Delete"); isFlat: !page.isSure; onClicked: { if (page.isSure) page.editor.remove(); page.isSure = !page.isSure } }
                }
            }
            Sheet {
                visible: page.takesList
                Layout.fillWidth: true
                Words { text: qsTr("A list as you have it: “4 Card Name” a line, or a file's text from another program. It takes the place of what is there."); Layout.fillWidth: true; color: Look.faint; font.pixelSize: Look.small }
                Controls.TextArea {
                    id: list
                    Layout.fillWidth: true
                    Layout.minimumHeight: 160 * Look.scale
                    color: Look.ink
                    selectionColor: Look.accent
                    selectedTextColor: Look.accentInk
                    font { family: Look.family; pixelSize: Look.body }
                    Accessible.name: qsTr("List of cards")
                    background: Rectangle { radius: Look.radius - 2; color: Look.ground; border { width: list.activeFocus ? 2 : 1; color: list.activeFocus ? Look.accent : Look.line } }
                }
                RowLayout {
                    spacing: Look.gap
                    Choice { text: qsTr("Take this list"); isMain: true; enabled: list.text.trim() !== ""; onClicked: { page.editor.takeList(list.text); page.takesList = false } }
                    Choice { text: qsTr("Cancel"); isFlat: true; onClicked: page.takesList = false }
                }
            }
            Words { visible: page.editor.isOpen && (page.editor.deck.cards || []).length === 0; text: qsTr("No card yet: look for one on the left and add it, or paste a list."); color: Look.faint; Layout.fillWidth: true }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 4
                Repeater {
                    model: page.editor.deck.cards || []
                    RowGround {
                        id: line
                        required property var modelData
                        required property int index
                        Layout.fillWidth: true
                        implicitHeight: Math.max(less.implicitHeight, names.implicitHeight) + 8
                        isHovered: over.hovered
                        HoverHandler { id: over }
                        RowLayout {
                            anchors { fill: parent; leftMargin: 12; rightMargin: 6 }
                            spacing: Look.gap
                            Words { text: line.modelData.count; Layout.preferredWidth: 34 * Look.scale; horizontalAlignment: Text.AlignRight; font { pixelSize: Look.large; weight: Font.DemiBold } }
                            ColumnLayout {
                                id: names
                                Layout.fillWidth: true
                                spacing: 0
                                Words { text: line.modelData.name; Layout.fillWidth: true }
                                Words { visible: text !== ""; text: line.modelData.section; Layout.fillWidth: true; color: Look.faint; font.pixelSize: Look.tiny }
                            }
                            Choice { id: less; text: "−"; Accessible.name: qsTr("One %1 less").arg(line.modelData.name); onClicked: page.editor.change(line.index, -1) }
                            Choice { text: "+"; Accessible.name: qsTr("One %1 more").arg(line.modelData.name); onClicked: page.editor.change(line.index, 1) }
                        }
                    }
                }
            }
        }
    }
}
