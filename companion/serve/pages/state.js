'use strict';
// What is published, as it comes. Whoever shows it calls `whenever(show)`; the link finds itself again.
const listeners = [];
let state = null, tellLink = () => {}, tellRefused = () => {};

function whenever(show) { listeners.push(show); }
function linkShownBy(show) { tellLink = show; }
// The code is another than it was: second screens were switched off and on again.
function whenRefused(tell) { tellRefused = tell; }

function take(text) {
  const before = state;
  state = JSON.parse(text);
  for (const show of listeners) show(state, before);
}

function listen() {
  const events = new EventSource('/events');
  events.onopen = () => tellLink(true);
  events.onmessage = event => { tellLink(true); take(event.data); };
  events.addEventListener('language', event => speak(event.data));
  events.onerror = () => {
    tellLink(false);
    // A browser tries again by itself, but not after a refusal.
    if (events.readyState === EventSource.CLOSED) tryAgain();
  };
}
async function tryAgain() {
  const answer = await fetch('/state.json').catch(() => null);
  if (answer?.status === 403) tellRefused();
  setTimeout(listen, 2000);
}
addEventListener('DOMContentLoaded', listen);

// Text only: nothing that comes from a match is ever taken for markup.
function element(tag, of, ...inner) {
  const made = document.createElement(tag);
  if (of) made.className = of;
  made.append(...inner.filter(part => part !== null && part !== undefined));
  return made;
}

function words(name) { return name.replaceAll('_', ' '); }

function panelOf(player, before, isMine, isActing) {
  const was = new Map((before?.players.find(one => one.seat === player.seat)?.numbers ?? [])
    .map(number => [number.name, number.number]));
  const list = element('dl', '');
  for (const number of player.numbers) {
    const shown = element('dd', was.has(number.name) && was.get(number.name) !== number.number ? 'changed' : '',
      String(number.number), number.cap === undefined ? null : element('small', '', ' / ' + number.cap));
    list.append(element('div', '', element('dt', '', words(number.name)), shown));
  }
  const name = player.name === player.seat ? say('Player %1', player.seat) : player.name;
  return element('article', 'player ' + player.seat.toLowerCase() + (isMine ? ' mine' : '') + (isActing ? ' acts' : ''),
    element('h3', '', name, isActing ? element('small', 'acting', ' ▶ ' + say('to act')) : null), list);
}

const theme = new URLSearchParams(location.search).get('theme');
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
