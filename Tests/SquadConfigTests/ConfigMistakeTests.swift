import SquadCore
import SquadWords
import TestSupport
import Testing

@testable import SquadConfig

/// The lines for mistakes in a config.
struct ConfigMistakeTests {
  private static func lines(_ text: String) -> [String] {
    let reader = ConfigReader(
      Array(text.utf8), file: "config.json", lists: ["marvel", "starwars/people"])
    return reader.mistakes.map { Strings().text(of: $0).replacing("config.json:", with: "") }
  }

  @Test(arguments: [
    ("{}", []), (#"{"keys": {"sort": "Q"}}"#, []),
    (#"{"keys": {"sort": "j"}}"#, [#"1:19 "j" now means "sort", no longer "next""#]),
    (
      #"{"keys": {"sort": ["f2", "x"]}}"#,
      [#"1:26 "x" now means "sort", no longer "fire", which has no key left"#]
    ),
    // The author of the new keys knows that the old ones are gone.
    (#"{"keys": {"sort": "j", "next": "e"}}"#, []),
  ])
  func `a command that loses its key gives a note, not a mistake`(text: String, notes: [String]) {
    let reader = ConfigReader(Array(text.utf8), file: "config.json", lists: [])
    #expect(reader.mistakes.isEmpty)
    #expect(
      reader.notes.map { Strings().text(of: $0).replacing("config.json:", with: "") } == notes)
  }

  @Test(arguments: [
    ("", []), ("{}", []), ("  // nothing\n/* at all */", []), ("\u{FEFF}{ \"mouse\": false }", []),
    ("{\"theme\": \"dark\", /* why */ \"mouse\": true, // not\n}", []),
    ("{\"theme\": null, \"pageSize\": null, \"keys\": null}", []),
    ("{ \"color\": 256 }", []),
    (#"{"catalogues": {"crew": {"file": "~/crew.csv", "title": "{first} {last}"}}}"#, []),
    (
      #"{"catalogues": {"Crew": {"file": "a"}}}"#,
      [
        #"1:17 a catalogue's id is 1 to 32 characters of a-z, 0-9 and -, none of squad's own: "Crew""#
      ]
    ),
    (
      #"{"catalogues": {"marvel": {"file": "a"}}}"#,
      [
        #"1:17 a catalogue's id is 1 to 32 characters of a-z, 0-9 and -, none of squad's own: "marvel""#
      ]
    ),
    (#"{"catalogues": {"crew": {}}}"#, [#"1:25 "file" must be a quoted string"#]),
    (#"{"catalogues": {"crew": {"file": null}}}"#, [#"1:25 "file" must be a quoted string"#]),
    (
      #"{"catalogues": {"crew": {"file": "a", "title": ["b"], "id": ["c", "d"], "group": 1}}}"#,
      [#"1:61 "id" must be a quoted string"#, #"1:82 "group" must be a quoted string"#]
    ),
    (
      #"{"catalogues": {"crew": {"file": "a", "tilte": "b", "delimiter": ";;"}}}"#,
      [
        #"1:39 unknown "tilte", did you mean "title"?"#,
        #"1:66 "delimiter" must be one character, or "\t""#,
      ]
    ),
    ("{\n  \"theem\": 1\n}", ["2:3 unknown \"theem\", did you mean \"theme\"?"]),
    ("{\n\t\"xyzzy\": {\"a\": []}}", ["2:2 unknown \"xyzzy\""]),
    ("{\"é\": 1, \"q\": 2}", ["1:2 unknown \"é\"", "1:10 unknown \"q\""]),
    (
      "{\"mouse\": true, \"mouse\": false}",
      ["1:17 \"mouse\" appears twice; the first is used"]
    ),
    ("{\"mouse\": \"yes\"}", ["1:11 \"mouse\" must be true or false"]),
    ("{\"pageSize\": 0}", ["1:14 \"pageSize\" must be a whole number from 1 to 100"]),
    ("{\"pageSize\": 1e2}", ["1:14 \"pageSize\" must be a whole number from 1 to 100"]),
    (
      "{\"pageSize\": 99999999999999999999}",
      [
        "1:14 \"pageSize\" must be a whole number from 1 to 100"
      ]
    ),
    ("{\"theme\": \"drak\"}", ["1:11 \"theme\" can't be \"drak\", did you mean \"dark\"?"]),
    (
      "{\"theme\": 3}",
      [
        "1:11 \"theme\" must be \"auto\", \"dark\", \"light\", \"contrast\", \"mono\" or \"terminal\""
      ]
    ),
    ("{\"accent\": \"two\"}", ["1:12 \"accent\" must be \"own\" or \"one\""]),
    (
      "{\"color\": \"truecolour\"}",
      [
        "1:11 \"color\" can't be \"truecolour\", did you mean \"truecolor\"?"
      ]
    ),
    ("{\"language\": \"xx\"}", ["1:14 \"language\" must be \"en\", \"es\" or \"ja\""]),
    ("{\"refresh\": {\"marvell\": 60}}", ["1:14 unknown \"marvell\", did you mean \"marvel\"?"]),
    (
      "{\"refresh\": {\"marvel\": 1}}",
      ["1:24 \"marvel\" must be seconds from 10 to 86,400, or null"]
    ),
    ("{\"services\": []}", ["1:14 \"services\" must be an object in { }"]),
    (
      "{\"services\": {\"starwars\": [\"ftp://x\"]}}",
      [
        "1:27 \"starwars\" must be an address that begins with http:// or https://, or several in [ ]"
      ]
    ),
    (
      "{\"services\": {\"marvelPublicKey\": 5}}",
      ["1:34 \"marvelPublicKey\" must be a quoted string"]
    ),
    ("{\"kiosk\": 1}", ["1:11 \"kiosk\" must be an object in { }"]),
    ("{\"kiosk\": {\"data\": null, \"goodbye\": null}}", []),
    (
      "{\"kiosk\": {\"idle\": 5}}",
      ["1:20 \"idle\" must be a time from 1s to 24h, such as \"90s\", \"5m\" or \"1h30m\""]
    ),
    (
      "{\"kiosk\": {\"visitors\": 0}}",
      ["1:24 \"visitors\" must be a whole number from 1 to 10,000"]
    ),
    ("{\"kiosk\": {\"data\": \"\"}}", ["1:20 \"data\" must be a quoted string"]),
    ("{\"kiosk\": {\"goodbye\": \" \\n\"}}", ["1:23 \"goodbye\" must be a quoted string"]),
    (
      "{\"kiosk\": {\"visitor\": 1}}",
      ["1:12 unknown \"visitor\", did you mean \"visitors\"?"]
    ),
    ("{\"a\u{1B}[31m\": 1}", ["1:3 control character in a string; the rest is ignored"]),
    ("{\"a\\u001b[31m\": 1}", ["1:2 unknown \"a[31m\""]),
  ])
  func `settings`(text: String, lines: [String]) {
    #expect(Self.lines(text) == lines)
  }

  @Test(arguments: [
    ("{\"keys\": {\"recruit\": \"a\", \"fire\": [\"X\", \"ctrl-x\"], \"grid\": null}}", []),
    ("{\"keys\": {\"next\": [\"n\", \"down\"], \"open\": \"enter\", \"sort\": []}}", []),
    ("{\"keys\": {\"trace\": \"a\"}}", ["1:11 \"trace\" no longer exists; use \"inspector\""]),
    ("{\"keys\": {\"recriut\": \"a\"}}", ["1:11 unknown \"recriut\", did you mean \"recruit\"?"]),
    (
      "{\"keys\": {\"fire\": \"enter\"}}",
      [
        "1:19 \"enter\" can't be bound: it always means \"open\""
      ]
    ),
    (
      "{\"keys\": {\"fire\": \"ctrl-c\"}}",
      [
        "1:19 \"ctrl-c\" can't be bound: it always means \"quit\""
      ]
    ),
    (
      "{\"keys\": {\"fire\": \"up\"}}",
      [
        "1:19 \"up\" can't be bound: it always means \"previous\""
      ]
    ),
    (
      "{\"keys\": {\"fire\": \"ctrl-m\"}}",
      [
        "1:19 \"ctrl-m\" can't be bound: terminals send it as \"enter\""
      ]
    ),
    (
      "{\"keys\": {\"fire\": \"ctrl-i\"}}",
      [
        "1:19 \"ctrl-i\" can't be bound: terminals send it as \"tab\""
      ]
    ),
    (
      "{\"keys\": {\"fire\": \"ctrl-[\"}}",
      [
        "1:19 \"ctrl-[\" can't be bound: terminals send it as \"esc\""
      ]
    ),
    (
      "{\"keys\": {\"fire\": \"ctrl-h\"}}",
      [
        "1:19 \"ctrl-h\" can't be bound: terminals send it as \"backspace\""
      ]
    ),
    (
      "{\"keys\": {\"open\": \"ctrl-m\"}}",
      [
        "1:19 \"ctrl-m\" can't be bound: terminals send it as \"enter\""
      ]
    ),
    (
      "{\"keys\": {\"fire\": \"alt-x\"}}",
      [
        "1:19 \"alt-x\" can't be bound: terminals send it as \"esc\" and what follows"
      ]
    ),
    (
      "{\"keys\": {\"fire\": \"ctrl-1\"}}",
      [
        "1:19 \"ctrl-1\" can't be bound: terminals have no such key"
      ]
    ),
    (
      "{\"keys\": {\"fire\": \"gg\"}}",
      [
        "1:19 \"gg\" is not one key, such as \"j\", \"ctrl-d\" or \"f5\""
      ]
    ),
    ("{\"keys\": {\"fire\": \"spcae\"}}", ["1:19 unknown key \"spcae\", did you mean \"space\"?"]),
    (
      "{\"keys\": {\"fire\": \"ctrl-pagdn\"}}",
      [
        "1:19 unknown key \"ctrl-pagdn\", did you mean \"ctrl-pgdn\"?"
      ]
    ),
    (
      "{\"keys\": {\"fire\": \"a\", \"recruit\": [\"b\", \"a\"]}}",
      [
        "1:41 \"a\" is already bound to \"fire\""
      ]
    ),
    (
      "{\"keys\": {\"fire\": 3}}",
      [
        "1:19 \"fire\" must be a key in quotes, several in [ ], or null for none"
      ]
    ),
  ])
  func `keys`(text: String, lines: [String]) {
    #expect(Self.lines(text) == lines)
  }

  @Test(arguments: [
    ("{\"themes\": {\"a\": {\"base\": \"light\"}}, \"theme\": \"a\"}", []),
    (
      "{\"theme\": \"a\", \"themes\": {\"a\": {\"roles\": {\"quiet\": {\"ground\": \"#012345\"}}}}}",
      []
    ),
    (
      "{\"themes\": {\"dark\": {}}}",
      ["1:13 \"dark\" is one of squad's themes; choose another name"]
    ),
    (
      "{\"themes\": {\"a\": {\"base\": \"drak\"}}}",
      [
        "1:27 \"base\" can't be \"drak\", did you mean \"dark\"?"
      ]
    ),
    (
      "{\"themes\": {\"a\": {\"roles\": {\"quite\": {}}}}}",
      [
        "1:29 unknown \"quite\", did you mean \"quiet\"?"
      ]
    ),
    (
      "{\"themes\": {\"a\": {\"roles\": {\"quiet\": {\"colour\": 1}}}}}",
      ["1:39 unknown \"colour\""]
    ),
    (
      "{\"themes\": {\"a\": {\"roles\": {\"quiet\": {\"ground\": 256}}}}}",
      [
        "1:49 \"ground\" must be 0 to 255, \"#rrggbb\", both in [ ], or \"default\""
      ]
    ),
    (
      "{\"themes\": {\"a\": {\"roles\": {\"quiet\": {\"ground\": \"#12\"}}}}}",
      [
        "1:49 \"ground\" must be 0 to 255, \"#rrggbb\", both in [ ], or \"default\""
      ]
    ),
    (
      "{\"themes\": {\"a\": {\"roles\": {\"quiet\": {\"weight\": \"fat\"}}}}}",
      [
        "1:49 \"weight\" must be one or more of plain, bold, dim, italic, underline and reverse"
      ]
    ),
  ])
  func `themes`(text: String, lines: [String]) {
    #expect(Self.lines(text) == lines)
  }

  @Test(arguments: [
    ("[]", ["1:1 expected { at the start; the rest is ignored"]),
    ("{\"mouse\": true", ["1:15 missing }; the rest is ignored"]),
    ("{\"mouse\": true \"theme\": 1}", ["1:16 missing comma; the rest is ignored"]),
    ("{\"keys\": {\"sort\": [\"a\"}}", ["1:23 missing ]; the rest is ignored"]),
    ("{", ["1:2 missing }; the rest is ignored"]),
    ("{\n  \"mouse\": tru\n}", ["2:15 invalid value; the rest is ignored"]),
    ("{\"mouse\": true} x", ["1:17 trailing data; the rest is ignored"]),
    ("{,}", ["1:2 missing key; the rest is ignored"]),
    ("{\"keys\": {\"sort\": [,]}}", ["1:20 invalid value; the rest is ignored"]),
    ("{} /* and", ["1:4 unterminated comment; the rest is ignored"]),
    (
      "{\"theem\": 1, mouse: true}",
      [
        "1:2 unknown \"theem\", did you mean \"theme\"?",
        "1:14 missing key; the rest is ignored",
      ]
    ),
    ("{\"a\": \"b", ["1:8 unterminated string; the rest is ignored"]),
  ])
  func `syntax`(text: String, lines: [String]) {
    #expect(Self.lines(text) == lines)
  }

  @Test func `settings before a syntax error are used`() {
    let text = "{\"mouse\": false, \"pageSize\": 20,\n oops"
    let reader = ConfigReader(Array(text.utf8), file: "config.json", lists: [])
    #expect(!reader.config.mouse && reader.config.pageSize == 20)
  }

  @Test func `deep nesting is one mistake, and so are bytes that aren't UTF-8`() {
    let deep = "{\"keys\": " + String(repeating: "[", count: 100_000)
    #expect(Self.lines(deep) == ["1:73 nested too deeply; the rest is ignored"])
    let reader = ConfigReader(Array("{\n \"a\": \"".utf8) + [0xFF, 0x00], file: "c", lists: [])
    #expect(reader.mistakes.map { Strings().text(of: $0) } == ["c:2:8 is not UTF-8 text"])
  }

  @Test func `the banner counts the others`() {
    let text = "{\n  \"theem\": 1, \"mose\": 2, \"x\": 3 }"
    let reader = ConfigReader(Array(text.utf8), file: "config.json", lists: [])
    #expect(
      Strings().text(of: reader.mistakes[0], others: reader.mistakes.count - 1)
        == "config.json:2:3 unknown \"theem\", did you mean \"theme\"? · 2 more")
  }
}
