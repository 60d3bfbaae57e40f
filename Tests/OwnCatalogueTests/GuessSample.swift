import OwnCatalogue
import Testing

/// A few records in the shape of a common kind of file, and the expected roles of their fields.
struct GuessSample: Sendable, CustomTestStringConvertible {
  let name: String
  private let json: String
  private let isKeyed: Bool
  let expected: String

  init(_ name: String, _ json: String, isKeyed: Bool = false, expected: String) {
    self.name = name
    self.json = json
    self.isKeyed = isKeyed
    self.expected = expected
  }

  var testDescription: String { name }

  static func records(_ json: String) throws -> [RecordValue] {
    guard case .list(let records) = try RecordValue(json: json.utf8) else { return [] }
    return records
  }

  func guesses() throws -> Guesses {
    let records = try Self.records(json)
    return Guesses(Columns(records), records: records, isKeyed: isKeyed)
  }

  /// Rows of text under a header, as in CSV.
  private static func table(_ header: String, _ rows: String...) -> String {
    let names = header.split(separator: ";")
    let records = rows.map { row in
      let cells = row.split(separator: ";", omittingEmptySubsequences: false)
      return "{\(zip(names, cells).map { "\"\($0)\": \"\($1)\"" }.joined(separator: ", "))}"
    }
    return "[\(records.joined(separator: ", "))]"
  }

  static let all = [
    GuessSample(
      "companies",
      table(
        "Symbol;Security;GICS Sector;Headquarters;Date added;CIK;Founded",
        "QQQ;Quix Labs;Industrials;Here;1957-03-04;66740;1902",
        "RRR;R. R. Works;Industrials;There;2017-07-26;91142;1916",
        "SSS;Sable Health;Health Care;Far, Away;1957-03-04;1800;1888",
        "TTT;Tor Bio;Health Care;Near;2012-12-31;1551152;2013"),
      expected: "id Symbol, title Security, subtitle GICS Sector, group GICS Sector"),
    GuessSample(
      "airports without a header",
      table(
        "column 1;column 2;column 3;column 4;column 5;column 6;column 7;column 8",
        "1;Goroka Airport;Goroka;Papua New Guinea;GKA;AYGA;-6.08;145.39",
        "2;Madang Airport;Madang;Papua New Guinea;MAG;AYMD;-5.2;145.78",
        "3;Nuuk Airport;Godthaab;Greenland;GOH;BGGH;64.19;-51.67",
        "4;Thule Air Base;Thule;Greenland;THU;BGTL;76.53;-68.7"),
      expected: "title column 2, subtitle column 3, group column 4"),
    GuessSample(
      "airports with a header",
      table(
        "icao;Airport Name;City;Latitude;Longitude;Elevation",
        "AYGA;Goroka;Goroka;-6.08;145.39;5282", "AYMD;Madang;Madang;-5.2;145.78;20",
        "BGGH;Nuuk;Nuuk;64.19;-51.67;283"),
      expected: "id icao, title Airport Name, subtitle City"),
    GuessSample(
      "people by first and last name",
      table(
        "emp_no;title;first_name;last_name;department", "10001;Engineer;Ada;Byron;Research",
        "10002;Manager;Alan;Turing;Research"),
      expected: "title {first_name} {last_name}, subtitle title"),
    GuessSample(
      "people in capitals",
      table("first_name;last_name;dept", "ANNA;LEE;HR", "MARIA;GARCIA;IT", "PAUL;WU;HR"),
      expected: "title {first_name} {last_name}, subtitle dept"),
    GuessSample(
      "random users",
      #"""
      [{"gender": "female", "name": {"title": "Miss", "first": "Jennie", "last": "Nichols"},
        "location": {"city": "Billings"}, "email": "j@example.com", "login": {"uuid": "7a0eed16-9430"},
        "picture": {"large": "https://a.b/75.jpg", "medium": "https://a.b/m/75.jpg"}, "nat": "US"}]
      """#,
      expected:
        "title {name.first} {name.last}, subtitle gender, picture picture.large, link picture.medium"
    ),
    GuessSample(
      "nodes of a graph",
      #"[{"name": "Myriel", "group": 1}, {"name": "Napoleon", "group": 1}, {"name": "Valjean", "group": 2}]"#,
      expected: "title name, subtitle group"),
    GuessSample(
      "nodes that have only an id",
      #"[{"id": "Myriel", "group": 1}, {"id": "Napoleon", "group": 1}, {"id": "Valjean", "group": 2}]"#,
      expected: "id id, title id, subtitle group"),
    GuessSample(
      "creatures with base values",
      #"""
      [{"id": 1, "name": {"english": "Leafling", "japanese": "リーフ"}, "type": ["Grass", "Poison"],
        "base": {"HP": 45, "Attack": 49, "Defense": 49, "Speed": 45}, "species": "Seed creature",
        "description": "A strange seed was planted on its back at birth.",
        "image": {"sprite": "https://a.b/1.png", "hires": "https://a.b/h/1.png"}},
       {"id": 2, "name": {"english": "Eggling", "japanese": "タマゴ"}, "type": ["Normal"],
        "base": {"HP": 255, "Attack": 110, "Defense": 120, "Speed": 90}, "species": "Egg creature",
        "description": "Happiness comes to those who eat its egg.",
        "image": {"sprite": "https://a.b/2.png", "hires": "https://a.b/h/2.png"}}]
      """#,
      expected:
        "id id, title name.english, subtitle species, picture image.sprite, link image.hires, "
        + "text description, bars base.HP base.Attack base.Defense base.Speed"),
    GuessSample(
      "one creature with listed values",
      #"""
      [{"id": 25, "name": "sparky", "height": 4, "weight": 60, "order": 35,
        "abilities": [{"ability": {"name": "static", "url": "https://a.b/9"}, "slot": 1},
                      {"ability": {"name": "rod", "url": "https://a.b/31"}, "slot": 2},
                      {"ability": {"name": "bolt", "url": "https://a.b/32"}, "slot": 3}],
        "stats": [{"base_stat": 35, "effort": 0, "stat": {"name": "hp", "url": "https://a.b/1"}},
                  {"base_stat": 55, "effort": 0, "stat": {"name": "attack", "url": "https://a.b/2"}},
                  {"base_stat": 90, "effort": 2, "stat": {"name": "speed", "url": "https://a.b/6"}}]}]
      """#,
      expected: "id id, title name, subtitle height, bars stats: stat.name base_stat"),
    GuessSample(
      "an album whose tracks have credits",
      #"""
      [{"name": "Blue",
        "tracks": [{"title": "Carey", "length": 182, "credits": [{"name": "Joni"}]},
                   {"title": "Blue", "length": 185, "credits": [{"name": "Joni"}]},
                   {"title": "River", "length": 240, "credits": [{"name": "James"}]}]}]
      """#,
      expected: "title name"),
    GuessSample(
      "monsters",
      #"""
      [{"name": "Ancient Squid", "size": "Large", "type": "aberration", "alignment": "lawful evil",
        "armor_class": 17, "hit_points": 135, "hit_dice": "18d10", "strength": 21, "dexterity": 9,
        "constitution": 15, "intelligence": 18, "wisdom": 15, "charisma": 18},
       {"name": "Acolyte", "size": "Medium", "type": "humanoid", "alignment": "any alignment",
        "armor_class": 10, "hit_points": 9, "hit_dice": "2d8", "strength": 10, "dexterity": 10,
        "constitution": 30, "intelligence": 10, "wisdom": 14, "charisma": 11}]
      """#,
      expected:
        "title name, subtitle type, bars strength dexterity constitution intelligence wisdom charisma"
    ),
    GuessSample(
      "medals",
      table(
        "Rank;NOC;Country;Gold;Silver;Bronze;Total", "1;NRW;Norland;16;8;13;37",
        "2;GLD;Goldland;12;10;5;27", "3;CHA;Charland;9;4;2;15"),
      expected: "id NOC, title Country, subtitle Rank, bars Gold Silver Bronze Total"),
    GuessSample(
      "payments by card",
      table(
        "Date;Description;Amount", "2026-11-01;ALDI;-12.50", "2026-11-02;LIDL;-8.10",
        "2026-11-03;ALDI;-3.99", "2026-11-03;ALDI;-1.20"),
      expected: "title Description, subtitle Date"),
    GuessSample(
      "issues with a summary and a long description",
      table(
        "Summary;Issue key;Description",
        "It breaks;OPS-1;\(String(repeating: "Since the last release. ", count: 6))",
        "It works;OPS-2;\(String(repeating: "Nobody knows why. ", count: 8))"),
      expected: "id Issue key, title Summary, text Description"),
    GuessSample(
      "names in capitals",
      table("NAME;AMOUNT;DATE", "SMITH;3;2026-11-01", "JONES;4;2026-11-02"),
      expected: "id NAME, title NAME, subtitle DATE"),
    GuessSample(
      "songs of albums",
      table(
        "leagueName;collectionName;trackName", "Here;Dreams;One", "Here;Dreams;Two",
        "Here;Dreams;Three", "Here;Night;Four", "Here;Night;Five"),
      expected: "title trackName, subtitle collectionName, group collectionName"),
    GuessSample(
      "payments of which few have an item's title",
      table(
        "Date;From;Item Title", "2026-11-01;Ada Byron;", "2026-11-02;Alan Turing;Lamp",
        "2026-11-03;Grace Hopper;"),
      expected: "title From, subtitle Date"),
    GuessSample(
      "medals without a rank",
      table("Country;Gold;Silver;Bronze", "Norland;16;8;13", "Goldland;12;10;5"),
      expected: "title Country, bars Gold Silver Bronze"),
    GuessSample(
      "values beside each other",
      table("name;hp;attack;speed;notes", "Leafling;45;49;45;", "Eggling;60;62;63;"),
      expected: "title name, bars hp attack speed"),
    GuessSample(
      "places of one type",
      table("type;name;land", "Feature;Rome;Lazio", "Feature;Bonn;Rhineland"),
      expected: "title name, subtitle land"),
    GuessSample(
      "rows that share a name",
      table("name;label", "app;First thing", "app;Other thing", "app;Third thing"),
      expected: "title label, subtitle name"),
    GuessSample(
      "messages of one team",
      table("team;type;user;text", "T1;message;U1;Hello", "T1;message;U2;Bye", "T1;message;U1;Ah"),
      expected: "title text, subtitle user"),
    GuessSample(
      "events keyed by id",
      #"""
      [{"description": null, "id": 138586341, "logo": null, "name": "30th Anniversary Tour", "topicIds": [1, 2]},
       {"description": null, "id": 138586345, "logo": "/images/a.jpg", "name": "Berliner Stadt", "topicIds": [3]}]
      """#, isKeyed: true, expected: "id id, title name"),
    GuessSample(
      "tweets",
      #"""
      [{"created_at": "Sun Aug 31 00:29:15 +0000 2014", "id": 505874924095815681, "id_str": "505874924095815681",
        "text": "@someone\nhello", "source": "<a href=\"http://a.b\">a client of some kind or other</a>",
        "in_reply_to_screen_name": "someone", "user": {"id": 1, "name": "AYUMI", "screen_name": "ayu",
        "profile_background_image_url": "http://a.b/x.png", "profile_image_url": "http://a.b/c.jpeg"}, "retweet_count": 0, "lang": "ja"},
       {"created_at": "Sun Aug 31 00:29:14 +0000 2014", "id": 505874922023837696, "id_str": "505874922023837696",
        "text": "RT @other: much longer text follows here", "source": "<a href=\"http://a.b\">a client of some kind or other</a>",
        "in_reply_to_screen_name": null, "user": {"id": 2, "name": "yuu", "screen_name": "yuu",
        "profile_image_url": "http://a.b/d.jpeg"}, "retweet_count": 1, "lang": "en"}]
      """#,
      expected:
        "id id, title text, subtitle lang, picture user.profile_image_url, link user.profile_background_image_url"
    ),
    GuessSample(
      "pods",
      #"""
      [{"apiVersion": "v1", "kind": "Pod", "metadata": {"name": "web-6d4-x", "namespace": "default",
        "creationTimestamp": "2026-11-01T10:00:00Z", "uid": "f1c2-1"}, "spec": {"nodeName": "a"}, "status": {"phase": "Running"}},
       {"apiVersion": "v1", "kind": "Pod", "metadata": {"name": "db-0", "namespace": "data",
        "creationTimestamp": "2026-11-02T10:00:00Z", "uid": "f1c2-2"}, "spec": {"nodeName": "b"}, "status": {"phase": "Pending"}}]
      """#, expected: "id metadata.uid, title metadata.name, subtitle status.phase"),
    GuessSample(
      "issues",
      #"""
      [{"url": "https://api.a.b/13", "html_url": "https://a.b/13", "id": 1308969059, "number": 13, "title": "It breaks",
        "user": {"login": "ada", "avatar_url": "https://c.a.b/u/3", "html_url": "https://a.b/ada"},
        "labels": [{"name": "bug"}], "state": "open", "created_at": "2026-11-01T10:00:00Z", "body": "Since today."},
       {"url": "https://api.a.b/12", "html_url": "https://a.b/12", "id": 1308969058, "number": 12, "title": "It works",
        "user": {"login": "bob", "avatar_url": "https://c.a.b/u/4", "html_url": "https://a.b/bob"},
        "labels": [], "state": "closed", "created_at": "2026-10-01T10:00:00Z", "body": null}]
      """#,
      expected:
        "id id, title title, subtitle state, picture user.avatar_url, link html_url, text body"),
    GuessSample(
      "pull requests of different authors",
      #"""
      [{"author": {"id": "MDQ6", "login": "ada", "name": "Ada"}, "state": "OPEN", "title": "Mend it"},
       {"author": {"id": "MDQ7", "login": "alan", "name": "Alan"}, "state": "MERGED", "title": "Break it"}]
      """#, expected: "title title, subtitle state"),
    GuessSample(
      "a package",
      #"""
      [{"name": "left", "version": "1.3.0", "description": "Pads a text", "keywords": ["pad", "text"],
        "author": "Ada", "license": "MIT", "homepage": "https://a.b", "dependencies": {"a": "^1.0.0", "b": "~2"}}]
      """#,
      expected: "title name, subtitle author, link homepage, text description"),
    GuessSample(
      "instances of a cloud",
      #"""
      [{"AmiLaunchIndex": 0, "ImageId": "ami-1", "InstanceId": "i-0a", "InstanceType": "t3.micro", "KeyName": "mine",
        "LaunchTime": "2026-11-01T10:00:00+00:00", "PrivateDnsName": "ip-10-0-0-1", "State": {"Code": 16, "Name": "running"},
        "Tags": [{"Key": "Name", "Value": "web"}, {"Key": "env", "Value": "prod"}]},
       {"AmiLaunchIndex": 0, "ImageId": "ami-1", "InstanceId": "i-0b", "InstanceType": "t3.micro", "KeyName": "mine",
        "LaunchTime": "2026-11-02T10:00:00+00:00", "PrivateDnsName": "ip-10-0-0-2", "State": {"Code": 80, "Name": "stopped"},
        "Tags": []}]
      """#,
      expected: "id InstanceId, title Tags[Key=Name].Value // InstanceId, subtitle State.Name"),
    GuessSample(
      "orders with several numbers an item",
      #"""
      [{"name": "Ada", "items": [{"name": "a", "qty": 1, "price": 5}, {"name": "b", "qty": 2, "price": 7},
                                 {"name": "c", "qty": 3, "price": 9}]}]
      """#, expected: "title name"),
    GuessSample(
      "tickets",
      #"""
      [{"expand": "all", "id": "10001", "self": "https://a.b/rest/10001", "key": "OPS-1",
        "fields": {"summary": "It breaks", "status": {"name": "To do", "id": "3"}, "assignee": {"displayName": "Ada"}}},
       {"expand": "all", "id": "10002", "self": "https://a.b/rest/10002", "key": "OPS-2",
        "fields": {"summary": "It works", "status": {"name": "Done", "id": "4"}, "assignee": null}}]
      """#, expected: "id id, title fields.summary, subtitle fields.status.name, link self"),
    GuessSample(
      "albums",
      #"""
      [{"album_type": "album", "artists": [{"name": "Ada", "id": "x"}], "id": "4aaw", "name": "First",
        "images": [{"height": 640, "url": "https://i.a.b/1", "width": 640}], "release_date": "2026-11-01",
        "external_urls": {"stream": "https://o.a.b/1"}, "href": "https://api.a.b/1", "total_tracks": 12}]
      """#,
      expected:
        "id id, title name, subtitle release_date, picture images[].url, link href"),
    GuessSample(
      "files",
      table(
        "permissions;owner;size;modified;path", "-rw-r--r--;root;12;2026-11-01 10:00;/etc/hosts",
        "-rw-r--r--;root;99;2026-11-01 10:00;/etc/issue",
        "-rw-------;ada;3456;2026-11-02 10:00;/home/ada/notes"),
      expected: "title path, subtitle owner"),
    GuessSample(
      "processes",
      table(
        "PID;TTY;TIME;CMD", "1;?;00:00:03;init", "42;pts/0;00:00:00;bash",
        "77;pts/0;00:01:00;vi a.txt", "78;pts/1;00:00:00;sleep"),
      expected: "id PID, title CMD, subtitle TTY"),
    GuessSample(
      "processes of a container",
      table(
        "NAME;PID;PPID;PGID;SID", "bash;412;400;412;400", "vi;437;412;437;400",
        "ps;450;437;450;412"),
      expected: "id PID, title NAME"),
    GuessSample(
      "weather by day",
      table(
        "location;date;rain;weather", "Here;2026-01-01;0.1;rain", "Here;2026-01-02;0;sun",
        "Here;2026-01-03;0;sun", "Here;2026-01-04;0;sun", "Here;2026-01-05;0;sun",
        "Here;2026-01-06;0;sun", "Here;2026-01-07;3;rain", "Here;2026-01-08;0;sun",
        "Here;2026-01-09;0;sun", "Here;2026-01-10;0;sun", "Here;2026-01-11;0;sun",
        "Here;2026-01-12;0;sun", "Here;2026-01-13;0;sun", "Here;2026-01-14;0;sun",
        "Here;2026-01-15;0;sun", "Here;2026-01-16;0;sun", "Here;2026-01-17;0;sun",
        "Here;2026-01-18;0;sun", "Here;2026-01-19;0;sun", "Here;2026-01-20;0;sun"),
      expected: "title date, subtitle weather, group weather"),
    GuessSample(
      "routes of codes",
      table("airline;from;to", "SU;AER;KZN", "SU;ASF;KZN", "SU;CEK;DME", "U6;CEK;OVB"),
      expected: "title from, subtitle airline, group airline"),
    GuessSample(
      "shares by state",
      table("id;rate;state", "1;0.33;AL", "2;0.28;AK", "4;0.25;AZ"),
      expected: "id id, title state, subtitle rate"),
    GuessSample(
      "numbers by year",
      table("year;wheat", "1565;41", "1570;45", "1575;42"), expected: "title year, subtitle wheat"),
    GuessSample(
      "ports of one country",
      table(
        "iata;name;city;state;country", "00M;Thigpen;Bay Springs;MS;Here",
        "00R;Livingston;Livingston;TX;Here"),
      expected: "id iata, title name, subtitle city"),
    GuessSample(
      "articles",
      #"""
      [{"id": "a1", "headline": "It rains", "author": {"name": "Ada", "id": 3}, "rarity": {"name": "Rare"},
        "desc": ["First line.", "Second line."]}]
      """#, expected: "id id, title headline, subtitle author.name, text desc"),
    GuessSample(
      "entries of a feed in XML",
      #"""
      [{"title": "Bread", "id": "tag:a.b,2026:8", "link": {"@href": "https://a.b/bread", "@rel": "alternate"}},
       {"title": "Soup", "id": "tag:a.b,2026:9", "link": {"@href": "https://a.b/soup", "@rel": "alternate"}}]
      """#, expected: "id id, title title, link link.@href"),
    GuessSample(
      "posts of a blog",
      #"""
      [{"id": 8, "slug": "bread", "link": "https://a.b/bread", "title": {"rendered": "How to bake bread"},
        "content": {"rendered": "<p>Flour, water and more patience than anybody has who is hungry in the morning.</p>"}},
       {"id": 9, "slug": "soup", "link": "https://a.b/soup", "title": {"rendered": "How to cook soup"},
        "content": {"rendered": "<p>Water, salt and whatever the garden has left, for as long as the fire burns.</p>"}}]
      """#,
      expected:
        "id id, title title.rendered, subtitle slug, link link, text content.rendered"),
    GuessSample(
      "creatures from both sides",
      #"""
      [{"id": 1, "name": "leafling", "sprites": {"back_default": "https://a.b/back/1.png",
        "front_default": "https://a.b/1.png"}},
       {"id": 2, "name": "eggling", "sprites": {"back_default": "https://a.b/back/2.png",
        "front_default": "https://a.b/2.png"}}]
      """#,
      expected:
        "id id, title name, picture sprites.front_default, link sprites.back_default"),
    GuessSample(
      "cards of a board",
      #"""
      [{"id": "5f1", "name": "Buy milk", "desc": "", "closed": false, "idList": "a1", "due": "2026-11-01T10:00:00.000Z",
        "labels": [], "shortUrl": "https://a.b/c/1", "url": "https://a.b/c/1/buy-milk"},
       {"id": "5f2", "name": "Sell milk", "desc": "", "closed": true, "idList": "a2", "due": null,
        "labels": [], "shortUrl": "https://a.b/c/2", "url": "https://a.b/c/2/sell-milk"}]
      """#, expected: "id id, title name, subtitle idList, link url"),
    GuessSample(
      "a journal",
      #"""
      [{"__CURSOR": "s=1;i=1", "__REALTIME_TIMESTAMP": "1700000000000000", "_HOSTNAME": "box", "PRIORITY": "6",
        "SYSLOG_IDENTIFIER": "sshd", "_PID": "12", "MESSAGE": "Accepted publickey"},
       {"__CURSOR": "s=1;i=2", "__REALTIME_TIMESTAMP": "1700000001000000", "_HOSTNAME": "box", "PRIORITY": "5",
        "SYSLOG_IDENTIFIER": "kernel", "_PID": "0", "MESSAGE": "usb 1-1: new device"}]
      """#, expected: "title MESSAGE, subtitle SYSLOG_IDENTIFIER"),
    GuessSample(
      "containers",
      #"""
      [{"Id": "8dbd9e392a964056420e5d58ca5cc376ef18e2de93b5cc90e868a1bbc8318c1c", "Created": "2026-11-01T10:00:00.123456789Z",
        "Path": "date", "State": {"Status": "running", "Running": true, "Pid": 1}, "Image": "sha256:04c5d3b7b0656168630d3ba35d8889bd0e9caafcaeb3004d2bfbc47e7c5d35d2",
        "Name": "/boring_euclid", "RestartCount": 0, "Driver": "overlay2"}]
      """#, expected: "id Id, title Name, subtitle State.Status"),
    GuessSample(
      "organisations keyed by number",
      #"""
      [{"@context": "http://schema.org", "@type": "SoftwareSourceCode", "name": "Timelab",
        "description": "Tools for time, of which there is never enough for anybody who works with it day and night.",
        "sponsor": {"@type": "Organization", "name": "Timers"}},
       {"@context": "http://schema.org", "@type": "SoftwareSourceCode", "name": "Spacelab",
        "description": "Tools for space, of which there is more than enough for anybody who looks up from the ground.",
        "sponsor": {"@type": "Organization", "name": "Spacers"}}]
      """#, isKeyed: true, expected: "id by key, title name, text description"),
    GuessSample(
      "plugins keyed by name",
      #"""
      [{"buildDate": "Oct 02, 2023", "dependencies": [{"name": "b", "optional": false, "version": "1"}],
        "excerpt": "Shows <b>things</b> of a build that nobody would look for.", "name": "ant", "title": "Ant", "url": "https://a.b/ant.hpi", "version": "1.2",
        "wiki": "https://a.b/ant"},
       {"buildDate": "Jan 12, 2024", "dependencies": [], "excerpt": "Hides the things of a build that everybody has seen already.", "name": "bee", "title": "Bee",
        "url": "https://a.b/bee.hpi", "version": "1.10", "wiki": "https://a.b/bee"}]
      """#, isKeyed: true,
      expected: "id by key, title title, subtitle name, link url, text excerpt"),
    GuessSample(
      "lines", #"[{"line": "* main"}, {"line": "  a-branch-of-mine"}]"#, expected: "title line"),
    GuessSample(
      "a price by day",
      #"""
      [{"id": "a", "name": "Coin", "history": [["2026-11-01", 1.5], ["2026-11-02", null], ["2026-11-03", 1.4]]}]
      """#, expected: "id id, title name, chart history: [0] [1]"),
    GuessSample(
      "a count by day in objects",
      #"""
      [{"name": "Site", "visits": [{"day": "2026-11-01", "n": 5}, {"day": "2026-11-02", "n": 6}, {"day": "2026-11-03", "n": 4}]}]
      """#, expected: "title name, chart visits: day n"),
    GuessSample(
      "pictures in place of letters",
      #"""
      [{"emoji": "😀", "description": "grinning face", "category": "Smileys", "aliases": ["grinning"]},
       {"emoji": "🐶", "description": "dog face", "category": "Animals", "aliases": ["dog"]},
       {"emoji": "🐱", "description": "cat face", "category": "Animals", "aliases": ["cat"]},
       {"emoji": "😃", "description": "smiling face", "category": "Smileys", "aliases": ["smiley"]}]
      """#,
      expected: "id emoji, title description, subtitle category, group category, badge emoji"),
    GuessSample(
      "ids that could be days",
      #"[{"id": 20261101, "name": "Ada"}, {"id": 20261102, "name": "Bo"}]"#,
      expected: "id id, title name"),
    GuessSample(
      "sections by their numbers",
      table("section;title", "1.1.1;Mounting", "1.1.2;Users", "1.2.1;Keys"),
      expected: "id section, title title"),
    GuessSample(
      "devices by their numbers",
      table("name;maj:min;type", "sda;8:0;disk", "sda1;8:1;part", "sdb;8:16;disk"),
      expected: "id maj:min, title name, subtitle type"),
    GuessSample(
      "packages of different versions",
      table("name;version", "pip;23.2.1", "numpy;1.26.0", "attrs;23.1"),
      expected: "title name, subtitle version"),
    GuessSample(
      "bookmarks",
      table("id;guid;title;page", "2;a1Bc_x-9;Home;x", "3;Zq0-kk_Y;Work;y", "4;pP_w-77e;Play;z"),
      expected: "id id, title title, subtitle page"),
    GuessSample(
      "machines with paths for ids",
      table(
        "id;name;location",
        "/subscriptions/6f1a2b3c-0d4e-4f5a-8b6c-7d8e9f0a1b2c/resourceGroups/prod/hosts/web;web;eu",
        "/subscriptions/6f1a2b3c-0d4e-4f5a-8b6c-7d8e9f0a1b2c/resourceGroups/prod/hosts/db;db;eu"),
      expected: "title name, subtitle location"),
    GuessSample(
      "pages that a crawler saw",
      table(
        "url;status;checked_at", "https://a.b/x;200;2026-01-02", "https://a.b/y;404;2026-01-02",
        "https://a.b/z;200;2026-01-03"), expected: "title url, subtitle status, link url"),
    GuessSample(
      "prices of one product with few comments",
      table(
        "name;comment;price", "Rye;Up;5", "Rye;;5", "Rye;;6", "Rye;Down;3", "Rye;Down;2"),
      expected: "title name, subtitle comment"),
    GuessSample(
      "the log of one program",
      table("name;level;msg", "shop;30;Listening", "shop;30;Asked for it", "shop;50;Out of it"),
      expected: "title msg, subtitle name"),
    GuessSample(
      "objects of a store",
      #"""
      [{"Key": "logs/1.gz", "LastModified": "2026-01-01", "ETag": "\"d41d8cd98f00b204e9800998ecf8427e\"", "Size": 120},
       {"Key": "logs/2.gz", "LastModified": "2026-01-01", "ETag": "\"0cc175b9c0f1b6a831c399e269772661\"", "Size": 99},
       {"Key": "logs/3.gz", "LastModified": "2026-01-02", "ETag": "\"92eb5ffee6ae2fec3ad71c777531578f\"", "Size": 7}]
      """#,
      expected: "id Key, title Key, subtitle Size"),
    GuessSample(
      "transactions without a text",
      table(
        "txn_id;booked;amount", "txn_000121;2026-01-01;120", "txn_000122;2026-01-01;99",
        "txn_000123;2026-01-02;7"), expected: "id txn_id, title booked, subtitle amount"),
    GuessSample(
      "times with their units",
      table("name;dns;wait;load", "a;12ms;15ms;20ms", "b;22ms;25ms;30ms"),
      expected: "title name, subtitle dns"),
    GuessSample(
      "a list of times with their units",
      #"""
      [{"name": "a", "times": [{"of": "dns", "took": "12ms"}, {"of": "wait", "took": "15ms"}, {"of": "load", "took": "20ms"}]}]
      """#, expected: "title name"),
    GuessSample(
      "shares with exponents",
      #"""
      [{"name": "a", "red": 5e-05, "green": 0.5, "blue": 0.7},
       {"name": "b", "red": 0.8, "green": 0.2, "blue": 0.9}]
      """#, expected: "title name, bars red green blue"),
    GuessSample(
      "films whose titles are numbers",
      #"[{"title": 300, "year": 2006, "genres": ["Action"]}, {"title": 1776, "year": 1972, "genres": []}]"#,
      expected: "title title, subtitle year"),
    GuessSample(
      "nothing but numbers", #"[{"x": 1, "y": 2}, {"x": 3, "y": 4}]"#, expected: "subtitle x"),
    GuessSample("no records", "[]", expected: ""),
  ]
}
