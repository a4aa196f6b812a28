import QtQuick
import QtQuick.Templates as T
import "."

// One of several, chosen from a list that opens.
T.ComboBox {
    id: pick
    property string label
    implicitHeight: 40 * Look.scale
    implicitWidth: 240 * Look.scale
    focusPolicy: Qt.StrongFocus  // whoever opened it by hand goes through it by keys
    // While it is open, Esc closes it and nothing else.
    Keys.onShortcutOverride: event => event.accepted = popup.visible
    font { family: Look.family; pixelSize: Look.body }
    Accessible.role: Accessible.ComboBox
    Accessible.name: label + ": " + displayText

    background: Rectangle {
        radius: Look.radius - 2
        color: Look.surface
        border { width: pick.visualFocus ? 2 : 1; color: pick.visualFocus ? Look.accent : Look.line }
    }
    contentItem: Text {
        leftPadding: Look.inset
        rightPadding: Look.inset + 18 * Look.scale
        text: pick.displayText
        color: pick.enabled ? Look.ink : Look.faint
        font: pick.font
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
    }
    indicator: Icon {
        anchors { right: parent.right; rightMargin: 10 * Look.fit; verticalCenter: parent.verticalCenter }
        size: 14 * Look.scale
        rotation: 90
        name: "next"
        color: Look.faint
    }
    delegate: T.ItemDelegate {
        id: item
        required property var modelData
        required property int index
        width: pick.width
        implicitHeight: 38 * Look.scale
        highlighted: pick.highlightedIndex === index
        Accessible.name: words.text
        background: Rectangle { color: item.highlighted ? Look.raised : "transparent"; radius: 6 }
        contentItem: Text {
            id: words
            leftPadding: 10 * Look.fit
            text: pick.textRole ? item.modelData[pick.textRole] : item.modelData
            color: Look.ink
            font { family: Look.family; pixelSize: Look.body; weight: pick.currentIndex === item.index ? Font.DemiBold : Font.Normal }
            elide: Text.ElideRight
            verticalAlignment: Text.AlignVCenter
        }
    }
    popup: T.Popup {
        y: pick.height + 3
        width: pick.width
        height: Math.min(contentItem.implicitHeight + 8, 360 * Look.scale)
        padding: 4
        contentItem: ListView {
            clip: true
            implicitHeight: contentHeight
            cacheBuffer: 0  // as in Rows.qml
            model: pick.popup.visible ? pick.delegateModel : null
            currentIndex: pick.highlightedIndex
        }
        background: Rectangle { color: Look.surface; radius: Look.radius; border.color: Look.line }
    }
}
