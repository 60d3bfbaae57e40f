import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// The message in place of rows in an empty list: the reason, and what to do.
struct EmptyListView: PartView {
  /// Number of matches in another list, and that list's name.
  private struct ListMatches: Equatable {
    let count: Int
    let name: String
    /// Whether the list is a user's file, whose name isn't translated.
    let isOwn: Bool
  }

  private let isLoaded: Bool
  /// The search text without a match; nil without a search.
  private let search: String?
  private let matches: [ListMatches]
  private let isPicking: Bool
  private let isTyping: Bool
  /// The user's file, until its first record is read.
  private let file: String?
  /// Whether it is a user's file that has no records.
  private let isEmptyFile: Bool
  /// The fields of the user's file in which a search looks; empty for other lists.
  private let searched: [String]

  init(_ state: borrowing AppState, _ openList: OpenList) {
    isLoaded = openList.phase == .loaded
    isPicking = state.picker != nil
    isTyping = state.focus == .search
    file = state.fileBeingRead(for: openList)
    isEmptyFile = openList.file != nil
    let fields = [openList.file?.title].compactMap(\.self) + (openList.column?.aliasLabels ?? [])
    searched = openList.file == nil ? [] : fields.filter { !$0.isEmpty }.unique
    search = openList.filter.flatMap { $0.query.isEmpty ? nil : $0.text }
    var named: [ListMatches] = []
    for matches in state.elsewhere.matches {
      named.append(
        ListMatches(
          count: matches.count, name: state.name(of: matches.list),
          isOwn: state.isFile(matches.list.catalogue)))
    }
    matches = named
  }

  func draw(in area: Rect, on canvas: inout Canvas) {
    guard area.rows > 0, isLoaded || search != nil || file != nil else { return }
    let columns = area.columns - 4
    let strings = canvas.strings
    let matches = matches.map {
      (count: $0.count, name: $0.isOwn ? $0.name : strings.text(ofTitle: $0.name))
    }
    let title =
      search.map(strings.noMatch) ?? file.map { strings.reading($0) }
      ?? (isEmptyFile ? strings.noRecords : strings.nothingHere)
    var advice: [[String]] = []
    if search != nil, !isPicking {
      advice = strings.noMatchAdvice(matches)
    } else if search != nil, isTyping {
      advice = [[strings.clearsPickerField]]
    }
    if search != nil, !searched.isEmpty { advice.append([strings.searchedFields(searched)]) }
    let lines =
      PlainText.wrapped(title, columns: columns).map { (String($0), Role.strong) }
      + Self.lines(of: advice, canvas.glyphs.separator, columns: columns).map { ($0, .quiet) }
    let top = area.row + max((area.rows - lines.count) / 2, 0)
    for (index, line) in lines.prefix(area.rows).enumerated() {
      let left = area.column + max((area.columns - PlainText.width(of: line.0)) / 2, 0)
      canvas.write(line.0, line.1, at: left, top + index)
    }
  }

  /// Joins as many parts per line as fit, without a separator at a line's start; a part longer than
  /// a line is broken between its items.
  private static func lines(of parts: [[String]], _ separator: String, columns: Int) -> [String] {
    var lines: [String] = []
    for part in parts {
      let whole = part.joined()
      if let last = lines.last, PlainText.width(of: last + separator + whole) <= columns {
        lines[lines.count - 1] = last + separator + whole
      } else if PlainText.width(of: whole) <= columns {
        lines.append(whole)
      } else {
        lines += self.lines(of: part, columns: columns)
      }
    }
    return lines
  }

  private static func lines(of items: [String], columns: Int) -> [String] {
    var lines: [String] = []
    for (index, item) in items.enumerated() {
      let width = PlainText.width(of: String(item.withoutSpaceAtEnd))
      if index > 0, let last = lines.last, PlainText.width(of: last) + width <= columns {
        lines[lines.count - 1] = last + item
      } else {
        let wrapped = PlainText.wrapped(item, columns: columns).map { String($0) }
        lines += width <= columns ? [item] : wrapped
      }
    }
    return lines.map { String($0.withoutSpaceAtEnd) }
  }
}

extension [String] {
  fileprivate var unique: [String] {
    enumerated().filter { !self[..<$0.offset].contains($0.element) }.map(\.element)
  }
}

extension String {
  fileprivate var withoutSpaceAtEnd: Substring { last == " " ? dropLast() : self[...] }
}

extension AppState {
  /// The user's file whose first row a list awaits; nil if it awaits none.
  func fileBeingRead(for openList: OpenList) -> String? {
    let isAwaited = openList.entries.isEmpty && !openList.isComplete && openList.failure == nil
    return isAwaited ? catalogue?.file : nil
  }

  /// A list's name among others: the tab's title if the catalogue has only one list.
  fileprivate func name(of list: ListID) -> String {
    let catalogue = info(of: list.catalogue)
    if let catalogue, catalogue.lists.count == 1 { return catalogue.title }
    return catalogue?.lists.first { $0.id == list }?.title ?? list.description
  }
}
