import QtQuick
import QtQuick.Layouts
import ".."

// Each number that players follow, over the match. Lines are told apart by dashes and by their names at the end.
Scroll {
    id: plots
    property var replay: null
    Repeater {
        model: plots.replay ? plots.replay.plots : []
        ColumnLayout {
            id: plot
            required property var modelData
            Layout.fillWidth: true
            spacing: 2
            RowLayout {
                Layout.fillWidth: true
                Words { text: plot.modelData.title; font.weight: Font.DemiBold; Layout.fillWidth: true }
                Repeater {
                    model: plot.modelData.lines
                    Words {
                        required property var modelData
                        text: modelData.name + " " + modelData.numbers[plots.replay.moment]
                        color: Look.player(modelData.name)
                        font.weight: Font.DemiBold
                        Layout.leftMargin: Look.gap
                    }
                }
            }
            Canvas {
                id: canvas
                Layout.fillWidth: true
                implicitHeight: 96 * Look.scale
                readonly property var lines: plot.modelData.lines
                readonly property int moment: plots.replay.moment
                readonly property bool isDark: Look.isDark
                readonly property real before: 30 * Look.scale  // the drawing, room for numbers
                readonly property real after: 18 * Look.scale   // and for letters
                onMomentChanged: requestPaint()
                onIsDarkChanged: requestPaint()
                Accessible.role: Accessible.Chart
                Accessible.name: qsTr("%1 over the match: %2").arg(plot.modelData.title).arg(lines.map(line => qsTr("%1 ends at %2").arg(line.name).arg(line.numbers[line.numbers.length - 1])).join(", "))
                onPaint: {
                    const pen = getContext("2d")
                    pen.reset()
                    const left = before, right = width - after, top = Math.max(6, Look.tiny / 2), bottom = height - Math.max(8, Look.tiny / 2)
                    let most = 1, least = 0
                    for (const line of lines) { most = Math.max(most, ...line.numbers); least = Math.min(least, ...line.numbers) }
                    const count = Math.max(1, lines[0].numbers.length - 1)
                    const x = at => left + (right - left) * at / count
                    const y = number => bottom - (bottom - top) * (number - least) / (most - least)
                    pen.font = Look.tiny + "px '" + Look.family + "'"
                    pen.fillStyle = Look.faint
                    pen.textAlign = "right"
                    pen.textBaseline = "middle"
                    pen.fillText(most, left - 6, top)
                    pen.fillText(least, left - 6, bottom)
                    pen.strokeStyle = Look.line
                    pen.lineWidth = 1
                    for (const turn of plots.replay.turns) { pen.beginPath(); pen.moveTo(x(turn.moment), top); pen.lineTo(x(turn.moment), bottom); pen.stroke() }
                    pen.beginPath(); pen.moveTo(left, bottom); pen.lineTo(right, bottom); pen.stroke()
                    lines.forEach((line, at) => {
                        pen.strokeStyle = Look.player(line.name)
                        pen.lineWidth = 2.4
                        pen.setLineDash(at % 2 ? [3, 2] : [])
                        pen.beginPath()
                        line.numbers.forEach((number, moment) => {
                            if (moment === 0) pen.moveTo(x(0), y(number))
                            else { pen.lineTo(x(moment), y(line.numbers[moment - 1])); pen.lineTo(x(moment), y(number)) }
                        })
                        pen.stroke()
                    })
                    pen.setLineDash([])
                    pen.textAlign = "left"
                    // Where lines end beside each other, their names stand below each other.
                    const ends = lines.map(line => ({ name: line.name, y: y(line.numbers[count]) })).sort((one, other) => one.y - other.y)
                    ends.forEach((end, at) => {
                        const rest = ends.length - 1 - at
                        end.y = Math.max(Math.min(end.y, bottom - rest * Look.tiny), at ? ends[at - 1].y + Look.tiny : top)
                        pen.fillStyle = Look.player(end.name)
                        pen.fillText(end.name, right + 4, end.y)
                    })
                    pen.strokeStyle = Look.bad
                    for (const flag of plots.replay.flags) { pen.beginPath(); pen.moveTo(x(flag) - 3, top); pen.lineTo(x(flag) + 3, top + 6); pen.moveTo(x(flag) + 3, top); pen.lineTo(x(flag) - 3, top + 6); pen.stroke() }
                    pen.strokeStyle = Look.accent
                    pen.lineWidth = 2
                    pen.beginPath(); pen.moveTo(x(moment), top - 4); pen.lineTo(x(moment), bottom + 4); pen.stroke()
                }
                MouseArea { anchors.fill: parent; onPressed: mouse => plots.replay.go(Math.round((mouse.x - canvas.before) / (canvas.width - canvas.before - canvas.after) * plots.replay.last)) }
            }
        }
    }
}
