import QtQuick
import Cardinal 1.0
import "."

// The table: as a camera sees it, from above, drawn as it is kept, or as a list.
Rectangle {
    id: pane
    required property var session
    required property var match
    required property var source
    property bool isListed: false

    function takeList() { list.item.take() }
    function lookAt(what) {
        if (what.value && what.seat) match.lookIntoPlayer(what.seat, what.value)
        else if (what.value && what.card >= 0) match.lookIntoNumber(what.card, what.value)
        else if (what.card >= 0) match.lookIntoCard(what.card)
        else if (match.isLookingInto) match.lookAwayAll()
    }

    radius: Look.radius
    clip: true
    color: isListed ? Look.tableZone : table.isEmpty ? Look.surface : source.hasSource ? "#0c1014" : Look.tableGround
    border.color: Look.line
    TableItem {
        id: table
        visible: !pane.isListed
        anchors { fill: parent; margins: 6 }
        ground: Look.tableGround
        zone: Look.tableZone
        line: Look.tableLine
        faint: Look.tableFaint
        ink: Look.tableInk
        flag: Look.bad
        chosen: Look.accent
        letters: Look.scale
        Component.onCompleted: pane.session.showOn(table)
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("The table")
        Accessible.description: pane.match.tableInWords
        HoverHandler {
            id: over
            property int card: -1
            onPointChanged: {
                const what = table.at(point.position.x, point.position.y)
                card = what.card === undefined ? -1 : what.card
            }
            cursorShape: card >= 0 ? Qt.PointingHandCursor : Qt.ArrowCursor
        }
        TapHandler { onTapped: point => pane.lookAt(table.at(point.position.x, point.position.y)) }
    }
    Loader {
        id: list
        anchors.fill: parent
        active: pane.isListed
        sourceComponent: TableList { match: pane.match }
    }
    Words {
        visible: table.isEmpty && !pane.isListed
        anchors.centerIn: parent
        text: pane.source.hasSource ? qsTr("Waiting for the first picture …") : qsTr("Press C to choose a camera.")
        color: Look.faint
        font.pixelSize: Look.large
    }
}
