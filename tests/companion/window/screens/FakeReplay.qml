import QtQuick

// A replay that remembers what is done to it.
QtObject {
    property var done: []
    function did(what) { done = done.concat([Array.from(arguments).join(" ")]) }

    property bool isOpen: true
    property int last: 40
    property int moment: 10
    property string stage: "turn 2"
    property var turns: [{ moment: 0, name: "1" }, { moment: 10, name: "2" }, { moment: 20, name: "3" }]
    property var flags: [12, 30]
    property var marks: [5]
    property bool isMarked: false
    property bool isPlaying: false
    property real speed: 2

    function go(to) { did("go", to); moment = to }
    function step(by) { did("step", by) }
    function stepTurn(by) { did("stepTurn", by) }
    function stepFlag(by) { did("stepFlag", by) }
    function stepMark(by) { did("stepMark", by) }
    function toggleMark() { did("toggleMark") }
    function togglePlay() { did("togglePlay") }
    function faster(by) { did("faster", by) }
}
