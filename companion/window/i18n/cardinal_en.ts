<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CardPage</name>
    <message numerus="yes">
        <source>%n fields would be otherwise</source>
        <translation>
            <numerusform>%n field would be otherwise</numerusform>
            <numerusform>%n fields would be otherwise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Known by its picture, from %n looks</source>
        <translation>
            <numerusform>Known by its picture, from %n look</numerusform>
            <numerusform>Known by its picture, from %n looks</numerusform>
        </translation>
    </message>
</context>
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
    <name>DeckPage</name>
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
    <name>Hints</name>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>plays</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Local</name>
    <message numerus="yes">
        <source>“%1” is kept, with %n physical cards.</source>
        <translation>
            <numerusform>“%1” is kept, with %n physical card.</numerusform>
            <numerusform>“%1” is kept, with %n physical cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheets are in %1.</source>
        <translation>
            <numerusform>%n sheet is in %1.</numerusform>
            <numerusform>%n sheets are in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures of single cards are kept, %1, the oldest of %2.</source>
        <translation>
            <numerusform>%n picture of a single card is kept, %1, of %2.</numerusform>
            <numerusform>%n pictures of single cards are kept, %1, the oldest of %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures were deleted. The matches stay whole without them.</source>
        <translation>
            <numerusform>%n picture was deleted. The matches stay whole without it.</numerusform>
            <numerusform>%n pictures were deleted. The matches stay whole without them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fields are otherwise now.</source>
        <translation>
            <numerusform>%n field is otherwise now.</numerusform>
            <numerusform>%n fields are otherwise now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n looks are forgotten.</source>
        <translation>
            <numerusform>%n look is forgotten.</numerusform>
            <numerusform>%n looks are forgotten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards are printed at %1 %, by the measure of the mat (%n measured).</source>
        <translation>
            <numerusform>Cards are printed at %1 %, by the measure of the mat (%n measured).</numerusform>
            <numerusform>Cards are printed at %1 %, by the measure of the mat (%n measured).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are put back.</source>
        <translation>
            <numerusform>%n entry is put back.</numerusform>
            <numerusform>%n entries are put back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>details</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards, face down</source>
        <translation>
            <numerusform>%n card, face down</numerusform>
            <numerusform>%n cards, face down</numerusform>
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
    <name>ScanPage</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n things like cards are not recognized: bring them closer, one by one.</source>
        <translation>
            <numerusform>%n thing like a card is not recognized: bring it closer.</numerusform>
            <numerusform>%n things like cards are not recognized: bring them closer, one by one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decks are done</source>
        <translation>
            <numerusform>%n deck is done</numerusform>
            <numerusform>%n decks are done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n differences</source>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ServePage</name>
    <message numerus="yes">
        <source>On; %n screens are watching.</source>
        <translation>
            <numerusform>On; %n screen is watching.</numerusform>
            <numerusform>On; %n screens are watching.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message numerus="yes">
        <source>%n of its rules are read otherwise than usual.</source>
        <translation>
            <numerusform>%n of its rules is read otherwise than usual.</numerusform>
            <numerusform>%n of its rules are read otherwise than usual.</numerusform>
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
<context>
    <name>StatisticsPage</name>
    <message numerus="yes">
        <source>%n matches, </source>
        <translation>
            <numerusform>%n match, </numerusform>
            <numerusform>%n matches, </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n played to the end</source>
        <translation>
            <numerusform>%n played to the end</numerusform>
            <numerusform>%n played to the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <comment>played</comment>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches could not be read and are not counted.</source>
        <translation>
            <numerusform>%n match could not be read and is not counted.</numerusform>
            <numerusform>%n matches could not be read and are not counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n matches</source>
        <translation>
            <numerusform>in %n match</numerusform>
            <numerusform>in %n matches</numerusform>
        </translation>
    </message>
</context>
</TS>
