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

  /// A line of the help.
  func long(_ command: Command) -> String {
    switch command {
    case .next: "next"
    case .previous: "previous"
    case .first: "first"
    case .last: "last"
    case .pageDown: "page down"
    case .pageUp: "page up"
    case .halfPageDown: "half a page down"
    case .halfPageUp: "half a page up"
    case .nextPane: "next pane"
    case .previousPane: "previous pane"
    case .left: "left; up a level in a list"
    case .right: "right; to the detail from a list"
    case .open: "open"
    case .back: "close, clear or go back"
    case .search: "search"
    case .nextMatch: "next match"
    case .previousMatch: "previous match"
    case .recruit: "recruit or fire"
    case .fire: "fire"
    case .undo: "undo the last change to the squad"
    case .redo: "redo the last undone change"
    case .shiftLeft: "move the member left"
    case .shiftRight: "move the member right"
    case .strip: "go to the squad"
    case .tab1, .tab2, .tab3, .tab4, .tab5, .tab6, .tab7, .tab8, .tab9:
      "open tab \((Command.tabs.firstIndex(of: command) ?? 0) + 1)"
    case .previousList: "previous list"
    case .nextList: "next list"
    case .sort: "next sort order"
    case .compare: "compare with a hero of the squad"
    case .refresh: "refresh, or retry what failed"
    case .chartLonger: "longer chart: 14 days, 90, a year"
    case .chartShorter: "shorter chart"
    case .nextTheme: "next theme"
    case .chooseTheme: "choose a theme"
    case .help: "this help"
    case .trace: "show the redux line: what just happened"
    case .redraw: "redraw the screen"
    case .suspend: "suspend"
    case .quit: "quit"
    }
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
