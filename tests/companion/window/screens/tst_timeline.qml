import QtQuick
import QtTest
import "qrc:/cardinal/window"
import "qrc:/cardinal/window/matches"
import "finding.js" as Finding

TestCase {
    id: test
    name: "Timeline"
    when: windowShown
    visible: true  // what it makes stands in it
    width: 900
    height: 200

    FakeReplay { id: theReplay }
    Component { id: timeline; Timeline { width: 800; replay: theReplay } }
    function init() { theReplay.done = []; theReplay.moment = 10; theReplay.isPlaying = theReplay.isMarked = false; theReplay.flags = [12, 30] }
    function trackOf(line) { return Finding.shown(line).find(one => one.Accessible.role === Accessible.Slider) }
    function knob(line, says) { return Finding.shown(line).find(one => one.says === says) }

    function test_theStandInIsLikeTheModel() { compare(Finding.unlike(theReplay, models.replay), []) }
    function test_aTapLeadsThere() {
        const line = createTemporaryObject(timeline, test)
        waitForRendering(line, 200)
        const track = trackOf(line)
        mouseClick(track, track.width / 2, track.height / 2)
        mouseClick(track, 0, track.height / 2)
        mouseClick(track, track.width - 1, track.height / 2)
        compare(theReplay.done, ["go 20", "go 0", "go 40"])
    }
    function test_itIsDraggedAlong() {
        const line = createTemporaryObject(timeline, test)
        waitForRendering(line, 200)
        const track = trackOf(line)
        mousePress(track, track.width / 4, 20)
        mouseMove(track, track.width * 3 / 4, 20)
        mouseRelease(track, track.width * 3 / 4, 20)
        compare(theReplay.done, ["go 10", "go 30"])
    }
    function test_flagsMarksAndTurnsStandWhereTheyHappened() {
        const line = createTemporaryObject(timeline, test)
        waitForRendering(line, 200)
        const track = trackOf(line)
        const flags = Finding.shown(track).filter(one => one.text === "✗")
        compare(flags.map(one => Math.round((one.x + one.width / 2) / track.width * 40)), [12, 30])
        const marks = Finding.shown(track).filter(one => one.name === "mark")
        compare(marks.map(one => Math.round((one.x + one.width / 2) / track.width * 40)), [5])
        compare(Finding.shown(track).filter(one => ["1", "2", "3"].includes(one.text)).length, 3)
    }
    function test_itsButtonsDoWhatTheySay() {
        const line = createTemporaryObject(timeline, test)
        for (const says of ["A turn back", "An entry back", "Play", "An entry on", "A turn on", "The next flag", "Set a mark"])
            mouseClick(knob(line, says))
        compare(theReplay.done, ["stepTurn -1", "step -1", "togglePlay", "step 1", "stepTurn 1", "stepFlag 1", "toggleMark"])
        theReplay.isPlaying = theReplay.isMarked = true
        verify(knob(line, "Pause") && knob(line, "Take the mark away"))
        theReplay.flags = []
        verify(!knob(line, "The next flag").enabled)
    }
    function test_speedGoesUpAndRoundAgain() {
        const line = createTemporaryObject(timeline, test)
        mouseClick(Finding.saying(line, "2 a second"))
        theReplay.speed = 8
        mouseClick(Finding.saying(line, "8 a second"))
        compare(theReplay.done, ["faster 1", "faster -9"])
        theReplay.speed = 2
    }
    function test_aScreenReaderIsToldWhereItIs() {
        const line = createTemporaryObject(timeline, test)
        compare(trackOf(line).Accessible.name, "Moment 10 of 40, turn 2")
    }
}
