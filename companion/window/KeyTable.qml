import QtQuick

// Keys that do something: { keys: ["Ctrl+Z"], says: "undo", does: () => … }, or { digits: true, says: …, does: index => … }
// for 1 to 9. The only way in which a screen listens to keys, so that the list of them is complete and none means two
// things.
Item {
    id: table
    property var keys: []
    readonly property var single: {
        const all = []
        for (const key of keys) {
            if (!key.digits) all.push(key)
            else for (let digit = 1; digit <= 9; ++digit)
                all.push({ keys: [String(digit)], does: () => key.does(digit - 1) })
        }
        return all
    }
    Repeater {
        model: table.single
        Item {
            required property var modelData
            Shortcut { sequences: modelData.keys; enabled: table.enabled; onActivated: modelData.does() }
        }
    }
}
