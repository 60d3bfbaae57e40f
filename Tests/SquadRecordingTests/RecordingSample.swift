import Basics
import SquadCore
import SquadRecording
import TerminalKit

/// A recording with every possible kind of event.
enum RecordingSample {
  static let header = RecordingHeader(
    program: "squad 0.1.0", size: Size(columns: 120, rows: 40), terminal: "xterm-256color",
    colors: .indexed256, isASCII: true, isOffline: true, language: "ja", theme: "dark",
    accent: .one, background: .light, listColumns: 44,
    start: Moment(iso: "2026-11-22T12:04:31Z")!, seed: .max, list: "starwars/people",
    entry: EntryID(parsing: "starwars/people/1"), isOpened: true)

  static let members = [
    Member(id: EntryID(parsing: "marvel/1009368")!, title: "Iron \"Man\"", subtitle: "2,371 é"),
    Member(id: EntryID(parsing: "bitcoin/EUR")!, title: "EUR", badge: "€"),
  ]

  static let lists = [
    ListSettings(
      list: ListID(CatalogueID(rawValue: "starwars"), "people"), sort: "height", isReversed: true,
      cards: .large),
    ListSettings(
      list: ListID(CatalogueID(rawValue: "marvel")), sort: nil, isReversed: false, cards: nil),
  ]

  static let keys: [Key] = [
    "j", "<", ">", "\"", "\\", "é", "漢", .space, .enter, .tab, .backtab, .escape, .backspace,
    .pageDown, .home, .delete, .function(12), .ctrl("d"), .ctrl("@"), Key(.up, [.shift, .alt]),
  ]

  static let commands = [
    RecordedKeys(command: "next", keys: keys), RecordedKeys(command: "sort", keys: []),
  ]

  static let events: [RecordedEvent] =
    keys.map { .input(.key($0)) } + [
      .input(.paste("Iron\nMan\u{7F}\u{0}\"")), .resized(Size(columns: 80, rows: 24)),
      .input(.mouse(MouseEvent(.press(.left), at: Point(column: 3, row: 7)))),
      .input(.mouse(MouseEvent(.wheel(.down), at: Point(column: 0, row: 0), [.ctrl, .shift]))),
      .input(.reply(.background(ReportedColor(red: 0, green: 0, blue: 0)))),
      .input(.reply(.trueColor)),
      .input(.reply(.synchronizedOutput(isSupported: true))),
      .input(.reply(.synchronizedOutput(isSupported: false))),
      .input(.reply(.deviceAttributes)),
    ]

  /// Two turns with all events.
  static let text =
    RecordingText.head(header, members: members, lists: lists, keys: commands)
    + events.map { RecordingText.line($0, at: 250) }.joined()
    + RecordingText.line(.input(.key("q")), at: 1_000) + RecordingText.end(at: 1_200)
}

extension Recording {
  init(text: String) throws(RecordingError) {
    let bytes = Array(text.utf8)
    self = try bytes.withUnsafeBufferPointer { bytes throws(RecordingError) in
      try Recording(bytes)
    }
  }
}
