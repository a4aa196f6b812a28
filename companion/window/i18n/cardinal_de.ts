<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Answer</name>
    <message>
        <source>%1, key %2</source>
        <translation>%1, Taste %2</translation>
    </message>
</context>
<context>
    <name>Busy</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>CardPage</name>
    <message>
        <source>A card</source>
        <translation>Eine Karte</translation>
    </message>
    <message>
        <source>Hold the card alone before the camera, upright.</source>
        <translation>Halt die Karte allein und aufrecht vor die Kamera.</translation>
    </message>
    <message numerus="yes">
        <source>%n fields would be otherwise</source>
        <translation>
            <numerusform>%n Feld wäre anders</numerusform>
            <numerusform>%n Felder wären anders</numerusform>
        </translation>
    </message>
    <message>
        <source>What it says, by the rules of its game&apos;s cards</source>
        <translation>Was auf ihr steht, nach den Regeln der Karten ihres Spiels</translation>
    </message>
    <message>
        <source>keep what was changed</source>
        <translation>Änderungen speichern</translation>
    </message>
    <message>
        <source>learn the card by showing it, or stop that</source>
        <translation>Karte durch Zeigen lernen oder damit aufhören</translation>
    </message>
    <message>
        <source>take this look</source>
        <translation>dieses Bild übernehmen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Aufhören</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Ctrl L</source>
        <translation>Strg L</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Ctrl S</source>
        <translation>Strg S</translation>
    </message>
    <message>
        <source>It cannot be kept so:</source>
        <translation>So lässt sie sich nicht speichern:</translation>
    </message>
    <message>
        <source>What the camera sees</source>
        <translation>Was die Kamera sieht</translation>
    </message>
    <message>
        <source>Waiting for the first picture …</source>
        <translation>Warten auf das erste Bild …</translation>
    </message>
    <message>
        <source>No camera was found. Plug one in, or type a picture&apos;s file below.</source>
        <translation>Keine Kamera gefunden. Steck eine ein oder tipp unten eine Bilddatei ein.</translation>
    </message>
    <message>
        <source>File or address to look at</source>
        <translation>Datei oder Adresse</translation>
    </message>
    <message>
        <source>A picture, or http://…/video</source>
        <translation>Ein Bild oder http://…/video</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Take this look</source>
        <translation>Dieses Bild übernehmen</translation>
    </message>
    <message>
        <source>Ctrl ↵</source>
        <translation>Strg ↵</translation>
    </message>
    <message numerus="yes">
        <source>Known by its picture, from %n looks</source>
        <translation>
            <numerusform>An ihrem Bild bekannt, aus %n Aufnahme</numerusform>
            <numerusform>An ihrem Bild bekannt, aus %n Aufnahmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Not known by its picture: it needs a printed code, or is learned by showing it.</source>
        <translation>An ihrem Bild nicht bekannt: Sie braucht einen gedruckten Code oder wird durch Zeigen gelernt.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Forget how it looks</source>
        <translation>Vergessen, wie sie aussieht</translation>
    </message>
</context>
<context>
    <name>CardPanel</name>
    <message>
        <source>Does it lie otherwise? Both players agree:</source>
        <translation>Liegt sie anders? Beide sind sich einig:</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>a card</comment>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Turn it left</source>
        <translation>Nach links drehen</translation>
    </message>
    <message>
        <source>Turn it right</source>
        <translation>Nach rechts drehen</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Umdrehen</translation>
    </message>
    <message>
        <source>It really lies in</source>
        <translation>In Wirklichkeit liegt sie hier:</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n gefunden</numerusform>
            <numerusform>%n gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>looking …</source>
        <translation>es wird gesucht …</translation>
    </message>
    <message>
        <source>type what you look for</source>
        <translation>eintippen, was du suchst</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Look for a card</source>
        <translation>Karte suchen</translation>
    </message>
    <message>
        <source>Parts of a name or text, mistyped or not</source>
        <translation>Teile von Name oder Text, auch vertippt</translation>
    </message>
    <message>
        <source>Looking …</source>
        <translation>Es wird gesucht …</translation>
    </message>
    <message>
        <source>No card is called so, not even nearly.</source>
        <translation>Keine Karte heißt so, auch nicht so ähnlich.</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>Set %1</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>Nummer %1</translation>
    </message>
    <message>
        <source>no number yet, so it cannot be printed with a code</source>
        <translation>noch ohne Nummer, daher nicht mit Code zu drucken</translation>
    </message>
    <message>
        <source>change this card, or learn how it looks</source>
        <translation>diese Karte ändern oder ihr Aussehen lernen</translation>
    </message>
    <message>
        <source>Change or learn</source>
        <translation>Ändern oder lernen</translation>
    </message>
    <message>
        <source>Ctrl E</source>
        <translation>Strg E</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>%1, key %2</source>
        <translation>%1, Taste %2</translation>
    </message>
</context>
<context>
    <name>DeckPage</name>
    <message>
        <source>A new deck</source>
        <translation>Neues Deck</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>type what you look for</source>
        <translation>eintippen, was du suchst</translation>
    </message>
    <message>
        <source>keep the deck</source>
        <translation>Deck speichern</translation>
    </message>
    <message>
        <source>paste a list</source>
        <translation>Liste einfügen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Ctrl S</source>
        <translation>Strg S</translation>
    </message>
    <message>
        <source>Look for a card</source>
        <translation>Karte suchen</translation>
    </message>
    <message>
        <source>Look for cards to add</source>
        <translation>Karten zum Hinzufügen suchen</translation>
    </message>
    <message>
        <source>Cards to add</source>
        <translation>Karten zum Hinzufügen</translation>
    </message>
    <message>
        <source>No card is called so, not even nearly.</source>
        <translation>Keine Karte heißt so, auch nicht so ähnlich.</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Name des Decks</translation>
    </message>
    <message>
        <source>Paste a list</source>
        <translation>Liste einfügen</translation>
    </message>
    <message>
        <source>Really delete this deck</source>
        <translation>Dieses Deck wirklich löschen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>A list as you have it: “4 Card Name” a line, or a file&apos;s text from another program. It takes the place of what is there.</source>
        <translation>Eine Liste, wie du sie hast: „4 Kartenname“ je Zeile oder der Text einer Datei aus einem anderen Programm. Sie ersetzt, was da ist.</translation>
    </message>
    <message>
        <source>List of cards</source>
        <translation>Liste der Karten</translation>
    </message>
    <message>
        <source>Take this list</source>
        <translation>Liste übernehmen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>No card yet: look for one on the left and add it, or paste a list.</source>
        <translation>Noch keine Karte: Such links eine aus und füg sie hinzu oder füg eine Liste ein.</translation>
    </message>
    <message>
        <source>One %1 less</source>
        <translation>%1: eine weniger</translation>
    </message>
    <message>
        <source>One %1 more</source>
        <translation>%1: eine mehr</translation>
    </message>
</context>
<context>
    <name>DecksPage</name>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message numerus="yes">
        <source>%n decks, each judged by the rules of its game</source>
        <translation>
            <numerusform>%n Deck, nach den Regeln seines Spiels geprüft</numerusform>
            <numerusform>%n Decks, jedes nach den Regeln seines Spiels geprüft</numerusform>
        </translation>
    </message>
    <message>
        <source>print this deck</source>
        <translation>dieses Deck drucken</translation>
    </message>
    <message>
        <source>a new match with it</source>
        <translation>neue Partie damit</translation>
    </message>
    <message>
        <source>Looking …</source>
        <translation>Es wird gesucht …</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n printed cards are registered with it: one that is not among them is noticed during play.</source>
        <translation>
            <numerusform>%n gedruckte Karte ist dafür registriert: Jede andere fällt beim Spielen auf.</numerusform>
            <numerusform>%n gedruckte Karten sind dafür registriert: Jede andere fällt beim Spielen auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>No printed cards are registered with it, so any copy of its cards counts.</source>
        <translation>Keine gedruckten Karten sind dafür registriert, also zählt jedes Exemplar seiner Karten.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>%1 times %2</source>
        <translation>%1-mal %2</translation>
    </message>
    <message>
        <source>change this deck</source>
        <translation>dieses Deck ändern</translation>
    </message>
    <message>
        <source>put a new deck together</source>
        <translation>neues Deck zusammenstellen</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Neues Deck</translation>
    </message>
    <message>
        <source>There is no deck yet. “New deck” puts one together, also from a list that you paste.</source>
        <translation>Noch kein Deck da. „Neues Deck“ stellt eins zusammen, auch aus einer eingefügten Liste.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>scan decks by a camera</source>
        <translation>Decks mit einer Kamera scannen</translation>
    </message>
    <message>
        <source>Scan</source>
        <translation>Scannen</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>no deck</source>
        <translation>keinem Deck</translation>
    </message>
    <message>
        <source>Both have the same cards.</source>
        <translation>Beide haben dieselben Karten.</translation>
    </message>
    <message>
        <source>%1 here, %2 there</source>
        <translation>%1 hier, %2 dort</translation>
    </message>
</context>
<context>
    <name>DesyncSheet</name>
    <message>
        <source>The table and the book differ</source>
        <translation>Tisch und Buch stimmen nicht überein</translation>
    </message>
    <message>
        <source>Put the table right, and this goes away by itself. Or:</source>
        <translation>Bring den Tisch in Ordnung, dann verschwindet das von selbst. Oder:</translation>
    </message>
    <message>
        <source>The table is right</source>
        <translation>Der Tisch stimmt</translation>
    </message>
    <message>
        <source>%1: expected %2, seen %3</source>
        <translation>%1: erwartet %2, gesehen %3</translation>
    </message>
    <message>
        <source>expected: %1</source>
        <translation>erwartet: %1</translation>
    </message>
    <message>
        <source>seen: %1</source>
        <translation>gesehen: %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>differences</comment>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Not everything lies there yet</source>
        <translation>Noch liegt nicht alles da</translation>
    </message>
    <message>
        <source>Lay each card where it is expected, and this goes away by itself. Or:</source>
        <translation>Leg jede Karte dorthin, wo sie erwartet wird, dann verschwindet dies von selbst. Oder:</translation>
    </message>
