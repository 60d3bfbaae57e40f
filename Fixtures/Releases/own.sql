-- squad.sqlite3 as the release with version 7 of the schema made it; the alias and the saved
-- response were added by hand.
BEGIN TRANSACTION;
CREATE TABLE alias (
  catalogue TEXT NOT NULL, entry TEXT NOT NULL, target TEXT NOT NULL,
  PRIMARY KEY (catalogue, entry)) STRICT;
INSERT INTO "alias" VALUES('marvel','9000050','1009220');
CREATE TABLE answer (
  number INTEGER PRIMARY KEY, catalogue TEXT NOT NULL, path TEXT NOT NULL,
  parameters TEXT NOT NULL, etag TEXT, fetched_at INTEGER NOT NULL, source TEXT NOT NULL,
  byte_count INTEGER NOT NULL, size INTEGER NOT NULL, used INTEGER NOT NULL,
  UNIQUE (catalogue, path, parameters)) STRICT;
INSERT INTO "answer" VALUES(1,'marvel','/characters/1','','"a"',1700000000,'marvel.example',3,60,1);
CREATE TABLE answer_body (number INTEGER PRIMARY KEY, body BLOB NOT NULL) STRICT;
INSERT INTO "answer_body" VALUES(1,X'6F6E65');
CREATE TABLE journal (
  number INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, catalogue TEXT NOT NULL,
  entry TEXT NOT NULL, title TEXT NOT NULL, badge TEXT NOT NULL, from_place INTEGER,
  to_place INTEGER, undone INTEGER NOT NULL DEFAULT 0,
  subtitle TEXT NOT NULL DEFAULT '') STRICT;
INSERT INTO "journal" VALUES(1,'recruited','marvel','1009220','Captain America','CA',NULL,0,0,'2,371 comics');
INSERT INTO "journal" VALUES(2,'recruited','marvel','1009223','Captain Britain','CB',NULL,1,0,'2 bundled');
INSERT INTO "journal" VALUES(3,'recruited','marvel','1010338','Captain Marvel (Carol Danvers)','CM',NULL,2,0,'641 comics');
INSERT INTO "journal" VALUES(4,'recruited','marvel','1009224','Captain Marvel (Mar-Vell)','CM',NULL,3,0,'2 bundled');
INSERT INTO "journal" VALUES(5,'recruited','superheroes','1','A-Bomb','AB',NULL,4,0,'Richard Milhouse Jones');
INSERT INTO "journal" VALUES(6,'recruited','bitcoin','USD','USD','$',NULL,5,0,'US dollar');
INSERT INTO "journal" VALUES(8,'recruited','crew','ada','Ada','AD',NULL,6,0,'Rocinante');
INSERT INTO "journal" VALUES(9,'recruited','crew','grace','Grace','GR',NULL,7,0,'Nostromo');
INSERT INTO "journal" VALUES(10,'fired','crew','grace','Grace','GR',7,NULL,1,'Nostromo');
CREATE TABLE list_settings (
  catalogue TEXT NOT NULL, list TEXT NOT NULL, sort TEXT, reversed INTEGER NOT NULL,
  cards INTEGER, PRIMARY KEY (catalogue, list)) STRICT, WITHOUT ROWID;
INSERT INTO "list_settings" VALUES('marvel','','comics',0,NULL);
CREATE TABLE member (
  position INTEGER PRIMARY KEY, catalogue TEXT NOT NULL, entry TEXT NOT NULL,
  title TEXT NOT NULL, badge TEXT NOT NULL, subtitle TEXT NOT NULL DEFAULT '',
  UNIQUE (catalogue, entry)) STRICT;
INSERT INTO "member" VALUES(0,'marvel','1009220','Captain America','CA','2,371 comics');
INSERT INTO "member" VALUES(1,'marvel','1009223','Captain Britain','CB','2 bundled');
INSERT INTO "member" VALUES(2,'marvel','1010338','Captain Marvel (Carol Danvers)','CM','641 comics');
INSERT INTO "member" VALUES(3,'marvel','1009224','Captain Marvel (Mar-Vell)','CM','2 bundled');
INSERT INTO "member" VALUES(4,'superheroes','1','A-Bomb','AB','Richard Milhouse Jones');
INSERT INTO "member" VALUES(5,'bitcoin','USD','USD','$','US dollar');
INSERT INTO "member" VALUES(6,'crew','ada','Ada','AD','Rocinante');
INSERT INTO "member" VALUES(7,'crew','grace','Grace','GR','Nostromo');
CREATE TABLE place (
  only INTEGER PRIMARY KEY CHECK (only = 1), catalogue TEXT NOT NULL,
  entry TEXT NOT NULL) STRICT;
INSERT INTO "place" VALUES(1,'crew','grace');
CREATE TABLE record (
  catalogue TEXT NOT NULL, entry TEXT NOT NULL, file TEXT NOT NULL, settings TEXT NOT NULL,
  text TEXT NOT NULL, saved_at INTEGER NOT NULL, PRIMARY KEY (catalogue, entry)) STRICT;
INSERT INTO "record" VALUES('crew','ada','/home/ada/crew.csv','"crew": {
  "file": "/home/ada/crew.csv",
  "format": "csv",
  "title": "name",  // an own column named title, name, label …
  "subtitle": "ship",  // a text of 2 to 50 values
  "searchIn": "ship",  // subtitle, id, codes, and names such as alias and tags
},','{"name":"Ada","ship":"Rocinante"}',1795740600);
INSERT INTO "record" VALUES('crew','grace','/home/ada/crew.csv','"crew": {
  "file": "/home/ada/crew.csv",
  "format": "csv",
  "title": "name",  // an own column named title, name, label …
  "subtitle": "ship",  // a text of 2 to 50 values
  "searchIn": "ship",  // subtitle, id, codes, and names such as alias and tags
},','{"name":"Grace","ship":"Nostromo"}',1795740601);
CREATE TABLE terminal (
  name TEXT PRIMARY KEY, theme TEXT, background TEXT, accent TEXT,
  list_columns INTEGER) STRICT, WITHOUT ROWID;
INSERT INTO "terminal" VALUES('xterm-256color','dark',NULL,NULL,44);
CREATE INDEX answer_use ON answer (used, size);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('journal',10);
COMMIT;
PRAGMA application_id = 1936810340;
PRAGMA user_version = 7;
