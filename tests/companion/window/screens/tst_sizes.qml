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
    Component { id: strip; PlayerStrip { height: implicitHeight } }
    // "6", "7": where they stand, from above and then from the left.
    function placesOfNumbers(width, count, name) {
        const numbers = ["red", "green", "blue", "brown", "scrap", "inventory down", "squads"].slice(0, count)
            .map((name, at) => ({ name: name, value: name, number: at, cap: "", isOver: false }))
        const one = createTemporaryObject(strip, test, { width: width, player: { letter: "C", name: name, isActing: true, isFar: true, along: 0, numbers: numbers } })
        waitForRendering(one, 200)
        const cells = Finding.shown(one).filter(cell => cell.number !== undefined && cell.whose === "C")
        compare(cells.length, count)
        for (const cell of cells) {
            const place = cell.mapToItem(one, 0, 0)
            verify(place.x >= 0 && place.x + cell.width <= width + 1, "%1 from %2 in %3".arg(cell.number.name).arg(place.x).arg(width))
        }
        return { names: Finding.texts(one), rows: [...new Set(cells.map(cell => Math.round(cell.mapToItem(one, 0, 0).y)))].map(y => cells.filter(cell => Math.round(cell.mapToItem(one, 0, 0).y) === y).length) }
    }
    function test_numbersStandInOneRowOrInTwoOfWhichNoneIsNearlyEmpty() {
        compare(placesOfNumbers(820, 7, "Cleo").rows, [7])
        compare(placesOfNumbers(402, 7, "Cleo").rows, [7], "beside somebody else")
        Look.scale = 2
        compare(placesOfNumbers(318, 7, "Cleo").rows, [4, 3], "beside somebody else and large letters")
        compare(placesOfNumbers(647, 6, "Cleo").rows, [6])
    }
    function test_whoSitsBesideSomebodyElseHasANameToo() {
        verify(placesOfNumbers(402, 7, "Cleo").names.includes("Cleo"))
        compare(placesOfNumbers(820, 7, "Cleo").names.filter(text => text === "Cleo").length, 1)
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
