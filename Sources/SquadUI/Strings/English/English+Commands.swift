/// English names of commands and keys.
extension English: CommandWords {
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
    case .board: "most recruited"
    case .mouse: "mouse"
    case .palette: "commands"
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

  func long(_ first: Command) -> String? {
    switch first {
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
    default: nil
    }
  }

  func title(_ group: CommandGroup) -> String {
    switch group {
    case .moving: "Moving"
    case .searching: "Searching and sorting"
    case .squad: "My squad"
    case .program: "Program"
    }
  }

  func name(of key: NamedKey) -> String {
    switch key {
    case .space: "Space"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .insert: "Ins"
    case .delete: "Del"
    case .backspace: "Backspace"
    case .enter: "Enter"
    case .tab: "Tab"
    case .escape: "Esc"
    case .shift: "Shift"
    }
  }

  var listSeparator: String { ", " }
}
