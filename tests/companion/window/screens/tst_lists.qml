import QtQuick
import QtTest
import "qrc:/cardinal/window"
import "finding.js" as Finding

// The table as a list, the log, and the list of keys.
TestCase {
    id: test
    name: "Lists"
    when: windowShown
    visible: true  // what it makes stands in it
    width: 900
    height: 500

    FakeMatch { id: theMatch }
    Component { id: tableList; TableList { match: theMatch; width: 500; height: 220 } }
    Component { id: logList; LogList { model: log; width: 420; height: 300; property var heard: []; onAsked: entry => heard.push(entry) } }
    Component { id: keyList; KeyList { width: 420 } }
    function init() { theMatch.done = []; theMatch.table = [] }
    function cleanup() { logs.fill(0) }

    function test_tabAndEnterGoThroughTheTable() {
        theMatch.table = [{ place: "A's field", cards: [{ name: "Scout", how: "turned", numbers: "3", card: 4 }, { name: "Wall", how: "", numbers: "", card: 5 }] }, { place: "B's field", cards: [{ name: "Bear", how: "", numbers: "7", card: 9 }] }]
        const list = createTemporaryObject(tableList, test)
        verify(Finding.texts(list).includes("Scout · turned") && Finding.texts(list).includes("A's field"))
        list.take()
        keyClick(Qt.Key_Return)
        keyClick(Qt.Key_Tab)
        keyClick(Qt.Key_Tab)
        keyClick(Qt.Key_Return)
        mouseClick(Finding.saying(list, "Wall"))
        compare(theMatch.done, ["lookIntoCard 4", "lookIntoCard 9", "lookIntoCard 5"])
    }
    function test_whatTheKeysComeToIsScrolledTo() {
        theMatch.table = [{ place: "A's field", cards: Array.from({ length: 30 }, (_, at) => ({ name: "Card " + at, how: "", numbers: "", card: at })) }]
        const list = createTemporaryObject(tableList, test)
        list.take()
        for (let at = 0; at < 29; ++at) keyClick(Qt.Key_Tab)
        const last = Finding.saying(list, "Card 29"), top = last.mapToItem(list, 0, 0).y
        verify(top >= 0 && top + last.height <= list.height, "it is seen: " + top)
    }
    function test_nothingOnTheTableIsSaid() {
        verify(Finding.texts(createTemporaryObject(tableList, test)).includes("Nothing lies on the table."))
    }

    function test_theLogSaysWhatWasFlaggedAndWhatIsNotInForce() {
        logs.fill(5)
        const list = createTemporaryObject(logList, test)
        waitForRendering(list, 200)
        const said = Finding.texts(list)
        for (const one of ["step 5", "✗", "Too far.", "reach.rule · line 9", "Turn 1"]) verify(said.includes(one), one + " in " + said.join("|"))
        verify(Finding.saying(list, "step 3").font.strikeout)
        verify(!Finding.saying(list, "step 2").font.strikeout)
        mouseClick(Finding.saying(list, "step 2"))
        compare(list.heard, [2])
    }
    function test_theLogFollowsUntilSomebodyScrollsBack() {
        logs.fill(60)
        const list = createTemporaryObject(logList, test)
        waitForRendering(list, 200)
        tryVerify(() => list.atYEnd)
        list.currentIndex = list.count - 1
        list.forceActiveFocus()
        for (let at = 0; at < 30; ++at) keyClick(Qt.Key_Up)
        verify(!list.follows)
        keyClick(Qt.Key_Return)
        compare(list.heard, [30])
        tryVerify(() => !list.atYEnd)  // drawn there, which a busy machine does later
        logs.fill(61)
        waitForRendering(list, 200)
        verify(!list.atYEnd, "nobody is torn away from what they read")
        mouseClick(Finding.saying(list, "↓ what happens now"))
        tryVerify(() => list.atYEnd)
    }

    function test_keysAreNamedAsTheyStandOnAKeyboard() {
        const list = createTemporaryObject(keyList, test, { keys: [{ digits: true, says: "answer" }, { keys: ["Ctrl+Shift+Z", "Ctrl+Y"], says: "redo" }, { keys: ["Ctrl++", "Ctrl+="], says: "larger" }, { keys: ["Alt+Left"], says: "back" }, { keys: ["/"], says: "type" }] })
        const said = Finding.texts(list)
        for (const one of ["1 … 9", "Ctrl Shift Z, Ctrl Y", "Ctrl +", "Alt ←", "/", "answer", "redo"]) verify(said.includes(one), one + " in " + said.join("|"))
        waitForRendering(list, 200)
        compare(Finding.cut(list), [])
    }
}
