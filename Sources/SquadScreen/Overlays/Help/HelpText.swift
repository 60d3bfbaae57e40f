import PlainText
import SquadCore
import SquadWords
import TerminalKit

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
