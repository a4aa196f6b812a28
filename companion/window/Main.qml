import QtQuick
import QtQuick.Layouts
import "."

// The window: one screen at a time, the keys of all, and how everything looks.
Window {
    id: window
    required property var shell

    property bool showsKeys: false
    readonly property var page: shell.page === "match" ? matchLoader.item : pageLoader.item

    visible: true
    minimumWidth: 900
    minimumHeight: 600
    title: page && page.title ? page.title + " · Cardinal" : "Cardinal"
    color: Look.ground

    SystemPalette { id: system }
    readonly property bool systemIsDark: system.window.hslLightness < system.windowText.hslLightness
    readonly property bool isDark: shell.theme === "dark" || (shell.theme === "system" && systemIsDark)
    Binding { target: Look; property: "isDark"; value: window.isDark }
    Binding { target: Look; property: "fit"; value: Math.max(1, Math.min(window.width / 1600, window.height / 1000)) }
    Binding { target: Look; property: "scale"; value: window.shell.textScale * Look.fit }

    function stepOut() {
        if (showsKeys) showsKeys = false
        else if (!page || !page.stepOut || !page.stepOut()) shell.back()
    }

    // The chapter of the guide that is about this screen; about the start it is the one that was read last.
    readonly property var chapters: ({
        "new": "first-match", guide: "setting-up", match: "first-match", decks: "decks", deck: "decks", scan: "decks", cards: "cards", card: "cards",
        print: "setting-up", setup: "setting-up", matches: "matches", replay: "matches", statistics: "matches", serve: "streaming", settings: "privacy"
    })
    function readUp() {
        if (chapters[shell.page]) shell.handbook.open(chapters[shell.page])
        shell.go("handbook")
    }

    // What every screen understands. A screen's own keys stand in its `keys`.
    readonly property var keys: [
        { keys: ["Escape"], says: qsTr("close what is open, go back"), does: () => window.stepOut() },
        { keys: ["D"], says: qsTr("light or dark"), does: () => window.shell.theme = window.isDark ? "light" : "dark" },
        { keys: ["Ctrl++", "Ctrl+="], says: qsTr("larger letters"), does: () => window.shell.larger(0.1) },
        { keys: ["Ctrl+-"], says: qsTr("smaller letters"), does: () => window.shell.larger(-0.1) },
        { keys: ["Ctrl+0"], says: qsTr("letters as they were"), does: () => window.shell.textScale = 1 },
        { keys: ["F11"], says: qsTr("whole screen"), does: () => window.visibility = window.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen },
        { keys: ["Alt+Left"], says: qsTr("back"), does: () => window.shell.back() },
        { keys: ["Ctrl+Home"], says: qsTr("to the start"), does: () => window.shell.go("start") },
        { keys: ["Ctrl+,"], says: qsTr("settings"), does: () => window.shell.go("settings") },
        { keys: ["F1"], says: qsTr("the user's guide, at what is shown"), does: () => window.readUp() },
        { keys: ["?"], says: qsTr("these keys"), does: () => window.showsKeys = !window.showsKeys }]

    // Keys that would mean two things on a screen; a test holds that there are none.
    function collisions() {
        const known = {}
        const twice = []
        const own = page && page.keys ? page.keys : []
        for (const key of keys.concat(own))
            for (const one of key.digits ? ["1", "2", "3", "4", "5", "6", "7", "8", "9"] : key.keys) {
                if (known[one]) twice.push(one)
                known[one] = true
            }
        return twice
    }

    KeyTable { keys: window.keys }
    KeyTable { keys: window.page && window.page.keys ? window.page.keys : []; enabled: !window.showsKeys }

    // A match goes on while another screen is looked at.
    Loader {
        id: matchLoader
        anchors.fill: parent
        visible: window.shell.page === "match"
        focus: visible
        // Its values are handed over and not bound: a match that is closed is gone before its screen is.
        function show(session) {
            if (session) setSource("MatchScreen.qml", { shell: window.shell, session: session, match: session.match, source: session.source })
            else source = ""
        }
        Component.onCompleted: show(window.shell.session)
        Connections { target: window.shell; function onSessionChanged() { matchLoader.show(window.shell.session) } }
    }
    Loader {
        id: pageLoader
        anchors.fill: parent
        visible: window.shell.page !== "match"
        focus: visible
        readonly property var places: ({
            start: "start/StartPage.qml", "new": "start/NewMatchPage.qml", guide: "start/GuidePage.qml", handbook: "handbook/HandbookPage.qml",
            decks: "library/DecksPage.qml", cards: "library/CardsPage.qml", print: "library/PrintPage.qml",
            card: "library/CardPage.qml", deck: "library/DeckPage.qml", scan: "library/ScanPage.qml", serve: "serve/ServePage.qml", settings: "settings/SettingsPage.qml",
            statistics: "matches/StatisticsPage.qml",
            matches: "matches/MatchesPage.qml", replay: "matches/ReplayPage.qml", setup: "setup/SetupPage.qml"
        })
        function show(page) {
            if (places[page]) setSource(places[page], { shell: window.shell })
            else source = ""
        }
        Component.onCompleted: show(window.shell.page)
        Connections { target: window.shell; function onPageChanged() { pageLoader.show(window.shell.page) } }
    }

    Shortcut { sequences: ["Down", "PgDown"]; enabled: window.showsKeys; onActivated: keysShown.scrollBy(window.height / 3) }
    Shortcut { sequences: ["Up", "PgUp"]; enabled: window.showsKeys; onActivated: keysShown.scrollBy(-window.height / 3) }
    Over {
        id: keysShown
        anchors.fill: parent
        title: qsTr("Keys")
        widest: 880
        isOpen: window.showsKeys
        onClosed: window.showsKeys = false
        KeyList { keys: window.page && window.page.keys ? window.page.keys : []; Layout.fillWidth: true }
        Rectangle { Layout.fillWidth: true; implicitHeight: 1; color: Look.line }
        KeyList { keys: window.keys; Layout.fillWidth: true }
    }
}
