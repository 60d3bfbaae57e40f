-- squads.sqlite3 as the same release made it for two visitors of a kiosk; the alias and the nameless
-- visitor's recruit were added by hand.
BEGIN TRANSACTION;
CREATE TABLE board (
  day INTEGER NOT NULL, catalogue TEXT NOT NULL, entry TEXT NOT NULL, count INTEGER NOT NULL,
  PRIMARY KEY (day, catalogue, entry)) STRICT, WITHOUT ROWID;
INSERT INTO "board" VALUES(20784,'marvel','1009220',2);
INSERT INTO "board" VALUES(20784,'marvel','1009223',2);
INSERT INTO "board" VALUES(20784,'marvel','1010338',1);
INSERT INTO "board" VALUES(20784,'superheroes','1',1);
INSERT INTO "board" VALUES(20784,'superheroes','2',1);
CREATE TABLE board_visitor (
  day INTEGER NOT NULL, visitor INTEGER NOT NULL, catalogue TEXT NOT NULL,
  entry TEXT NOT NULL, PRIMARY KEY (day, visitor, catalogue, entry)) STRICT, WITHOUT ROWID;
INSERT INTO "board_visitor" VALUES(20784,0,'marvel','1009223');
INSERT INTO "board_visitor" VALUES(20784,1,'marvel','1009220');
INSERT INTO "board_visitor" VALUES(20784,1,'marvel','1009223');
INSERT INTO "board_visitor" VALUES(20784,1,'marvel','1010338');
INSERT INTO "board_visitor" VALUES(20784,9,'marvel','1009220');
INSERT INTO "board_visitor" VALUES(20784,9,'superheroes','1');
INSERT INTO "board_visitor" VALUES(20784,9,'superheroes','2');
CREATE TABLE visitor (
  number INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE,
  seen INTEGER NOT NULL, revision INTEGER NOT NULL) STRICT;
INSERT INTO "visitor" VALUES(1,'SHA256:anna',20784,8);
INSERT INTO "visitor" VALUES(9,'SHA256:bert',20784,5);
CREATE TABLE visitor_alias (visitor INTEGER NOT NULL, catalogue TEXT NOT NULL, entry TEXT NOT NULL, target TEXT NOT NULL, PRIMARY KEY (visitor, catalogue, entry)) STRICT;
INSERT INTO "visitor_alias" VALUES(1,'marvel','9000050','1009220');
CREATE TABLE visitor_journal (visitor INTEGER NOT NULL, number INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, catalogue TEXT NOT NULL, entry TEXT NOT NULL, title TEXT NOT NULL, badge TEXT NOT NULL, subtitle TEXT NOT NULL, from_place INTEGER, to_place INTEGER, undone INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "visitor_journal" VALUES(1,1,'recruited','marvel','1009220','Captain America','CA','2,371 comics',NULL,0,0);
INSERT INTO "visitor_journal" VALUES(1,2,'recruited','marvel','1009223','Captain Britain','CB','2 bundled',NULL,1,0);
INSERT INTO "visitor_journal" VALUES(1,3,'recruited','marvel','1010338','Captain Marvel (Carol Danvers)','CM','641 comics',NULL,2,1);
INSERT INTO "visitor_journal" VALUES(9,4,'recruited','marvel','1009220','Captain America','CA','2,371 comics',NULL,0,0);
INSERT INTO "visitor_journal" VALUES(9,5,'recruited','superheroes','1','A-Bomb','AB','Richard Milhouse Jones',NULL,1,0);
INSERT INTO "visitor_journal" VALUES(9,6,'recruited','superheroes','2','Abe Sapien','AS','Abraham Sapien',NULL,2,0);
INSERT INTO "visitor_journal" VALUES(9,7,'fired','superheroes','2','Abe Sapien','AS','Abraham Sapien',2,NULL,0);
CREATE TABLE visitor_list_settings (visitor INTEGER NOT NULL, catalogue TEXT NOT NULL, list TEXT NOT NULL, sort TEXT, reversed INTEGER NOT NULL, cards INTEGER, PRIMARY KEY (visitor, catalogue, list)) STRICT;
INSERT INTO "visitor_list_settings" VALUES(1,'marvel','','comics',0,NULL);
CREATE TABLE visitor_member (visitor INTEGER NOT NULL, position INTEGER NOT NULL, catalogue TEXT NOT NULL, entry TEXT NOT NULL, title TEXT NOT NULL, badge TEXT NOT NULL, subtitle TEXT NOT NULL, PRIMARY KEY (visitor, position)) STRICT, WITHOUT ROWID;
INSERT INTO "visitor_member" VALUES(1,0,'marvel','1009220','Captain America','CA','2,371 comics');
INSERT INTO "visitor_member" VALUES(1,1,'marvel','1009223','Captain Britain','CB','2 bundled');
INSERT INTO "visitor_member" VALUES(9,0,'marvel','1009220','Captain America','CA','2,371 comics');
INSERT INTO "visitor_member" VALUES(9,1,'superheroes','1','A-Bomb','AB','Richard Milhouse Jones');
CREATE TABLE visitor_place (visitor INTEGER NOT NULL, only INTEGER NOT NULL, catalogue TEXT NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (visitor, only)) STRICT, WITHOUT ROWID;
INSERT INTO "visitor_place" VALUES(1,1,'marvel','1009189');
INSERT INTO "visitor_place" VALUES(9,1,'superheroes','3');
CREATE TABLE visitor_terminal (visitor INTEGER NOT NULL, name TEXT NOT NULL, theme TEXT, background TEXT, accent TEXT, list_columns INTEGER, PRIMARY KEY (visitor, name)) STRICT;
INSERT INTO "visitor_terminal" VALUES(1,'xterm-256color','dark',NULL,NULL,44);
CREATE INDEX visitor_seen ON visitor (seen);
CREATE INDEX visitor_journal_visitor ON visitor_journal (visitor, number);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('visitor',13);
INSERT INTO "sqlite_sequence" VALUES('visitor_journal',7);
COMMIT;
PRAGMA application_id = 1936815721;
PRAGMA user_version = 1;