</context>
<context>
    <name>Detail</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Elsewhere</name>
    <message>
        <source>legal</source>
        <translation>regelgerecht</translation>
    </message>
    <message>
        <source>legal, with remarks</source>
        <translation>regelgerecht, mit Anmerkungen</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>regelwidrig</translation>
    </message>
    <message>
        <source>cannot be judged</source>
        <translation>nicht zu beurteilen</translation>
    </message>
    <message>
        <source>comfortable</source>
        <translation>sehr gut</translation>
    </message>
    <message>
        <source>readable</source>
        <translation>lesbar</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>fraglich</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>unlesbar</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>gesehen</translation>
    </message>
    <message>
        <source>inferred</source>
        <translation>erschlossen</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>angesagt</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>berichtigt</translation>
    </message>
    <message>
        <source>ruled</source>
        <translation>entschieden</translation>
    </message>
    <message>
        <source>inference</source>
        <translation>Schluss</translation>
    </message>
    <message>
        <source>camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>both players</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>judge</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>left as it was</source>
        <translation>so stehen gelassen</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>%1 won.</source>
        <translation>%1 hat gewonnen.</translation>
    </message>
    <message>
        <source>Nobody won.</source>
        <translation>Niemand hat gewonnen.</translation>
    </message>
    <message>
        <source>The match was not finished.</source>
        <translation>Die Partie wurde nicht beendet.</translation>
    </message>
    <message>
        <source>%1 shows the table.</source>
        <translation>%1 zeigt den Tisch.</translation>
    </message>
    <message>
        <source>%1 shows the table again.</source>
        <translation>%1 zeigt den Tisch wieder.</translation>
    </message>
    <message>
        <source>%1 shows nothing any more. Is its cable loose? It is waited for.</source>
        <translation>%1 zeigt nichts mehr. Ist das Kabel lose? Es wird darauf gewartet.</translation>
    </message>
    <message>
        <source>%1 shows nothing. Does another program use it? It is tried again.</source>
        <translation>%1 zeigt nichts. Nutzt sie ein anderes Programm? Es wird weiter versucht.</translation>
    </message>
    <message>
        <source>%1 is not plugged in. It is waited for.</source>
        <translation>%1 ist nicht angeschlossen. Es wird auf sie gewartet.</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 ist wieder da.</translation>
    </message>
    <message>
        <source>The camera was moved; the table was found again.</source>
        <translation>Die Kamera wurde bewegt; der Tisch ist wiedergefunden.</translation>
    </message>
    <message>
        <source>The table is in view again.</source>
        <translation>Der Tisch ist wieder im Bild.</translation>
    </message>
    <message>
        <source>The corners of the mat are not in view, so nothing is seen. Turn the camera so that all four are, or lay the loose corners.</source>
        <translation>Die Ecken der Matte sind nicht im Bild, also wird nichts erkannt. Dreh die Kamera, bis alle vier im Bild sind, oder leg die losen Ecken aus.</translation>
    </message>
    <message>
        <source>There is no file or folder %1.</source>
        <translation>Es gibt keine Datei und keinen Ordner %1.</translation>
    </message>
    <message>
        <source>There is no picture in the folder %1.</source>
        <translation>Im Ordner %1 ist kein Bild.</translation>
    </message>
    <message>
        <source>No picture has come from %1 for %2 seconds. It is tried again.</source>
        <translation>Seit %2 Sekunden kam kein Bild von %1. Es wird weiter versucht.</translation>
    </message>
    <message>
        <source>Nothing that can be watched answers at %1.</source>
        <translation>Unter %1 antwortet nichts, was sich ansehen ließe.</translation>
    </message>
    <message>
        <source>%1 is no video that can be read: it is damaged, empty or of another kind.</source>
        <translation>%1 ist kein lesbares Video: Es ist beschädigt, leer oder von anderer Art.</translation>
    </message>
    <message>
        <source>A judge is called to the table.</source>
        <translation>Ein Schiedsrichter wird an den Tisch gerufen.</translation>
    </message>
    <message>
        <source>Paused: nothing that moves counts until the card is gone.</source>
        <translation>Pause: Was sich bewegt, zählt erst wieder, wenn die Karte weg ist.</translation>
    </message>
    <message>
        <source>The match is stored again.</source>
        <translation>Die Partie wird wieder gespeichert.</translation>
    </message>
    <message>
        <source>Choose a deck first.</source>
        <translation>Wähl zuerst ein Deck.</translation>
    </message>
    <message>
        <source>Choose a deck for both players, or for neither.</source>
        <translation>Wähl ein Deck für beide oder für keinen.</translation>
    </message>
    <message>
        <source>No card stands out in %1.</source>
        <translation>In %1 hebt sich keine Karte ab.</translation>
    </message>
    <message>
        <source>Lay one on something darker or lighter than its border.</source>
        <translation>Leg eine auf etwas Dunkleres oder Helleres als ihr Rand.</translation>
    </message>
    <message>
        <source>There are several cards in %1; show one at a time.</source>
        <translation>In %1 sind mehrere Karten; zeig immer nur eine.</translation>
    </message>
    <message>
        <source>This computer is in no network, so the pages can only be for this computer alone.</source>
        <translation>Dieser Rechner ist in keinem Netz, darum gibt es die Seiten nur auf ihm selbst.</translation>
    </message>
    <message>
        <source>No mat is seen: none of its four corner markers.</source>
        <translation>Keine Matte zu sehen: keine ihrer vier Eckmarken.</translation>
    </message>
    <message>
        <source>Only one corner marker of a mat is seen; two are needed, four are better.</source>
        <translation>Nur eine Eckmarke einer Matte ist zu sehen; zwei sind nötig, vier sind besser.</translation>
    </message>
    <message>
        <source>Corner markers are seen, but they do not lie as those of any mat do.</source>
        <translation>Eckmarken sind zu sehen, aber sie liegen nicht wie die einer Matte.</translation>
    </message>
    <message>
        <source>The picture is too dark: more light, or a longer exposure.</source>
        <translation>Das Bild ist zu dunkel: mehr Licht oder längere Belichtung.</translation>
    </message>
    <message>
        <source>The picture is too bright: less light, or a shorter exposure.</source>
        <translation>Das Bild ist zu hell: weniger Licht oder kürzere Belichtung.</translation>
    </message>
    <message>
        <source>The picture is blurred, its sharpest edges are %1 px wide: let the camera focus, and keep it still.</source>
        <translation>Das Bild ist unscharf, die schärfsten Kanten sind %1 px breit: Lass die Kamera scharf stellen und halt sie ruhig.</translation>
    </message>
    <message>
        <source>Does another game&apos;s mat lie there, or has one of the loose corners moved?</source>
        <translation>Liegt dort die Matte eines anderen Spiels, oder ist eine lose Ecke verrutscht?</translation>
    </message>
    <message>
        <source>The whole mat has to be in the picture, with nothing on its corners.</source>
        <translation>Die ganze Matte muss im Bild sein, mit freien Ecken.</translation>
    </message>
    <message>
        <source>For a table without a printed mat, “Print” makes loose corners.</source>
        <translation>Für einen Tisch ohne gedruckte Matte gibt es unter „Drucken“ lose Ecken.</translation>
    </message>
    <message>
        <source>%1: not all of it is in the picture.</source>
        <translation>%1: nicht ganz im Bild.</translation>
    </message>
    <message>
        <source>Turn the camera, or put it a little farther away, until the whole mat is in the picture.</source>
        <translation>Dreh die Kamera oder rück sie etwas weg, bis die ganze Matte im Bild ist.</translation>
    </message>
    <message>
        <source>Not all of the mat&apos;s corner markers are seen; the %1 is missing.</source>
        <translation>Nicht alle Eckmarken der Matte sind zu sehen; es fehlt: %1.</translation>
    </message>
    <message>
        <source>upper left</source>
        <translation>oben links</translation>
    </message>
    <message>
        <source>upper right</source>
        <translation>oben rechts</translation>
    </message>
    <message>
        <source>lower right</source>
        <translation>unten rechts</translation>
    </message>
    <message>
        <source>lower left</source>
        <translation>unten links</translation>
    </message>
    <message>
        <source>Uncover it, or take away what is mirrored on it: with all four, places are known better.</source>
        <translation>Mach sie frei oder nimm weg, was sich darin spiegelt: Mit allen vieren sind Orte genauer bekannt.</translation>
    </message>
    <message>
        <source>%1: %2 px per module of %3 mm; codes are readable from %4 px on.</source>
        <translation>%1: %2 px je Modul von %3 mm; ab %4 px sind Codes lesbar.</translation>
    </message>
    <message>
        <source>%1: %2 px per module of %3 mm.</source>
        <translation>%1: %2 px je Modul von %3 mm.</translation>
    </message>
    <message>
        <source>That is readable, and comfortable from %1 px on.</source>
        <translation>Das ist lesbar, ab %1 px sehr gut.</translation>
    </message>
    <message>
        <source>bring the camera %1 cm closer</source>
        <translation>bring die Kamera %1 cm näher</translation>
    </message>
    <message>
        <source>bring the camera closer, by %1 % of its distance</source>
        <translation>bring die Kamera näher, um %1 % ihres Abstands</translation>
    </message>
    <message>
        <source>put the camera more upright above the table (it looks from %1° aside)</source>
        <translation>stell die Kamera steiler über den Tisch (sie blickt %1° von der Seite)</translation>
    </message>
    <message>
        <source>use 4K (3840 × 2160): %1 px per module</source>
        <translation>nimm 4K (3840 × 2160): %1 px je Modul</translation>
    </message>
    <message>
        <source>bring the camera as near as the mat still fits the picture</source>
        <translation>bring die Kamera so nah, wie die Matte noch ins Bild passt</translation>
    </message>
    <message>
        <source>The mat fills the picture already: use a camera with more pixels, or codes with larger modules.</source>
        <translation>Die Matte füllt das Bild schon: Nimm eine Kamera mit mehr Pixeln oder Codes mit größeren Modulen.</translation>
    </message>
    <message>
        <source>%1: blurred, edges are %2 px wide, %3 modules.</source>
        <translation>%1: unscharf, Kanten sind %2 px breit, %3 Module.</translation>
    </message>
    <message>
        <source>It is blurred in one direction: fasten the camera, keep the table still, or give more light so that the camera exposes for a shorter time.</source>
        <translation>In einer Richtung verwischt: Mach die Kamera fest, halt den Tisch ruhig oder gib mehr Licht, damit sie kürzer belichtet.</translation>
    </message>
    <message>
        <source>Let the camera focus on the table and keep it so, and wipe its lens.</source>
        <translation>Lass die Kamera auf den Tisch scharf stellen und dabei bleiben, und wisch ihr Objektiv ab.</translation>
    </message>
    <message>
        <source>%1: a lamp or a window is mirrored there.</source>
        <translation>%1: Dort spiegelt sich eine Lampe oder ein Fenster.</translation>
    </message>
    <message>
        <source>Move the lamp to the side, or the camera: what mirrors must not send the lamp&apos;s light to the camera.</source>
        <translation>Rück die Lampe zur Seite oder die Kamera: Was spiegelt, darf das Licht nicht in die Kamera werfen.</translation>
    </message>
    <message>
        <source>Matt sleeves help.</source>
        <translation>Matte Hüllen helfen.</translation>
    </message>
    <message>
        <source>%1: noisy, pixels of white paper differ by %2 %.</source>
        <translation>%1: verrauscht, Pixel von weißem Papier schwanken um %2 %.</translation>
    </message>
    <message>
        <source>More light, or a camera with a larger lens.</source>
        <translation>Mehr Licht oder eine Kamera mit größerem Objektiv.</translation>
    </message>
    <message>
        <source>A veil of light lies on the picture: ink is %1 % as bright as paper.</source>
        <translation>Ein Lichtschleier liegt über dem Bild: Druckfarbe ist %1 % so hell wie Papier.</translation>
    </message>
    <message>
        <source>Wipe the lens, and keep lamps from shining into it.</source>
        <translation>Wisch das Objektiv ab und lass keine Lampe hineinscheinen.</translation>
    </message>
    <message>
        <source>%1: too dark, white paper reaches %2 % of what the camera can tell.</source>
        <translation>%1: zu dunkel, weißes Papier erreicht %2 % dessen, was die Kamera unterscheidet.</translation>
    </message>
    <message>
        <source>More light, or a longer exposure.</source>
        <translation>Mehr Licht oder längere Belichtung.</translation>
    </message>
    <message>
        <source>%1: too bright, white paper is beyond what the camera can tell.</source>
        <translation>%1: zu hell, weißes Papier liegt über dem, was die Kamera unterscheidet.</translation>
    </message>
    <message>
        <source>A shorter exposure, or less light.</source>
        <translation>Kürzere Belichtung oder weniger Licht.</translation>
    </message>
    <message>
        <source>%1: only %2 % of the light of the brightest place.</source>
        <translation>%1: nur %2 % vom Licht der hellsten Stelle.</translation>
    </message>
    <message>
        <source>Move the lamp towards that side, or add a second one there.</source>
        <translation>Rück die Lampe zu dieser Seite oder stell dort eine zweite auf.</translation>
    </message>
    <message>
        <source>%1: darker than the rest of the mat. A shadow lies there, or something dark.</source>
        <translation>%1: dunkler als der Rest der Matte. Dort liegt ein Schatten oder etwas Dunkles.</translation>
    </message>
    <message>
        <source>If it is a shadow, move what throws it, or the lamp.</source>
        <translation>Ist es ein Schatten, rück weg, was ihn wirft, oder die Lampe.</translation>
    </message>
    <message>
        <source>The mat&apos;s markers are as large as if printed at %1 %, for the distance between them.</source>
        <translation>Gemessen an ihrem Abstand sind die Marken der Matte so groß wie mit %1 % gedruckt.</translation>
    </message>
    <message>
        <source>Print the mat&apos;s parts at 100 % and glue them edge to edge; its ruler tells whether it is right.</source>
        <translation>Druck die Teile der Matte mit 100 % und kleb sie Kante an Kante; ihr Lineal sagt, ob es stimmt.</translation>
    </message>
    <message>
        <source>The codes are printed at %1 % for the cards that they are on.</source>
        <translation>Gemessen an ihren Karten sind die Codes mit %1 % gedruckt.</translation>
    </message>
    <message>
        <source>Reprint them at 100 %: in the printer&apos;s dialogue “actual size”, not “fit to page”.</source>
        <translation>Druck sie neu mit 100 %: im Druckfenster „tatsächliche Größe“, nicht „an Seite anpassen“.</translation>
    </message>
    <message>
        <source>The cards are printed at %1 %, by the measure of the mat.</source>
        <translation>Gemessen an der Matte sind die Karten mit %1 % gedruckt.</translation>
    </message>
    <message>
        <source>If their ruler is right, the mat&apos;s is not.</source>
        <translation>Stimmt ihr Lineal, dann stimmt das der Matte nicht.</translation>
    </message>
    <message>
        <source>Places on the mat are known to %1 mm only.</source>
        <translation>Orte auf der Matte sind nur auf %1 mm genau bekannt.</translation>
    </message>
    <message>
        <source>Measure the camera&apos;s lens once, below: print the board, then “Measure it”.</source>
        <translation>Vermiss unten einmal das Objektiv: Druck die Tafel, dann „Vermessen“.</translation>
    </message>
    <message>
        <source>Lay the loose corners exactly at the corners of the mat.</source>
        <translation>Leg die losen Ecken genau an die Ecken der Matte.</translation>
    </message>
    <message>
        <source>Uncover all corners of the mat, and bring the camera nearer.</source>
        <translation>Mach alle Ecken der Matte frei und bring die Kamera näher.</translation>
    </message>
    <message>
        <source>View %1 is kept.</source>
        <translation>Ansicht %1 ist gespeichert.</translation>
    </message>
    <message>
        <source>The lens is known to %1 px.</source>
        <translation>Das Objektiv ist auf %1 px genau bekannt.</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Es fehlt nichts.</translation>
    </message>
    <message>
        <source>Much like an earlier view, so it adds nothing.</source>
        <translation>Fast wie eine frühere Ansicht, bringt also nichts Neues.</translation>
    </message>
    <message>
        <source>The calibration board is not to be seen.</source>
        <translation>Die Kalibriertafel ist nicht zu sehen.</translation>
    </message>
    <message>
        <source>Hold it so that most of it is in the picture, without light mirrored on it; “Print” makes it.</source>
        <translation>Halt sie so, dass das meiste im Bild ist und sich kein Licht darin spiegelt; unter „Drucken“ gibt es sie.</translation>
    </message>
    <message>
        <source>The picture is mirrored.</source>
        <translation>Das Bild ist gespiegelt.</translation>
    </message>
    <message>
        <source>Turn mirroring off in the camera&apos;s settings; codes cannot be read so.</source>
        <translation>Schalt das Spiegeln in den Einstellungen der Kamera aus; so sind Codes nicht lesbar.</translation>
    </message>
    <message>
        <source>The picture is too dark.</source>
        <translation>Das Bild ist zu dunkel.</translation>
    </message>
    <message>
        <source>More light, or a longer exposure, is needed.</source>
        <translation>Es braucht mehr Licht oder längere Belichtung.</translation>
    </message>
    <message>
        <source>Too blurred: edges are %1 px wide.</source>
        <translation>Zu unscharf: Kanten sind %1 px breit.</translation>
    </message>
    <message>
        <source>Hold the board still, and let the camera focus.</source>
        <translation>Halt die Tafel ruhig und lass die Kamera scharf stellen.</translation>
    </message>
    <message>
        <source>The board is too small in the picture.</source>
        <translation>Die Tafel ist zu klein im Bild.</translation>
    </message>
    <message>
        <source>Bring it nearer.</source>
        <translation>Bring sie näher.</translation>
    </message>
    <message>
        <source>Too little of the board is in the picture.</source>
        <translation>Zu wenig von der Tafel ist im Bild.</translation>
    </message>
    <message>
        <source>Show more of it.</source>
        <translation>Zeig mehr davon.</translation>
    </message>
    <message>
        <source>Still missing: %1.</source>
        <translation>Es fehlt noch: %1.</translation>
    </message>
    <message>
        <source>a first view of the board</source>
        <translation>eine erste Ansicht der Tafel</translation>
    </message>
    <message>
        <source>a view with the board&apos;s left or right side clearly nearer to the camera</source>
        <translation>eine Ansicht, bei der die linke oder rechte Seite der Tafel deutlich näher ist</translation>
    </message>
    <message>
        <source>a view with the board&apos;s upper or lower side clearly nearer to the camera</source>
        <translation>eine Ansicht, bei der die obere oder untere Seite der Tafel deutlich näher ist</translation>
    </message>
    <message>
        <source>the board %1 of the picture</source>
        <translation>die Tafel %1 des Bildes</translation>
    </message>
    <message>
        <source>in the upper left corner</source>
        <translation>in der linken oberen Ecke</translation>
    </message>
    <message>
        <source>at the upper edge</source>
        <translation>am oberen Rand</translation>
    </message>
    <message>
        <source>in the upper right corner</source>
        <translation>in der rechten oberen Ecke</translation>
    </message>
    <message>
        <source>at the left edge</source>
        <translation>am linken Rand</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>in der Mitte</translation>
    </message>
    <message>
        <source>at the right edge</source>
        <translation>am rechten Rand</translation>
    </message>
    <message>
        <source>in the lower left corner</source>
        <translation>in der linken unteren Ecke</translation>
    </message>
    <message>
        <source>at the lower edge</source>
        <translation>am unteren Rand</translation>
    </message>
    <message>
        <source>in the lower right corner</source>
        <translation>in der rechten unteren Ecke</translation>
    </message>
    <message>
        <source>more views, each held differently</source>
        <translation>mehr Ansichten, jede anders gehalten</translation>
    </message>
    <message>
        <source>and more</source>
        <translation>und mehr</translation>
    </message>
    <message>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <source>The mat is %1 mm wide: hang a camera of 4K (3840 × 2160) above it.</source>
        <translation>Die Matte ist %1 mm breit: häng eine Kamera mit 4K (3840 × 2160) darüber.</translation>
    </message>
    <message>
        <source>Entry %1 (%2) would be flagged: %3.</source>
        <translation>Eintrag %1 (%2) wäre ein Verstoß: %3.</translation>
    </message>
    <message>
        <source>Entry %1 (%2) would not be flagged any more: %3.</source>
        <translation>Eintrag %1 (%2) wäre kein Verstoß mehr: %3.</translation>
    </message>
    <message>
        <source>Entry %1 (%2) could not have been done: it names what would not exist.</source>
        <translation>Eintrag %1 (%2) wäre nicht möglich gewesen: Er nennt etwas, das es nicht gäbe.</translation>
    </message>
    <message>
        <source>%1 would be %2 instead of %3.</source>
        <translation>%1 wäre %2 statt %3.</translation>
    </message>
    <message>
        <source>%1 would not be there.</source>
        <translation>%1 wäre nicht da.</translation>
    </message>
    <message>
        <source>%1 would lie at %2.</source>
        <translation>%1 läge bei %2.</translation>
    </message>
    <message>
        <source>%1 would lie at %2 instead of %3.</source>
        <translation>%1 läge bei %2 statt bei %3.</translation>
    </message>
    <message>
        <source>%1 was shown (entry %2).</source>
        <translation>%1 wurde gezeigt (Eintrag %2).</translation>
    </message>
    <message>
        <source>Chance gave %1 (entry %2).</source>
        <translation>Der Zufall ergab %1 (Eintrag %2).</translation>
    </message>
    <message>
        <source>Chance spoke (entry %1).</source>
        <translation>Der Zufall entschied (Eintrag %1).</translation>
    </message>
    <message>
        <source>What was asked is known: “%1” (entry %2).</source>
        <translation>Die Antwort ist bekannt: „%1“ (Eintrag %2).</translation>
    </message>
    <message>
        <source>Entry %1 is not in force: it was undone, or it changes nothing.</source>
        <translation>Eintrag %1 gilt nicht: Er wurde rückgängig gemacht oder ändert nichts.</translation>
    </message>
    <message>
        <source>The replacement names what did not exist then.</source>
        <translation>Das nennt etwas, das es da nicht gab.</translation>
    </message>
    <message>
        <source>%1: %2 page</source>
        <translation>%1: %2 Seite</translation>
    </message>
    <message>
        <source>%1: %2 pages</source>
        <translation>%1: %2 Seiten</translation>
    </message>
    <message>
        <source>%1: %2 files</source>
        <translation>%1: %2 Dateien</translation>
    </message>
    <message>
        <source>The text of %1 is too long for its card; its end is missing.</source>
        <translation>Der Text von %1 ist zu lang für seine Karte; sein Ende fehlt.</translation>
    </message>
    <message>
        <source>The picture of %1 cannot be read; a scene is drawn instead.</source>
        <translation>Das Bild von %1 kann nicht gelesen werden; stattdessen ist eine Szene gezeichnet.</translation>
    </message>
    <message>
        <source>The number %1 of %2 was given before to %3.</source>
        <translation>Die Nummer %1 von %2 hatte vorher %3.</translation>
    </message>
    <message>
        <source>If these are two cards, one needs another.</source>
        <translation>Sind das zwei Karten, braucht eine davon eine andere.</translation>
    </message>
    <message>
        <source>%1 has not been seen yet. The book has it in %2, and there it is taken to lie.</source>
        <translation>%1 wurde noch nicht gesehen. Im Buch liegt diese Karte in %2; davon wird ausgegangen.</translation>
    </message>
    <message>
        <source>A command card lay there already. Take it away; when it is laid anew, it counts.</source>
        <translation>Eine Befehlskarte lag schon da. Nimm sie weg; wird sie neu gelegt, zählt sie.</translation>
    </message>
    <message>
        <source>Cannot write %1. Is there room, and may it be written to?</source>
        <translation>%1 kann nicht geschrieben werden. Ist Platz da, und darf dort geschrieben werden?</translation>
    </message>
    <message>
        <source>%1 is a camera&apos;s name. Cameras are chosen from the list in the window; here a picture, a folder of pictures, a film or a stream is named.</source>
        <translation>%1 ist der Name einer Kamera. Kameras werden im Fenster aus der Liste gewählt; hier wird ein Bild, ein Ordner mit Bildern, ein Film oder ein Stream genannt.</translation>
    </message>
    <message>
        <source>%1 may act.</source>
        <translation>%1 ist dran.</translation>
    </message>
    <message>
        <source>%1 or %2 may act.</source>
        <translation>%1 oder %2 kann handeln.</translation>
    </message>
    <message>
        <source>%1 or %2 or %3 may act.</source>
        <translation>%1, %2 oder %3 kann handeln.</translation>
    </message>
    <message>
        <source>%1 or %2 or %3 or %4 may act.</source>
        <translation>%1, %2, %3 oder %4 kann handeln.</translation>
    </message>
    <message>
        <source>Nothing is due.</source>
        <translation>Es steht nichts an.</translation>
    </message>
    <message>
        <source>What was just flagged is taken back or stands.</source>
        <translation>Der Verstoß wird zurückgenommen oder bleibt stehen.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist aus.</translation>
    </message>
    <message>
        <source>%1 draws %2 cards.</source>
        <translation>%1 zieht %2 Karten.</translation>
    </message>
    <message>
        <source>All starting cards are laid; “begin” starts turn 1.</source>
        <translation>Alle Startkarten liegen; „begin“ beginnt Zug 1.</translation>
    </message>
    <message>
        <source>Nobody may pass now.</source>
        <translation>Gerade darf niemand passen.</translation>
    </message>
    <message>
        <source>%1 may not pass now.</source>
        <translation>%1 darf gerade nicht passen.</translation>
    </message>
    <message>
        <source>Printing was called off.</source>
        <translation>Der Druck wurde abgebrochen.</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>Was ist passiert?</translation>
    </message>
    <message>
        <source>Nobody saw: %1. Was it so?</source>
        <translation>Niemand hat gesehen: %1. War es so?</translation>
    </message>
    <message>
        <source>%1: on which card?</source>
        <translation>%1: auf welche Karte?</translation>
    </message>
    <message>
        <source>%1: to which place?</source>
        <translation>%1: an welchen Platz?</translation>
    </message>
    <message>
        <source>%1: which player?</source>
        <translation>%1: welcher Spieler?</translation>
    </message>
    <message>
        <source>%1: how many?</source>
        <translation>%1: wie viele?</translation>
    </message>
    <message>
        <source>%1: how?</source>
        <translation>%1: wie?</translation>
    </message>
    <message>
        <source>%1 in %2 is in neither deck: nothing it does counts.</source>
        <translation>%1 in %2 gehört zu keinem der beiden Decks: Was damit geschieht, zählt nicht.</translation>
    </message>
    <message>
        <source>%1 in %2 is in no deck of this match: nothing it does counts.</source>
        <translation>%1 in %2 gehört zu keinem Deck dieser Partie: Was damit geschieht, zählt nicht.</translation>
    </message>
    <message>
        <source>Take it away, or add it to the deck it belongs to.</source>
        <translation>Nimm die Karte weg oder nimm sie in ihr Deck auf.</translation>
    </message>
    <message>
        <source>A card that nobody knows</source>
        <translation>Eine Karte, die niemand kennt,</translation>
    </message>
    <message>
        <source>This copy of %1</source>
        <translation>Dieses Exemplar von %1</translation>
    </message>
    <message>
        <source>It was played with rules version %1; this is %2.</source>
        <translation>Gespielt wurde mit Version %1 der Regeln; dies ist %2.</translation>
    </message>
    <message>
        <source>The rule catalogue of %1 has changed since.</source>
        <translation>Der Regelkatalog von %1 hat sich seither geändert.</translation>
    </message>
    <message>
        <source>The printed facts of its cards are not those it was played with.</source>
        <translation>Auf den Karten steht anderes als damals, als gespielt wurde.</translation>
    </message>
    <message>
        <source>Its house rules are not those it was played with.</source>
        <translation>Die Hausregeln sind nicht die, mit denen gespielt wurde.</translation>
    </message>
    <message>
        <source>It was played with engine %1; this is %2.</source>
        <translation>Gespielt wurde mit Programmversion %1; dies ist %2.</translation>
    </message>
    <message>
        <source>Entry %1: the position after it is not the one that was written down.</source>
        <translation>Eintrag %1: Die Stellung danach ist nicht die, die aufgeschrieben wurde.</translation>
    </message>
    <message>
        <source>Entry %1: it was judged “%2” then and “%3” now.</source>
        <translation>Eintrag %1: Damals lautete das Urteil „%2“, heute „%3“.</translation>
    </message>
    <message>
        <source>Who won the coin toss?</source>
        <translation>Wer hat den Münzwurf gewonnen?</translation>
    </message>
    <message>
        <source>INITIATIVE is equal: who won the coin toss?</source>
        <translation>INITIATIVE ist gleich: Wer hat den Münzwurf gewonnen?</translation>
    </message>
    <message>
        <source>%1 decides who goes first.</source>
        <translation>%1 entscheidet, wer beginnt.</translation>
    </message>
    <message>
        <source>Who is the first attacker?</source>
        <translation>Wer greift zuerst an?</translation>
    </message>
    <message>
        <source>Has %1 shuffled the deck?</source>
        <translation>Hat %1 das Deck gemischt?</translation>
    </message>
    <message>
        <source>Has %1 shuffled deck and pool?</source>
        <translation>Hat %1 Deck und Pool gemischt?</translation>
    </message>
    <message>
        <source>Does %1 exchange any cards of the hand?</source>
        <translation>Tauscht %1 Karten der Hand aus?</translation>
    </message>
    <message>
        <source>Has %1 ended the turn, or passed?</source>
        <translation>Hat %1 den Zug beendet oder gepasst?</translation>
    </message>
    <message>
        <source>%1&apos;s sub-phase: a move, a battle, up to three plays or a pass.</source>
        <translation>Sub-Phase von %1: eine Bewegung, ein Kampf, bis zu drei Karten oder Passen.</translation>
    </message>
    <message>
        <source>%1&apos;s battle action: an attack, a retreat or a pass.</source>
        <translation>Kampfaktion von %1: ein Angriff, ein Rückzug oder Passen.</translation>
    </message>
    <message>
        <source>%1&apos;s go in round %2: actions, or a pass.</source>
        <translation>%1 ist in Runde %2 an der Reihe: Aktionen oder Passen.</translation>
    </message>
    <message>
        <source>Does anybody respond to %1?</source>
        <translation>Antwortet jemand auf %1?</translation>
    </message>
    <message>
        <source>Does anybody play a Tactic before %1 takes effect?</source>
        <translation>Spielt jemand eine Tactic, bevor %1 wirkt?</translation>
    </message>
    <message>
        <source>What does the text of %1 do?</source>
        <translation>Was bewirkt der Text von %1?</translation>
    </message>
    <message>
        <source>Which card did %1 declare?</source>
        <translation>Welche Karte hat %1 angesagt?</translation>
    </message>
    <message>
        <source>What does %1 target with %2?</source>
        <translation>Worauf zielt %1 mit %2?</translation>
    </message>
    <message>
        <source>How much of what does %1 move with Flux?</source>
        <translation>Wie viel wovon verschiebt %1 mit Flux?</translation>
    </message>
    <message>
        <source>What does %1 of %2 do now?</source>
        <translation>Was bewirkt %1 von %2 jetzt?</translation>
    </message>
    <message>
        <source>What did %1 do?</source>
        <translation>Was hat %1 bewirkt?</translation>
    </message>
    <message>
        <source>Whom is %1 meant for?</source>
        <translation>Wem gilt %1?</translation>
    </message>
    <message>
        <source>Whom is the ability of %1 meant for?</source>
        <translation>Wem gilt die Fähigkeit von %1?</translation>
    </message>
    <message>
        <source>What changed the tokens on %1?</source>
        <translation>Was hat die Marken auf %1 verändert?</translation>
    </message>
    <message>
        <source>Does %1 resolve the ability of %2?</source>
        <translation>Führt %1 die Fähigkeit von %2 aus?</translation>
    </message>
    <message>
        <source>In which order do they block %1?</source>
        <translation>In welcher Reihenfolge blocken sie %1?</translation>
    </message>
    <message>
        <source>How much of %1 does %2 deal to the base?</source>
        <translation>Wie viel von %1 fügt %2 der Basis zu?</translation>
    </message>
    <message>
        <source>Does %1 use %2?</source>
        <translation>Nutzt %1 %2?</translation>
    </message>
    <message>
        <source>its ability</source>
        <translation>die eigene Fähigkeit</translation>
    </message>
    <message>
        <source>What does %1 cost, and what is it?</source>
        <translation>Was kostet %1, und was für eine Karte ist es?</translation>
    </message>
    <message>
        <source>Which card was revealed for %1?</source>
        <translation>Welche Karte wurde für %1 aufgedeckt?</translation>
    </message>
    <message>
        <source>Who controls %1?</source>
        <translation>Wer kontrolliert %1?</translation>
    </message>
    <message>
        <source>Of a unit there no control is given.</source>
        <translation>Von einer Einheit dort ist keine Kontrolle angegeben.</translation>
    </message>
    <message>
        <source>Whom did %1 attack?</source>
        <translation>Wen hat %1 angegriffen?</translation>
    </message>
    <message>
        <source>How much damage did %1 take?</source>
        <translation>Wie viel Schaden hat %1 genommen?</translation>
    </message>
    <message>
        <source>Which of these happens first?</source>
        <translation>Was davon geschieht zuerst?</translation>
    </message>
    <message>
        <source>Is %1 set off?</source>
        <translation>Wird %1 ausgelöst?</translation>
    </message>
    <message>
        <source>Does %1 carry out what %2 may do?</source>
        <translation>Führt %1 aus, was %2 darf?</translation>
    </message>
    <message>
        <source>Which cards, if any, does %1 choose for %2?</source>
        <translation>Welche Karten wählt %1 für %2, falls überhaupt?</translation>
    </message>
    <message>
        <source>What does %1 do about the hit?</source>
        <translation>Was tut %1 gegen den Treffer?</translation>
    </message>
    <message>
        <source>Is a captive of %1 released?</source>
        <translation>Wird ein Gefangener von %1 freigelassen?</translation>
    </message>
    <message>
        <source>Which squad goes with %1?</source>
        <translation>Welcher Squad geht mit %1?</translation>
    </message>
    <message>
        <source>How many hits did the attack on %1 leave?</source>
        <translation>Wie viele Treffer bleiben vom Angriff auf %1?</translation>
    </message>
    <message>
        <source>%1 lays a power token face down.</source>
        <translation>%1 legt eine Power-Marke verdeckt hin.</translation>
    </message>
    <message>
        <source>The Empire&apos;s suppressors move clockwise.</source>
        <translation>Die Suppressors des Empire ziehen im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>The white die is rolled, and drop-ship %1 lands.</source>
        <translation>Der weiße Würfel wird geworfen, und Drop-Ship %1 landet.</translation>
    </message>
    <message>
        <source>%1 and %2 each place at home: %3.</source>
        <translation>%1 und %2 legen jeweils nach Hause: %3.</translation>
    </message>
    <message>
        <source>%1 places at home: %2.</source>
        <translation>%1 legt nach Hause: %2.</translation>
    </message>
    <message>
        <source>a Commander</source>
        <translation>einen Commander</translation>
    </message>
    <message>
        <source>a Stronghold</source>
        <translation>ein Stronghold</translation>
    </message>
    <message>
        <source>a Resource Attachment that needs no TEKs</source>
        <translation>ein Resource Attachment, das keine TEKs braucht</translation>
    </message>
    <message>
        <source>a TEK of at most 3 energy</source>
        <translation>ein TEK von höchstens 3 Energie</translation>
    </message>
    <message>
        <source>Both players roll both result dice, and the higher sum takes the First Player token.</source>
        <translation>Beide würfeln mit beiden Ergebniswürfeln; die höhere Summe nimmt die First-Player-Marke.</translation>
    </message>
    <message>
        <source>%1 lays three squad boards into the Home Base, with the numbers 1 to 3.</source>
        <translation>%1 legt drei Squad-Tafeln in die Home Base, mit den Nummern 1 bis 3.</translation>
    </message>
    <message>
        <source>%1 lays an empty chassis into the Home Base.</source>
        <translation>%1 legt ein leeres Chassis in die Home Base.</translation>
    </message>
    <message>
        <source>Each player lays the standard-issue equipment face up and puts number tokens on it.</source>
        <translation>Alle legen ihre Standardausrüstung offen aus und setzen Zahlenmarken darauf.</translation>
    </message>
