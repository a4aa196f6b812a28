import QtQuick
import QtTest
import "qrc:/cardinal/window"
import "finding.js" as Finding

TestCase {
    id: test
    name: "Questions"
    when: windowShown
    visible: true  // what it makes stands in it
    width: 420
    height: 600

    property var heard: []
    Component {
        id: sheet
        QuestionSheet {
            width: 400
            question: "Who won the coin flip?"
            answers: ["A did", "B did"]
            onAnswered: index => test.heard.push("answer " + index)
            onPostponed: test.heard.push("later")
        }
    }
    function init() { heard = [] }

    function test_eachAnswerIsATap() {
        const asks = createTemporaryObject(sheet, test)
        mouseClick(Finding.saying(asks, "B did"))
        mouseClick(Finding.saying(asks, "A did"))
        compare(heard, ["answer 1", "answer 0"])
    }
    function test_itCanBePutOff() {
        const asks = createTemporaryObject(sheet, test)
        mouseClick(Finding.saying(asks, "Later"))
        compare(heard, ["later"])
    }
    function test_tabAndEnterAnswer() {
        const asks = createTemporaryObject(sheet, test)
        Finding.saying(asks, "Later").forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Tab)
        keyClick(Qt.Key_Tab)
        keyClick(Qt.Key_Return)
        compare(heard, ["answer 1"])
    }
    function test_itSaysWhichKeyGivesWhichAnswer() {
        const asks = createTemporaryObject(sheet, test)
        verify(Finding.texts(asks).includes("1") && Finding.texts(asks).includes("2"))
        compare(asks.Accessible.name, "Who won the coin flip? 1: A did, 2: B did")
    }
    // An answer that cannot be read cannot be given.
    function test_longAnswersTakeLinesAndAreNotCut() {
        const asks = createTemporaryObject(sheet, test, { answers: ["It moved from the gate to the field, and then attacked the artifact that stands beside it", "It did nothing"] })
        waitForRendering(asks, 200)
        compare(Finding.cut(asks), [])
        const first = Finding.saying(asks, asks.answers[0]), second = Finding.saying(asks, asks.answers[1])
        verify(second.mapToItem(asks, 0, 0).y >= first.mapToItem(asks, 0, 0).y + first.height, "one below the other")
        verify(first.height > second.height, "the long one takes more lines")
    }
    function test_shortAnswersStandBesideEachOther() {
        const asks = createTemporaryObject(sheet, test)
        waitForRendering(asks, 200)
        compare(Finding.saying(asks, "A did").mapToItem(asks, 0, 0).y, Finding.saying(asks, "B did").mapToItem(asks, 0, 0).y)
    }
}
