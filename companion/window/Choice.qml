import QtQuick
import QtQuick.Templates as T
import "."

// A button with the key that does the same.
T.Button {
    id: choice
    property string keyName: ""
    property bool isMain: false
    property bool isFlat: false
    property real letters: Look.body
    property int lines: 1  // what does not fit into them is cut

    focusPolicy: Qt.TabFocus
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    implicitHeight: Math.max(label.implicitHeight + 2 * Look.gap, 40 * Look.scale)
    implicitWidth: Math.max(label.implicitWidth + (keyName ? keyBox.width + Look.inset : 0) + 28 * Look.fit, 44 * Look.fit)
    opacity: enabled ? 1 : 0.45
    Accessible.role: Accessible.Button
    Accessible.name: keyName ? qsTr("%1, key %2").arg(text).arg(keyName) : text
    Accessible.onPressAction: clicked()

    background: Rectangle {
        radius: Look.radius - 2
        color: choice.isMain ? Look.accent : choice.isFlat ? (choice.hovered ? Look.raised : "transparent")
                                                           : Look.raised
        border.width: choice.visualFocus ? 2 : 0
        border.color: Look.ink
        Rectangle {
            anchors.fill: parent
            radius: parent.radius
            color: Look.ink
            opacity: choice.down ? 0.16 : choice.hovered ? 0.06 : 0
        }
    }
    contentItem: Item {
        Rectangle {
            id: keyBox
            visible: choice.keyName !== ""
            anchors { left: parent.left; leftMargin: 10 * Look.fit; verticalCenter: parent.verticalCenter }
            width: Math.max(keyText.implicitWidth + Look.inset, height)
            height: keyText.implicitHeight + 6 * Look.fit
            radius: 5 * Look.fit
            color: "transparent"
            border.color: keyText.color
            border.width: 1
            Text {
                id: keyText
                anchors.centerIn: parent
                text: choice.keyName
                color: choice.isMain ? Look.accentInk : Look.faint
                font { family: Look.family; pixelSize: Look.tiny }
            }
        }
        Text {
            id: label
            anchors {
                left: keyBox.visible ? keyBox.right : parent.left
                right: parent.right
                margins: Look.inset
                verticalCenter: parent.verticalCenter
            }
            text: choice.text
            elide: Text.ElideRight
            wrapMode: choice.lines > 1 ? Text.Wrap : Text.NoWrap
            maximumLineCount: choice.lines
            horizontalAlignment: choice.keyName ? Text.AlignLeft : Text.AlignHCenter
            color: choice.isMain ? Look.accentInk : Look.ink
            font { family: Look.family; pixelSize: choice.letters; weight: choice.isMain ? Font.DemiBold : Font.Normal }
        }
    }
}
