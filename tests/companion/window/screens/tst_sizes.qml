import QtQuick
import QtTest
import "qrc:/cardinal/window"
import "finding.js" as Finding

TestCase {
    id: test
    name: "Sizes"
    when: windowShown
    visible: true  // what it makes stands in it
    width: 1280
    height: 800

    Component { id: button; Choice { text: "Print"; keyName: "P" } }
    Component { id: page; Page { width: 1280; height: 800; actions: [Choice { text: "The whole of a long guide" }] } }
    function cleanup() { Look.fit = 1; Look.scale = 1 }

    function edges(button) {
        const label = Finding.shown(button).find(one => one.text === "Print" && one.clicked === undefined)
        const key = Finding.shown(button).find(one => one.text === "P")
        return { before: key.mapToItem(button, 0, 0).x, after: button.width - label.mapToItem(button, label.paintedWidth, 0).x }
    }
    function test_roomInAButtonGrowsWithTheScreenAndNotWithTheLettersAlone() {
        const near = edges(createTemporaryObject(button, test))
        Look.scale = 2.4
        const large = edges(createTemporaryObject(button, test))
        verify(large.before < 1.5 * near.before, "%1, %2".arg(large.before).arg(near.before))
        Look.fit = 2.4
        const far = edges(createTemporaryObject(button, test))
        verify(far.before > 2.2 * near.before, "%1, %2".arg(far.before).arg(near.before))
        verify(far.after > 2 * near.after, "%1, %2".arg(far.after).arg(near.after))
    }
    function test_aTitleBreaksBeforeItIsCut() {
        Look.scale = 2
        const one = createTemporaryObject(page, test, { title: "The first card on the table in two minutes", says: "Four steps." })
        const title = Finding.saying(one, "The first card on the table in two minutes")
        tryCompare(title, "lineCount", 2)
        verify(!title.truncated)
        const says = Finding.saying(one, "Four steps.")
        verify(says.mapToItem(one, 0, 0).y >= title.mapToItem(one, 0, 0).y + title.paintedHeight - 1, "below it, not in it")
    }
}
