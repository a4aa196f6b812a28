'use strict';
// The layer for a stream: panels below, and above what was just played, for ten seconds.
const shownFor = 10000;
let hiding = 0;

function showPlayed(line) {
  const played = document.getElementById('played');
  const flag = line.flags?.[0];
  played.className = flag ? 'flagged' : '';
  played.replaceChildren(line.text, ...(flag ? [element('small', '', '✗ ' + flag.sentence)] :
    line.changes ? [element('small', '', line.changes)] : []));
  played.hidden = false;
  clearTimeout(hiding);
  hiding = setTimeout(() => { played.hidden = true; }, shownFor);
}

function showPanels(now, before) {
  document.getElementById('players').replaceChildren(...now.players.map(player => panelOf(player, before, false, player.seat === now.acting)));
}

whenSpoken.push(() => { if (state) showPanels(state, state); });
whenever((now, before) => {
  showPanels(now, before);
  if (now.last && before && now.last.entry !== before.last?.entry) showPlayed(now.last);
});
