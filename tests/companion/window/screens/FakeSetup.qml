import QtQuick

// A camera that is looked through, the mat found, everything readable; it remembers what is done to it.
QtObject {
    property var done: []
    function did(what) { done = done.concat([Array.from(arguments).join(" ")]) }

    property var sources: [{ name: "Desk camera", says: "1920 × 1080", isCamera: true, isChosen: true }, { name: "http://phone/video", says: "a stream", isCamera: false, isChosen: false }]
    property bool looksForCameras: false
    property string chosen: "Desk camera"
    property bool isCamera: true
    property var formats: ["the best", "1280 × 720"]
    property int format: 0
    property string game: "one"
    property string status: "1920 × 1080"
    property string trouble: ""
    property bool hasPicture: true
    property bool hasTable: true
    property bool isFit: true
    property string verdict: "Cards can be read here"
    property string table: "Found by 4 of its 4 corners."
    property string printed: ""
    property bool isPrintedRight: true
    property string lens: "Its lens was measured."
    property bool isLensMeasured: true
    property var place: ({})
    property var zones: [{ name: "field", sign: "✓", word: "readable", isGood: true, isBad: false, px: "1.2", colour: "green" }, { name: "hand", sign: "✗", word: "unreadable", isGood: false, isBad: true, px: "0.6", colour: "red" }]
    property var advice: []
    property bool measuresLens: false
    property string walkSays: ""
    property real walkShare: 0
    property var walkMissing: []
    property int walkKept: 0
    property bool canKeepLens: false
    property string told: ""

    function refresh() { did("refresh") }
    function choose(source) { did("choose", source) }
    function add(address) { did("add", address) }
    function forget(address) { did("forget", address) }
    function cancel() { did("cancel"); chosen = "" }
    function chooseFormat(index) { did("chooseFormat", index) }
    function close() { did("close") }
    function showOn(table) {}
    function previewOn(source, table) {}
    function measureLens(measures) { did("measureLens", measures); measuresLens = measures }
    function keepLens() { did("keepLens") }
    function forgetLens() { did("forgetLens") }
    function keepPlace(name) { did("keepPlace", name) }
    function forgetPlace() { did("forgetPlace") }
}
