import SquadCore

/// What the help and the footer call the commands.
extension Strings {
  /// One or two words, for the footer.
  func short(_ command: Command) -> String {
    switch command {
    case .next: "next"
    case .previous: "previous"
    case .first: "first"
    case .last: "last"
    case .pageDown: "page down"
    case .pageUp: "page up"
    case .halfPageDown: "half a page down"
    case .halfPageUp: "half a page up"
    case .scrollDown: "scroll the detail"
    case .scrollUp: "scroll the detail up"
    case .narrower: "narrower list"
    case .wider: "wider list"
    case .jumpBack: "back from a jump"
    case .random: "a random entry"
    case .reverseSort: "reverse the order"
    case .nextPane: "pane"
    case .previousPane: "previous pane"
    case .left: "left"
    case .right: "right"
    case .open: "open"
    case .back: "back"
    case .strip: "squad"
    case .tab1, .tab2, .tab3, .tab4, .tab5, .tab6, .tab7, .tab8, .tab9: "catalogue"
    case .previousList: "previous list"
    case .nextList: "next list"
    case .grid: "grid"
    case .search: "search"
    case .nextMatch: "next match"
    case .previousMatch: "previous match"
    case .sort: "sort"
    case .refresh: "refresh"
    case .chartLonger: "longer"
    case .chartShorter: "shorter"
    case .recruit: "recruit"
    case .fire: "fire"
    case .undo: "undo"
    case .redo: "redo"
    case .shiftLeft: "move left"
    case .shiftRight: "move right"
    case .compare: "compare"
    case .links: "links"
    case .copyLink: copy
    case .mouse: "mouse"
    case .help: "help"
    case .nextTheme: "theme"
    case .chooseTheme: "themes"
    case .trace: "redux line"
    case .inspector: "inspector"
    case .configMistakes: "config mistakes"
    case .redraw: "redraw"
    case .suspend: "suspend"
    case .quit: "quit"
    }
  }

  /// A line of the help: what its bound commands do.
  func text(of bound: [Command], inRow row: [Command]) -> String {
    bound == row ? long(row) : bound.map(short).joined(separator: ", ")
  }

  /// A line of the help whose commands all have keys.
  func long(_ row: [Command]) -> String {
    switch row.first {
    case .next: "next, previous"
    case .first: "first, last"
    case .pageDown: "page down, up"
    case .halfPageDown: "half a page down, up"
    case .scrollDown: "scroll the detail"
    case .narrower: "narrower, wider list"
    case .nextPane: "next, previous pane"
    case .left: "left, right"
    case .back: "back, close or clear"
    case .strip: "go to the squad"
    case .tab1: "a catalogue"
    case .previousList: "previous, next list"
    case .nextMatch: "next, previous match"
    case .refresh: "refresh or retry"
    case .chartLonger: "longer, shorter chart; card size"
    case .recruit: "recruit or fire"
    case .grid: "pictures or list"
    case .compare: "compare with a hero of the squad"
    case .undo: "undo, redo"
    case .shiftLeft: "move left, right"
    case .nextTheme: "next theme"
    case .chooseTheme: "choose a theme"
    case .links: "links in full"
    case .copyLink: "copy the link"
    case .mouse: "mouse on or off"
    case .help: "this help"
    case .trace: "the redux line"
    case .inspector: "the inspector"
    case .redraw: "redraw the screen"
    default: row.map(short).joined(separator: ", ")
    }
  }

  /// `sort: name, modified`
  func sort(_ sorts: [SortOrder]) -> String {
    var keys: [String] = []
    for sort in sorts where !keys.contains(name(of: sort)) { keys.append(name(of: sort)) }
    return keys.isEmpty ? short(.sort) : "\(short(.sort)): \(keys.joined(separator: ", "))"
  }

  package func title(_ group: CommandGroup) -> String {
    switch group {
    case .moving: "Moving"
    case .searching: "Searching and sorting"
    case .squad: "My squad"
    case .program: "Program"
    }
  }
}
