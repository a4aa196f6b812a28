'use strict';
// The page for players and spectators.
const at = id => document.getElementById(id);
let me = '';
try { me = localStorage.getItem('seat') ?? ''; } catch { /* a browser that keeps nothing */ }

function choose(seat) {
  me = seat;
  try { localStorage.setItem('seat', seat); } catch { /* the same */ }
  if (state) show(state, state);
}

function seatButtons(players) {
  const chosen = players.some(player => player.seat === me) ? me : '';
  const button = (seat, text) => {
    const made = element('button', '', text);
    made.type = 'button';
    made.setAttribute('aria-pressed', String(seat === chosen));
    made.onclick = () => choose(seat);
    return made;
  };
  return [...players.map(player => button(player.seat, player.name)), button('', say('watching'))];
}

function asked(question, players) {
  const to = players.find(player => player.seat === question.to);
  const who = !to ? '' : (to.seat === me ? say('You') : to.name) + ': ';
  return element('p', to && to.seat === me ? 'mine' : '', element('b', '', who), question.text);
}

// "A play Scout" by the name of whoever sits there.
function stepOf(line, players) {
  const by = players.find(player => player.seat === line.by);
  const isBy = by && line.text.startsWith(line.by + ' ');
  return element('span', line.undone ? 'undone' : '',
    isBy ? element('b', '', by.name) : null, isBy ? line.text.slice(1) : line.text);
}

function lineOf(line, players) {
  const item = element('li', line.follows ? 'follows' : '');
  item.append(stepOf(line, players));
  if (line.outcome) item.append(element('span', 'outcome', ' · ' + say(line.outcome)));
  if (line.changes) item.append(element('div', 'changes', line.changes));
  for (const flag of line.flags ?? [])
    item.append(element('p', 'flag', element('b', '', '✗ '), flag.sentence, element('cite', '', flag.cited)));
  return item;
}

function logOf(log, players) {
  const items = [];
  let turn = null;
  for (const line of [...log].reverse()) {
    if (line.turn !== turn) items.push(element('li', 'turn', say('Turn %1', line.turn)));
    turn = line.turn;
    items.push(lineOf(line, players));
  }
  return items;
}

// "home.A" and "front.B.2" as people say it.
function placeName(name, players) {
  const [zone, ...rest] = name.split('.');
  const whose = players.find(player => player.seat === rest[0]);
  const place = words([zone, ...rest.slice(whose ? 1 : 0)].join(' '));
  return whose ? say('%1’s %2', whose.name, place) : place;
}

function placeOf(place, players) {
  const list = element('ul', '');
  for (const card of place.cards) {
    const numbers = (card.numbers ?? []).map(number => words(number.name) + ' ' + number.number).join(' · ');
    list.append(element('li', card.isDown ? 'down' : '', card.isDown ? say('face down') : card.name,
      numbers ? element('small', '', '  ' + numbers) : null));
  }
  return element('div', '', element('h3', '', placeName(place.place, players)), list);
}

// "A won." by the name of whoever sits there.
function ending(now) {
  const winner = now.players.find(player => now.over === player.seat + ' won.');
  return winner ? say('%1 won.', winner.name) : say(now.over);
}

function show(now, before) {
  const players = [...now.players].sort((a, b) => (b.seat === me) - (a.seat === me));
  document.title = now.title ? now.title + ' · Cardinal' : 'Cardinal';
  at('title').textContent = now.title ?? say('Nothing is being played yet');
  at('stage').textContent = !now.title ? '' : now.over ? ending(now)
    : [say('Turn %1', now.turn), ...now.stage.filter(stage => !stage.isSeat).map(stage => stage.text)].filter(Boolean).join(' · ');
  at('seats').replaceChildren(...seatButtons(now.players));
  at('asked').replaceChildren(...now.asked.map(question => asked(question, now.players)));
  at('players').replaceChildren(...players.map(player => panelOf(player, before, player.seat === me, player.seat === now.acting)));
  at('log').replaceChildren(...logOf(now.log, now.players));
  at('table').replaceChildren(...now.table.map(place => placeOf(place, players)));
}

whenever(show);
let isLinked = null;
function showLink() {
  at('link').textContent = isLinked === null ? say('Connecting…') : isLinked ? say('live') : say('The link is lost; trying again…');
  at('link').className = isLinked === false ? 'lost' : '';
}
linkShownBy(isThere => { isLinked = isThere; showLink(); });
whenRefused(() => location.replace('/'));  // which asks for the code
whenSpoken.push(() => { showLink(); if (state) show(state, state); });
addEventListener('DOMContentLoaded', showLink);
