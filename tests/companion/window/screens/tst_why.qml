import QtQuick
import QtTest
import "qrc:/cardinal/window"
import "finding.js" as Finding

TestCase {
    id: test
    name: "Why"
    when: windowShown
    visible: true  // what it makes stands in it
    width: 420
    height: 700

    FakeMatch { id: theMatch }
    Component { id: panel; WhyPanel { match: theMatch; width: 400 } }
    Component { id: strip; PlayerStrip { width: 900; player: theMatch.players[1]; property string asks; onAsked: value => asks = value } }
    function init() {
        theMatch.done = []
        theMatch.why = { title: "A: supply", number: "3", says: "What it is for.", now: 3, canBeSet: true,
                      reasons: [{ text: "printed", amount: 2, card: -1 }, { text: "Old Banner", amount: 2, card: 17 }, { text: "hurt", amount: -1, card: 5 }],
                      changes: [{ step: "A pass", change: "4→3", entry: 12 }], rules: [{ sentence: "It is a sum.", cited: "a.rule · line 3" }] }
    }
    function cleanup() { theMatch.why = null }

    function test_theStandInIsLikeTheModel() { compare(Finding.unlike(theMatch, models.match), []) }
    function test_eachReasonSaysHowMuchAndLeadsToItsCard() {
        const why = createTemporaryObject(panel, test)
        for (const said of ["+2", "−1", "Old Banner", "It is a sum.", "a.rule · line 3", "What it is for."])
            verify(Finding.texts(why).includes(said), said)
        mouseClick(Finding.saying(why, "Old Banner"))
        mouseClick(Finding.saying(why, "printed"))
        mouseClick(Finding.saying(why, "A pass"))
        compare(theMatch.done, ["lookIntoCard 17", "lookIntoEntry 12"], "what is printed is no card")
    }
    function test_aNumberIsSetRightOnlyToAnother() {
        const why = createTemporaryObject(panel, test)
        const set = Finding.saying(why, "Set it right")
        verify(!set.enabled)
        mouseClick(Finding.saying(why, "+"))
        verify(set.enabled)
        mouseClick(set)
        mouseClick(Finding.saying(why, "−"))
        mouseClick(Finding.saying(why, "−"))
        mouseClick(set)
        compare(theMatch.done, ["setNumber 4", "setNumber 2"])
    }
    function test_itIsTypedAndEntered() {
        const why = createTemporaryObject(panel, test)
        why.typeInstead()
        keyClick(Qt.Key_9)
        keyClick(Qt.Key_Return)
        compare(theMatch.done, ["setNumber 9"])
    }
    function test_whatNobodySetsHasNoWayToBeSet() {
        theMatch.why = Object.assign({}, theMatch.why, { canBeSet: false })
        const why = createTemporaryObject(panel, test)
        compare(Finding.saying(why, "Set it right"), null)
    }
    function test_aPlayersNumberAsksWhyAndSaysWhenItIsTooMuch() {
        const row = createTemporaryObject(strip, test)
        verify(Finding.texts(row).includes("⚠ 12"), "not by colour alone")
        const cell = Finding.shown(row).find(one => one.isOver === true)
        compare(cell.Accessible.name, "B: energy 12 of 9, more than allowed. Why?")
        mouseClick(cell)
        compare(row.asks, "energy")
    }
}
