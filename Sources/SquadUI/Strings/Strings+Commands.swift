import SquadCore

/// What the help and the footer call the commands.
extension Strings {
  /// One or two words, for the footer.
  func short(_ command: Command) -> String {
    switch command {
    case .open: "open"
    case .recruit: "recruit"
    case .search: "search"
    case .sort: "sort"
    case .nextPane: "pane"
    case .help: "help"
    case .quit: "quit"
    case .back: "back"
    case .shiftLeft: "move left"
    case .shiftRight: "move right"
    case .fire: "fire"
    case .undo: "undo"
    case .compare: "compare"
    case .chartLonger: "longer"
    case .chartShorter: "shorter"
    default: command.rawValue
    }
  }

  /// A line of the help, by the first of its commands.
  func long(_ command: Command) -> String {
    switch command {
    case .next: "next, previous"
    case .first: "first, last"
    case .pageDown: "page down, up"
    case .halfPageDown: "half a page down, up"
    case .scrollDown: "scroll the detail"
    case .reverseSort: "the other way round"
    case .narrower: "narrower, wider list"
    case .nextPane: "next, previous pane"
    case .left: "left, right"
    case .open: "open"
    case .back: "back, close or clear"
    case .jumpBack: "back from a jump"
    case .random: "a random entry"
    case .strip: "go to the squad"
    case .previousList: "previous, next list"
    case .search: "search"
    case .nextMatch: "next, previous match"
    case .refresh: "refresh or retry"
    case .chartLonger: "longer, shorter chart; card size"
    case .recruit: "recruit or fire"
    case .fire: "fire"
    case .grid: "pictures or list"
    case .compare: "compare with a hero of the squad"
    case .undo: "undo, redo"
    case .shiftLeft: "move left, right"
    case .nextTheme: "next theme"
    case .chooseTheme: "choose a theme"
    case .help: "this help"
    case .trace: "the redux line"
    case .redraw: "redraw the screen"
    case .suspend: "suspend"
    case .quit: "quit"
    default: command.rawValue
    }
  }

  /// `sort: name, modified`
  func sort(_ sorts: [SortOrder]) -> String {
    var keys: [String] = []
    for sort in sorts where !keys.contains(name(of: sort)) { keys.append(name(of: sort)) }
    return keys.isEmpty ? short(.sort) : "\(short(.sort)): \(keys.joined(separator: ", "))"
  }

  func title(_ group: HelpGroup) -> String {
    switch group {
    case .moving: "Moving"
    case .searching: "Searching and sorting"
    case .squad: "My squad"
    case .program: "Program"
    }
  }
}
