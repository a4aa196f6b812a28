import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic as Controls
import "."

// What people look into: a number, a card or an entry of the log. It takes the place of the log and never of the table.
Rectangle {
    id: detail
    required property var match
    readonly property var shown: match.why || match.card || match.entry
    signal closed()
    signal gone()  // it is not there any more

    visible: match.isLookingInto
    color: Look.surface
    radius: Look.radius
    border.color: Look.accent
    border.width: 2
    Accessible.role: Accessible.Pane
    Accessible.name: title.text

    // What it really is, typed.
    function typeInstead() {
        if (match.entry) entryPanel.item.typeInstead()
        else if (match.why) whyPanel.item.typeInstead()
    }
    // Whoever came by keys goes on by keys.
    onVisibleChanged: {
        if (visible) close.forceActiveFocus()
        else gone()
    }

    ColumnLayout {
        anchors { fill: parent; margins: Look.room; topMargin: Look.gap; rightMargin: Look.gap; bottomMargin: Look.gap }
        spacing: Look.gap
        RowLayout {
            spacing: Look.gap
            Words {
                id: title
                text: detail.match.why ? detail.match.why.title : detail.match.card ? detail.match.card.name
                      : detail.match.entry ? detail.match.entry.step : ""
                Layout.fillWidth: true
                font { pixelSize: Look.large; weight: Font.DemiBold }
                Accessible.role: Accessible.Heading
            }
            Words {
                visible: text !== ""
                text: detail.match.why ? detail.match.why.number : ""
                font { pixelSize: Look.number; weight: Font.Bold }
            }
            Choice { id: close; text: qsTr("Close"); keyName: "Esc"; isFlat: true; Layout.alignment: Qt.AlignTop; onClicked: detail.closed() }
        }
        Flickable {
            id: scroll
            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            contentWidth: width
            contentHeight: panels.implicitHeight
            boundsBehavior: Flickable.StopAtBounds
            Controls.ScrollBar.vertical: Controls.ScrollBar { policy: Controls.ScrollBar.AsNeeded }
            Column {
                id: panels
                width: scroll.width - 12
                Loader {
                    id: whyPanel
                    width: parent.width
                    active: !!detail.match.why
                    visible: active
                    sourceComponent: WhyPanel { match: detail.match; width: panels.width }
                }
                Loader {
                    width: parent.width
                    active: !!detail.match.card
                    visible: active
                    sourceComponent: CardPanel { match: detail.match; width: panels.width }
                }
                Loader {
                    id: entryPanel
                    width: parent.width
                    active: !!detail.match.entry
                    visible: active
                    sourceComponent: EntryPanel { match: detail.match; width: panels.width; onRevealed: item => detail.reveal(item) }
                }
            }
        }
    }
    // Something else is begun with at its top; what comes below what is looked into is gone to.
    readonly property string looked: match.why ? match.why.title : match.card ? match.card.name : match.entry ? match.entry.entry : ""
    onLookedChanged: scroll.contentY = 0
    function reveal(item) {
        const top = item.mapToItem(panels, 0, 0).y, bottom = top + item.height
        if (bottom > scroll.contentY + scroll.height) scroll.contentY = Math.max(0, Math.min(top, bottom - scroll.height))
    }
}
