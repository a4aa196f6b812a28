'use strict';
// What the pages say themselves, in the language that was chosen: by ?language=, at the table, else by the browser.
// Games, cards and rules stay in the words of their rulebooks.
const german = {
  'Connecting…': 'Verbindung wird aufgebaut …',
  'live': 'live',
  'The link is lost; trying again…': 'Die Verbindung ist weg; neuer Versuch …',
  'Whose panel comes first': 'Wessen Tafel zuerst kommt',
  'I am': 'Ich bin',
  'watching': 'Zuschauer',
  'You': 'Du',
  'to act': 'am Zug',
  'Players': 'Spieler',
  'Player %1': 'Spieler %1',
  'What happened': 'Was geschah',
  'The table': 'Der Tisch',
  'Nothing is being played yet': 'Noch wird nichts gespielt',
  'Turn %1': 'Zug %1',
  'face down': 'verdeckt',
  '%1’s %2': '„%2“ von %1',
  'taken back': 'zurückgenommen',
  'left as it was': 'blieb stehen',
  'Nobody won.': 'Niemand hat gewonnen.',
  '%1 won.': '%1 hat gewonnen.',
};
const translations = { de: german };

const askedFor = new URLSearchParams(location.search).get('language');
let language = 'en';

// An English sentence in the language of the page; %1 is what is put in.
function say(english, ...parts) {
  const text = translations[language]?.[english] ?? english;
  return text.replace(/%(\d)/g, (whole, place) => parts[place - 1] ?? whole);
}

// What the pages have from the beginning: <h2 data-say>The table</h2>, and the names of its parts.
function sayAll() {
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll('[data-say]')) {
    element.dataset.say ||= element.textContent;
    element.textContent = say(element.dataset.say);
  }
  for (const element of document.querySelectorAll('[data-label]')) element.setAttribute('aria-label', say(element.dataset.label));
}

const whenSpoken = [];
function speak(chosenAtTheTable) {
  const wished = [askedFor, chosenAtTheTable, ...navigator.languages].map(one => (one ?? '').slice(0, 2).toLowerCase());
  const chosen = wished.find(one => one === 'en' || one in translations) ?? 'en';
  if (chosen === language) return;
  language = chosen;
  sayAll();
  for (const show of whenSpoken) show();
}
addEventListener('DOMContentLoaded', () => { sayAll(); speak(''); });
