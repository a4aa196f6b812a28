import QtQuick
import QtTest
import "qrc:/cardinal/window"
import "finding.js" as Finding

// The match as a whole: what it shows when, and what each of its keys does.
TestCase {
    id: test
    name: "MatchScreen"
    when: windowShown
    visible: true  // what it makes stands in it
    width: 1280
    height: 800

    FakeMatch { id: theMatch; log: test.rows }
    readonly property var rows: log
    FakeSource { id: theSource }
    FakeSession { id: theSession }
    QtObject { id: theShell; property string page: "match"; property var went: []; function go(page) { went = went.concat([page]) } }
    MatchScreen { id: screen; anchors.fill: parent; focus: true; session: theSession; shell: theShell; match: theMatch; source: theSource }
    KeyTable { keys: screen.keys }

    function init() {
        theMatch.done = []
        theMatch.question = theMatch.desync = ""
        theMatch.stages = [{ words: "turn 3", value: "turn" }]
        theMatch.answers = theMatch.flagged = theMatch.notices = []
        theMatch.why = theMatch.card = theMatch.entry = null
        theSource.done = []
        theShell.went = []
        screen.open = ""
        screen.isListed = false
        screen.forceActiveFocus()
        waitForRendering(screen, 200)
        theMatch.done = []
    }
    function test_theStandInsAreLikeTheModels() {
        compare(Finding.unlike(theSource, models.source), [])
        compare(Finding.unlike(theSession, models.session), [])
        compare(Finding.unlike(theSession.voice, models.voice), [])
    }

    function test_whatIsStillToBeLaidIsNoContradiction() {
        theMatch.desync = "They differ."
        tryVerify(() => Finding.saying(screen, "The table and the book differ") !== null)
        theMatch.stages = [{ words: "turn 1", value: "turn" }, { words: "setup", value: "state" }]
        tryVerify(() => Finding.saying(screen, "Not everything lies there yet") !== null)
        verify(Finding.saying(screen, "The table is right") !== null, "the way out is the same")
    }

    // ---- keys ----
    function test_keys_data() {
        return [{ tag: "3", key: Qt.Key_3, does: "answer 2" }, { tag: "Q", key: Qt.Key_Q, does: "askAgain" }, { tag: "B", key: Qt.Key_B, does: "takeBack" }, { tag: "S", key: Qt.Key_S, does: "letStand" },
                { tag: "N", key: Qt.Key_N, does: "notWhatHappened" }, { tag: "R", key: Qt.Key_R, does: "takeAsItLies" }, { tag: "G", key: Qt.Key_G, does: "begin" }, { tag: "X", key: Qt.Key_X, does: "keepWrong" },
                { tag: "Ctrl+Z", key: Qt.Key_Z, with: Qt.ControlModifier, does: "undo" }, { tag: "Ctrl+Y", key: Qt.Key_Y, with: Qt.ControlModifier, does: "redo" },
                { tag: "Ctrl+Shift+Z", key: Qt.Key_Z, with: Qt.ControlModifier | Qt.ShiftModifier, does: "redo" }]
    }
    function test_keys(row) {
        keyClick(row.key, row.with || Qt.NoModifier)
        compare(theMatch.done, [row.does])
    }
    function test_everyKeyOfItsListIsTried() {
        const tried = test_keys_data().map(row => row.tag).concat(["J", "I", "/", "E", "L", "V", "T", "M", "P", "C"])  // below
        compare(screen.keys.filter(key => !key.digits && !key.keys.every(one => tried.includes(one))).map(key => key.says), [])
    }
    function test_keysOfTheView() {
        keyClick(Qt.Key_V)
        keyClick(Qt.Key_T)
        verify(theSession.isFromAbove && theSession.isTurned)
        keyClick(Qt.Key_M)
        keyClick(Qt.Key_P)
        verify(!theSession.voice.sounds && theSession.voice.speaks)
        for (const key of [Qt.Key_V, Qt.Key_T, Qt.Key_M, Qt.Key_P]) keyClick(key)
        verify(!theSession.isFromAbove && !theSession.isTurned && theSession.voice.sounds && !theSession.voice.speaks)
    }
    function test_aCameraIsChosenByKeys() {
        keyClick(Qt.Key_C)
        compare(theSource.done, ["refresh"])
        tryVerify(() => Finding.saying(screen, "Phone") !== null)
        keyClick(Qt.Key_2)
        compare(theSource.done, ["refresh", "choose 1"])
        compare(theMatch.done, [], "the question was not answered by the same key")
        compare(screen.open, "")
    }
    function test_whoTypesPressesNoKeys() {
        keyClick(Qt.Key_Slash)
        theMatch.done = []
        keyClick(Qt.Key_B)
        keyClick(Qt.Key_1)
        compare(theMatch.done.filter(one => !one.startsWith("typing")), [])
        keyClick(Qt.Key_Return)
        verify(theMatch.done.includes("say b1"))
        theMatch.done = []
        keyClick(Qt.Key_B)
        compare(theMatch.done, ["takeBack"], "and then they are keys again")
    }
    function test_theListTakesTheTablesPlace() {
        theMatch.table = [{ place: "field", cards: [{ name: "Scout", how: "", numbers: "", card: 4 }] }]
        keyClick(Qt.Key_L)
        keyClick(Qt.Key_Return)
        compare(theMatch.done, ["lookIntoCard 4"])
        keyClick(Qt.Key_L)
        verify(!screen.isListed)
        theMatch.table = []
    }
    function test_theLogTakesTheKeys() {
        logs.fill(3)
        keyClick(Qt.Key_E)
        keyClick(Qt.Key_Return)
        verify(theMatch.done.includes("lookIntoEntry 3"), theMatch.done.join())
        logs.fill(0)
    }
    function test_aRulingIsTyped() {
        theMatch.flagged = [{ step: "attack", entry: 4, flags: [] }]
        keyClick(Qt.Key_J)
        keyClick(Qt.Key_O)
        keyClick(Qt.Key_K)
        keyClick(Qt.Key_Return)
        verify(theMatch.done.includes("rule ok"), theMatch.done.join())
    }
    function test_whatIsLookedIntoIsTypedInstead() {
        theMatch.why = { title: "A: energy", number: "5", now: 5, canBeSet: true }
        keyClick(Qt.Key_I)
        keyClick(Qt.Key_7)
        keyClick(Qt.Key_Return)
        verify(theMatch.done.includes("setNumber 7"), theMatch.done.join())
    }

    // ---- what Esc closes, one after another ----
    function test_escapeClosesWhatIsOpenFirst() {
        theMatch.question = "Who?"
        theMatch.why = { title: "A: energy", number: "5" }
        screen.open = "cameras"
        screen.stepOut()
        compare([screen.open, theMatch.done.length], ["", 0])
        screen.stepOut()
        compare(theMatch.done, ["lookAway"])
        screen.stepOut()
        compare(theMatch.done, ["lookAway", "postpone"])
        theMatch.question = ""
        theMatch.notices = [{ text: "kept", isWarning: false, isGood: true }]
        screen.stepOut()
        compare(theMatch.notices, [])
        screen.stepOut()
        compare(theShell.went, [], "once is not enough: a question may just have gone by itself")
        verify(Finding.saying(screen, "Esc once more: to the start. The match goes on."))
        screen.stepOut()
        compare(theShell.went, ["start"])
        verify(theSession.voice.done.length > 0, "whoever presses Esc wants silence, too")
    }

    // ---- what is shown ----
    function test_whatIsDueGivesWayToWhatIsAsked() {
        verify(Finding.saying(screen, "A acts."))
        theMatch.question = "Who won?"
        theMatch.answers = ["A", "B"]
        compare(Finding.saying(screen, "A acts."), null)
        waitForRendering(screen, 200)
        mouseClick(Finding.shown(screen).find(one => one.text === "B" && one.keyName === "2"))
        compare(theMatch.done, ["answer 1"])
        verify(Finding.shown(screen).some(one => one.text === "Who won?"))
    }
    function test_everythingAtOnceStaysOnTheScreen_data() { return [{ tag: "usual", scale: 1 }, { tag: "200 %", scale: 2 }] }
    function test_everythingAtOnceStaysOnTheScreen(row) {
        Look.scale = row.scale
        theMatch.question = "Who won the coin flip, and who begins therefore?"
        theMatch.answers = ["A did", "B did"]
        theMatch.desync = "They differ."
        theMatch.differences = [{ what: "Scout", expected: "field", seen: "nowhere", card: 4 }]
        theMatch.flagged = [{ step: "attack Trooper → Plate", entry: 7, flags: [{ sentence: "Trooper has no ATTACK left this turn.", cited: "one.rule · line 156", note: "" }] }]
        waitForRendering(screen, 200)
        const way = Finding.saying(screen, "Take back"), at = way.mapToItem(screen, 0, 0)
        verify(at.x >= 0 && at.y >= 0 && at.x + way.width <= screen.width && at.y + way.height <= screen.height, "the way out is there")
        Look.scale = 1
    }
    function test_aNumberOfAPlayerAsksWhy() {
        mouseClick(Finding.shown(screen).find(one => one.number !== undefined && one.whose === "B"))
        compare(theMatch.done, ["lookIntoPlayer B energy"])
    }
    function test_theFarPlayersNumbersAreTurnedToThem() {
        theSession.isTurned = true
        compare(Finding.shown(screen).filter(one => one.rotation === 180).map(one => one.player.letter), ["B"])
        theSession.isTurned = false
        compare(Finding.shown(screen).filter(one => one.rotation === 180).length, 0)
    }
}
