PRAGMA application_id = 1130459748;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
PRAGMA user_version = 2;
CREATE TABLE settings (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO settings VALUES('language','en');
INSERT INTO settings VALUES('samples','imported');
CREATE TABLE games (
    id               TEXT PRIMARY KEY,
    title            TEXT NOT NULL,
    last_card_number INTEGER NOT NULL DEFAULT -1  -- numbers are never given twice
) STRICT, WITHOUT ROWID;
INSERT INTO games VALUES('three-lanes','Three Lanes',8);
INSERT INTO games VALUES('toy','Toy',-1);
CREATE TABLE card_sets (
    id   INTEGER PRIMARY KEY,
    game TEXT NOT NULL REFERENCES games,
    name TEXT NOT NULL COLLATE NOCASE,
    UNIQUE (game, name)
) STRICT;
INSERT INTO card_sets VALUES(1,'three-lanes','brine');
CREATE TABLE pictures (
    id     INTEGER PRIMARY KEY,
    sha256 BLOB NOT NULL UNIQUE CHECK (length(sha256) = 32),
    bytes  BLOB NOT NULL
) STRICT;
INSERT INTO pictures VALUES(1,X'2cea274d0bedc39ec4ab6ba9e59ec889e3ed6fb56a1cf088a64d9b383378dc97',X'70696374757265');
CREATE TABLE cards (
    id           INTEGER PRIMARY KEY,
    card_set     INTEGER NOT NULL REFERENCES card_sets,
    game         TEXT NOT NULL REFERENCES games,
    number       INTEGER CHECK (number BETWEEN 0 AND 46655),  -- three digits of base 36 in the printed code
    name         TEXT NOT NULL,
    folded_name  TEXT NOT NULL,
    description  TEXT NOT NULL,                               -- the whole card in the notation
    picture_file TEXT NOT NULL DEFAULT '',
    picture      INTEGER REFERENCES pictures,
    UNIQUE (card_set, folded_name),
    UNIQUE (game, number)
) STRICT;
INSERT INTO cards VALUES(1,1,'three-lanes',7,'Harbor Lad','harbor lad',replace('card Harbor Lad: unit, front 2, back 1\n','\n',char(10)),'lad.png',1);
INSERT INTO cards VALUES(2,1,'three-lanes',8,'Tide Runner','tide runner',replace('card Tide Runner: unit, front 3, back 2\n  text "Says “hello”, Ann''s way."\n  keyword on_play, effect draw 1\n','\n',char(10)),'',NULL);
CREATE TABLE card_stats (
    card   INTEGER NOT NULL REFERENCES cards ON DELETE CASCADE,
    name   TEXT NOT NULL,
    number INTEGER,
    word   TEXT,
    PRIMARY KEY (card, name)
) STRICT, WITHOUT ROWID;
INSERT INTO card_stats VALUES(1,'back',1,NULL);
INSERT INTO card_stats VALUES(2,'back',2,NULL);
INSERT INTO card_stats VALUES(1,'front',2,NULL);
INSERT INTO card_stats VALUES(2,'front',3,NULL);
INSERT INTO card_stats VALUES(1,'type',NULL,'unit');
INSERT INTO card_stats VALUES(2,'type',NULL,'unit');
CREATE TABLE card_keywords (
    card     INTEGER NOT NULL REFERENCES cards ON DELETE CASCADE,
    position INTEGER NOT NULL,
    keyword  TEXT NOT NULL,
    text     TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (card, position)
) STRICT, WITHOUT ROWID;
INSERT INTO card_keywords VALUES(2,0,'on_play','on_play');
CREATE TABLE card_effects (
    card     INTEGER NOT NULL REFERENCES cards ON DELETE CASCADE,
    position INTEGER NOT NULL,
    ability  TEXT NOT NULL DEFAULT '',
    effect   TEXT NOT NULL,
    PRIMARY KEY (card, position)
) STRICT, WITHOUT ROWID;
INSERT INTO card_effects VALUES(2,0,'on_play','draw 1');
PRAGMA writable_schema=ON;
INSERT INTO sqlite_schema(type,name,tbl_name,rootpage,sql)VALUES('table','card_names','card_names',0,'CREATE VIRTUAL TABLE card_names USING fts5 (name, tokenize = ''trigram'', columnsize = 0)');
CREATE TABLE IF NOT EXISTS 'card_names_data'(id INTEGER PRIMARY KEY, block BLOB);
INSERT INTO card_names_data VALUES(1,X'0215');
INSERT INTO card_names_data VALUES(10,X'000000000102020002010101020101');
INSERT INTO card_names_data VALUES(137438953473,X'00000051043020686101020202026c61010209010361642001020b020272620102040103626f72010206010368617201020301036c616401020a01036f7220010207010372206c0102080202626f01020504080708070808080808');
INSERT INTO card_names_data VALUES(274877906945,X'00000059043020727502020702027469020202010364652002020501036520720202060202722002020c010369646502020401036e657202020b02026e6502020a010372756e02020801037469640202030103756e6e0202090408070808070808070808');
CREATE TABLE IF NOT EXISTS 'card_names_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;
INSERT INTO card_names_idx VALUES(1,X'',2);
INSERT INTO card_names_idx VALUES(2,X'',2);
CREATE TABLE IF NOT EXISTS 'card_names_content'(id INTEGER PRIMARY KEY, c0);
INSERT INTO card_names_content VALUES(1,' harbor lad ');
INSERT INTO card_names_content VALUES(2,' tide runner ');
CREATE TABLE IF NOT EXISTS 'card_names_config'(k PRIMARY KEY, v) WITHOUT ROWID;
INSERT INTO card_names_config VALUES('version',4);
INSERT INTO sqlite_schema(type,name,tbl_name,rootpage,sql)VALUES('table','card_texts','card_texts',0,'CREATE VIRTUAL TABLE card_texts USING fts5 (text, tokenize = ''trigram'', columnsize = 0)');
CREATE TABLE IF NOT EXISTS 'card_texts_data'(id INTEGER PRIMARY KEY, block BLOB);
INSERT INTO card_texts_data VALUES(1,X'0248');
INSERT INTO card_texts_data VALUES(10,X'000000000102020002010101020101');
INSERT INTO card_texts_data VALUES(137438953473,X'00000078043020686101020202026c610102090202756e01020d010361642001020b020272620102040103626f72010206010364207501020c0103686172010203010369742001021001036c616401020a01036e697401020f01036f7220010207010372206c0102080202626f0102050103756e6901020e040807070807080808080808080807');
INSERT INTO card_texts_data VALUES(274877906945,X'0000018204302020730202230202616e02023202026f6e0204130a0202727502020702027361020224020274690202020202756e02020e020277610202380204e2809c68020229010327732002023601032c206102023101035f706c0204160a0103616e6e020233020279200204190a03012e02023a0301730202260103646520020205010365207202020602026c6c02022c0202722002020c010368656c02022b01036964650202040202742002021101036c61790204180a02026c6f02022d02046fe2809d02022e01036e277302023502025f700204150a0202657202020b0202697402021002026e2702023403016502020a01036f6e5f0204140a0204e2809d2c02022f0103706c610204170a010372207502020d0202756e02020801037320770202370303e2809c02022802026179020225010374206f020212020269640202030103756e6902020f03016e0202090103776179020239010379202002022203016f02021a020273200202270105e2809c686502022a03039d2c20020230040807080707070707090808090808060608080707080807090709080807070706090909080708080708070806080806070a');
CREATE TABLE IF NOT EXISTS 'card_texts_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;
INSERT INTO card_texts_idx VALUES(1,X'',2);
INSERT INTO card_texts_idx VALUES(2,X'',2);
CREATE TABLE IF NOT EXISTS 'card_texts_content'(id INTEGER PRIMARY KEY, c0);
INSERT INTO card_texts_content VALUES(1,' harbor lad unit ');
INSERT INTO card_texts_content VALUES(2,' tide runner unit on_play on_play  Says “hello”, Ann''s way.');
CREATE TABLE IF NOT EXISTS 'card_texts_config'(k PRIMARY KEY, v) WITHOUT ROWID;
INSERT INTO card_texts_config VALUES('version',4);
CREATE TABLE learned_art (
    id         INTEGER PRIMARY KEY,
    card       INTEGER NOT NULL REFERENCES cards,
    face       TEXT NOT NULL DEFAULT 'front' CHECK (face IN ('front', 'back')),
    print      BLOB NOT NULL,
    picture    INTEGER REFERENCES pictures,
    learned_at INTEGER NOT NULL
) STRICT;
INSERT INTO learned_art VALUES(1,2,'front',X'0102',1,1);
CREATE TABLE players (
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL COLLATE NOCASE UNIQUE
) STRICT;
INSERT INTO players VALUES(1,'Ann');
INSERT INTO players VALUES(2,'Bo');
CREATE TABLE decks (
    id      INTEGER PRIMARY KEY,
    game    TEXT NOT NULL REFERENCES games,
    name    TEXT NOT NULL COLLATE NOCASE,
    player  INTEGER REFERENCES players,
    note    TEXT NOT NULL DEFAULT '',
    made_at INTEGER NOT NULL,
    UNIQUE (game, name)
) STRICT;
INSERT INTO decks VALUES(1,'three-lanes','Tides',NULL,'',1700000000000);
CREATE TABLE deck_cards (
    deck     INTEGER NOT NULL REFERENCES decks ON DELETE CASCADE,
    position INTEGER NOT NULL,
    section  TEXT NOT NULL,
    card     INTEGER NOT NULL REFERENCES cards,
    count    INTEGER NOT NULL CHECK (count > 0),
    PRIMARY KEY (deck, position)
) STRICT, WITHOUT ROWID;
INSERT INTO deck_cards VALUES(1,0,'main',1,4);
INSERT INTO deck_cards VALUES(1,1,'main',2,2);
CREATE TABLE deck_copies (
    deck INTEGER NOT NULL REFERENCES decks ON DELETE CASCADE,
    copy INTEGER NOT NULL REFERENCES copies,
    PRIMARY KEY (deck, copy)
) STRICT, WITHOUT ROWID;
INSERT INTO deck_copies VALUES(1,1);
CREATE TABLE matches (
    id            INTEGER PRIMARY KEY,
    game          TEXT NOT NULL REFERENCES games,
    rules_version TEXT NOT NULL,
    engine        TEXT NOT NULL,
    profile       TEXT NOT NULL,
    begun_at      INTEGER NOT NULL,  -- milliseconds since 1970, as every time here
    last_at       INTEGER NOT NULL,
    entries       INTEGER NOT NULL DEFAULT 0,
    flags         INTEGER NOT NULL DEFAULT 0,
    last_hash     BLOB NOT NULL CHECK (length(last_hash) = 32)
) STRICT;
INSERT INTO matches VALUES(1,'toy','1','0.1.0','tournament',1700000000000,1700000000001,3,1,X'c04ccb00e03167610a7f6e93b9a7c6b6db73c4abdb25ff5fae8aad98d9a3c325');
CREATE TABLE match_heads (
    match INTEGER PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
    text  TEXT NOT NULL
) STRICT;
INSERT INTO match_heads VALUES(1,replace('[Game "toy"]\n[Rules "1"]\n[Engine "0.1.0"]\n[Catalogue "fddccf00f63b9010"]\n[Cards "1d1a86032efc462f"]\n[Option "dice shared"]\n[Profile "tournament"]\n[Player A "Ann"]\n[Player B "Bo"]\n\ncard Knight: soldier, health 3, power 2\ncard Page: soldier, health 1, power 1\n\nstart\nrow.A.1: K = Knight\nhand.A: L = Knight, M = Page\nrow.B.1: X = Knight\nhand.B: Y = Knight, Z = Page\nend\n\n','\n',char(10)));
CREATE TABLE match_players (
    match  INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat   TEXT NOT NULL,
    player INTEGER NOT NULL REFERENCES players,
    deck   INTEGER REFERENCES decks,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO match_players VALUES(1,'A',1,NULL);
INSERT INTO match_players VALUES(1,'B',2,NULL);
CREATE TABLE entries (
    match  INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number > 0),
    at     INTEGER NOT NULL,
    flags  INTEGER NOT NULL DEFAULT 0,  -- broken rules in its verdict
    text   TEXT NOT NULL,               -- as in a saved match
    hash   BLOB NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;
INSERT INTO entries VALUES(1,1,1700000000001,0,replace('1. A hit K -> X {declared by A, hash 1388b45c1a47ff12}\n','\n',char(10)),X'9d32261b6f8a2597bb0694c5a592d2c461f395a1e27796e128d819e1d2826567');
INSERT INTO entries VALUES(1,2,1700000000001,1,replace('2. A hit K -> X {declared by A, hash 80df83fb5339baac}\n! toy.hit.tired illegal, card K: "K is tired"\n','\n',char(10)),X'a8774003036ba5df22d28db6167b9618d3cfcb078b2f07ee26be3d802977dbc7');
INSERT INTO entries VALUES(1,3,1700000000001,0,replace('3. back 2 {declared by both, hash 1388b45c1a47ff12}\n','\n',char(10)),X'c04ccb00e03167610a7f6e93b9a7c6b6db73c4abdb25ff5fae8aad98d9a3c325');
CREATE TABLE evidence (
    match    INTEGER NOT NULL,
    entry    INTEGER NOT NULL,
    position INTEGER NOT NULL,
    sha256   BLOB NOT NULL CHECK (length(sha256) = 32),
    picture  BLOB,
    PRIMARY KEY (match, entry, position),
    FOREIGN KEY (match, entry) REFERENCES entries (match, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO evidence VALUES(1,2,0,X'375676bd26868505668fce072799a6e029a37fbbe67b70b89f7b68def282344c',X'63726f70');
CREATE TABLE IF NOT EXISTS "copies" (
    id      INTEGER PRIMARY KEY,
    game    TEXT NOT NULL REFERENCES games,
    number  INTEGER NOT NULL CHECK (number BETWEEN 0 AND 46655),    -- its card's
    serial  INTEGER NOT NULL CHECK (serial BETWEEN 0 AND 1679615),  -- four digits of base 36 in the printed code
    card    TEXT NOT NULL,                                          -- what that was called when the copy became known
    origin  TEXT NOT NULL CHECK (origin IN ('printed', 'read')),
    made_at INTEGER NOT NULL,
    UNIQUE (game, number, serial)
) STRICT;
INSERT INTO copies VALUES(1,'three-lanes',7,12345,'Harbor Lad','printed',1);
CREATE INDEX cards_by_name ON cards (folded_name, game);
CREATE INDEX card_stats_by_value ON card_stats (name, number, word);
CREATE INDEX card_keywords_by_keyword ON card_keywords (keyword);
CREATE INDEX learned_art_of_card ON learned_art (card);
CREATE INDEX deck_cards_of_card ON deck_cards (card);
CREATE INDEX deck_copies_of_copy ON deck_copies (copy);
CREATE INDEX matches_by_time ON matches (last_at);
CREATE INDEX matches_by_game ON matches (game, last_at);
CREATE INDEX match_players_of_player ON match_players (player, match);
PRAGMA writable_schema=OFF;
COMMIT;
