import SquadCore

/// What the command palette says.
extension Strings {
  var paletteTitle: String { "Commands" }
  var choose: String { "choose" }

  /// What a command is called, by the words that one would look for.
  ///
  /// - Parameter tabs: the catalogues' titles.
  func name(of command: Command, tabs: [String]) -> String {
    if let tab = Command.tabs.firstIndex(of: command) {
      return tabs.indices.contains(tab) ? "Go to \(tabs[tab])" : ""
    }
    return switch command {
    case .next: "Next row"
    case .previous: "Previous row"
    case .first: "First row"
    case .last: "Last row"
    case .pageDown: "Page down"
    case .pageUp: "Page up"
    case .halfPageDown: "Half a page down"
    case .halfPageUp: "Half a page up"
    case .scrollDown: "Scroll the detail down"
    case .scrollUp: "Scroll the detail up"
    case .nextPane: "Next pane"
    case .previousPane: "Previous pane"
    case .left: "Left"
    case .right: "Right"
    case .open: "Open"
    case .links: "Show links"
    case .copyLink: "Copy link"
    case .back: "Back"
    case .jumpBack: "Back from a jump"
    case .random: "Random entry"
    case .strip: "Go to the squad"
    case .previousList: "Previous list"
    case .nextList: "Next list"
    case .grid: "Grid or list"
    case .narrower: "Narrower list"
    case .wider: "Wider list"
    case .search: "Search"
    case .nextMatch: "Next match"
    case .previousMatch: "Previous match"
    case .sort: "Sort: next order"
    case .reverseSort: "Sort: reverse"
    case .refresh: "Refresh or retry"
    case .chartLonger: "Longer chart, larger cards"
    case .chartShorter: "Shorter chart, smaller cards"
    case .recruit: "Recruit or fire"
    case .fire: "Fire"
    case .undo: "Undo"
    case .redo: "Redo"
    case .shiftLeft: "Move member left"
    case .shiftRight: "Move member right"
    case .compare: "Compare heroes"
    case .palette: "Commands"
    case .help: "Help: all keys"
    case .nextTheme: "Theme: next"
    case .chooseTheme: "Theme: choose"
    case .trace: "Redux line"
    case .mouse: "Mouse on or off"
    case .configMistakes: "Config mistakes"
    case .redraw: "Redraw the screen"
    case .suspend: "Suspend"
    case .quit: "Quit"
    case .tab1, .tab2, .tab3, .tab4, .tab5, .tab6, .tab7, .tab8, .tab9: ""
    }
  }
}