</context>
<context>
    <name>EntryList</name>
    <message>
        <source>Entries of the match</source>
        <translation>Einträge der Partie</translation>
    </message>
    <message>
        <source>Entry %1: %2 %3.</source>
        <translation>Eintrag %1: %2 %3.</translation>
    </message>
    <message>
        <source>Flagged: %1</source>
        <translation>Verstoß: %1</translation>
    </message>
    <message>
        <source>It was %1.</source>
        <translation>Er wurde %1.</translation>
    </message>
    <message>
        <source>Not in force.</source>
        <translation>Gilt nicht mehr.</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
</context>
<context>
    <name>EntryPanel</name>
    <message>
        <source>Entry %1</source>
        <translation>Eintrag %1</translation>
    </message>
    <message>
        <source>The card as it was seen: %1</source>
        <translation>Die Karte, wie sie gesehen wurde: %1</translation>
    </message>
    <message>
        <source>Seen: %1</source>
        <translation>Gesehen: %1</translation>
    </message>
    <message>
        <source>What can be done about it</source>
        <translation>Was sich machen lässt</translation>
    </message>
    <message>
        <source>That is not what happened? It was really</source>
        <translation>War es anders? In Wirklichkeit war es</translation>
    </message>
    <message>
        <source>nothing: it never happened</source>
        <translation>nichts: das ist nie passiert</translation>
    </message>
    <message>
        <source>or type it, as “A pass”</source>
        <translation>oder tipp es, etwa „A pass“</translation>
    </message>
    <message>
        <source>%1. Nothing else would change.</source>
        <translation>%1. Sonst würde sich nichts ändern.</translation>
    </message>
    <message>
        <source>%1. Then:</source>
        <translation>%1. Dann:</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>That was wrong: keep it as a test case</source>
        <translation>Das war falsch: als Testfall aufheben</translation>
    </message>
