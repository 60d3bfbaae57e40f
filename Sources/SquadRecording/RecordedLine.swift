import Basics
import JSONReader
import PlainText
import SquadCore
import TerminalKit

/// A line of a recording with raw members, convertible to the type it is.
struct RecordedLine {
  /// Milliseconds.
  private(set) var time: Int?
  private(set) var isEnd = false
  private var numbers: [String: Int] = [:]
  private var texts: [String: String] = [:]
  private var flags: Set<String> = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(RecordingError.Reason) {
    guard bytes.count < Recording.longestLine else { throw .lineTooLong }
    do {
      try read(bytes)
    } catch let problem as RecordingError.Reason {
      throw problem
    } catch let problem as JSONError {
      throw .invalidJSON(problem.reason)
    } catch { throw .unknownEvent }
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) throws {
    var reader = JSONReader(bytes)
    let isObject = try reader.members { key, reader in
      let name = key.text
      reader.skipSpace()
      switch reader.current {
      case UInt8(ascii: "\""): texts[name] = try reader.text()
      case UInt8(ascii: "t"):
        try reader.skip()
        flags.insert(name)
      default: try readNumber(name, &reader)
      }
    }
    try reader.finish()
    guard isObject else { throw RecordingError.Reason.invalidJSON("not an object") }
    time = numbers["t"]
    isEnd = flags.contains("end")
  }

  /// Throws for an invalid time: an event without a time would count as part of the head.
  private mutating func readNumber(_ name: String, _ reader: inout JSONReader) throws {
    guard let number = try reader.integer() else {
      if name == "t" { throw RecordingError.Reason.timeOutOfRange }
      return
    }
    numbers[name] = number
  }

  func header() throws(RecordingError.Reason) -> RecordingHeader {
    guard texts["squad"] == "recording" else { throw .notARecording }
    guard let version = numbers["version"] else { throw .invalid("version") }
    guard version == RecordingHeader.version else { throw .unknownVersion(version) }
    var header = RecordingHeader(
      program: texts["program"] ?? "", size: try size(),
      start: try value("start", text: Moment.init(iso:)),
      seed: try value("seed", text: { UInt64($0) }), list: try value("list", text: { $0 }))
    header.terminal = texts["terminal"] ?? ""
    guard let colors = numbers["colors"].flatMap(ColorDepth.init(count:)) else {
      throw .invalid("colors")
    }
    header.colors = colors
    header.isASCII = flags.contains("ascii")
    header.isOffline = flags.contains("offline")
    header.language = try value("language", text: { $0 })
    header.theme = try value("theme", text: { $0 })
    header.accent = texts["accent"].flatMap(AccentChoice.init(rawValue:))
    header.background = texts["background"].flatMap(Background.init(rawValue:))
    header.listColumns = numbers["listColumns"].flatMap {
      (1...RecordingHeader.largest.columns).contains($0) ? $0 : nil
    }
    header.entry = texts["entry"].flatMap { EntryID(parsing: $0) }
    header.isOpened = flags.contains("opened")
    return header
  }

  private func value<Value>(
    _ name: String, text parse: (String) -> Value?
  ) throws(RecordingError.Reason) -> Value {
    guard let value = texts[name].flatMap(parse) else { throw .invalid(name) }
    return value
  }

  private func size() throws(RecordingError.Reason) -> Size {
    let largest = RecordingHeader.largest
    guard let columns = numbers["columns"], (1...largest.columns).contains(columns) else {
      throw .invalid("columns")
    }
    guard let rows = numbers["rows"], (1...largest.rows).contains(rows) else {
      throw .invalid("rows")
    }
    return Size(columns: columns, rows: rows)
  }

  /// A member of the squad; nil for another line.
  func member() throws(RecordingError.Reason) -> Member? {
    guard let text = texts["member"] else { return nil }
    guard let id = EntryID(parsing: text) else { throw .invalid("member") }
    return Member(
      id: id, title: try value("title", text: PlainText.line),
      badge: texts["badge"].map(PlainText.line), subtitle: PlainText.line(texts["subtitle"] ?? ""))
  }

  /// A list's settings; nil for another line.
  var settings: ListSettings? {
    guard let text = texts["list"] else { return nil }
    return ListSettings(
      list: ListID(parsing: text), sort: texts["sort"], isReversed: flags.contains("reversed"),
      cards: numbers["cards"].flatMap(CardSize.init(rawValue:)))
  }

  /// A command's keys; nil for another line.
  func keys() throws(RecordingError.Reason) -> RecordedKeys? {
    guard let command = texts["command"] else { return nil }
    return RecordedKeys(command: command, keys: try value("keys", text: Key.sequence))
  }

  func event() throws(RecordingError.Reason) -> RecordedEvent {
    if let text = texts["key"] {
      guard let key = Key(parsing: text) else { throw .unknownKey(text) }
      return .input(.key(key))
    }
    if let text = texts["paste"] { return .input(.paste(text)) }
    if let text = texts["mouse"] { return .input(.mouse(try mouse(text))) }
    if let text = texts["reply"] { return .input(.reply(try reply(text))) }
    guard numbers["columns"] != nil || numbers["rows"] != nil else { throw .unknownEvent }
    return .resized(try size())
  }

  private func mouse(_ text: String) throws(RecordingError.Reason) -> MouseEvent {
    guard let (kind, modifiers) = MouseText.parse(text) else { throw .invalid("mouse") }
    let range = 0..<Size.limit
    guard let column = numbers["column"], range.contains(column) else { throw .invalid("column") }
    guard let row = numbers["row"], range.contains(row) else { throw .invalid("row") }
    return MouseEvent(kind, at: Point(column: column, row: row), modifiers)
  }

  private func reply(_ text: String) throws(RecordingError.Reason) -> TerminalReply {
    switch text {
    case "truecolor": return .trueColor
    case "links": return .hyperlinks
    case "synchronized": return .synchronizedOutput(isSupported: true)
    case "unsynchronized": return .synchronizedOutput(isSupported: false)
    case "end": return .deviceAttributes
    default: break
    }
    guard let background = Background(rawValue: text) else { throw .invalid("reply") }
    let part: UInt16 = background == .dark ? 0 : 65_535
    return .background(ReportedColor(red: part, green: part, blue: part))
  }
}

extension ListID {
  /// Parses `marvel` and `starwars/people`, without checking that such a list exists.
  init(parsing text: String) {
    let parts = text.split(separator: "/", maxSplits: 1).map(String.init)
    self.init(CatalogueID(rawValue: parts.first ?? ""), parts.count == 2 ? parts[1] : "")
  }
}
