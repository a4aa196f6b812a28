import QtQuick
import QtQuick.Layouts
import ".."

// What people set once and have from then on.
Page {
    id: page
    property var settings: shell.settings
    readonly property var themes: [{ id: "system", name: qsTr("As this computer") }, { id: "light", name: qsTr("Light") }, { id: "dark", name: qsTr("Dark") }]
    property bool isSure: false  // asked once more before something is gone
    title: qsTr("Settings")
    says: qsTr("Remembered on this computer, and used from now on.")
    keys: [
        { keys: ["M"], says: qsTr("sounds on or off"), does: () => settings.sounds = !settings.sounds },
        { keys: ["P"], says: qsTr("say flags and questions, or be silent"), does: () => settings.speaks = !settings.speaks }]
    Component.onCompleted: settings.refresh()

    // A setting: what it is on the left, how it stands on the right.
    component Setting: RowLayout {
        property alias label: caption.text
        property alias more: under.text
        Layout.fillWidth: true
        spacing: Look.room
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0
            Words { id: caption; Layout.fillWidth: true; font.weight: Font.DemiBold }
            Words { id: under; visible: text !== ""; Layout.fillWidth: true; color: Look.faint; font.pixelSize: Look.small }
        }
    }
    component Head: Words { Layout.fillWidth: true; font { pixelSize: Look.large; weight: Font.DemiBold } Accessible.role: Accessible.Heading }

    Scroll {
        anchors.fill: parent
        widest: 900 * Look.scale
        Trouble { sentence: page.settings.trouble; Layout.fillWidth: true }
        Sheet {
            Layout.fillWidth: true
            Head { text: qsTr("Language and looks") }
            Setting {
                label: qsTr("Language")
                more: qsTr("Rules and cards stay in the words of their rulebook.")
                Pick {
                    label: qsTr("Language")
                    model: page.shell.languages
                    textRole: "name"
                    Layout.preferredWidth: 280 * Look.scale
                    currentIndex: Math.max(0, page.shell.languages.findIndex(one => one.id === page.shell.language))
                    onActivated: index => page.shell.language = page.shell.languages[index].id
                }
            }
            Setting {
                label: qsTr("Light or dark")
                Pick {
                    label: qsTr("Light or dark")
                    model: page.themes
                    textRole: "name"
                    Layout.preferredWidth: 280 * Look.scale
                    currentIndex: Math.max(0, page.themes.findIndex(one => one.id === page.shell.theme))
                    onActivated: index => page.shell.theme = page.themes[index].id
                }
            }
            Setting {
                label: qsTr("Size of letters")
                RowLayout {
                    Layout.fillWidth: false
                    spacing: Look.gap
                    Choice { text: "−"; Layout.preferredWidth: 52 * Look.scale; Accessible.name: qsTr("Smaller letters"); onClicked: page.shell.larger(-0.1) }
                    Words { text: qsTr("%1 %").arg(Math.round(100 * page.shell.textScale)); wrapMode: Text.NoWrap; Layout.preferredWidth: (280 - 2 * 52) * Look.scale - 2 * Look.gap; horizontalAlignment: Text.AlignHCenter }
                    Choice { text: "+"; Layout.preferredWidth: 52 * Look.scale; Accessible.name: qsTr("Larger letters"); onClicked: page.shell.larger(0.1) }
                }
            }
        }
        Sheet {
            Layout.fillWidth: true
            Head { text: qsTr("Sound") }
            Check { Layout.fillWidth: true; text: qsTr("Sounds"); says: qsTr("A short one for each flag and each question."); checked: page.settings.sounds; onToggled: page.settings.sounds = checked }
            Check { Layout.fillWidth: true; text: qsTr("Voice"); enabled: page.settings.canSpeak; says: page.settings.canSpeak ? qsTr("Flags and questions are said, and can be cut short.") : qsTr("This Cardinal was built without a voice."); checked: page.settings.speaks; onToggled: page.settings.speaks = checked }
        }
        Sheet {
            Layout.fillWidth: true
            Head { text: qsTr("House rules") }
            Words { text: qsTr("Where a rulebook is unclear, this is how you read it. Every new match begins so, and writes it down."); color: Look.faint; Layout.fillWidth: true; font.pixelSize: Look.small }
            Setting {
                label: qsTr("Game")
                more: page.settings.chosenOptions > 0 ? qsTr("%n of its rules are read otherwise than usual.", "", page.settings.chosenOptions) : ""
                Pick {
                    label: qsTr("Game")
                    model: page.shell.start.games
                    textRole: "title"
                    Layout.preferredWidth: 280 * Look.scale
                    currentIndex: Math.max(0, page.shell.start.games.findIndex(one => one.id === page.settings.game))
                    onActivated: index => page.settings.game = page.shell.start.games[index].id
                }
            }
            Repeater {
                model: page.settings.options
                Setting {
                    id: option
                    required property var modelData
                    required property int index
                    label: modelData.name
                    more: modelData.says
                    Pick {
                        label: option.modelData.name
                        model: option.modelData.values
                        Layout.preferredWidth: 280 * Look.scale
                        currentIndex: option.modelData.value
                        onActivated: index => page.settings.chooseOption(option.index, index)
                    }
                }
            }
        }
        Sheet {
            Layout.fillWidth: true
            Head { text: qsTr("Cameras and places") }
            Words { visible: page.settings.cameras.length + page.settings.places.length === 0; text: qsTr("No lens was measured and no place was kept yet; Set-up does both."); color: Look.faint; Layout.fillWidth: true }
            Repeater {
                model: page.settings.cameras
                Setting {
                    id: camera
                    required property var modelData
                    required property int index
                    label: qsTr("The lens of %1").arg(modelData.name)
                    more: modelData.says
                    Choice { text: qsTr("Forget"); Accessible.name: qsTr("Forget %1").arg(camera.label); onClicked: page.settings.forgetCamera(camera.index) }
                }
            }
            Repeater {
                model: page.settings.places
                Setting {
                    id: place
                    required property var modelData
                    required property int index
                    label: modelData.name
                    more: modelData.says
                    Choice { text: qsTr("Forget"); Accessible.name: qsTr("Forget %1").arg(place.label); onClicked: page.settings.forgetPlace(place.index) }
                }
            }
            Choice { text: qsTr("Set-up"); isFlat: true; onClicked: page.shell.go("setup") }
        }
        Sheet {
            Layout.fillWidth: true
            Head { text: qsTr("Privacy") }
            Words { text: qsTr("Of what a camera sees, only single cards are ever kept, cut out of the picture, each with the entry that speaks of it: no faces, no hands, no sound. What looks at pictures cannot reach a network. Nothing leaves this computer unless you switch second screens on."); Layout.fillWidth: true }
            Setting {
                label: qsTr("Keep pictures of cards")
                more: page.settings.pictures
                Pick {
                    label: qsTr("Keep pictures of cards")
                    model: page.settings.spans
                    Layout.preferredWidth: 280 * Look.scale
                    currentIndex: page.settings.span
                    onActivated: index => page.settings.keepPictures(index)
                }
            }
            RowLayout {
                Layout.fillWidth: true
                spacing: Look.gap
                Choice {
                    enabled: page.settings.hasPictures
                    text: page.isSure ? qsTr("Really delete all pictures") : qsTr("Delete all pictures now")
                    isMain: page.isSure
                    onClicked: {
                        if (page.isSure) page.settings.forgetPictures()
                        page.isSure = !page.isSure
                    }
                }
                Choice { visible: page.isSure; text: qsTr("Cancel"); isFlat: true; onClicked: page.isSure = false }
            }
            Words { visible: text !== ""; text: page.settings.told ? "✓ " + page.settings.told : ""; color: Look.good; Layout.fillWidth: true; Accessible.role: Accessible.AlertMessage }
            Words { visible: page.settings.folder !== ""; text: qsTr("Everything lies in %1.").arg(page.settings.folder); color: Look.faint; Layout.fillWidth: true; font.pixelSize: Look.small }
        }
        Sheet {
            Layout.fillWidth: true
            Head { text: qsTr("Keys") }
            Words { text: qsTr("On every screen, ? lists what its own keys do. These work everywhere:"); color: Look.faint; Layout.fillWidth: true; font.pixelSize: Look.small }
            KeyList { keys: page.Window.window && page.Window.window.keys ? page.Window.window.keys : []; Layout.fillWidth: true }
        }
    }
}
