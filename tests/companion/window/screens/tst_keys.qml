import QtQuick
import QtQuick.Layouts
import QtTest
import "qrc:/cardinal/window"
import "finding.js" as Finding

TestCase {
    id: test
    name: "Keys"
    when: windowShown
    visible: true  // what it makes stands in it
    width: 1200
    height: 700

    Component {
        id: sheet
        Over {
            id: over
            property var keys: []
            width: test.width
            height: test.height
            title: "Keys"
            widest: 880
            KeyList { keys: over.keys; Layout.fillWidth: true }
        }
    }
    function keysOf(word, count) {
        const all = []
        for (let at = 0; at < count; ++at) all.push({ keys: [String.fromCharCode(65 + at)], says: word + " " + at, does: () => {} })
        return all
    }
    function place(over, text) { return Finding.saying(over, text).mapToItem(over, 0, 0) }
    function cleanup() { Look.scale = 1 }

    function test_theyStandInTwoColumnsWhereThereIsRoom() {
        const over = createTemporaryObject(sheet, test, { keys: keysOf("key", 4), isOpen: true })
        tryCompare(over, "opacity", 1)
        tryVerify(() => place(over, "key 1").x > place(over, "key 0").x + 200, 2000, "one beside the other")
        compare(place(over, "key 0").y, place(over, "key 1").y)
        verify(place(over, "key 2").y > place(over, "key 0").y)
        over.width = 560
        tryVerify(() => place(over, "key 1").x === place(over, "key 0").x, 2000, "one below the other")
        verify(place(over, "key 1").y > place(over, "key 0").y)
        compare(Finding.cut(over), [])
    }
    function test_ofALongWayToSayItTheNextStandsBelow() {
        const keys = keysOf("what a key does that is told in more words than a row has room for, and so breaks", 3)
        const over = createTemporaryObject(sheet, test, { keys: keys, isOpen: true })
        tryCompare(over, "opacity", 1)
        const first = Finding.saying(over, keys[0].says)
        tryVerify(() => first.lineCount > 1)
        tryVerify(() => place(over, keys[2].says).y >= place(over, keys[0].says).y + first.height)
        compare(Finding.cut(over), [])
    }
    function test_theyAreThoseOfThePageThatIsShown() {
        const over = createTemporaryObject(sheet, test, { keys: keysOf("one", 7) })
        for (let turn = 0; turn < 12; ++turn) {  // pages come and go while the list is closed, and the window is resized
            over.keys = keysOf("page " + turn, 1 + turn % 7)
            Look.scale = 1 + turn % 3 / 2
            over.width = 900 + 137 * (turn % 5)
            if (turn % 4 === 0) wait(1)
        }
        over.isOpen = true
        tryCompare(over, "opacity", 1)
        compare(Finding.texts(over).filter(text => text.startsWith("page")), ["page 11 0", "page 11 1", "page 11 2", "page 11 3", "page 11 4"])
    }
}
