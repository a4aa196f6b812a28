import QtQuick
import QtQuick.Layouts
import "."

// What stands above a part of something.
Words {
    color: Look.faint
    topPadding: 6
    font { pixelSize: Look.small; weight: Font.DemiBold }
    Layout.fillWidth: true
    Accessible.role: Accessible.Heading
}