</context>
<context>
    <name>FlagSheet</name>
    <message>
        <source>Flagged: %1.</source>
        <translation>Verstoß: %1.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>So stehen lassen</translation>
    </message>
    <message>
        <source>Not what happened</source>
        <translation>So war es nicht</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>What is ruled, in words</source>
        <translation>Was entschieden wird, in Worten</translation>
    </message>
</context>
<context>
    <name>GuidePage</name>
    <message>
        <source>The first card in two minutes</source>
        <translation>Die erste Karte in zwei Minuten</translation>
    </message>
    <message>
        <source>Four steps. A pack that was printed before needs only the last two.</source>
        <translation>Vier Schritte. Ist schon gedruckt, brauchst du nur die letzten zwei.</translation>
    </message>
    <message>
        <source>Print a deck and the mat</source>
        <translation>Deck und Matte drucken</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>A sheet has nine cards, each with a code of its own.</source>
        <translation>Ein Bogen hat neun Karten, jede mit eigenem Code.</translation>
    </message>
    <message>
        <source>Print at 100 % (“actual size”): the ruler on the sheet is 100 mm long.</source>
        <translation>Druck mit 100 % („tatsächliche Größe“): Das Lineal auf dem Bogen ist 100 mm lang.</translation>
    </message>
    <message>
        <source>No printer? “New match” without a deck needs none.</source>
        <translation>Kein Drucker? „Neue Partie“ ohne Deck braucht keinen.</translation>
    </message>
    <message>
        <source>Lay the mat</source>
        <translation>Matte auslegen</translation>
    </message>
    <message>
        <source>Glued from sheets, from a print shop, or four loose corners on a mat of your own.</source>
        <translation>Aus Bögen geklebt, aus dem Copyshop oder vier lose Ecken auf deiner eigenen Matte.</translation>
    </message>
    <message>
        <source>All four corner markers stay free: by them Cardinal knows where everything lies.</source>
        <translation>Alle vier Eckmarken bleiben frei: An ihnen erkennt Cardinal, wo alles liegt.</translation>
    </message>
    <message>
        <source>A sits at the lower edge, B opposite.</source>
        <translation>A sitzt am unteren Rand, B gegenüber.</translation>
    </message>
    <message>
        <source>Put a camera over it</source>
        <translation>Kamera darüber anbringen</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Einrichten</translation>
    </message>
    <message>
        <source>Any webcam of 1080p, or a phone that serves its picture.</source>
        <translation>Jede Webcam mit 1080p oder ein Handy, das sein Bild sendet.</translation>
    </message>
    <message>
        <source>Above the middle, looking down, the whole mat in the picture, little around it.</source>
        <translation>Über der Mitte, Blick nach unten, die ganze Matte im Bild und wenig drum herum.</translation>
    </message>
    <message>
        <source>No lamp mirrored in the sleeves. Set-up tells for each place whether cards can be read there, and what would help.</source>
        <translation>Keine Lampe, die sich in den Hüllen spiegelt. „Einrichten“ sagt für jeden Platz, ob Karten dort lesbar sind und was hilft.</translation>
    </message>
    <message>
        <source>Show the first card</source>
        <translation>Die erste Karte zeigen</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Begin a match, then lay a card into a zone and take the hand away.</source>
        <translation>Beginn eine Partie, leg eine Karte in eine Zone und nimm die Hand weg.</translation>
    </message>
    <message>
        <source>Its name appears over it. What you play is written down; a play that breaks a rule gets a flag with its place in the rulebook.</source>
        <translation>Ihr Name erscheint darüber. Was du spielst, wird mitgeschrieben; ein Zug gegen die Regeln wird angezeigt, mit der Stelle im Regelheft.</translation>
    </message>
    <message>
        <source>Nothing is ever refused: take it back, or let it stand.</source>
        <translation>Nichts wird verweigert: Nimm es zurück oder lass es so stehen.</translation>
    </message>
    <message>
        <source>do that step</source>
        <translation>diesen Schritt ausführen</translation>
    </message>
    <message>
        <source>A printed sheet of nine cards</source>
        <translation>Ein gedruckter Bogen mit neun Karten</translation>
    </message>
    <message>
        <source>The mat, a marker at each corner</source>
        <translation>Die Matte mit einer Marke an jeder Ecke</translation>
    </message>
    <message>
        <source>A card</source>
        <translation>Eine Karte</translation>
    </message>
    <message>
        <source>The whole guide</source>
        <translation>Die ganze Anleitung</translation>
    </message>
</context>
<context>
    <name>HandbookPage</name>
    <message>
        <source>The user&apos;s guide</source>
        <translation>Anleitung</translation>
    </message>
    <message>
        <source>read on</source>
        <translation>weiterlesen</translation>
    </message>
    <message>
        <source>read back</source>
        <translation>zurücklesen</translation>
    </message>
    <message>
        <source>that chapter</source>
        <translation>dieses Kapitel</translation>
    </message>
    <message>
        <source>the tenth of them</source>
        <translation>das zehnte davon</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>The commands are for those who like a terminal; the window needs none.</source>
        <translation>Die Befehle sind für alle, die gern tippen; das Fenster braucht keine.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>What may be done now</source>
        <translation>Was jetzt geht</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>plays</comment>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <comment>key</comment>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Alt</source>
        <comment>key</comment>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>key</comment>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>key</comment>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>key</comment>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>End</source>
        <comment>key</comment>
        <translation>Ende</translation>
    </message>
</context>
<context>
    <name>LayOut</name>
    <message>
        <source>Put this moment on the table again, and play on from it or look at it together. Tick off what lies.</source>
        <translation>Leg diesen Moment noch einmal auf den Tisch, um weiterzuspielen oder ihn zusammen anzusehen. Hak ab, was liegt.</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Kein Häkchen</translation>
    </message>
</context>
<context>
    <name>Line</name>
    <message>
        <source>chosen: %1</source>
        <translation>gewählt: %1</translation>
    </message>
