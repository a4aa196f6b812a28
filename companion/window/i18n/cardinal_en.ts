<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CardsPage</name>
    <message numerus="yes">
        <source>%n found</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DecksPage</name>
    <message numerus="yes">
        <source>%n decks, each judged by the rules of its game</source>
        <translation>
            <numerusform>%n deck, judged by the rules of its game</numerusform>
            <numerusform>%n decks, each judged by the rules of its game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n printed cards are registered with it: one that is not among them is noticed during play.</source>
        <translation>
            <numerusform>%n printed card is registered with it: any other is noticed during play.</numerusform>
            <numerusform>%n printed cards are registered with it: one that is not among them is noticed during play.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DesyncSheet</name>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>differences</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EntryPanel</name>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>details</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>consequences</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message numerus="yes">
        <source>%n matches were played</source>
        <translation>
            <numerusform>%n match was played</numerusform>
            <numerusform>%n matches were played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n matches</source>
        <translation>
            <numerusform>%1 of %n match</numerusform>
            <numerusform>%1 of %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flags</source>
        <translation>
            <numerusform>%n flag</numerusform>
            <numerusform>%n flags</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message numerus="yes">
        <source>%n views kept</source>
        <translation>
            <numerusform>%n view kept</numerusform>
            <numerusform>%n views kept</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
</context>
</TS>
