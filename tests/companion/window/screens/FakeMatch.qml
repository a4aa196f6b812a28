import QtQuick

// A match that remembers what is done to it.
QtObject {
    property var done: []
    function did(what) { done = done.concat([Array.from(arguments).join(" ")]) }

    property string game: "Any game"
    property var stages: [{ words: "turn 3", value: "turn" }]
    property string due: "A acts."
    property bool mayBegin: false
    property bool isOver: false
    property bool isKept: true
    property bool isWaiting: false
    property var players: [{ letter: "A", name: "Ann", isFar: false, along: 0, isActing: true, numbers: [{ name: "energy", value: "energy", number: 5, cap: "/9", isOver: false }] },
                           { letter: "B", name: "Ben", isFar: true, along: 0, isActing: false, numbers: [{ name: "energy", value: "energy", number: 12, cap: "/9", isOver: true }] }]
    property var flagged: []
    property bool hasQuestion: question !== ""
    property bool hasPostponed: false
    property string question: ""
    property var answers: []
    property bool hasDesync: desync !== ""
    property string desync: ""
    property var differences: []
    property string undoText: ""
    property string redoText: ""
    property var table: []
    property string tableInWords: ""
    property var why: null
    property var card: null
    property var entry: null
    property bool isLookingInto: why !== null || card !== null || entry !== null
    property var notices: []
    property var hints: []
    property int moreHints: 0
    property var log: ListModel {}
    signal refused(string line)

    function answer(index) { did("answer", index) }
    function postpone() { did("postpone") }
    function askAgain() { did("askAgain") }
    function takeBack() { did("takeBack") }
    function letStand() { did("letStand") }
    function takeAsItLies() { did("takeAsItLies") }
    function begin() { did("begin") }
    function undo() { did("undo") }
    function redo() { did("redo") }
    function say(line) { did("say", line) }
    function forgetNotice(index) { did("forgetNotice", index); notices = notices.slice(0, index).concat(notices.slice(index + 1)) }
    function lookIntoMatch(value) { did("lookIntoMatch", value) }
    function lookIntoPlayer(letter, value) { did("lookIntoPlayer", letter, value) }
    function lookIntoNumber(card, value) { did("lookIntoNumber", card, value) }
    function lookIntoCard(card) { did("lookIntoCard", card) }
    function lookIntoEntry(entry) { did("lookIntoEntry", entry) }
    function lookAway() { did("lookAway"); why = card = entry = null }
    function lookAwayAll() { did("lookAwayAll"); why = card = entry = null }
    function setNumber(number) { did("setNumber", number) }
    function moveCard(place) { did("moveCard", place) }
    function turnCard(quarters) { did("turnCard", quarters) }
    function flipCard() { did("flipCard") }
    function tryInstead(index) { did("tryInstead", index) }
    function tryTyped(line) { did("tryTyped", line) }
    function correctEntry() { did("correctEntry") }
    function remedy(what) { did("remedy", what) }
    function rule(words) { did("rule", words) }
    function notWhatHappened() { did("notWhatHappened") }
    function keepWrong() { did("keepWrong") }
    function giveHints(wished) { did("giveHints", wished) }
    function typing(text) { did("typing", text) }
}