</context>
<context>
    <name>Local</name>
    <message>
        <source>%1, picture %2 at %3</source>
        <translation>%1, Bild %2 bei %3</translation>
    </message>
    <message>
        <source>printed %1</source>
        <translation>aufgedruckt: %1</translation>
    </message>
    <message>
        <source>effect of %1</source>
        <translation>Wirkung von %1</translation>
    </message>
    <message>
        <source>effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>what happened since, and limits</source>
        <translation>was seither geschah, und Grenzen</translation>
    </message>
    <message>
        <source>rulebook: %1</source>
        <translation>Regelheft: %1</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <extracomment>seen by camera</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Take it out alone</source>
        <translation>Nur das herausnehmen</translation>
    </message>
    <message>
        <source>Go back to before it</source>
        <translation>Bis davor zurückgehen</translation>
    </message>
    <message>
        <source>An entry is corrected to what a player did, as “A pass”.</source>
        <translation>Ein Eintrag wird zu dem berichtigt, was jemand getan hat, etwa „A pass“.</translation>
    </message>
    <message>
        <source>That could not be done then.</source>
        <translation>Das ging zu dem Zeitpunkt nicht.</translation>
    </message>
    <message>
        <source>It never happened</source>
        <translation>Das ist nie passiert</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nirgends</translation>
    </message>
    <message>
        <source>turned right</source>
        <translation>nach rechts gedreht</translation>
    </message>
    <message>
        <source>upside down</source>
        <translation>auf dem Kopf</translation>
    </message>
    <message>
        <source>turned left</source>
        <translation>nach links gedreht</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>upright</source>
        <translation>aufrecht</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Entry %1</source>
        <translation>Eintrag %1</translation>
    </message>
    <message>
        <source>Flagged: %1</source>
        <translation>Verstoß: %1</translation>
    </message>
    <message>
        <source>It was %1</source>
        <translation>Er wurde %1</translation>
    </message>
    <message>
        <source>Not in force</source>
        <translation>Gilt nicht mehr</translation>
    </message>
    <message>
        <source>Kept as a test case, on this machine alone: %1</source>
        <translation>Als Testfall aufgehoben, nur auf diesem Rechner: %1</translation>
    </message>
    <message>
        <source>Entry %1 stays as it is.</source>
        <translation>Eintrag %1 bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>There is no folder to keep test cases in.</source>
        <translation>Es gibt keinen Ordner für Testfälle.</translation>
    </message>
    <message>
        <source>rests while it is set up</source>
        <translation>ruht, solange eingerichtet wird</translation>
    </message>
    <message>
        <source>over</source>
        <comment>a film</comment>
        <translation>zu Ende</translation>
    </message>
    <message>
        <source>no picture</source>
        <translation>kein Bild</translation>
    </message>
    <message>
        <source>%1 · %2 a second</source>
        <translation>%1 · %2 pro Sekunde</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>Verstoß</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>genau</translation>
    </message>
    <message>
        <source>unverified</source>
        <translation>ungeprüft</translation>
    </message>
    <message>
        <source>certain up to entry %1</source>
        <translation>sicher bis Eintrag %1</translation>
    </message>
    <message>
        <source>Every verdict and every position is what was written down then.</source>
        <translation>Jedes Urteil und jede Stellung ist so, wie damals aufgeschrieben.</translation>
    </message>
    <message>
        <source>in the format that it gives</source>
        <translation>in dem Format, das sie liefert</translation>
    </message>
    <message>
        <source>%1 × %2, %3 a second</source>
        <translation>%1 × %2, %3 pro Sekunde</translation>
    </message>
    <message>
        <source>the best of %1 formats for reading</source>
        <translation>das beste von %1 Formaten zum Lesen</translation>
    </message>
    <message>
        <source>a film, pictures or a stream</source>
        <translation>ein Film, Bilder oder ein Stream</translation>
    </message>
    <message>
        <source>Opening …</source>
        <translation>Wird geöffnet …</translation>
    </message>
    <message>
        <source>This was its last picture.</source>
        <translation>Das war ihr letztes Bild.</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 pro Sekunde</translation>
    </message>
    <message>
        <source>The mat is not found</source>
        <translation>Die Matte wird nicht gefunden</translation>
    </message>
    <message>
        <source>Cards can be read here</source>
        <translation>Hier sind Karten lesbar</translation>
    </message>
    <message>
        <source>Something has to be done first</source>
        <translation>Vorher ist noch etwas zu tun</translation>
    </message>
    <message>
        <source>Found by %1 of its 4 corners, to within %2 mm. The camera is %3 cm away, %4° from straight down.</source>
        <translation>An %1 von 4 Ecken gefunden, auf %2 mm genau. Die Kamera ist %3 cm entfernt und %4° aus der Senkrechten.</translation>
    </message>
    <message>
        <source>Its lens was not measured: it is taken to be what most webcams are like.</source>
        <translation>Ihr Objektiv ist nicht vermessen: Es gilt als das einer üblichen Webcam.</translation>
    </message>
    <message>
        <source>Its lens was measured on %1 from %2 views, to %3 px.</source>
        <translation>Ihr Objektiv wurde am %1 aus %2 Ansichten vermessen, auf %3 px genau.</translation>
    </message>
    <message>
        <source>The lens is kept for this camera and size of pictures.</source>
        <translation>Das Objektiv ist für diese Kamera und Bildgröße gespeichert.</translation>
    </message>
    <message>
        <source>How camera and mat stand is kept as “%1”.</source>
        <translation>Wie Kamera und Matte stehen, ist als „%1“ gespeichert.</translation>
    </message>
    <message>
        <source>%1 %2
%3 px a module</source>
        <translation>%1 %2
%3 px je Modul</translation>
    </message>
    <message>
        <source>d MMM yyyy, HH:mm</source>
        <extracomment>how a day and a time are written, in the letters of Qt&apos;s QDateTime</extracomment>
        <translation>d. MMM yyyy, HH:mm</translation>
    </message>
    <message>
        <source>Cards of a deck</source>
        <translation>Karten eines Decks</translation>
    </message>
    <message>
        <source>Stickers</source>
        <translation>Aufkleber</translation>
    </message>
    <message>
        <source>Tokens and dials</source>
        <translation>Marker und Drehscheiben</translation>
    </message>
    <message>
        <source>Mat, in one piece</source>
        <translation>Matte, in einem Stück</translation>
    </message>
    <message>
        <source>Mat, on sheets</source>
        <translation>Matte, auf Bögen</translation>
    </message>
    <message>
        <source>Loose corners</source>
        <translation>Lose Ecken</translation>
    </message>
    <message>
        <source>Command cards</source>
        <translation>Befehlskarten</translation>
    </message>
    <message>
        <source>Calibration board</source>
        <translation>Kalibriertafel</translation>
    </message>
    <message>
        <source>Nine to a sheet with crop marks and backs; each copy has a code of its own.</source>
        <translation>Neun je Bogen mit Schnittmarken und Rückseiten; jedes Exemplar hat seinen eigenen Code.</translation>
    </message>
    <message>
        <source>Codes with names, for cards you own.</source>
        <translation>Codes mit Namen, für Karten, die du schon hast.</translation>
    </message>
    <message>
        <source>What players lay on cards so that numbers can be seen.</source>
        <translation>Was man auf Karten legt, damit Zahlen zu sehen sind.</translation>
    </message>
    <message>
        <source>For a print shop, or a large printer.</source>
        <translation>Für den Copyshop oder einen großen Drucker.</translation>
    </message>
    <message>
        <source>To be cut and glued together.</source>
        <translation>Zum Ausschneiden und Kleben.</translation>
    </message>
    <message>
        <source>Four markers for a mat of your own.</source>
        <translation>Vier Marken für deine eigene Matte.</translation>
    </message>
    <message>
        <source>Undo, pass, judge and so on: laid on the table instead of a key.</source>
        <translation>Rückgängig, Passen, Schiedsrichter und so weiter: auf den Tisch gelegt statt einer Taste.</translation>
    </message>
    <message>
        <source>Glued to something flat, it tells which lens a camera has.</source>
        <translation>Auf etwas Flaches geklebt, zeigt sie, welches Objektiv eine Kamera hat.</translation>
    </message>
    <message>
        <source>As this computer</source>
        <translation>Wie dieser Rechner</translation>
    </message>
    <message>
        <source>This deck is not there any more.</source>
        <translation>Dieses Deck gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Give the deck a name first.</source>
        <translation>Gib dem Deck zuerst einen Namen.</translation>
    </message>
    <message>
        <source>“%1” is kept.</source>
        <translation>„%1“ ist gespeichert.</translation>
    </message>
    <message>
        <source>%1: %2 listed, %3 there</source>
        <translation>%1: %2 auf der Liste, %3 da</translation>
    </message>
    <message>
        <source>%1 (%2) is not registered</source>
        <translation>%1 (%2) ist nicht registriert</translation>
    </message>
    <message>
        <source>Deck %1</source>
        <translation>Deck %1</translation>
    </message>
    <message>
        <source>%1 is of another game</source>
        <translation>%1 gehört zu einem anderen Spiel</translation>
    </message>
    <message>
        <source>%1: nobody knows this card</source>
        <translation>%1: Diese Karte ist unbekannt</translation>
    </message>
    <message numerus="yes">
        <source>“%1” is kept, with %n physical cards.</source>
        <translation>
            <numerusform>„%1“ ist gespeichert, mit %n echten Karte.</numerusform>
            <numerusform>„%1“ ist gespeichert, mit %n echten Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheets are in %1.</source>
        <translation>
            <numerusform>%n Bogen liegt in %1.</numerusform>
            <numerusform>%n Bögen liegen in %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>until I delete them</source>
        <translation>bis ich sie lösche</translation>
    </message>
    <message>
        <source>a year</source>
        <translation>ein Jahr</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 Tage</translation>
    </message>
    <message>
        <source>a week</source>
        <translation>eine Woche</translation>
    </message>
    <message>
        <source>a day</source>
        <translation>einen Tag</translation>
    </message>
    <message>
        <source>%1, measured on %2</source>
        <translation>%1, vermessen am %2</translation>
    </message>
    <message>
        <source>%1, through %2, seen on %3</source>
        <translation>%1, durch %2, gesehen am %3</translation>
    </message>
    <message>
        <source>No picture is kept.</source>
        <translation>Kein Bild ist gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures of single cards are kept, %1, the oldest of %2.</source>
        <translation>
            <numerusform>%n Bild einer einzelnen Karte ist gespeichert, %1, vom %2.</numerusform>
            <numerusform>%n Bilder einzelner Karten sind gespeichert, %1, das älteste vom %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures were deleted. The matches stay whole without them.</source>
        <translation>
            <numerusform>%n Bild wurde gelöscht. Die Partien bleiben auch ohne ganz.</numerusform>
            <numerusform>%n Bilder wurden gelöscht. Die Partien bleiben auch ohne ganz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>taken back: %1</source>
        <translation>zurückgenommen: %1</translation>
    </message>
    <message>
        <source>left as it was: %1</source>
        <translation>so belassen: %1</translation>
    </message>
    <message>
        <source>undone: %1</source>
        <translation>rückgängig: %1</translation>
    </message>
    <message>
        <source>done again: %1</source>
        <translation>wiederholt: %1</translation>
    </message>
    <message>
        <source>This card is not there any more.</source>
        <translation>Diese Karte gibt es nicht mehr.</translation>
    </message>
    <message numerus="yes">
        <source>%n fields are otherwise now.</source>
        <translation>
            <numerusform>%n Feld ist jetzt anders.</numerusform>
            <numerusform>%n Felder sind jetzt anders.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is known by its picture now.</source>
        <translation>„%1“ ist jetzt an ihrem Bild bekannt.</translation>
    </message>
    <message numerus="yes">
        <source>%n looks are forgotten.</source>
        <translation>
            <numerusform>%n Aufnahme ist vergessen.</numerusform>
            <numerusform>%n Aufnahmen sind vergessen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards are printed at %1 %, by the measure of the mat (%n measured).</source>
        <translation>
            <numerusform>Gemessen an der Matte sind die Karten mit %1 % gedruckt (%n gemessen).</numerusform>
            <numerusform>Gemessen an der Matte sind die Karten mit %1 % gedruckt (%n gemessen).</numerusform>
        </translation>
    </message>
    <message>
        <source>Print them again at 100 %, “actual size”.</source>
        <translation>Druck sie noch einmal mit 100 %, „tatsächliche Größe“.</translation>
    </message>
    <message>
        <source>All for a first match</source>
        <translation>Alles für die erste Partie</translation>
    </message>
    <message>
        <source>Entry %1 stands, and the match goes on as it is.</source>
        <translation>Eintrag %1 bleibt stehen, und die Partie geht so weiter.</translation>
    </message>
    <message>
        <source>That cannot be done:</source>
        <translation>Das geht nicht:</translation>
    </message>
    <message>
        <source>Nothing else would change.</source>
        <translation>Sonst würde sich nichts ändern.</translation>
    </message>
    <message>
        <source>Then:</source>
        <translation>Dann:</translation>
    </message>
    <message numerus="yes">
        <source>%n entries are put back.</source>
        <translation>
            <numerusform>%n Eintrag wird zurückgenommen.</numerusform>
            <numerusform>%n Einträge werden zurückgenommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has become known since.</source>
        <translation>Seitdem ist nichts bekannt geworden.</translation>
    </message>
    <message>
        <source>What has become known since, and nobody can forget:</source>
        <translation>Was seitdem bekannt wurde und niemand vergessen kann:</translation>
    </message>
    <message>
        <source>It would be flagged: %1.</source>
        <translation>Es wäre ein Verstoß: %1.</translation>
    </message>
    <message>
        <source>Nothing lies on the table.</source>
        <translation>Auf dem Tisch liegt nichts.</translation>
    </message>
    <message>
        <source>Everything lies there.</source>
        <translation>Alles liegt da.</translation>
    </message>
    <message>
        <source>%1 of %2 lie there</source>
        <translation>%1 von %2 liegen da</translation>
    </message>
    <message>
        <source>uncompressed</source>
        <translation>unkomprimiert</translation>
    </message>
    <message>
        <source>compressed</source>
        <translation>komprimiert</translation>
    </message>
    <message>
        <source>the best: %1</source>
        <translation>das beste: %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>details</comment>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is a card of %2</source>
        <translation>%1 ist eine Karte von %2</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Stickers for blank dice of 20 mm: digits, and the game&apos;s symbols.</source>
        <translation>Aufkleber für leere Würfel von 20 mm: Ziffern und die Symbole des Spiels.</translation>
    </message>
    <message>
        <source>Two decks, tokens, dice, the mat on sheets and command cards, in one folder.</source>
        <translation>Zwei Decks, Marker, Würfel, die Matte auf Bögen und Befehlskarten, in einem Ordner.</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of the language that all of this is in</comment>
        <translation>de</translation>
    </message>
    <message numerus="yes">
        <source>%n cards, face down</source>
        <translation>
            <numerusform>%n Karte, verdeckt</numerusform>
            <numerusform>%n Karten, verdeckt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&apos;s numbers</source>
        <translation>Zahlen von %1</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>how a day is written, in the letters of Qt&apos;s QDate</extracomment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>nowhere on the table</source>
        <translation>nirgends auf dem Tisch</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Drawing …</source>
        <translation>Wird gezeichnet …</translation>
    </message>
    <message>
        <source>Drawing … %1 of %2</source>
        <translation>Wird gezeichnet … %1 von %2</translation>
    </message>
    <message>
        <source>The lens is forgotten.</source>
        <translation>Das Objektiv ist vergessen.</translation>
    </message>
    <message>
        <source>The mat is not found. The dashed line shows where it lay on %1.</source>
        <translation>Die Matte wird nicht gefunden. Die gestrichelte Linie zeigt, wo sie am %1 lag.</translation>
    </message>
    <message>
        <source>It was kept on %1, with pictures of another size.</source>
        <translation>Am %1 gespeichert, mit Bildern anderer Größe.</translation>
    </message>
    <message>
        <source>Camera and mat stand as they did on %1.</source>
        <translation>Kamera und Matte stehen wie am %1.</translation>
    </message>
    <message>
        <source>Camera or mat moved by %1 mm since %2.</source>
        <translation>Kamera oder Matte sind seit dem %2 um %1 mm verrückt.</translation>
    </message>
    <message>
        <source>“%1” is forgotten.</source>
        <translation>„%1“ ist vergessen.</translation>
    </message>
    <message>
        <source>seen otherwise</source>
        <translation>anders gesehen</translation>
    </message>
    <message>
        <source>A card</source>
        <translation>Eine Karte</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>keywords</source>
        <translation>Schlüsselwörter</translation>
    </message>
    <message>
        <source>abilities</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>effects</source>
        <translation>Wirkungen</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>Bild</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>Log of the match</source>
        <translation>Protokoll der Partie</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts passiert.</translation>
    </message>
    <message>
        <source>what happens now</source>
        <translation>was gerade passiert</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>close what is open, go back</source>
        <translation>Offenes schließen, zurück</translation>
    </message>
    <message>
        <source>light or dark</source>
        <translation>hell oder dunkel</translation>
    </message>
    <message>
        <source>larger letters</source>
        <translation>größere Schrift</translation>
    </message>
    <message>
        <source>smaller letters</source>
        <translation>kleinere Schrift</translation>
    </message>
    <message>
        <source>letters as they were</source>
        <translation>Schrift wie zuvor</translation>
    </message>
    <message>
        <source>whole screen</source>
        <translation>ganzer Bildschirm</translation>
    </message>
    <message>
        <source>back</source>
        <translation>zurück</translation>
    </message>
    <message>
        <source>to the start</source>
        <translation>zum Anfang</translation>
    </message>
    <message>
        <source>these keys</source>
        <translation>diese Tasten</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>the user&apos;s guide, at what is shown</source>
        <translation>die Anleitung zu dem, was zu sehen ist</translation>
    </message>
