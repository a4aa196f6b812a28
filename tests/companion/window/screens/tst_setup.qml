import QtQuick
import QtTest
import "qrc:/cardinal/window"
import "qrc:/cardinal/window/setup"
import "finding.js" as Finding

// Set-up: what is known of this camera and place, the way on, and the walk with the board.
TestCase {
    id: test
    name: "SetUp"
    when: windowShown
    visible: true  // what it makes stands in it
    width: 1280
    height: 1400

    FakeSetup { id: theSetup }
    QtObject {
        id: theShell
        property string page: "setup"
        property var went: []
        property var session: null
        property var setup: theSetup
        property var start: QtObject {
            property string game: "two"
            property var games: [{ id: "one", title: "Game one" }, { id: "two", title: "Game two" }]
        }
        function go(page) { went = went.concat([page]) }
        function goWith(page, wish) { went = went.concat([page + " " + wish.what]) }
        function back() { went = went.concat(["back"]) }
        function restEyes() {}
        function wakeEyes() {}
    }
    Component {
        id: setupPage
        SetupPage {
            id: itself
            anchors.fill: parent
            shell: theShell
            KeyTable { keys: itself.keys }
        }
    }
    function init() {
        theSetup.place = {}
        theSetup.measuresLens = theSetup.canKeepLens = false
        theSetup.isLensMeasured = theSetup.hasTable = theSetup.isFit = true
        theSetup.game = "one"
        theSetup.chosen = "Desk camera"
        theSetup.hasPicture = true
        theShell.session = null
        theShell.start.game = "two"
        theShell.went = []
    }
    function opened() {
        const page = createTemporaryObject(setupPage, test)
        waitForRendering(page, 200)
        theSetup.done = []
        return page
    }

    function cleanup() { Look.scale = 1 }

    function test_noButtonReachesBeyondThePage() {
        for (const scale of [1, 1.3, 2]) {
            Look.scale = scale
            theSetup.place = { name: "Kitchen table", says: "Camera or mat moved by 12 mm.", isAsBefore: false, hasMoved: true }
            const page = opened()
            const buttons = Finding.shown(page).filter(one => one.clicked !== undefined)
            verify(buttons.length > 5)
            for (const button of buttons)
                verify(button.mapToItem(page, button.width, 0).x <= page.width - Look.gap, "%1 at %2".arg(button.text).arg(scale))
        }
    }
    function test_theStandInIsLikeTheModel() { compare(Finding.unlike(theSetup, models.setup), []) }

    // ---- the game ----
    function test_theMatIsThatOfTheGameThatBeginsNext() {
        const page = opened()
        compare(theSetup.game, "two", "chosen where a match begins")
        page.choose("one")
        compare([theSetup.game, theShell.start.game], ["one", "one"], "and here")
        keyClick(Qt.Key_G)
        compare(theShell.went, ["new"])
    }
    function test_whileOneIsPlayedTheMatIsThatOfTheMatch() {
        theShell.session = { match: { game: "Game one", isOver: false } }
        const page = opened()
        compare(theSetup.game, "one")
        page.choose("two")
        compare([theSetup.game, theShell.start.game], ["two", "two"])
        theShell.start.game = "one"
        page.choose("two")
        compare(theShell.start.game, "one", "what begins next is not what is played")
        keyClick(Qt.Key_G)
        compare(theShell.went, ["match"])
    }
    function test_whereCardsCannotBeReadNoWayLeadsOn() {
        theSetup.isFit = false
        opened()
        keyClick(Qt.Key_G)
        compare(theShell.went, [])
    }

    // ---- what is looked through ----
    function test_whoWaitsForAPictureCanCallItOff() {
        const page = opened()
        compare(Finding.saying(page, "Cancel"), null)
        theSetup.hasPicture = false
        verify(Finding.saying(page, "Waiting for the first picture …"))
        mouseClick(Finding.saying(page, "Cancel"))
        compare(theSetup.done, ["cancel"])
        compare(Finding.saying(page, "Waiting for the first picture …"), null)
        verify(Finding.saying(page, "Choose what to look through."))
    }
    function test_theFormatOfACameraIsChosen() {
        const page = opened()
        const formats = Finding.shown(page).find(one => one.label === "Size and format of its pictures")
        compare(formats.displayText, "the best")
        formats.forceActiveFocus()
        keyClick(Qt.Key_Down)
        compare(theSetup.done, ["chooseFormat 1"])
    }
    function test_eachSourceIsChosenByItsNumberItsButtonAndItsPicture() {
        const page = opened()
        keyClick(Qt.Key_2)
        mouseClick(Finding.saying(page, "Desk camera"))
        compare(theSetup.done, ["choose http://phone/video", "choose Desk camera"])
        verify(Finding.saying(page, "▲ shown above") && Finding.saying(page, "no picture yet"), "each has its picture")
    }

    // ---- what is kept ----
    function test_aPlaceIsGivenAName() {
        const page = opened()
        compare(Finding.saying(page, "Forget this place"), null, "there is none to forget")
        verify(!Finding.saying(page, "Keep place").enabled)
        Finding.shown(page).find(one => one.label === "Name of this place").forceActiveFocus()
        keyClick(Qt.Key_K)
        keyClick(Qt.Key_Return)
        compare(theSetup.done, ["keepPlace k"])
        keyClick(Qt.Key_L)
        compare(theSetup.done.slice(1), ["measureLens true"], "keys are heard again")
    }
    function test_afterAnAddressWasTypedKeysAreHeardAgain() {
        const page = opened()
        keyClick(Qt.Key_Slash)
        const address = Finding.shown(page).find(one => one.label === "File or address to look at")
        verify(address.activeFocus)
        keyClick(Qt.Key_G)
        compare(theShell.went, [], "while it is typed a letter is a letter")
        keyClick(Qt.Key_Return)
        compare(theSetup.done, ["add g"])
        verify(!address.activeFocus)
        keyClick(Qt.Key_G)
        compare(theShell.went, ["new"])
    }
    function test_aPlaceThatIsAsBeforeIsOnlyForgotten() {
        theSetup.place = { name: "Kitchen table", says: "Camera and mat stand as they did.", isAsBefore: true, hasMoved: false }
        const page = opened()
        verify(Finding.saying(page, "Kitchen table") && Finding.saying(page, "✓ Camera and mat stand as they did."))
        compare(Finding.saying(page, "Keep as it is now"), null)
        mouseClick(Finding.saying(page, "Forget this place"))
        compare(theSetup.done, ["forgetPlace"])
    }
    function test_aPlaceThatHasMovedIsKeptAnew() {
        theSetup.place = { name: "Kitchen table", says: "Moved by 40 mm.", isAsBefore: false, hasMoved: true }
        const page = opened()
        verify(Finding.saying(page, "→ Moved by 40 mm."))
        mouseClick(Finding.saying(page, "Keep as it is now"))
        compare(theSetup.done, ["keepPlace Kitchen table"])
    }
    function test_whileNoMatIsSeenThereIsNothingToKeep() {
        theSetup.place = { name: "Kitchen table", says: "It lay there.", isAsBefore: false, hasMoved: false }
        theSetup.hasTable = false
        const page = opened()
        verify(Finding.saying(page, "It lay there."))
        compare(Finding.saying(page, "Keep as it is now"), null)
        compare(Finding.saying(page, "Keep place"), null)
    }
    function test_aMeasuredLensIsForgotten() {
        mouseClick(Finding.saying(opened(), "Forget it"))
        compare(theSetup.done, ["forgetLens"])
        theSetup.isLensMeasured = false
        compare(Finding.saying(opened(), "Forget it"), null)
    }

    // ---- the lens ----
    function test_theWalkSaysHowFarItIsAndWhatIsMissing() {
        const page = opened()
        keyClick(Qt.Key_L)
        compare(theSetup.done, ["measureLens true"])
        theSetup.walkSays = "View 4 is kept."
        theSetup.walkKept = 4
        theSetup.walkShare = 0.4
        theSetup.walkMissing = ["the board in the lower right corner"]
        for (const said of ["View 4 is kept.", "4 views kept · 40 %", "• the board in the lower right corner"])
            verify(Finding.texts(page).includes(said), said)
        const bar = Finding.shown(page).find(one => one.Accessible.role === Accessible.ProgressBar)
        compare(bar.Accessible.name, "40 percent done, 4 views kept")
        verify(!Finding.saying(page, "Keep this lens").enabled)
        theSetup.canKeepLens = true
        mouseClick(Finding.saying(page, "Keep this lens"))
        keyClick(Qt.Key_K)
        compare(theSetup.done.slice(1), ["keepLens", "keepLens"])
        compare(page.stepOut(), true, "Esc stops the walk first")
        verify(!theSetup.measuresLens)
        compare(page.stepOut(), false)
    }
    function test_zonesSayTheirGradeInWords() {
        const said = Finding.texts(opened())
        for (const one of ["field", "✓", "readable", "1.2", "hand", "✗", "unreadable", "0.6"]) verify(said.includes(one), one)
    }
}
