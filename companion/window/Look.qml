pragma Singleton
import QtQuick

// Colours, sizes and distances of every screen: the one place where they stand. Both themes keep at least 4.5 : 1 between
// letters and what is behind them; players are blue and orange, which nobody confuses.
QtObject {
    property bool isDark: false
    property real fit: 1    // a large screen is looked at from further away
    property real scale: 1  // of letters: that, and what people wish

    readonly property color ground: isDark ? "#15181b" : "#f3f0e9"
    readonly property color surface: isDark ? "#1e2327" : "#fffdf9"
    readonly property color raised: isDark ? "#2a3036" : "#ece7dc"
    readonly property color line: isDark ? "#363d44" : "#ddd6c8"
    readonly property color ink: isDark ? "#eceae4" : "#1d2226"
    readonly property color faint: isDark ? "#a3acb5" : "#5f6670"
    readonly property color accent: isDark ? "#7fd1c1" : "#0e6b5c"
    readonly property color accentInk: isDark ? "#0d1f1b" : "#ffffff"

    readonly property color playerA: isDark ? "#7cb7ff" : "#1b5cb8"
    readonly property color playerB: isDark ? "#ffb26b" : "#a84a00"
    readonly property color playerC: isDark ? "#dba6ef" : "#7a3391"
    readonly property color playerD: isDark ? "#c3d069" : "#586400"
    readonly property color bad: isDark ? "#ff8a80" : "#b3261e"
    readonly property color badGround: isDark ? "#3a2022" : "#fbe9e6"
    readonly property color ask: isDark ? "#f0c75e" : "#7a5600"
    readonly property color askGround: isDark ? "#332c1b" : "#fbf1d6"
    readonly property color good: isDark ? "#6fd08c" : "#1a7335"

    // A table without a camera.
    readonly property color tableGround: isDark ? "#20322c" : "#cfdccf"
    readonly property color tableZone: isDark ? "#26392f" : "#dbe6d8"
    readonly property color tableLine: isDark ? "#3d5448" : "#b2c4b2"
    readonly property color tableFaint: isDark ? "#9db5a6" : "#4e6354"
    readonly property color tableInk: isDark ? "#dcebe1" : "#22352a"

    readonly property string family: "Noto Sans"
    readonly property real tiny: 13 * scale
    readonly property real small: 15 * scale
    readonly property real body: 17 * scale
    readonly property real large: 21 * scale
    readonly property real title: 25 * scale
    readonly property real number: 34 * scale   // read from a metre away

    readonly property real gap: 8 * fit
    readonly property real inset: 12 * fit      // between an edge and the letters in it
    readonly property real room: 16 * fit
    readonly property real radius: 10 * fit
    readonly property int quick: 140

    function player(letter) { return letter === "A" ? playerA : letter === "B" ? playerB : letter === "C" ? playerC : letter === "D" ? playerD : faint }
}
