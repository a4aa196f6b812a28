import QtQuick
import "."

// What is to be said beside the record, for as long as it takes to read it.
Column {
    id: notices
    required property var match
    spacing: 6
    Repeater {
        model: notices.match.notices
        Rectangle {
            id: notice
            required property var modelData
            required property int index
            width: notices.width
            height: noticeText.implicitHeight + 16
            radius: 8
            color: Look.surface
            border.color: modelData.isWarning ? Look.ask : Look.line
            Words {
                id: noticeText
                anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: 12 }
                text: (notice.modelData.isWarning ? "⚠ " : notice.modelData.isGood ? "✓ " : "") + notice.modelData.text
                color: notice.modelData.isWarning ? Look.ask : Look.ink
                maximumLineCount: 3
                elide: Text.ElideRight
                Accessible.role: Accessible.AlertMessage
            }
            Timer { running: true; interval: 9000; onTriggered: notices.match.forgetNotice(notice.index) }
            TapHandler { onTapped: notices.match.forgetNotice(notice.index) }
        }
    }
}
