.pragma library

// Everything that is shown below an item, as it stands there.
function shown(item) {
    if (!item.visible) return []
    let all = [item]
    for (let at = 0; at < item.children.length; ++at) all = all.concat(shown(item.children[at]))
    return all
}

// What says exactly that: buttons and lines before the texts that they are drawn with.
function saying(item, text) { return shown(item).find(one => one.text === text && one.clicked !== undefined) || shown(item).find(one => one.text === text) || null }

// Texts that are drawn, in the order of the items.
function texts(item) { return shown(item).filter(one => one.text !== undefined && one.text !== "" && one.paintedWidth !== undefined).map(one => one.text) }

// Texts that are cut off, or stand out of what they stand in.
function cut(item) {
    return shown(item).filter(one => one.paintedWidth !== undefined && one.text !== "" && one.clicked === undefined)
        .filter(one => one.truncated || one.paintedWidth > one.width + 1 || one.paintedHeight > one.height + 1).map(one => one.text)
}

// What a stand-in has and its model has not.
function unlike(fake, model) {
    const own = ["objectName", "objectNameChanged", "destroyed", "deleteLater", "toString", "destroy", "done", "doneChanged", "did", "_q_reregisterTimers"]
    const odd = []
    for (const name in fake)
        if (!own.includes(name) && !model.includes(name) && !(name.endsWith("Changed") && model.includes(name.slice(0, -7)))) odd.push(name)
    return odd
}
