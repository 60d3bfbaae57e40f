import Basics
import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// The help in columns of groups, each text wrapped beside its keys.
struct HelpLayout: Equatable {
  enum Line: Equatable {
    case title(String)
    /// One line of a row: its keys, or the part of them in that line, and a line of its text.
    case row(keys: [String], text: String)
    case blank
  }

  struct Column: Equatable {
    let keyColumns: Int
    let textColumns: Int
    let lines: [Line]

    init(_ groups: [HelpText.Group], keyColumns: Int, textColumns: Int) {
      self.keyColumns = keyColumns
      self.textColumns = textColumns
      lines = Array(groups.map { $0.lines(textColumns) }.joined(separator: [.blank]))
    }

    /// First column of the text.
    var textColumn: Int { keyColumns + 2 }

    var width: Int { textColumn + textColumns }
  }

  let columns: [Column]

  static let gap = 3

  /// `rows` is the number of rows that a column takes before the next one is begun.
  init(_ text: HelpText, in screen: Size, rows: Int = 0) {
    let count = screen.columns >= 120 ? 3 : screen.columns >= 90 ? 2 : 1
    let parts = Self.distribute(text.groups, over: count, rows: rows)
    let keys = parts.map { $0.widest { Self.lines(of: $0.keys).map(Self.columns).max() ?? 0 } }
    let texts = parts.map { $0.widest { PlainText.width(of: $0.text) } }
    let available =
      OverlayFrame.maximumColumns(in: screen) - OverlayFrame.margins.columns
      - Self.gap * (parts.count - 1) - keys.reduce(0) { $0 + $1 + 2 }
    // Long texts wrap rather than widen their column.
    var limit = parts.count > 1 ? 24 : 44
    while limit > 10, texts.reduce(0, { $0 + min($1, limit) }) > available { limit -= 1 }
    columns = parts.indices.map { index in
      Column(parts[index], keyColumns: keys[index], textColumns: min(texts[index], limit))
    }
  }

  var rows: Int { columns.map(\.lines.count).max() ?? 0 }

  var size: Size {
    Size(columns: columns.reduce(-Self.gap) { $0 + $1.width + Self.gap }, rows: rows)
  }

  private static func columns(of keys: [String]) -> Int {
    keys.reduce(-1) { $0 + 1 + PlainText.width(of: $1) }
  }

  /// Maximum columns of keys in one line.
  private static let maximumKeyColumns = 14

  /// A row's keys; split in half over two lines if they are wider than that.
  fileprivate static func lines(of keys: [String]) -> [[String]] {
    guard columns(of: keys) > maximumKeyColumns, keys.count > 1 else { return [keys] }
    let half = (keys.count + 1) / 2
    return [Array(keys[..<half]), Array(keys[half...])]
  }

  /// Distributes whole groups over the columns, in order and with the least height.
  private static func distribute(
    _ groups: [HelpText.Group], over count: Int, rows: Int
  ) -> [[HelpText.Group]] {
    let heights = groups.map(\.height)
    var limit = max(heights.max() ?? 0, rows)
    while true {
      var columns: [[HelpText.Group]] = []
      var remaining = 0
      for (group, height) in zip(groups, heights) {
        if height <= remaining {
          columns[columns.count - 1].append(group)
          remaining -= height + 1
        } else {
          columns.append([group])
          remaining = limit - height - 1
        }
      }
      if columns.count <= max(count, 1) { return columns }
      limit += 1
    }
  }
}

extension HelpText.Group {
  fileprivate var height: Int { rows.reduce(1) { $0 + HelpLayout.lines(of: $1.keys).count } }

  fileprivate func lines(_ columns: Int) -> [HelpLayout.Line] {
    [.title(title)]
      + rows.flatMap { row in
        let lines = PlainText.wrapped(row.text, columns: columns)
        let keys = HelpLayout.lines(of: row.keys)
        return (0..<max(lines.count, keys.count)).map { index in
          HelpLayout.Line.row(
            keys: index < keys.count ? keys[index] : [],
            text: index < lines.count ? String(lines[index]) : "")
        }
      }
  }
}

