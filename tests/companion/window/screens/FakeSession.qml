import QtQuick

// What the match screen is handed beside the match.
QtObject {
    property bool isFromAbove: false
    property bool isTurned: false
    property var voice: QtObject {
        property var done: []
        property bool sounds: true
        property bool speaks: false
        function hush() { done = done.concat(["hush"]) }
    }
    function showOn(table) {}
}
