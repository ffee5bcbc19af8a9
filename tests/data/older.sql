-- A database of the first schema. It is never changed.
BEGIN TRANSACTION;
CREATE TABLE components (
    digest TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    content TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "components" VALUES('c90b93cab25fe01a7e44a0e453822c15c50b0f29828d326707f7aba66b455c0d','bids','{"cards":{"source":"reconstructed","kinds":{"block-1":{"value":1,"copies":8},"block-2":{"value":2,"copies":8},"block-3":{"value":3,"copies":6},"roof-5":{"value":5,"copies":4}}}}');
CREATE TABLE guilds (
    guild INTEGER PRIMARY KEY,
    settings TEXT NOT NULL
);
CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL CHECK (number > 0),
    seat INTEGER NOT NULL,
    key TEXT NOT NULL,
    raw TEXT NOT NULL,
    user INTEGER,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
INSERT INTO "log" VALUES(1,1,1,'bid','["block-1","block-1"]',12,1764547200);
INSERT INTO "log" VALUES(1,2,2,'bid','["roof-5","block-2","block-2"]',NULL,1764547200);
INSERT INTO "log" VALUES(1,3,0,'bid','[]',11,1764547200);
INSERT INTO "log" VALUES(1,4,0,'veto','"yes"',11,1764547200);
INSERT INTO "log" VALUES(1,5,2,'bid','["roof-5"]',NULL,1764547200);
INSERT INTO "log" VALUES(1,6,1,'bid','["block-2"]',12,1764547200);
INSERT INTO "log" VALUES(1,7,0,'bid','["roof-5","block-3","block-1"]',11,1764547200);
INSERT INTO "log" VALUES(1,8,1,'veto','"yes"',12,1764547200);
INSERT INTO "log" VALUES(1,9,1,'bid','["block-2"]',12,1764547200);
CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE people (
    user INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    dm_channel INTEGER,
    dm_closed INTEGER NOT NULL
);
CREATE TABLE posts (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL CHECK (kind IN ('table', 'lobby', 'desk')),
    seat INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER,
    shown INTEGER NOT NULL,
    digest TEXT NOT NULL,
    at INTEGER NOT NULL,
    edits INTEGER NOT NULL,
    PRIMARY KEY (table_id, kind, seat)
) WITHOUT ROWID;
CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user INTEGER,
    name TEXT NOT NULL,
    colour TEXT NOT NULL,
    join_id TEXT NOT NULL,
    steward INTEGER NOT NULL,
    opened INTEGER,
    since INTEGER,
    called INTEGER,
    reminded INTEGER,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
INSERT INTO "seats" VALUES(1,0,11,'Ann','red','join-ann',0,8,1764547200,NULL,NULL);
INSERT INTO "seats" VALUES(1,1,12,'Bob','blue','join-bob',0,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(1,2,NULL,'Livia','green','steward-3',1,8,1764547200,NULL,NULL);
CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'closed', 'frozen')),
    edition TEXT NOT NULL,
    components TEXT NOT NULL REFERENCES components (digest),
    version INTEGER NOT NULL,
    options TEXT NOT NULL,
    size INTEGER NOT NULL,
    host INTEGER NOT NULL,
    guild INTEGER,
    channel INTEGER NOT NULL,
    thread INTEGER NOT NULL,
    autostart INTEGER NOT NULL,
    secret TEXT NOT NULL,
    promise TEXT NOT NULL,
    opened_at INTEGER NOT NULL,
    started_at INTEGER,
    ended_at INTEGER,
    edited_at INTEGER NOT NULL,
    edits INTEGER NOT NULL DEFAULT 0,
    votes TEXT NOT NULL DEFAULT '[]',
    invited TEXT NOT NULL DEFAULT '[]',
    unseated TEXT NOT NULL DEFAULT '{}'
);
INSERT INTO "tables" VALUES(1,'bids','running','plain','c90b93cab25fe01a7e44a0e453822c15c50b0f29828d326707f7aba66b455c0d',1,'{"lots":6}',3,11,1,100,0,0,'a secret of the tests','e9e0a6db014fae9f910e076d204b9d24a987d333b03575d361abcf4f29140864',1764547200,1764547200,NULL,1764547200,3,'[]','[]','{}');
CREATE UNIQUE INDEX one_table_a_channel ON tables (channel) WHERE status IN ('lobby', 'running', 'frozen');
CREATE INDEX tables_by_status ON tables (status);
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX seats_by_user ON seats (user);
CREATE INDEX seats_waited_for ON seats (since) WHERE opened IS NOT NULL;
CREATE TRIGGER log_only_grows BEFORE INSERT ON log
WHEN NEW.number <> (SELECT COALESCE(max(number), 0) + 1 FROM log WHERE table_id = NEW.table_id) BEGIN
    SELECT RAISE(ABORT, 'a row of the log has the next number');
END;
CREATE TRIGGER log_is_never_changed BEFORE UPDATE ON log BEGIN
    SELECT RAISE(ABORT, 'rows of the log are never changed');
END;
CREATE TRIGGER log_is_never_cut BEFORE DELETE ON log BEGIN
    SELECT RAISE(ABORT, 'rows of the log are never deleted');
END;
CREATE VIEW answers AS
    SELECT table_id, number, seat, key, raw, user, at, 0 AS edits, '[]' AS waits FROM log;
CREATE TRIGGER an_answer INSTEAD OF INSERT ON answers BEGIN
    SELECT RAISE(ABORT, 'the table was edited')
    WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = NEW.table_id AND edits = NEW.edits);
    INSERT INTO log (table_id, number, seat, key, raw, user, at)
    VALUES (NEW.table_id, NEW.number, NEW.seat, NEW.key, NEW.raw, NEW.user, NEW.at);
    UPDATE seats SET
        opened = (SELECT json_extract(value, '$[1]') FROM json_each(NEW.waits) WHERE json_extract(value, '$[0]') = seat),
        since = (SELECT json_extract(value, '$[2]') FROM json_each(NEW.waits) WHERE json_extract(value, '$[0]') = seat)
    WHERE table_id = NEW.table_id
        AND seat IN (SELECT json_extract(value, '$[0]') FROM json_each(NEW.waits));
END;
CREATE INDEX posts_by_message ON posts (message);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('tables',1);
COMMIT;
PRAGMA application_id = 1095058508;
PRAGMA user_version = 1;
