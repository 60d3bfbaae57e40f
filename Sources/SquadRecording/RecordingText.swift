import Basics
import SquadCore
import TerminalKit

/// A recording as JSON lines: header, squad, lists and custom keys, then an event per line.
/// Contains only what was on the screen or typed: nothing of the environment, and no address.
package enum RecordingText {
  /// First bytes of a recording.
  package static let beginning = "{\"squad\":\"recording\","

  /// Lines before the first event.
  package static func head(
    _ header: RecordingHeader, members: [Member], lists: [ListSettings], keys: [RecordedKeys] = []
  ) -> String {
    text(of: header) + members.map(text(of:)).joined() + lists.map(text(of:)).joined()
      + keys.map(text(of:)).joined()
  }

  private static func text(of header: RecordingHeader) -> String {
    var line = JSONLine()
    line.add("squad", "recording")
    line.add("version", RecordingHeader.version)
    line.add("program", header.program)
    add(header.size, to: &line)
    line.add("terminal", header.terminal)
    line.add("colors", header.colors.count)
    line.add("ascii", header.isASCII)
    line.add("offline", header.isOffline)
    line.add("language", header.language)
    line.add("theme", header.theme)
    line.add("accent", header.accent?.rawValue)
    line.add("background", header.background?.rawValue)
    line.add("listColumns", header.listColumns)
    line.add("start", header.start.iso)
    line.add("seed", String(header.seed))
    line.add("list", header.list)
    line.add("entry", header.entry?.description)
    if header.isOpened { line.add("opened", true) }
    return line.finished
  }

  private static func text(of member: Member) -> String {
    var line = JSONLine()
    line.add("member", member.id.description)
    line.add("title", cut(member.title))
    line.add("badge", cut(member.badge))
    line.add("subtitle", cut(member.subtitle))
    return line.finished
  }

  private static func text(of settings: ListSettings) -> String {
    var line = JSONLine()
    line.add("list", settings.list.description)
    line.add("sort", settings.sort)
    line.add("reversed", settings.isReversed)
    line.add("cards", settings.cards?.rawValue)
    return line.finished
  }

  private static func text(of keys: RecordedKeys) -> String {
    var line = JSONLine()
    line.add("command", keys.command)
    // As many as fit in a line.
    line.add("keys", keys.keys.prefix(200).map(\.description).joined())
    return line.finished
  }

  /// An event's line. `time` is in milliseconds.
  package static func line(_ event: RecordedEvent, at time: Int) -> String {
    var line = JSONLine()
    line.add("t", time)
    switch event {
    case .input(.key(let key)): line.add("key", key.description)
    // A field takes 200 characters, and each may have combining marks.
    case .input(.paste(let text)): line.add("paste", cut(text, to: 640))
    case .input(.mouse(let event)):
      line.add("mouse", MouseText.text(of: event))
      line.add("column", event.point.column)
      line.add("row", event.point.row)
    case .input(.reply(.background(let color))):
      line.add("reply", (color.isDark ? Background.dark : .light).rawValue)
    case .input(.reply(.trueColor)): line.add("reply", "truecolor")
    case .input(.reply(.hyperlinks)): line.add("reply", "links")
    case .input(.reply(.synchronizedOutput(let isSupported))):
      line.add("reply", isSupported ? "synchronized" : "unsynchronized")
    case .input(.reply(.deviceAttributes)): line.add("reply", "end")
    case .resized(let size): add(size, to: &line)
    }
    return line.finished
  }

  /// Adds a size. A terminal of unknown size reports 0, which a replay can't use.
  private static func add(_ size: Size, to line: inout JSONLine) {
    line.add("columns", max(size.columns, 1))
    line.add("rows", max(size.rows, 1))
  }

  /// The last line.
  package static func end(at time: Int) -> String {
    var line = JSONLine()
    line.add("t", time)
    line.add("end", true)
    return line.finished
  }

  /// Cuts a text to fit in a line even where every scalar is escaped in six bytes.
  private static func cut(_ text: String, to scalars: Int = 200) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.prefix(scalars)))
  }
}

extension ColorDepth {
  /// Number of colours.
  var count: Int {
    switch self {
    case .none: 0
    case .eight: 8
    case .sixteen: 16
    case .indexed256: 256
    case .direct: 1 << 24
    }
  }

  init?(count: Int) {
    guard let depth = Self.allCases.first(where: { $0.count == count }) else { return nil }
    self = depth
  }
}

/// Text form of mouse events: `press-left`, `s-wheel-up`.
enum MouseText {
  private static let kinds: [(name: String, kind: MouseEvent.Kind)] = [
    ("press-left", .press(.left)), ("press-middle", .press(.middle)),
    ("press-right", .press(.right)), ("release-left", .release(.left)),
    ("release-middle", .release(.middle)), ("release-right", .release(.right)),
    ("drag-left", .drag(.left)), ("drag-middle", .drag(.middle)), ("drag-right", .drag(.right)),
    ("wheel-up", .wheel(.up)), ("wheel-down", .wheel(.down)), ("wheel-left", .wheel(.left)),
    ("wheel-right", .wheel(.right)),
  ]
  /// In the order of the text.
  private static let modifiers: [(name: String, modifier: KeyModifiers)] = [
    ("c-", .ctrl), ("a-", .alt), ("s-", .shift),
  ]

  static func text(of event: MouseEvent) -> String {
    let held = modifiers.filter { event.modifiers.contains($0.modifier) }.map(\.name).joined()
    return held + (kinds.first { $0.kind == event.kind }?.name ?? "")
  }

  /// Parses an event; nil for anything else.
  static func parse(_ text: String) -> (kind: MouseEvent.Kind, modifiers: KeyModifiers)? {
    var rest = text[...]
    var held: KeyModifiers = []
    for (name, modifier) in modifiers where rest.hasPrefix(name) {
      held.insert(modifier)
      rest = rest.dropFirst(name.count)
    }
    return kinds.first { $0.name == rest }.map { ($0.kind, held) }
  }
}