</context>
<context>
    <name>MatchBar</name>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>looking what happened</source>
        <translation>sieht nach, was passiert ist</translation>
    </message>
    <message>
        <source>not stored</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>From above</source>
        <translation>Von oben</translation>
    </message>
    <message>
        <source>As seen</source>
        <translation>Wie gesehen</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>no camera</source>
        <translation>keine Kamera</translation>
    </message>
    <message>
        <source>Source: %1.</source>
        <translation>Quelle: %1.</translation>
    </message>
    <message>
        <source>%1. Why?</source>
        <translation>%1. Warum?</translation>
    </message>
</context>
<context>
    <name>MatchScreen</name>
    <message>
        <source>answer the question</source>
        <translation>die Frage beantworten</translation>
    </message>
    <message>
        <source>ask again what was put off with Esc</source>
        <translation>mit Esc Aufgeschobenes noch einmal fragen</translation>
    </message>
    <message>
        <source>take the flagged play back</source>
        <translation>den Verstoß zurücknehmen</translation>
    </message>
    <message>
        <source>let it stand</source>
        <translation>so stehen lassen</translation>
    </message>
    <message>
        <source>that is not what happened</source>
        <translation>so war es nicht</translation>
    </message>
    <message>
        <source>state a ruling in words</source>
        <translation>eine Entscheidung in Worten festhalten</translation>
    </message>
    <message>
        <source>the table is right, the book is not</source>
        <translation>der Tisch stimmt, das Buch nicht</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>rückgängig</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>wiederholen</translation>
    </message>
    <message>
        <source>that was wrong: keep it as a test case</source>
        <translation>das war falsch: als Testfall aufheben</translation>
    </message>
    <message>
        <source>type what it really was, of what is looked into</source>
        <translation>eintippen, was es wirklich war</translation>
    </message>
    <message>
        <source>type what a player does</source>
        <translation>eintippen, was jemand tut</translation>
    </message>
    <message>
        <source>the log, then ↑ ↓ and Enter</source>
        <translation>das Protokoll, dann ↑ ↓ und Enter</translation>
    </message>
    <message>
        <source>the table as a list, then Tab and Enter</source>
        <translation>der Tisch als Liste, dann Tab und Enter</translation>
    </message>
    <message>
        <source>the table from above or as it is seen</source>
        <translation>der Tisch von oben oder wie gesehen</translation>
    </message>
    <message>
        <source>turn the far player&apos;s numbers</source>
        <translation>die Zahlen gegenüber umdrehen</translation>
    </message>
    <message>
        <source>sounds on or off</source>
        <translation>Töne an oder aus</translation>
    </message>
    <message>
        <source>say flags and questions, or be silent</source>
        <translation>Verstöße und Fragen vorlesen oder nicht</translation>
    </message>
    <message>
        <source>choose a camera</source>
        <translation>Kamera wählen</translation>
    </message>
    <message>
        <source>Which camera?</source>
        <translation>Welche Kamera?</translation>
    </message>
    <message>
        <source>%1  (this one)</source>
        <translation>%1  (diese)</translation>
    </message>
    <message>
        <source>No camera was found. Plug one in, then press C twice. The address of a phone is typed in Set-up.</source>
        <translation>Keine Kamera gefunden. Steck eine ein und drück zweimal C. Die Adresse eines Handys wird unter „Einrichten“ eingetippt.</translation>
    </message>
    <message>
        <source>begin the game, when everything is laid</source>
        <translation>die Partie beginnen, wenn alles liegt</translation>
    </message>
    <message>
        <source>Looking for cameras …</source>
        <translation>Kameras werden gesucht …</translation>
    </message>
</context>
<context>
    <name>MatchSide</name>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Due now</source>
        <translation>Jetzt dran</translation>
    </message>
    <message>
        <source>A question was put off</source>
        <translation>Eine Frage ist aufgeschoben</translation>
    </message>
    <message>
        <source>Esc once more: to the start. The match goes on.</source>
        <translation>Noch einmal Esc: zum Start. Die Partie läuft weiter.</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>Die Partie beginnen</translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message numerus="yes">
        <source>%n matches were played</source>
        <translation>
            <numerusform>%n Partie wurde gespielt</numerusform>
            <numerusform>%n Partien wurden gespielt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n matches</source>
        <translation>
            <numerusform>%1 von %n Partie</numerusform>
            <numerusform>%1 von %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>type what you look for</source>
        <translation>eintippen, was du suchst</translation>
    </message>
    <message>
        <source>only those with flags</source>
        <translation>nur die mit Verstößen</translation>
    </message>
    <message>
        <source>go on with this match</source>
        <translation>diese Partie fortsetzen</translation>
    </message>
    <message>
        <source>Look for a match</source>
        <translation>Partie suchen</translation>
    </message>
    <message>
        <source>Players, game, day</source>
        <translation>Spieler, Spiel, Tag</translation>
    </message>
    <message>
        <source>Only with flags</source>
        <translation>Nur mit Verstößen</translation>
    </message>
    <message>
        <source>Opening the match …</source>
        <translation>Partie wird geöffnet …</translation>
    </message>
    <message>
        <source>Looking …</source>
        <translation>Es wird gesucht …</translation>
    </message>
    <message>
        <source>No match was played yet. It will be here as soon as its first entry is stored.</source>
        <translation>Noch keine Partie gespielt. Sie steht hier, sobald ihr erster Eintrag gespeichert ist.</translation>
    </message>
    <message>
        <source>No match is like that.</source>
        <translation>Keine Partie passt dazu.</translation>
    </message>
    <message>
        <source>Match %1: %2</source>
        <translation>Partie %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flags</source>
        <translation>
            <numerusform>%n Verstoß</numerusform>
            <numerusform>%n Verstöße</numerusform>
        </translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>statistics of the matches that are listed</source>
        <translation>Statistik der aufgelisteten Partien</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Writing the match …</source>
        <translation>Die Partie wird geschrieben …</translation>
    </message>
    <message>
        <source>save this match as a file</source>
        <translation>diese Partie als Datei speichern</translation>
    </message>
    <message>
        <source>Saved as</source>
        <translation>Gespeichert als</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Save as a page</source>
        <translation>Als Seite speichern</translation>
    </message>
    <message>
        <source>Save as a record</source>
        <translation>Als Datei speichern</translation>
    </message>
    <message>
        <source>Save as JSON Lines</source>
        <translation>Als JSON-Zeilen speichern</translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Everything may stay as it is; decks and names can also be told later.</source>
        <translation>Alles kann bleiben, wie es ist; Decks und Namen gehen auch später noch.</translation>
    </message>
    <message>
        <source>begin</source>
        <translation>beginnen</translation>
    </message>
    <message>
        <source>choose the game</source>
        <translation>das Spiel wählen</translation>
    </message>
    <message>
        <source>No deck: the sample table</source>
        <translation>Kein Deck: der Beispieltisch</translation>
    </message>
    <message>
        <source>Which game is on the table?</source>
        <translation>Welches Spiel liegt auf dem Tisch?</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>No hints, and only a judge undoes. Without it: practice.</source>
        <translation>Keine Tipps, und nur ein Schiedsrichter macht rückgängig. Sonst: Übung.</translation>
    </message>
    <message>
        <source>House rules, where the rulebook is unclear (%1)</source>
        <translation>Hausregeln, wo das Regelheft unklar ist (%1)</translation>
    </message>
    <message>
        <source>Laying the table …</source>
        <translation>Der Tisch wird gedeckt …</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Ctrl ↵</source>
        <translation>Strg ↵</translation>
    </message>
    <message>
        <source>%1 · sits at the lower edge</source>
        <translation>%1 · sitzt am unteren Rand</translation>
    </message>
    <message>
        <source>%1 · sits opposite</source>
        <translation>%1 · sitzt gegenüber</translation>
    </message>
    <message>
        <source>How many play?</source>
        <translation>Wie viele spielen?</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>%1 Spieler</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Name von %1</translation>
    </message>
    <message>
        <source>Deck of player %1</source>
        <translation>Deck von %1</translation>
    </message>
</context>
<context>
    <name>NumberCell</name>
    <message>
        <source>%1: %2 %3 of %4</source>
        <translation>%1: %2 %3 von %4</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>more than allowed</source>
        <translation>mehr als erlaubt</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
</context>
<context>
    <name>NumberPlots</name>
    <message>
        <source>%1 over the match: %2</source>
        <translation>%1 im Lauf der Partie: %2</translation>
    </message>
    <message>
        <source>%1 ends at %2</source>
        <translation>%1 endet bei %2</translation>
    </message>
</context>
<context>
    <name>Over</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>OverTheTable</name>
    <message>
        <source>A camera on an arm, 80 to 110 centimetres above the middle of the mat, looking straight down</source>
        <translation>Eine Kamera an einem Arm, 80 bis 110 Zentimeter über der Mitte der Matte, Blick senkrecht nach unten</translation>
    </message>
    <message>
        <source>80 – 110 cm</source>
        <translation>80 – 110 cm</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>PlayerStrip</name>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wartet</translation>
    </message>
