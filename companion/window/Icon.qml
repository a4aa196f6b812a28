import QtQuick
import QtQuick.Shapes
import "."

// A small drawing of lines, 24 by 24, as large as wanted.
Item {
    id: icon
    property string name
    property color color: Look.ink
    property real size: 24 * Look.scale
    readonly property var drawings: ({
        go: "M8 5 L19 12 L8 19 Z",
        pause: "M8 5 V19 M16 5 V19",
        add: "M12 5 V19 M5 12 H19",
        decks: "M9 7 H20 V21 H9 Z M5 17 V3 H15 V4",
        cards: "M11 4 A6.5 6.5 0 1 0 11.01 4 M15.8 15.6 L21 21",
        matches: "M12 3 A9 9 0 1 0 12.01 3 M12 7 V12 L15.5 14.5",
        print: "M7 9 V3 H17 V9 M7 17 H4 V9 H20 V17 H17 M7 14 H17 V21 H7 Z",
        setup: "M3 8 H7.5 L9 5 H15 L16.5 8 H21 V19 H3 Z M12 9.8 A3.4 3.4 0 1 0 12.01 9.8",
        guide: "M12 6.5 C10 4.5 7 4 4 5 V18.5 C7 17.5 10 18 12 20 C14 18 17 17.5 20 18.5 V5 C17 4 14 4.5 12 6.5 V20",
        back: "M15 5 L8 12 L15 19",
        next: "M9 5 L16 12 L9 19",
        first: "M17 5 L10 12 L17 19 M6 5 V19",
        last: "M7 5 L14 12 L7 19 M18 5 V19",
        flag: "M6 21 V4 H18 L15 8 L18 12 H6",
        mark: "M7 4 H17 V20 L12 16 L7 20 Z",
        good: "M5 12.5 L10 17.5 L19 7",
        bad: "M6 6 L18 18 M18 6 L6 18",
        camera: "M3 7 H15 V17 H3 Z M15 11 L21 8 V16 L15 13",
        hand: "M4 20 L9 15 M7 12 L14 5 L20 11 L13 18 Z",
        screens: "M3 5 H17 V15 H3 Z M8 19 H12 M10 15 V19 M19 9 H22 V20 H17 V18",
        settings: "M4 7 H20 M4 12 H20 M4 17 H20 M9 5 V9 M15 10 V14 M7 15 V19",
        keys: "M3 6 H21 V18 H3 Z M7 10 H7.5 M11 10 H11.5 M15 10 H15.5 M8 14 H16"
    })
    implicitWidth: size
    implicitHeight: size
    Accessible.ignored: true

    Shape {
        width: 24
        height: 24
        scale: icon.size / 24
        transformOrigin: Item.TopLeft
        ShapePath {
            strokeColor: icon.color
            strokeWidth: 1.8
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin
            PathSvg { path: icon.drawings[icon.name] || "" }
        }
    }
}
