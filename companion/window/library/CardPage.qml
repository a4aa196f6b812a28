import QtQuick
import QtQuick.Layouts
import Cardinal 1.0
import ".."

// One card: what it says, to be changed, and how it looks, learned by showing it.
Page {
    id: page
    property var editor: shell.card
    property var eye: editor.eye
    property bool learns: false
    title: editor.name || qsTr("A card")
    says: learns ? qsTr("Hold the card alone before the camera, upright.") : editor.changes > 0 ? qsTr("%n fields would be otherwise", "", editor.changes) : qsTr("What it says, by the rules of its game's cards")
    keys: [
        { keys: ["Ctrl+S"], says: qsTr("keep what was changed"), does: () => editor.save() },
        { keys: ["Ctrl+L"], says: qsTr("learn the card by showing it, or stop that"), does: () => page.learn(!learns) },
        { keys: ["Ctrl+Return"], says: qsTr("take this look"), does: () => editor.takeLook() }]

    function learn(does) {
        learns = does
        if (does) { shell.restEyes(); eye.begin() }
        else { eye.close(); shell.wakeEyes() }
    }
    function stepOut() {
        if (!learns) return false
        learn(false)
        return true
    }
    Component.onCompleted: if (shell.wish.name) editor.open(shell.wish.game, shell.wish.set, shell.wish.name)
    Component.onDestruction: if (learns) { eye.close(); shell.wakeEyes() }
    Connections { target: page.editor; function onSaved() { page.shell.library.refresh() } }

    actions: [
        Choice { text: page.learns ? qsTr("Stop") : qsTr("Learn"); keyName: qsTr("Ctrl L"); onClicked: page.learn(!page.learns) },
        Choice { text: qsTr("Keep"); keyName: qsTr("Ctrl S"); isMain: page.editor.changes > 0 && page.editor.whyNot === ""; enabled: isMain; onClicked: page.editor.save() }
    ]
    RowLayout {
        anchors.fill: parent
        spacing: Look.room
        Scroll {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Trouble { sentence: page.editor.trouble; Layout.fillWidth: true }
            Sheet {
                visible: page.editor.whyNot !== ""
                Layout.fillWidth: true
                edge: Look.ask
                color: Look.askGround
                Words { text: qsTr("It cannot be kept so:"); font.weight: Font.DemiBold; Layout.fillWidth: true }
                Words { text: page.editor.whyNot; Layout.fillWidth: true; Accessible.role: Accessible.AlertMessage }
            }
            Words { visible: text !== ""; text: page.editor.told ? "✓ " + page.editor.told : ""; color: Look.good; Layout.fillWidth: true; Accessible.role: Accessible.AlertMessage }
            GridLayout {
                Layout.fillWidth: true
                columns: width > 720 * Look.scale ? 2 : 1
                columnSpacing: Look.room
                rowSpacing: Look.gap
                Repeater {
                    model: page.editor.fields
                    ColumnLayout {
                        id: field
                        required property var modelData
                        required property int index
                        Layout.fillWidth: true
                        Layout.preferredWidth: 1
                        spacing: 2
                        Words { text: field.modelData.column; color: Look.faint; font.pixelSize: Look.small; Layout.fillWidth: true }
                        Field { Layout.fillWidth: true; label: field.modelData.column; text: field.modelData.value; onTextEdited: page.editor.set(field.index, text); Component.onCompleted: cursorPosition = 0 }
                    }
                }
            }
        }
        ColumnLayout {
            Layout.preferredWidth: Math.min(460, page.width * 0.42)
            Layout.maximumWidth: Layout.preferredWidth
            Layout.fillHeight: true
            spacing: Look.gap
            Picture {
                visible: !page.learns
                Layout.alignment: Qt.AlignHCenter
                Layout.preferredHeight: Math.min(520, page.height - 220)
                Layout.preferredWidth: Layout.preferredHeight * 63 / 88
                source: page.editor.picture
                says: page.title
            }
            Rectangle {
                visible: page.learns
                Layout.fillWidth: true
                Layout.fillHeight: true
                radius: Look.radius
                color: table.isEmpty ? Look.surface : "#0c1014"
                border.color: Look.line
                clip: true
                TableItem { id: table; anchors { fill: parent; margins: 4 } letters: Look.scale; Component.onCompleted: page.eye.showOn(table); Accessible.role: Accessible.Graphic; Accessible.name: qsTr("What the camera sees") }
                Words {
                    visible: table.isEmpty
                    anchors.centerIn: parent
                    width: parent.width - 40
                    horizontalAlignment: Text.AlignHCenter
                    color: Look.faint
                    text: page.eye.isOpen ? qsTr("Waiting for the first picture …") : qsTr("No camera was found. Plug one in, or type a picture's file below.")
                }
            }
            Words { visible: page.learns && text !== ""; text: page.eye.trouble || page.editor.shown; color: Look.ask; Layout.fillWidth: true; font.pixelSize: Look.small }
            RowLayout {
                visible: page.learns
                Layout.fillWidth: true
                spacing: Look.gap
                Field { id: address; Layout.fillWidth: true; label: qsTr("File or address to look at"); placeholderText: qsTr("A picture, or http://…/video"); onAccepted: page.eye.open(text) }
                Choice { text: qsTr("Look"); enabled: address.text !== ""; onClicked: page.eye.open(address.text) }
            }
            Choice { visible: page.learns; Layout.fillWidth: true; text: qsTr("Take this look"); keyName: qsTr("Ctrl ↵"); isMain: enabled; enabled: page.editor.canTakeLook; onClicked: page.editor.takeLook() }
            RowLayout {
                Layout.fillWidth: true
                Words { text: page.editor.looks > 0 ? qsTr("Known by its picture, from %n looks", "", page.editor.looks) : qsTr("Not known by its picture: it needs a printed code, or is learned by showing it."); Layout.fillWidth: true; color: Look.faint; font.pixelSize: Look.small }
                Choice { visible: page.editor.looks > 0; text: qsTr("Forget"); isFlat: true; Accessible.name: qsTr("Forget how it looks"); onClicked: page.editor.forgetLooks() }
            }
        }
    }
}
