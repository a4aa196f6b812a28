import QtQuick
import QtQuick.Layouts
import ".."

// What the matches that were listed have in common: who won with what, how long they were, which rules were broken.
Page {
    id: page
    property var matches: shell.matches
    readonly property var all: matches.statistics
    title: qsTr("Statistics")
    says: matches.isCounting ? qsTr("counting …") : all.matches === undefined ? "" : qsTr("%n matches, ", "", all.matches) + qsTr("%n played to the end", "", all.finished)
    keys: [{ keys: ["R"], says: qsTr("count again"), does: () => matches.count() }]
    Component.onDestruction: matches.stopCounting()
    actions: [
        Choice { text: qsTr("Count again"); keyName: "R"; enabled: !page.matches.isCounting; onClicked: page.matches.count() }
    ]

    function share(won, decided) { return decided > 0 ? qsTr("%1 of %2 won · %3 %").arg(won).arg(decided).arg(Math.round(100 * won / decided)) : qsTr("none decided") }

    // Names with how often they were played and won; the bar says the same as its words.
    component Tallies: Sheet {
        id: tallies
        property string title
        property var rows: []
        visible: rows.length > 0
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        Layout.alignment: Qt.AlignTop
        Words { text: tallies.title; Layout.fillWidth: true; font { pixelSize: Look.large; weight: Font.DemiBold } Accessible.role: Accessible.Heading }
        Repeater {
            model: tallies.rows.slice(0, 12)
            ColumnLayout {
                id: tally
                required property var modelData
                Layout.fillWidth: true
                spacing: 2
                RowLayout {
                    Layout.fillWidth: true
                    Words { text: tally.modelData.name; Layout.fillWidth: true; wrapMode: Text.NoWrap; elide: Text.ElideRight; font.weight: Font.DemiBold }
                    Words { text: qsTr("%n times", "played", tally.modelData.played); color: Look.faint; font.pixelSize: Look.small }
                }
                Rectangle {
                    Layout.fillWidth: true
                    implicitHeight: 8 * Look.scale
                    radius: 4
                    color: Look.raised
                    Rectangle { width: tally.modelData.decided > 0 ? parent.width * tally.modelData.won / tally.modelData.decided : 0; height: parent.height; radius: 4; color: Look.accent }
                }
                Words { text: page.share(tally.modelData.won, tally.modelData.decided); color: Look.faint; Layout.fillWidth: true; font.pixelSize: Look.small }
            }
        }
    }
    component Figure: ColumnLayout {
        property alias number: figure.text
        property alias says: caption.text
        Layout.fillWidth: true
        Layout.alignment: Qt.AlignTop
        Layout.preferredWidth: 1
        spacing: 0
        Words { id: figure; Layout.fillWidth: true; font { pixelSize: Look.number; weight: Font.Bold } }
        Words { id: caption; Layout.fillWidth: true; color: Look.faint; font.pixelSize: Look.small }
    }

    Busy { visible: page.matches.isCounting; anchors.centerIn: parent; width: 320 * Look.scale; says: qsTr("Reading every match …"); canCancel: true; onCancelled: { page.matches.stopCounting(); page.shell.back() } }
    Scroll {
        anchors.fill: parent
        visible: !page.matches.isCounting && page.all.matches !== undefined
        Trouble { sentence: page.matches.trouble; Layout.fillWidth: true }
        Sheet {
            Layout.fillWidth: true
            GridLayout {
                Layout.fillWidth: true
                columns: Math.max(1, Math.min(4, Math.floor(page.width / (260 * Look.scale))))
                columnSpacing: Look.room
                rowSpacing: Look.room
                Figure { number: page.all.matches || 0; says: qsTr("matches") }
                Figure { number: page.all.turnsEach || ""; says: qsTr("turns each, %1 at most").arg(page.all.longest || 0) }
                Figure { number: page.all.entriesEach || 0; says: qsTr("entries each") }
                Figure { number: page.all.firstDecided > 0 ? qsTr("%1 %").arg(Math.round(100 * page.all.firstWon / page.all.firstDecided)) : "–"; says: qsTr("won by whoever went first, of %1 that were decided").arg(page.all.firstDecided || 0) }
            }
            Words { visible: page.all.unread > 0; text: "⚠ " + qsTr("%n matches could not be read and are not counted.", "", page.all.unread || 0); color: Look.ask; Layout.fillWidth: true; font.pixelSize: Look.small }
        }
        GridLayout {
            Layout.fillWidth: true
            columns: Math.max(1, Math.min(3, Math.floor(page.width / (380 * Look.scale))))
            columnSpacing: Look.room
            rowSpacing: Look.room
            Tallies { title: qsTr("By deck"); rows: page.all.decks || [] }
            Tallies { title: qsTr("By faction"); rows: page.all.factions || [] }
            Tallies { title: qsTr("By player"); rows: page.all.players || [] }
        }
        Sheet {
            Layout.fillWidth: true
            Words { text: qsTr("Most broken rules"); Layout.fillWidth: true; font { pixelSize: Look.large; weight: Font.DemiBold } Accessible.role: Accessible.Heading }
            Words { visible: (page.all.broken || []).length === 0; text: qsTr("No rule was broken in these matches."); color: Look.faint; Layout.fillWidth: true }
            Repeater {
                model: (page.all.broken || []).slice(0, 20)
                RowLayout {
                    id: rule
                    required property var modelData
                    Layout.fillWidth: true
                    spacing: Look.room
                    Words { text: rule.modelData.times; Layout.preferredWidth: 44 * Look.scale; Layout.alignment: Qt.AlignTop; horizontalAlignment: Text.AlignRight; color: Look.bad; font { pixelSize: Look.large; weight: Font.Bold } }
                    ColumnLayout {
                        Layout.fillWidth: true
                        spacing: 0
                        Words { text: rule.modelData.sentence || rule.modelData.rule; Layout.fillWidth: true }
                        Words { text: [rule.modelData.rule, rule.modelData.place, qsTr("in %n matches", "", rule.modelData.matches)].filter(one => one).join(" · "); color: Look.faint; Layout.fillWidth: true; font.pixelSize: Look.small }
                    }
                }
            }
        }
    }
}