extension [HelpText.Group] {
  fileprivate func widest(_ columns: (HelpText.Row) -> Int) -> Int {
    flatMap(\.rows).map(columns).max() ?? 0
  }
}

/// The help text, made from the current key bindings.
struct HelpText: Equatable {
  /// The keys of one or several commands, and what they do.
  struct Row: Equatable {
    let keys: [String]
    let text: String
  }

  struct Group: Equatable {
    let title: String
    let rows: [Row]
  }

  let groups: [Group]

  /// `tabs` are titles of the tabs that digits open. `sorts` are the sort orders of the open list.
  /// `usesMouse` tells whether the mouse is on. `picker` is nil outside of a picker.
  init(
    _ context: RenderContext, tabs: [String], sorts: [SortOrder], usesMouse: Bool = false,
    picker: PickerState? = nil
  ) {
    let keymap = context.strings.keymap
    let strings = context.strings
    // A picker has no squad, and keys of its own for what Enter, Esc and Tab do.
    let others: Set<Command> = picker == nil ? [] : [.open, .back, .nextPane]
    let shown = CommandGroup.allCases.filter { picker == nil || $0 != .squad }
    let groups = shown.map { group in
      let rows = group.rows.compactMap { commands -> Row? in
        let isTabs = commands == Command.tabs
        let commands = isTabs ? Array(commands.prefix(tabs.count)) : commands
        let keys = commands.flatMap(keymap.keys).map(strings.name(of:))
        guard let first = commands.first, !keys.isEmpty, !others.contains(first) else {
          return nil
        }
        guard !isTabs else {
          let names = tabs.joined(separator: strings.listSeparator)
          return Row(keys: Self.range(keys, context.glyphs), text: names)
        }
        guard first != .sort else { return Row(keys: keys, text: strings.sort(sorts)) }
        let bound = commands.filter { !keymap.keys(of: $0).isEmpty }
        return Row(keys: keys, text: strings.text(of: bound, inRow: commands))
      }
      return Group(title: strings.title(group), rows: rows)
    }
    let mouse = strings.mouseHelp.map { Row(keys: [$0.what], text: $0.does) }
    let picking = picker.map { picker in
      Group(
        title: strings.pickerTitle,
        rows: strings.pickerHelp(isMulti: picker.isMulti).map { Row(keys: $0.keys, text: $0.does) })
    }
    self.groups =
      (picking.map { [$0] } ?? []) + groups
      + (usesMouse ? [Group(title: strings.mouseTitle, rows: mouse)] : [])
  }

  private init(groups: [Group]) { self.groups = groups }

  /// Only the rows that match every word.
  func narrowed(to text: String) -> HelpText {
    HelpText(groups: groups.compactMap { $0.narrowed(to: text) })
  }

  /// `1…4` for consecutive digits.
  private static func range(_ keys: [String], _ glyphs: Glyphs) -> [String] {
    let values = keys.compactMap { Int($0) }
    guard let first = values.first, keys.count > 2, values == Array(first..<first + keys.count)
    else { return keys }
    return ["\(first)\(glyphs.isPlain ? "-" : "…")\(first + keys.count - 1)"]
  }
}

extension HelpText.Group {
  /// The rows that match every word in their text, their keys or the group's title; nil if none
  /// does.
  fileprivate func narrowed(to text: String) -> HelpText.Group? {
    let query = SearchQuery(text)
    let typed = PlainText.line(text)
    let found = rows.filter { row in
      // A key may be punctuation, which searches ignore.
      if row.keys.contains(typed) { return true }
      if query.isEmpty { return typed.isEmpty }
      return query.rank(of: Searchable(title: row.text, aliases: row.keys + [title])) != nil
    }
    return found.isEmpty ? nil : HelpText.Group(title: title, rows: found)
  }
}
