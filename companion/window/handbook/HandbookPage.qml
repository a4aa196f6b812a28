import QtQuick
import QtQuick.Layouts
import ".."

// The user's guide: its chapters on the left, the one that is read on the right.
Page {
    id: page
    property var handbook: shell.handbook
    title: qsTr("The user's guide")
    says: qsTr("The commands are for those who like a terminal; the window needs none.")
    readonly property var keys: [
        { keys: ["Space", "PgDown"], says: qsTr("read on"), does: () => page.scrollBy(0.8) },
        { keys: ["Shift+Space", "PgUp"], says: qsTr("read back"), does: () => page.scrollBy(-0.8) },
        { digits: true, says: qsTr("that chapter"), does: index => page.handbook.chapter = index },
        { keys: ["0"], says: qsTr("the tenth of them"), does: () => page.handbook.chapter = 9 }]

    // A page further; at the end of a chapter into the next.
    function scrollBy(share) {
        const last = Math.max(0, reading.contentHeight - reading.height)
        if (share > 0 && reading.contentY >= last - 1) handbook.chapter = Math.min(handbook.chapter + 1, handbook.chapters.length - 1)
        else reading.contentY = Math.max(0, Math.min(last, reading.contentY + share * reading.height))
    }
    Connections { target: page.handbook; function onChanged() { reading.contentY = 0 } }

    RowLayout {
        anchors.fill: parent
        spacing: Look.room
        Rows {
            id: list
            Layout.fillHeight: true
            Layout.preferredWidth: Math.min(380 * Look.scale, page.width * 0.36)
            says: qsTr("Chapters")
            model: page.handbook.chapters
            currentIndex: page.handbook.chapter
            onCurrentIndexChanged: if (currentIndex >= 0) page.handbook.chapter = currentIndex
            delegate: RowGround {
                id: row
                required property var modelData
                required property int index
                width: ListView.view.width - 8
                height: words.implicitHeight + 2 * Look.gap
                isCurrent: page.handbook.chapter === index
                hasKeyboard: list.activeFocus
                isHovered: hover.hovered
                Accessible.role: Accessible.ListItem
                Accessible.name: modelData.title + ". " + modelData.says
                HoverHandler { id: hover }
                TapHandler { onTapped: { page.handbook.chapter = row.index; list.forceActiveFocus() } }
                Text { id: number; anchors { left: parent.left; leftMargin: Look.inset; top: words.top } width: 22 * Look.scale; text: row.index + 1; color: Look.faint; font { family: Look.family; pixelSize: Look.body } }
                Column {
                    id: words
                    anchors { left: number.right; leftMargin: Look.gap; right: parent.right; rightMargin: 10; verticalCenter: parent.verticalCenter }
                    Words { width: parent.width; text: row.modelData.title; font.weight: Font.DemiBold }
                    Words { visible: text !== ""; width: parent.width; text: row.modelData.says; color: Look.faint; font.pixelSize: Look.small }
                }
            }
        }
        Scroll {
            id: reading
            Layout.fillWidth: true
            Layout.fillHeight: true
            widest: 800 * Look.scale
            Repeater {
                model: page.handbook.passages
                HandbookPassage {
                    Layout.fillWidth: true
                    onFollowed: name => page.handbook.open(name)
                }
            }
        }
    }
}