</context>
<context>
    <name>PrintPage</name>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>PDF of true size: print at 100 %, then measure the ruler on the sheet.</source>
        <translation>PDF in wahrer Größe: mit 100 % drucken, dann das Lineal auf dem Bogen nachmessen.</translation>
    </message>
    <message>
        <source>print</source>
        <translation>drucken</translation>
    </message>
    <message>
        <source>what is printed</source>
        <translation>was gedruckt wird</translation>
    </message>
    <message>
        <source>What is printed</source>
        <translation>Was gedruckt wird</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>File to write</source>
        <translation>Zieldatei</translation>
    </message>
    <message>
        <source>Letter paper</source>
        <translation>Letter-Papier</translation>
    </message>
    <message>
        <source>Else A4.</source>
        <translation>Sonst A4.</translation>
    </message>
    <message>
        <source>Register these copies with the deck</source>
        <translation>Diese Exemplare für das Deck registrieren</translation>
    </message>
    <message>
        <source>A card of the game that is not one of them is noticed during play.</source>
        <translation>Eine andere Karte des Spiels fällt dann beim Spielen auf.</translation>
    </message>
    <message>
        <source>Small codes</source>
        <translation>Kleine Codes</translation>
    </message>
    <message>
        <source>0.7 mm a module, for cameras of 4K.</source>
        <translation>0,7 mm je Modul, für 4K-Kameras.</translation>
    </message>
    <message>
        <source>On white</source>
        <translation>Auf Weiß</translation>
    </message>
    <message>
        <source>Else on dark, so that cards stand out.</source>
        <translation>Sonst auf Dunkel, damit Karten sich abheben.</translation>
    </message>
    <message>
        <source>Make the PDF</source>
        <translation>PDF erzeugen</translation>
    </message>
    <message>
        <source>Ctrl ↵</source>
        <translation>Strg ↵</translation>
    </message>
    <message>
        <source>Print it at 100 % (“actual size”).</source>
        <translation>Druck es mit 100 % („tatsächliche Größe“).</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>What comes out: the first page</source>
        <translation>Was herauskommt: die erste Seite</translation>
    </message>
    <message>
        <source>Check the size with the camera</source>
        <translation>Größe mit der Kamera prüfen</translation>
    </message>
    <message>
        <source>the tenth of them</source>
        <translation>das zehnte davon</translation>
    </message>
    <message>
        <source>open what was made</source>
        <translation>öffnen, was erzeugt wurde</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Folder to write to</source>
        <translation>Zielordner</translation>
    </message>
    <message>
        <source>Make the PDFs</source>
        <translation>PDFs erzeugen</translation>
    </message>
    <message>
        <source>The first page</source>
        <translation>Die erste Seite</translation>
    </message>
</context>
<context>
    <name>QuestionSheet</name>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Lay out again</source>
        <translation>Wieder auslegen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>play, pause</source>
        <translation>abspielen, anhalten</translation>
    </message>
    <message>
        <source>an entry back</source>
        <translation>einen Eintrag zurück</translation>
    </message>
    <message>
        <source>an entry on</source>
        <translation>einen Eintrag weiter</translation>
    </message>
    <message>
        <source>a turn back</source>
        <translation>einen Zug zurück</translation>
    </message>
    <message>
        <source>a turn on</source>
        <translation>einen Zug weiter</translation>
    </message>
    <message>
        <source>the beginning</source>
        <translation>der Anfang</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>das Ende</translation>
    </message>
    <message>
        <source>the next flag</source>
        <translation>der nächste Verstoß</translation>
    </message>
    <message>
        <source>the flag before</source>
        <translation>der Verstoß davor</translation>
    </message>
    <message>
        <source>set or take away a mark</source>
        <translation>Lesezeichen setzen oder wegnehmen</translation>
    </message>
    <message>
        <source>the next mark</source>
        <translation>das nächste Lesezeichen</translation>
    </message>
    <message>
        <source>the mark before</source>
        <translation>das Lesezeichen davor</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>schneller</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>langsamer</translation>
    </message>
    <message>
        <source>entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>numbers over the turns</source>
        <translation>Zahlen im Lauf der Züge</translation>
    </message>
    <message>
        <source>lay it out again</source>
        <translation>wieder auslegen</translation>
    </message>
    <message>
        <source>How sure this replay is: %1.</source>
        <translation>Wie sicher die Wiedergabe ist: %1.</translation>
    </message>
    <message>
        <source>Deriving every moment …</source>
        <translation>Jeder Moment wird nachgerechnet …</translation>
    </message>
    <message>
        <source>The table at this moment</source>
        <translation>Der Tisch in diesem Moment</translation>
    </message>
    <message>
        <source>Not certain any more: %1</source>
        <translation>Nicht mehr sicher: %1</translation>
    </message>
</context>
<context>
    <name>SayRow</name>
    <message>
        <source>A pass</source>
        <translation>A pass</translation>
    </message>
    <message>
        <source>type what a player does</source>
        <translation>eintippen, was jemand tut</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wieder: %1</translation>
    </message>
    <message>
        <source>type a play</source>
        <translation>Zug eintippen</translation>
    </message>
</context>
<context>
    <name>ScanPage</name>
    <message>
        <source>Scan decks</source>
        <translation>Decks scannen</translation>
    </message>
    <message>
        <source>Spread a deck before a camera, or show its cards one by one.</source>
        <translation>Breite ein Deck vor einer Kamera aus oder zeig seine Karten einzeln.</translation>
    </message>
    <message>
        <source>look through that camera</source>
        <translation>diese Kamera benutzen</translation>
    </message>
    <message>
        <source>this deck is done, the next one comes</source>
        <translation>dieses Deck ist fertig, das nächste kommt</translation>
    </message>
    <message>
        <source>begin this deck anew</source>
        <translation>dieses Deck von vorn beginnen</translation>
    </message>
    <message>
        <source>keep the deck with its physical cards</source>
        <translation>Deck mit seinen echten Karten speichern</translation>
    </message>
    <message>
        <source>type a file or an address</source>
        <translation>Datei oder Adresse eintippen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>What the camera sees</source>
        <translation>Was die Kamera sieht</translation>
    </message>
    <message>
        <source>Waiting for the first picture …</source>
        <translation>Warten auf das erste Bild …</translation>
    </message>
    <message>
        <source>Choose a camera below.</source>
        <translation>Wähl unten eine Kamera.</translation>
    </message>
    <message>
        <source>No camera was found. Plug one in, or type a picture&apos;s file below.</source>
        <translation>Keine Kamera gefunden. Steck eine ein oder tipp unten eine Bilddatei ein.</translation>
    </message>
    <message>
        <source>File or address to look at</source>
        <translation>Datei oder Adresse</translation>
    </message>
    <message>
        <source>A picture, a folder of pictures, a film, or http://…/video</source>
        <translation>Ein Bild, ein Ordner mit Bildern, ein Film oder http://…/video</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Name des Decks</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing recognized yet</source>
        <translation>Noch nichts erkannt</translation>
    </message>
    <message>
        <source>last: %1</source>
        <translation>zuletzt: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n things like cards are not recognized: bring them closer, one by one.</source>
        <translation>
            <numerusform>%n Karte wird nicht erkannt: Halt sie näher hin.</numerusform>
            <numerusform>%n Karten werden nicht erkannt: Halt sie einzeln näher hin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next deck</source>
        <translation>Nächstes Deck</translation>
    </message>
    <message>
        <source>Ctrl ↵</source>
        <translation>Strg ↵</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Anew</source>
        <translation>Von vorn</translation>
    </message>
    <message numerus="yes">
        <source>%n decks are done</source>
        <translation>
            <numerusform>%n Deck ist fertig</numerusform>
            <numerusform>%n Decks sind fertig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n differences</source>
        <translation>
            <numerusform>%n Unterschied</numerusform>
            <numerusform>%n Unterschiede</numerusform>
        </translation>
    </message>
    <message>
        <source>Forget %1</source>
        <translation>%1 vergessen</translation>
    </message>
    <message>
        <source>Sheets to sign</source>
        <translation>Bögen zum Unterschreiben</translation>
    </message>
    <message>
        <source>Forget all</source>
        <translation>Alle vergessen</translation>
    </message>
    <message>
        <source>compare with the deck that these cards are registered with</source>
        <translation>mit dem Deck vergleichen, für das diese Karten registriert sind</translation>
    </message>
    <message>
        <source>Most of these cards are registered with “%1”.</source>
        <translation>Die meisten dieser Karten sind für „%1“ registriert.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Looking for cameras …</source>
        <translation>Kameras werden gesucht …</translation>
    </message>
