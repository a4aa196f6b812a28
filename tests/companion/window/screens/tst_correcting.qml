import QtQuick
import QtTest
import "qrc:/cardinal/window"
import "finding.js" as Finding

TestCase {
    id: test
    name: "Correcting"
    when: windowShown
    visible: true  // what it makes stands in it
    width: 420
    height: 900

    FakeMatch { id: theMatch }
    Component { id: entryPanel; EntryPanel { match: theMatch; width: 400 } }
    Component { id: detail; Detail { match: theMatch; width: 400; height: 400 } }
    Component { id: cardPanel; CardPanel { match: theMatch; width: 400 } }
    Component { id: sayRow; SayRow { match: theMatch; width: 400 } }
    readonly property var entry: ({ entry: 8, step: "A attack", how: "seen", pictures: [], whyNot: "", instead: ["A pass", "A move Scout"], hasPreview: false, flags: [{ sentence: "Too far.", cited: "reach.rule", note: "" }],
                                    remedies: [{ title: "Take back", says: "as if it had not been", what: 0, isPossible: true }, { title: "Repair", says: "too late", what: 2, isPossible: false }] })
    function init() { theMatch.done = []; theMatch.entry = entry; theMatch.card = null; theMatch.undoText = theMatch.redoText = "" }
    function cleanup() { theMatch.entry = theMatch.card = null }

    function test_whatItReallyWasIsTried() {
        const panel = createTemporaryObject(entryPanel, test)
        mouseClick(Finding.saying(panel, "A move Scout"))
        mouseClick(Finding.saying(panel, "nothing: it never happened"))
        compare(theMatch.done, ["tryInstead 1", "tryInstead -1"])
        compare(Finding.saying(panel, "Correct it"), null, "nothing was tried yet, as far as the match says")
    }
    function test_whatFollowsIsShownBeforeItIsDone() {
        theMatch.entry = Object.assign({}, entry, { hasPreview: true, chosen: "A pass", preview: [{ sentence: "Entry 9 would be flagged.", cited: "turn.rule" }] })
        const panel = createTemporaryObject(entryPanel, test)
        for (const said of ["A pass. Then:", "• Entry 9 would be flagged.", "turn.rule"])
            verify(Finding.texts(panel).includes(said), said)
        compare(theMatch.done, [])
        mouseClick(Finding.saying(panel, "Correct it"))
        compare(theMatch.done, ["correctEntry"])
    }
    function test_whatIsRefusedCannotBeHad() {
        theMatch.entry = Object.assign({}, entry, { hasPreview: true, chosen: "A fly", refusal: "There is no fly." })
        const panel = createTemporaryObject(entryPanel, test)
        verify(Finding.texts(panel).includes("There is no fly."))
        compare(Finding.saying(panel, "Correct it"), null)
    }
    function test_typedTwiceIsCorrected() {
        const panel = createTemporaryObject(entryPanel, test)
        panel.typeInstead()
        keyClick(Qt.Key_X)
        keyClick(Qt.Key_Return)
        compare(theMatch.done, ["tryTyped x"])
        theMatch.entry = Object.assign({}, entry, { hasPreview: true, chosen: "x", preview: [] })
        keyClick(Qt.Key_Return)
        compare(theMatch.done, ["tryTyped x", "correctEntry"])
    }
    function test_typedTwiceButRefusedIsOnlyTriedAgain() {
        const panel = createTemporaryObject(entryPanel, test)
        panel.typeInstead()
        keyClick(Qt.Key_X)
        keyClick(Qt.Key_Return)
        theMatch.entry = Object.assign({}, entry, { hasPreview: true, chosen: "x", refusal: "No." })
        keyClick(Qt.Key_Return)
        compare(theMatch.done, ["tryTyped x", "tryTyped x"])
    }
    function test_lateRemediesThatArePossibleAreTaken() {
        const panel = createTemporaryObject(entryPanel, test)
        mouseClick(Finding.saying(panel, "Repair"))
        mouseClick(Finding.saying(panel, "Take back"))
        compare(theMatch.done, ["remedy 0"])
    }
    function test_oneTapKeepsATestCase() {
        const panel = createTemporaryObject(entryPanel, test)
        mouseClick(Finding.saying(panel, "That was wrong: keep it as a test case"))
        compare(theMatch.done, ["keepWrong"])
    }
    function test_aCardIsTurnedFlippedAndMoved() {
        theMatch.card = { card: 4, name: "Scout", typeLine: "Unit", where: "field", how: "", isDown: false, numbers: [{ name: "health", value: "health", number: 3 }], texts: ["Moves far."], places: ["hand", "discard"] }
        const panel = createTemporaryObject(cardPanel, test)
        mouseClick(Finding.saying(panel, "↺ Turn"))
        mouseClick(Finding.saying(panel, "↻ Turn"))
        mouseClick(Finding.saying(panel, "Face down"))
        mouseClick(Finding.saying(panel, "discard"))
        mouseClick(Finding.shown(panel).find(one => one.number !== undefined && one.whose === "Scout"))
        compare(theMatch.done, ["turnCard -1", "turnCard 1", "flipCard", "moveCard 1", "lookIntoNumber 4 health"])
    }
    function test_undoAndRedoSayWhat() {
        const row = createTemporaryObject(sayRow, test)
        verify(!Finding.saying(row, "↶ Nothing to undo").enabled)
        theMatch.undoText = "A pass"
        theMatch.redoText = "B pass"
        mouseClick(Finding.saying(row, "↶ Undo: A pass"))
        mouseClick(Finding.saying(row, "↷ Redo: B pass"))
        compare(theMatch.done, ["undo", "redo"])
    }
    function test_whatWasNotUnderstoodStaysToBeMended() {
        const row = createTemporaryObject(sayRow, test)
        row.take()
        keyClick(Qt.Key_P)
        keyClick(Qt.Key_Return)
        verify(theMatch.done.includes("say p"))
        verify(!Finding.shown(row).some(one => one.text === "p"))
        theMatch.refused("p")
        verify(Finding.shown(row).some(one => one.text === "p"))
    }
    function test_whatFollowsIsGoneToWhereThereIsNoRoomForAll() {
        const many = Object.assign({}, entry, { instead: Array.from({ length: 14 }, (none, at) => "A move Scout " + at) })
        theMatch.entry = many
        const look = createTemporaryObject(detail, test)
        theMatch.entry = Object.assign({}, many, { hasPreview: true, chosen: "A pass", preview: [{ sentence: "Entry 9 would be flagged.", cited: "turn.rule" }] })
        const top = text => Finding.saying(look, text).mapToItem(look, 0, 0).y
        tryVerify(() => top("A pass. Then:") > 0 && top("Correct it") + 30 < look.height, 2000, "what follows, and the button that does it")
        theMatch.entry = Object.assign({}, entry, { entry: 7 })
        tryVerify(() => top("Take back") > 0 && top("Take back") < 300, 2000, "another entry begins at its top")
    }
    function test_hintsAreChosenByArrows() {
        theMatch.hints = ["A pass", "A move Scout"]
        const row = createTemporaryObject(sayRow, test)
        row.take()
        keyClick(Qt.Key_Down)
        keyClick(Qt.Key_Down)
        keyClick(Qt.Key_Down)
        keyClick(Qt.Key_Return)
        verify(theMatch.done.includes("say A move Scout"), theMatch.done.join())
        theMatch.hints = []
    }
}
