import QtQuick
import QtTest
import "qrc:/cardinal/window"
import "finding.js" as Finding

TestCase {
    id: test
    name: "Flags"
    when: windowShown
    visible: true  // what it makes stands in it
    width: 420
    height: 700

    property var heard: []
    Component {
        id: sheet
        FlagSheet {
            width: 400
            play: ({ step: "attack Trooper → Plate", entry: 7,
                     flags: [{ sentence: "Trooper has no ATTACK left this turn.", cited: "one.rule · line 156", note: "It had 1." }, { sentence: "Plate is out of reach.", cited: "another.rule · line 90", note: "" }] })
            onTakenBack: test.heard.push("back")
            onLetStand: test.heard.push("stands")
            onDenied: test.heard.push("denied")
            onRuled: words => test.heard.push("ruled " + words)
        }
    }
    Component {
        id: differs
        DesyncSheet {
            width: 400
            sentence: "They differ."
            differences: [{ what: "Scout", expected: "on the field", seen: "not there", card: 4 }, { what: "energy of A", expected: "5", seen: "4", card: -1 }]
            onTableIsRight: test.heard.push("table")
            onAsked: card => test.heard.push("card " + card)
        }
    }
    function init() { heard = [] }

    function test_whereThereIsLittleRoomTheButtonsComeBeforeWhatTheRulebookLeavesOpen() {
        const flag = createTemporaryObject(sheet, test)
        verify(Finding.saying(flag, "It had 1."))
        flag.isTight = true
        compare(Finding.saying(flag, "It had 1."), null)
        verify(Finding.saying(flag, "one.rule · line 156"))
    }
    function test_itSaysWhichRuleAndWhereWithTheNumbers() {
        const flag = createTemporaryObject(sheet, test)
        for (const said of ["attack Trooper → Plate", "Trooper has no ATTACK left this turn.", "one.rule · line 156", "It had 1.", "Plate is out of reach.", "another.rule · line 90"])
            verify(Finding.texts(flag).includes(said), said)
        verify(Finding.texts(flag).includes("✗"), "a sign beside the colour")
        waitForRendering(flag, 200)
        compare(Finding.cut(flag), [])
    }
    function test_fourWaysOut() {
        const flag = createTemporaryObject(sheet, test)
        for (const way of ["Take back", "Let it stand", "Not what happened"])
            mouseClick(Finding.saying(flag, way))
        compare(heard, ["back", "stands", "denied"])
        mouseClick(Finding.saying(flag, "Ruling"))
        for (const key of [Qt.Key_F, Qt.Key_I, Qt.Key_N, Qt.Key_E]) keyClick(key)
        keyClick(Qt.Key_Return)
        compare(heard.slice(3), ["ruled fine"])
        verify(!flag.isRuling, "said once")
    }
    function test_whileSomethingIsLookedIntoOnlyItsFirstWaysStay() {
        const flag = createTemporaryObject(sheet, test, { isShort: true })
        verify(Finding.saying(flag, "Take back") && Finding.saying(flag, "Let it stand"))
        compare(Finding.saying(flag, "Ruling"), null)
        compare(Finding.saying(flag, "one.rule · line 156"), null)
    }
    function test_desyncHasTwoWaysOutAndLeadsToItsCards() {
        const sheet = createTemporaryObject(differs, test)
        verify(Finding.texts(sheet).includes("◌ expected: on the field") && Finding.texts(sheet).includes("● seen: not there"))
        mouseClick(Finding.saying(sheet, "Scout"))
        mouseClick(Finding.saying(sheet, "energy of A"))
        compare(heard, ["card 4"], "a number is no card")
        mouseClick(Finding.saying(sheet, "The table is right"))
        compare(heard, ["card 4", "table"])
    }
}
