import QtQuick
import "."

// Something printed, as a picture: with a soft edge below it, as paper lies on a table.
Item {
    id: picture
    property alias source: image.source
    property real ratio: 63 / 88  // width to height
    property string says
    implicitHeight: 240
    implicitWidth: implicitHeight * ratio
    Accessible.role: Accessible.Graphic
    Accessible.name: says
    Rectangle { anchors { fill: image; topMargin: 3; bottomMargin: -4; leftMargin: 2; rightMargin: -2 } radius: 6; color: "#000000"; opacity: Look.isDark ? 0.5 : 0.16 }
    Rectangle { anchors.fill: image; radius: 5; color: Look.raised }
    Image {
        id: image
        anchors.fill: parent
        asynchronous: true
        smooth: true
        mipmap: true
        sourceSize.height: Math.ceil(Math.max(1, height) * Screen.devicePixelRatio / 80) * 80
        fillMode: Image.PreserveAspectFit
    }
}
