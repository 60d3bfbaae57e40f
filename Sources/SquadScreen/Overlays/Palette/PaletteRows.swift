import PlainText
import SquadCore
import SquadWords

/// The rows of the command palette: matching commands, lists, members and entries, the best first,
/// those of the open catalogue before equally good ones; without a search text all commands, the
/// most recent first, then those that a newcomer needs.
package struct PaletteRows {
  let query: SearchQuery
  /// The best first.
  package private(set) var rows: [PaletteRow] = []

  /// Minimum number of commands, and of other rows, among the first rows, if there are as many
  /// matches.
  private static let minimumPerKind = 3
  private static let firstRows = 9
  /// The commands that a newcomer needs, listed before the others.
  static let firstCommands: [Command] = [
    .search, .open, .recruit, .nextList, .grid, .sort, .random, .chooseTheme, .help, .quit,
  ]
  /// Entries considered per list, the best first; nobody scrolls through more.
  private static let maximumEntries = 50

  /// Searches for a text; close spellings match only if nothing else does.
  package init(matching text: String, _ state: borrowing AppState, _ strings: Strings) {
    let typed = SearchQuery(text)
    let commands = Self.commands(state, strings.keymap)
    guard !typed.isEmpty else {
      query = typed
      rows = commands.map(PaletteRow.command)
      return
    }
    var query = typed
    var ranked = Self.matches(query, commands, state, strings)
    if ranked.isEmpty, let fuzzy = typed.fuzzy {
      query = fuzzy
      ranked = Self.matches(fuzzy, commands, state, strings)
    }
    self.query = query
    let open = state.listStack.current.catalogue
    let sortKeys = ranked.enumerated().map { index, match in
      let isElsewhere = match.row.catalogue.map { $0 != open } ?? false
      // Entries of the open catalogue come before members of another one.
      let group = match.tier == .entry ? Tier.member : match.tier
      return (group: group, catalogue: isElsewhere ? 1 : 0, tier: match.tier, index: index)
    }
    let sorted = sortKeys.sorted {
      ($0.group, $0.catalogue, $0.tier, $0.index) < ($1.group, $1.catalogue, $1.tier, $1.index)
    }
    rows = Self.mixed(sorted.map { ranked[$0.index].row })
  }

  /// The available commands, recently used first, then a newcomer's, then the squad's, moving last.
  /// Leaves out the palette itself, missing tabs or a missing board, and any that aren't offered.
  private static func commands(_ state: borrowing AppState, _ keymap: Keymap) -> [Command] {
    let tabs = Command.tabs.dropFirst(state.catalogues.count)
    let board: [Command] = state.hasBoard ? [] : [.board]
    // The palette never marks: its own Enter and Space mean something else.
    let marking: [Command] = state.picker == nil ? [] : [.recruit, .open, .back]
    let file: [Command] = state.openFile == nil ? [.fields, .records, .unreadable, .copyEntry] : []
    let absent = Set(Array(tabs) + board + marking + file + [.palette])
    let missing = absent.union(Command.allCases.filter { !keymap.offers($0) })
    let groups: [CommandGroup] = [.squad, .searching, .program, .moving]
    let recent = state.recentCommands.compactMap(Command.init)
    let all = recent + firstCommands + groups.flatMap(\.rows).joined()
    var seen = missing
    return all.filter { seen.insert($0).inserted }
  }

  /// Rank of a row, the best first.
  private enum Tier: Int, Comparable {
    case exact, command, list, member, entry, commandInside, entryInside

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  private static func matches(
    _ query: SearchQuery, _ commands: [Command], _ state: borrowing AppState, _ strings: Strings
  ) -> [(row: PaletteRow, tier: Tier)] {
    var matches: [(row: PaletteRow, tier: Tier)] = []
    for command in commands {
      let row = PaletteRow.command(command)
      let name = Searchable(title: row.title(strings, state), aliases: [command.rawValue])
      if let rank = query.rank(of: name) {
        let tier: Tier = rank.isExact ? .exact : rank == .inside ? .commandInside : .command
        matches.append((row, tier))
      } else if !query.isLoose, query.rank(of: Searchable(title: strings.purpose(command))) != nil {
        matches.append((row, .commandInside))
      }
    }
    for group in state.openFile?.groups ?? [] {
      let row = PaletteRow.group(group)
      let name = Searchable(title: row.title(strings, state), aliases: [group.value])
      guard let rank = query.rank(of: name) else { continue }
      matches.append((row, rank == .inside ? .commandInside : .command))
    }
    for list in state.lists {
      let row = PaletteRow.list(list)
      let rank = query.rank(of: Searchable(title: row.title(strings, state)))
      guard let rank, rank != .inside else { continue }
      matches.append((row, rank.isExact ? .exact : .list))
    }
    let members = state.squad.saved.members
    for member in members {
      let row = PaletteRow.member(member)
      if let rank = query.rank(of: Searchable(title: row.title(strings, state))) {
        matches.append((row, rank.isExact ? .exact : .member))
      }
    }
    let shown = Set(
      matches.compactMap { match in
        if case .member(let member) = match.row { member.id } else { nil }
      })
    for list in state.lists {
      for entry in state.entries(matching: query, in: list.id, limit: maximumEntries)
      where !shown.contains(entry.id) {
        let rank = query.rank(of: Searchable(title: entry.title))
        let tier: Tier =
          switch rank {
          case .exact, .exactAlias: .exact
          case .prefix, .prefixAlias, .wordStart: .entry
          case .inside, nil: .entryInside
          }
        matches.append((.entry(entry), tier))
      }
    }
    return matches
  }

  /// The same rows, with at least `minimumPerKind` of each kind among the first.
  private static func mixed(_ rows: [PaletteRow]) -> [PaletteRow] {
    var left = [rows.filter(\.isCommand)[...], rows.filter { !$0.isCommand }[...]]
    var mixed: [PaletteRow] = []
    var counts = [0, 0]
    for row in rows {
      guard mixed.count < firstRows else { break }
      let kind = row.isCommand ? 0 : 1
      let other = 1 - kind
      guard !left[kind].isEmpty else { continue }
      let remaining = firstRows - mixed.count
      let owed = max(min(minimumPerKind, counts[other] + left[other].count) - counts[other], 0)
      let picked = owed >= remaining ? other : kind
      if let next = left[picked].popFirst() {
        mixed.append(next)
        counts[picked] += 1
      }
    }
    return mixed + rows.filter { [mixed] in !mixed.contains($0) }
  }

  /// Index of the selected row; nil if there are no rows.
  package func selected(_ palette: PaletteState) -> Int? {
    rows.isEmpty ? nil : min(palette.row, rows.count - 1)
  }
}

/// The palette's rows and their inputs, shared by a key that moves, its frame and a click: each
/// would search all lists again, 7.7 million instructions a move instead of 1.7. Language and key
/// bindings must not change between calls.
struct PaletteRowsCache {
  /// The parts of the state that the rows depend on.
  private struct Source: Equatable {
    let text: String
    let recentCommands: [String]
    let hasBoard: Bool
    let open: CatalogueID
    let file: FileFacts?
    let members: [Member]
    let names: [String]
    let lists: [EntryList]

    init(_ palette: PaletteState, _ state: borrowing AppState) {
      text = palette.field.text
      recentCommands = state.recentCommands
      hasBoard = state.hasBoard
      open = state.listStack.current.catalogue
      file = state.openFile
      members = state.squad.saved.members
      names = members.map(state.name)
      let listStack = state.listStack
      lists = state.lists.compactMap { listStack[$0.id, 0]?.entries }
    }
  }

  private var known: (source: Source, rows: PaletteRows)?

  /// The rows of an open palette; computed again only if their inputs changed.
  mutating func rows(
    of palette: PaletteState, _ state: borrowing AppState, _ strings: Strings
  ) -> PaletteRows {
    let source = Source(palette, state)
    if let known, known.source == source { return known.rows }
    let rows = PaletteRows(matching: palette.field.text, state, strings)
    known = (source, rows)
    return rows
  }
}

/// A row of the command palette.
package enum PaletteRow: Equatable {
  case command(Command)
  case list(ListInfo)
  case member(Member)
  case entry(Entry)
  /// Shows only the records with a value of the open file's group.
  case group(FileFacts.Group)

  var isCommand: Bool { if case .command = self { true } else { false } }

  /// Nil for a command and a group.
  var catalogue: CatalogueID? {
    switch self {
    case .command, .group: nil
    case .list(let list): list.id.catalogue
    case .member(let member): member.id.catalogue
    case .entry(let entry): entry.id.catalogue
    }
  }

  /// The text shown, which searches match.
  package func title(_ strings: Strings, _ state: borrowing AppState) -> String {
    switch self {
    case .command(let command): strings.name(of: command, tabs: state.catalogues.map(\.title))
    case .list(let list):
      state.isFile(list.id.catalogue) ? list.title : strings.text(ofTitle: list.title)
    case .member(let member): state.name(of: member)
    case .entry(let entry): entry.title
    case .group(let group): strings.showOnly(group)
    }
  }
}
