import QtQuick

// Two cameras to choose from, neither looked through.
QtObject {
    property var done: []
    function did(what) { done = done.concat([Array.from(arguments).join(" ")]) }

    property string name: ""
    property string status: ""
    property bool isLost: false
    property bool hasSource: name !== ""
    property var cameras: ["Desk camera", "Phone"]
    function refresh() { did("refresh") }
    function choose(index) { did("choose", index) }
}