</context>
<context>
    <name>ServePage</name>
    <message>
        <source>Second screens</source>
        <translation>Zweitbildschirme</translation>
    </message>
    <message>
        <source>On; nobody is watching yet.</source>
        <translation>An; noch sieht niemand zu.</translation>
    </message>
    <message numerus="yes">
        <source>On; %n screens are watching.</source>
        <translation>
            <numerusform>An; %n Bildschirm sieht zu.</numerusform>
            <numerusform>An; %n Bildschirme sehen zu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Off: nothing leaves the window.</source>
        <translation>Aus: Nichts verlässt das Fenster.</translation>
    </message>
    <message>
        <source>switch second screens on or off</source>
        <translation>Zweitbildschirme an oder aus</translation>
    </message>
    <message>
        <source>for the local network, or this computer alone</source>
        <translation>für das lokale Netz oder nur diesen Rechner</translation>
    </message>
    <message>
        <source>The match is shown to browsers</source>
        <translation>Die Partie ist im Browser zu sehen</translation>
    </message>
    <message>
        <source>Show the match to phones, spectators and streams</source>
        <translation>Die Partie auf Handys, für Zuschauer und Streams zeigen</translation>
    </message>
    <message>
        <source>Each player&apos;s panel, questions and the log on a phone; a transparent layer for streams. Hands, decks and face-down cards are never sent.</source>
        <translation>Auf dem Handy die Zahlen beider Seiten, Fragen und das Protokoll; für Streams eine durchsichtige Ebene. Handkarten, Decks und verdeckte Karten werden nie gesendet.</translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation>Ausschalten</translation>
    </message>
    <message>
        <source>Switch on</source>
        <translation>Einschalten</translation>
    </message>
    <message>
        <source>For the local network</source>
        <translation>Für das lokale Netz</translation>
    </message>
    <message>
        <source>With a code that only who sits at the table knows. Else for this computer alone.</source>
        <translation>Mit einem Code, den nur kennt, wer am Tisch sitzt. Sonst nur für diesen Rechner.</translation>
    </message>
    <message>
        <source>Viewers stay behind</source>
        <translation>Zuschauer sehen es später</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>gar nicht</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening the door …</source>
        <translation>Die Tür geht auf …</translation>
    </message>
    <message>
        <source>The address as a code for phones: %1</source>
        <translation>Die Adresse als Code für Handys: %1</translation>
    </message>
    <message>
        <source>Photograph this with a phone in the same network, or type:</source>
        <translation>Fotografier das mit einem Handy im selben Netz oder tipp ein:</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>For a stream, as a browser source:</source>
        <translation>Für einen Stream, als Browserquelle:</translation>
    </message>
    <message>
        <source>Open it here</source>
        <translation>Hier öffnen</translation>
    </message>
    <message>
        <source>… and by entries of the log</source>
        <translation>… und um Einträge des Protokolls</translation>
    </message>
    <message>
        <source>Viewers stay behind by entries of the log</source>
        <translation>Um so viele Einträge des Protokolls sehen Zuschauer alles später</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>Text files, too</source>
        <translation>Auch Textdateien</translation>
    </message>
    <message>
        <source>One for each number, for stream programs that read files, in %1.</source>
        <translation>Eine für jede Zahl, für Stream-Programme, die Dateien lesen, in %1.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>%1 kopieren</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>As this computer</source>
        <translation>Wie dieser Rechner</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Remembered on this computer, and used from now on.</source>
        <translation>Auf diesem Rechner gemerkt und ab sofort gültig.</translation>
    </message>
    <message>
        <source>sounds on or off</source>
        <translation>Töne an oder aus</translation>
    </message>
    <message>
        <source>say flags and questions, or be silent</source>
        <translation>Verstöße und Fragen vorlesen oder nicht</translation>
    </message>
    <message>
        <source>Language and looks</source>
        <translation>Sprache und Aussehen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Rules and cards stay in the words of their rulebook.</source>
        <translation>Regeln und Karten bleiben in den Worten ihres Regelhefts.</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Hell oder dunkel</translation>
    </message>
    <message>
        <source>Size of letters</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Töne</translation>
    </message>
    <message>
        <source>A short one for each flag and each question.</source>
        <translation>Ein kurzer für jeden Verstoß und jede Frage.</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Sprachausgabe</translation>
    </message>
    <message>
        <source>Flags and questions are said, and can be cut short.</source>
        <translation>Verstöße und Fragen werden vorgelesen, auf Englisch, und lassen sich abbrechen.</translation>
    </message>
    <message>
        <source>This Cardinal was built without a voice.</source>
        <translation>Dieses Cardinal wurde ohne Sprachausgabe gebaut.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Where a rulebook is unclear, this is how you read it. Every new match begins so, and writes it down.</source>
        <translation>Wo ein Regelheft unklar ist, lest ihr es so. Jede neue Partie beginnt damit und schreibt es auf.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message numerus="yes">
        <source>%n of its rules are read otherwise than usual.</source>
        <translation>
            <numerusform>%n Regel wird anders gelesen als üblich.</numerusform>
            <numerusform>%n Regeln werden anders gelesen als üblich.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cameras and places</source>
        <translation>Kameras und Plätze</translation>
    </message>
    <message>
        <source>No lens was measured and no place was kept yet; Set-up does both.</source>
        <translation>Noch kein Objektiv vermessen und kein Platz gespeichert; beides geht unter „Einrichten“.</translation>
    </message>
    <message>
        <source>The lens of %1</source>
        <translation>Das Objektiv von %1</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Forget %1</source>
        <translation>%1 vergessen</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Einrichten</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Privatsphäre</translation>
    </message>
    <message>
        <source>Of what a camera sees, only single cards are ever kept, cut out of the picture, each with the entry that speaks of it: no faces, no hands, no sound. What looks at pictures cannot reach a network. Nothing leaves this computer unless you switch second screens on.</source>
        <translation>Von dem, was eine Kamera sieht, werden nur einzelne Karten gespeichert, aus dem Bild ausgeschnitten und beim Eintrag, zu dem sie gehören: keine Gesichter, keine Hände, kein Ton. Was Bilder ansieht, kann kein Netz erreichen. Nichts verlässt diesen Rechner, solange du keine Zweitbildschirme einschaltest.</translation>
    </message>
    <message>
        <source>Keep pictures of cards</source>
        <translation>Bilder von Karten behalten</translation>
    </message>
    <message>
        <source>Really delete all pictures</source>
        <translation>Wirklich alle Bilder löschen</translation>
    </message>
    <message>
        <source>Delete all pictures now</source>
        <translation>Alle Bilder jetzt löschen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Everything lies in %1.</source>
        <translation>Alles liegt in %1.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>On every screen, ? lists what its own keys do. These work everywhere:</source>
        <translation>In jeder Ansicht zeigt ? ihre eigenen Tasten. Diese gehen überall:</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Set-up</source>
        <translation>Einrichten</translation>
    </message>
    <message>
        <source>Which camera looks at the table?</source>
        <translation>Welche Kamera blickt auf den Tisch?</translation>
    </message>
    <message>
        <source>look through that camera or address</source>
        <translation>diese Kamera oder Adresse benutzen</translation>
    </message>
    <message>
        <source>look for cameras again</source>
        <translation>noch einmal nach Kameras suchen</translation>
    </message>
    <message>
        <source>measure the lens, or stop that</source>
        <translation>Objektiv vermessen oder damit aufhören</translation>
    </message>
    <message>
        <source>keep the lens</source>
        <translation>Objektiv speichern</translation>
    </message>
    <message>
        <source>type a file or an address</source>
        <translation>Datei oder Adresse eintippen</translation>
    </message>
    <message>
        <source>What %1 shows</source>
        <translation>Was %1 zeigt</translation>
    </message>
    <message>
        <source>Waiting for the first picture …</source>
        <translation>Warten auf das erste Bild …</translation>
    </message>
    <message>
        <source>Choose what to look through.</source>
        <translation>Wähl eine Kamera oder Datei.</translation>
    </message>
    <message>
        <source>No camera was found. Plug one in and press R, or type the address of a phone that serves its picture.</source>
        <translation>Keine Kamera gefunden. Steck eine ein und drück R, oder tipp die Adresse eines Handys ein, das sein Bild sendet.</translation>
    </message>
    <message>
        <source>File or address to look at</source>
        <translation>Datei oder Adresse</translation>
    </message>
    <message>
        <source>http://…/video, a film, or a folder of pictures</source>
        <translation>http://…/video, ein Film oder ein Ordner mit Bildern</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Whose mat</source>
        <translation>Matte von</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Neu suchen</translation>
    </message>
    <message>
        <source>Zone by zone</source>
        <translation>Zone für Zone</translation>
    </message>
    <message>
        <source>%1: %2, %3 pixels a module</source>
        <translation>%1: %2, %3 Pixel je Modul</translation>
    </message>
    <message>
        <source>The number is how many pixels a module of a code gets; from 1.0 on codes are read, from 1.4 with room to spare.</source>
        <translation>Die Zahl sagt, wie viele Pixel ein Modul eines Codes bekommt; ab 1,0 werden Codes gelesen, ab 1,4 mit Reserve.</translation>
    </message>
    <message>
        <source>Name of this place</source>
        <translation>Name dieses Platzes</translation>
    </message>
    <message>
        <source>Kitchen table</source>
        <translation>Küchentisch</translation>
    </message>
    <message>
        <source>Keep place</source>
        <translation>Platz speichern</translation>
    </message>
    <message>
        <source>Measuring the lens</source>
        <translation>Objektiv wird vermessen</translation>
    </message>
    <message>
        <source>The lens</source>
        <translation>Das Objektiv</translation>
    </message>
    <message>
        <source>Hold the printed board before the camera: near each corner of the picture, and slanted both ways.</source>
        <translation>Halt die gedruckte Tafel vor die Kamera: nah an jede Bildecke und in beide Richtungen gekippt.</translation>
    </message>
    <message>
        <source>%1 percent done</source>
        <translation>%1 Prozent fertig</translation>
    </message>
    <message numerus="yes">
        <source>%n views kept</source>
        <translation>
            <numerusform>%n Ansicht gespeichert</numerusform>
            <numerusform>%n Ansichten gespeichert</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Aufhören</translation>
    </message>
    <message>
        <source>Measure it</source>
        <translation>Vermessen</translation>
    </message>
    <message>
        <source>Keep this lens</source>
        <translation>Objektiv speichern</translation>
    </message>
    <message>
        <source>Print the board</source>
        <translation>Tafel drucken</translation>
    </message>
    <message>
        <source>shown above</source>
        <translation>oben zu sehen</translation>
    </message>
    <message>
        <source>no picture yet</source>
        <translation>noch kein Bild</translation>
    </message>
    <message>
        <source>Its pictures</source>
        <translation>Ihre Bilder</translation>
    </message>
    <message>
        <source>Size and format of its pictures</source>
        <translation>Größe und Format ihrer Bilder</translation>
    </message>
    <message>
        <source>Larger pictures show smaller codes, uncompressed ones are sharper; both cost computing time. Matches and scanning use what is chosen here.</source>
        <translation>Größere Bilder zeigen kleinere Codes, unkomprimierte sind schärfer; beides kostet Rechenzeit. Partien und Scannen nutzen, was hier gewählt ist.</translation>
    </message>
    <message>
        <source>Forget %1</source>
        <translation>%1 vergessen</translation>
    </message>
    <message>
        <source>go on to the match, once cards can be read</source>
        <translation>weiter zur Partie, sobald Karten lesbar sind</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>This place</source>
        <translation>Dieser Platz</translation>
    </message>
    <message>
        <source>Give it a name, and next time Cardinal says whether camera and mat stand as they do now.</source>
        <translation>Gib ihm einen Namen; beim nächsten Mal sagt Cardinal, ob Kamera und Matte noch so stehen.</translation>
    </message>
    <message>
        <source>Keep as it is now</source>
        <translation>So speichern, wie es jetzt steht</translation>
    </message>
    <message>
        <source>Forget this place</source>
        <translation>Platz vergessen</translation>
    </message>
    <message>
        <source>or another name</source>
        <translation>oder ein anderer Name</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Forget the lens that was measured</source>
        <translation>Das gemessene Objektiv vergessen</translation>
    </message>
    <message>
        <source>Looking for cameras …</source>
        <translation>Kameras werden gesucht …</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>What you play with, and what the rules say of it</source>
        <translation>Womit du spielst und was die Regeln dazu sagen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Look one up, mistyped or not</source>
        <translation>Eine nachschlagen, auch vertippt</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Every match that was played, to look at again</source>
        <translation>Jede gespielte Partie, zum Ansehen</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Cards, stickers, mat and tokens of true size</source>
        <translation>Karten, Aufkleber, Matte und Marker in wahrer Größe</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Einrichten</translation>
    </message>
    <message>
        <source>Camera, table and lens: can cards be read?</source>
        <translation>Kamera, Tisch, Objektiv: Sind Karten lesbar?</translation>
    </message>
    <message>
        <source>First time here?</source>
        <translation>Zum ersten Mal hier?</translation>
    </message>
    <message>
        <source>From unpacking to the first card in two minutes</source>
        <translation>Vom Auspacken zur ersten Karte in zwei Minuten</translation>
    </message>
    <message>
        <source>go on with the match, or begin one</source>
        <translation>Partie fortsetzen oder beginnen</translation>
    </message>
    <message>
        <source>a new match</source>
        <translation>neue Partie</translation>
    </message>
    <message>
        <source>what stands beside that number</source>
        <translation>was neben der Zahl steht</translation>
    </message>
    <message>
        <source>keeps the books of the game on your table, and says when a rule is broken.</source>
        <translation>führt Buch über das Spiel auf deinem Tisch und sagt, wenn eine Regel verletzt wird.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>It goes on while you are here.</source>
        <translation>Sie läuft weiter, während du hier bist.</translation>
    </message>
    <message>
        <source>Go on: %1</source>
        <translation>Fortsetzen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Game, players, decks or none, house rules</source>
        <translation>Spiel, Spieler, Decks oder keine, Hausregeln</translation>
    </message>
    <message>
        <source>Opening the match …</source>
        <translation>Partie wird geöffnet …</translation>
    </message>
    <message>
        <source>The mat of %1</source>
        <translation>Die Matte von %1</translation>
    </message>
    <message>
        <source>Second screens</source>
        <translation>Zweit­bildschirme</translation>
    </message>
    <message>
        <source>For phones, spectators and streams</source>
        <translation>Für Handys, Zuschauer und Streams</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Language, looks, sound, house rules, privacy</source>
        <translation>Sprache, Aussehen, Ton, Hausregeln, Privatsphäre</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>counting …</source>
        <translation>wird gezählt …</translation>
    </message>
    <message numerus="yes">
        <source>%n matches, </source>
        <translation>
            <numerusform>%n Partie, </numerusform>
            <numerusform>%n Partien, </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n played to the end</source>
        <translation>
            <numerusform>%n zu Ende gespielt</numerusform>
            <numerusform>%n zu Ende gespielt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 won · %3 %</source>
        <translation>%1 von %2 gewonnen · %3 %</translation>
    </message>
    <message>
        <source>none decided</source>
        <translation>keine entschieden</translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <comment>played</comment>
        <translation>
            <numerusform>%n-mal</numerusform>
            <numerusform>%n-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading every match …</source>
        <translation>Jede Partie wird gelesen …</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>turns each, %1 at most</source>
        <translation>Züge je Partie, höchstens %1</translation>
    </message>
    <message>
        <source>entries each</source>
        <translation>Einträge je Partie</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>won by whoever went first, of %1 that were decided</source>
        <translation>gewann, wer begann, von %1 entschiedenen</translation>
    </message>
    <message numerus="yes">
        <source>%n matches could not be read and are not counted.</source>
        <translation>
            <numerusform>%n Partie war nicht lesbar und ist nicht gezählt.</numerusform>
            <numerusform>%n Partien waren nicht lesbar und sind nicht gezählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>By deck</source>
        <translation>Nach Deck</translation>
    </message>
    <message>
        <source>By faction</source>
        <translation>Nach Fraktion</translation>
    </message>
    <message>
        <source>By player</source>
        <translation>Nach Spieler</translation>
    </message>
    <message>
        <source>Most broken rules</source>
        <translation>Am häufigsten verletzte Regeln</translation>
    </message>
    <message>
        <source>No rule was broken in these matches.</source>
        <translation>In diesen Partien wurde keine Regel verletzt.</translation>
    </message>
    <message numerus="yes">
        <source>in %n matches</source>
        <translation>
            <numerusform>in %n Partie</numerusform>
            <numerusform>in %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>count again</source>
        <translation>neu zählen</translation>
    </message>
    <message>
        <source>Count again</source>
        <translation>Neu zählen</translation>
    </message>
</context>
<context>
    <name>TableList</name>
    <message>
        <source>What lies on the table</source>
        <translation>Was auf dem Tisch liegt</translation>
    </message>
    <message>
        <source>Nothing lies on the table.</source>
        <translation>Auf dem Tisch liegt nichts.</translation>
    </message>
</context>
<context>
    <name>TablePane</name>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>Waiting for the first picture …</source>
        <translation>Warten auf das erste Bild …</translation>
    </message>
    <message>
        <source>Press C to choose a camera.</source>
        <translation>Mit C wählst du eine Kamera.</translation>
    </message>
</context>
<context>
    <name>Tile</name>
    <message>
        <source>%1, key %2</source>
        <translation>%1, Taste %2</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Moment %1 of %2, %3</source>
        <translation>Moment %1 von %2, %3</translation>
    </message>
    <message>
        <source>A turn back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>An entry back</source>
        <translation>Einen Eintrag zurück</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>An entry on</source>
        <translation>Einen Eintrag weiter</translation>
    </message>
    <message>
        <source>A turn on</source>
        <translation>Einen Zug weiter</translation>
    </message>
    <message>
        <source>The next flag</source>
        <translation>Der nächste Verstoß</translation>
    </message>
    <message>
        <source>Take the mark away</source>
        <translation>Lesezeichen wegnehmen</translation>
    </message>
    <message>
        <source>Set a mark</source>
        <translation>Lesezeichen setzen</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 pro Sekunde</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>Tempo: %1</translation>
    </message>
</context>
<context>
    <name>WhyPanel</name>
    <message>
        <source>It is made of</source>
        <translation>Sie besteht aus</translation>
    </message>
    <message>
        <source>What changed it</source>
        <translation>Was sie verändert hat</translation>
    </message>
    <message>
        <source>What the rules say</source>
        <translation>Was die Regeln sagen</translation>
    </message>
    <message>
        <source>Is it wrong? Both players agree that it is:</source>
        <translation>Stimmt sie nicht? Beide sind sich einig, sie ist:</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>Eins weniger</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Eins mehr</translation>
    </message>
    <message>
        <source>Set it right</source>
        <translation>Berichtigen</translation>
    </message>
</context>
</TS>
