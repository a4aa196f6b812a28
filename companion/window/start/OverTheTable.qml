import QtQuick
import QtQuick.Shapes
import ".."

// A camera on an arm over a table, seen from the side: what it sees is what lies between its two rays.
Item {
    id: scene
    implicitWidth: 300
    implicitHeight: 200
    readonly property real unit: Math.min(width / 300, height / 200)
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("A camera on an arm, 80 to 110 centimetres above the middle of the mat, looking straight down")

    Item {
        width: 300
        height: 200
        scale: scene.unit
        transformOrigin: Item.TopLeft
        x: (scene.width - 300 * scene.unit) / 2

        Shape {
            anchors.fill: parent
            ShapePath { strokeColor: "transparent"; fillColor: Qt.rgba(Look.accent.r, Look.accent.g, Look.accent.b, 0.14); PathSvg { path: "M150 46 L60 156 H240 Z" } }
            ShapePath { strokeColor: Look.accent; strokeWidth: 1.4; strokeStyle: ShapePath.DashLine; fillColor: "transparent"; PathSvg { path: "M150 46 L60 156 M150 46 L240 156" } }
            ShapePath { strokeColor: Look.ink; strokeWidth: 4; capStyle: ShapePath.RoundCap; joinStyle: ShapePath.RoundJoin; fillColor: "transparent"; PathSvg { path: "M272 160 V30 H150 V34" } }
            ShapePath { strokeColor: Look.faint; strokeWidth: 1.2; fillColor: "transparent"; PathSvg { path: "M28 48 V154 M24 54 L28 48 L32 54 M24 148 L28 154 L32 148" } }
            ShapePath { strokeColor: "transparent"; fillColor: Look.raised; PathSvg { path: "M14 162 H290 V170 H14 Z M30 170 H40 V198 H30 Z M262 170 H272 V198 H262 Z" } }
        }
        Rectangle { x: 134; y: 34; width: 32; height: 13; radius: 4; color: Look.ink }
        Rectangle { x: 145; y: 46; width: 10; height: 5; radius: 2; color: Look.accent }
        Rectangle { x: 52; y: 157; width: 196; height: 5; radius: 1; color: "#2a3346" }
        Rectangle { x: 54; y: 154; width: 8; height: 3; color: Look.ink }
        Rectangle { x: 238; y: 154; width: 8; height: 3; color: Look.ink }
        Rectangle { x: 96; y: 154; width: 26; height: 3; color: Look.playerA }
        Rectangle { x: 130; y: 154; width: 26; height: 3; color: Look.playerA }
        Rectangle { x: 172; y: 154; width: 26; height: 3; color: Look.playerB }
        Text { x: 0; y: 30; text: qsTr("80 – 110 cm"); color: Look.faint; font { family: Look.family; pixelSize: 12 } }
    }
}
