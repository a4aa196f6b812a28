import QtQuick
import "."

// Text as it stands everywhere.
Text {
    color: Look.ink
    font.family: Look.family
    font.pixelSize: Look.body
    wrapMode: Text.Wrap
    textFormat: Text.PlainText
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
