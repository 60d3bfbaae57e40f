import SquadCore
import SquadWords

/// The commands that would do something now, as a bit set.
struct FooterHints: Equatable {
  /// The pane that has the focus.
  private enum Pane { case search, list, grid, strip, detail, comparison }

  private struct Possible: OptionSet {
    let rawValue: UInt32

    static let open = Possible(rawValue: 1)
    static let recruit = Possible(rawValue: 2)
    static let fire = Possible(rawValue: 4)
    static let clear = Possible(rawValue: 8)
    static let back = Possible(rawValue: 16)
    static let sort = Possible(rawValue: 32)
    static let nextPane = Possible(rawValue: 64)
    static let shiftLeft = Possible(rawValue: 128)
    static let shiftRight = Possible(rawValue: 256)
    static let undo = Possible(rawValue: 512)
    static let longer = Possible(rawValue: 1_024)
    static let shorter = Possible(rawValue: 2_048)
    static let grid = Possible(rawValue: 4_096)
    static let larger = Possible(rawValue: 8_192)
    static let smaller = Possible(rawValue: 16_384)
    static let otherHero = Possible(rawValue: 32_768)
    static let otherMember = Possible(rawValue: 65_536)
    static let compare = Possible(rawValue: 131_072)
    static let scroll = Possible(rawValue: 262_144)
    static let mark = Possible(rawValue: 524_288)
  }

  private let pane: Pane
  private var possible: Possible = []
  private let isPicking: Bool

  init(_ state: borrowing AppState, _ openList: OpenList, _ layout: ScreenLayout) {
    isPicking = state.picker != nil
    if state.picker?.isMulti == true { possible = .mark }
    switch state.focus {
    case _ where state.comparison != nil:
      pane = .comparison
      add(.otherMember, state.comparableMembers.count > 1)
      add(.scroll, state.viewport.comparison.lastTop > 0)
      add(
        .otherHero, state.selectedID.flatMap { openList.row(of: $0) } != nil && openList.count > 1)
    case .search:
      pane = .search
      add(.open, !openList.hasNoMatch)
      return
    case .list:
      pane = layout.grid == nil ? .list : .grid
      let hasSelection = openList.cursor.row < openList.count
      add(.open, hasSelection)
      add(.clear, openList.filter != nil)
      add(.back, state.listStack.isNested)
      add(.sort, openList.sorts.count > 1)
      add(.nextPane, hasSelection && !openList.isOnCollapsedRow)
      let fits = GridMetrics(openList.grid.size, in: layout.gridPane) != nil
      add(.grid, hasSelection && fits && !openList.hasQuotes)
      add(.larger, state.resizesCards(larger: true))
      add(.smaller, state.resizesCards(larger: false))
    case .strip:
      pane = .strip
      add(.shiftLeft, state.canShift(forward: false))
      add(.shiftRight, state.canShift(forward: true))
      add(.undo, state.canUndo)
    case .detail:
      pane = .detail
      add(.open, isPicking || state.opensStop)
      add(.longer, state.stretchesChart(longer: true))
      add(.shorter, state.stretchesChart(longer: false))
    }
    guard !isPicking else { return }
    add(.compare, state.comparisonPartner != nil)
    add(.fire, state.isOnMember)
    add(.recruit, !possible.contains(.fire) && state.canRecruit)
  }

  private mutating func add(_ command: Possible, _ isPossible: Bool) {
    if isPossible { possible.insert(command) }
  }

  var isSearching: Bool { pane == .search }
  var isComparing: Bool { pane == .comparison }

  /// The commands with their labels, the most useful first.
  func commands(_ strings: Strings) -> [FooterCommand] {
    func named(_ command: Command, if needed: Possible = []) -> [FooterCommand] {
      possible.contains(needed) ? [FooterCommand(command, text: strings.short(command))] : []
    }
    let space =
      possible.contains(.fire)
      ? [FooterCommand(.recruit, text: strings.short(.fire))] : named(.recruit, if: .recruit)
    switch pane {
    case .search where isPicking: return picking(strings, markedBy: .nextPane)
    case .search:
      let keep = [FooterCommand(.open, text: strings.keep)]
      return (possible.contains(.open) ? keep : []) + [FooterCommand(.back, text: strings.clear)]
    case .list where isPicking:
      return picking(strings, markedBy: .recruit) + named(.search) + named(.grid, if: .grid)
        + named(.sort, if: .sort) + named(.right, if: .nextPane)
    case .list:
      return named(.open, if: .open) + space + named(.compare, if: .compare) + back(strings)
        + named(.search) + named(.grid, if: .grid) + named(.sort, if: .sort)
        + named(.nextPane, if: .nextPane)
    case .grid:
      let opening = named(.open, if: .open) + space
      return inGrid(strings, opening: isPicking ? picking(strings, markedBy: .recruit) : opening)
    case .strip:
      return named(.open) + space + named(.shiftLeft, if: .shiftLeft)
        + named(.shiftRight, if: .shiftRight) + named(.compare, if: .compare)
        + named(.undo, if: .undo)
    case .detail where isPicking:
      return picking(strings, markedBy: .recruit).dropLast() + named(.back)
        + named(.chartLonger, if: .longer) + named(.chartShorter, if: .shorter)
    case .detail:
      return named(.open, if: .open) + named(.back) + named(.chartLonger, if: .longer)
        + named(.chartShorter, if: .shorter) + space + named(.compare, if: .compare)
        + named(.nextPane)
    case .comparison: return compared(strings) + space.map { $0.ranked(3) } + named(.back)
    }
  }

  /// The commands of a picker; the last one cancels it. The key of `command` marks.
  private func picking(_ strings: Strings, markedBy command: Command) -> [FooterCommand] {
    (possible.contains(.open) ? [FooterCommand(.open, text: strings.prints)] : [])
      + (possible.contains(.mark) ? [FooterCommand(command, text: strings.marksEntry)] : [])
      + [FooterCommand(.back, text: strings.cancels)]
  }

  private func back(_ strings: Strings) -> [FooterCommand] {
    if possible.contains(.clear) { return [FooterCommand(.back, text: strings.clear)] }
    return possible.contains(.back) ? [FooterCommand(.back, text: strings.short(.back))] : []
  }

  /// The commands in a grid. Opening a card and leaving the grid are dropped last.
  private func inGrid(_ strings: Strings, opening: [FooterCommand]) -> [FooterCommand] {
    let move = FooterCommand(.left, .next, .previous, .right, text: strings.move).ranked(1)
    let list = FooterCommand(.grid, text: strings.asList)
    let search = FooterCommand(.search, text: strings.short(.search)).ranked(2)
    let size: [FooterCommand] =
      switch (possible.contains(.larger), possible.contains(.smaller)) {
      case (true, true): [FooterCommand(.chartLonger, .chartShorter, text: strings.size)]
      case (true, false): [FooterCommand(.chartLonger, text: strings.larger)]
      case (false, true): [FooterCommand(.chartShorter, text: strings.smaller)]
      case (false, false): []
      }
    let sort =
      possible.contains(.sort) ? [FooterCommand(.sort, text: strings.short(.sort)).ranked(4)] : []
    return (possible.contains(.open) ? [move] : []) + opening + (isPicking ? [] : back(strings))
      + size.map { $0.ranked(3) } + [list, search] + sort
  }

  /// The commands specific to a comparison. Leaving it is dropped last.
  private func compared(_ strings: Strings) -> [FooterCommand] {
    let member = FooterCommand(.left, .right, text: strings.otherMember).ranked(1)
    let hero = FooterCommand(.next, .previous, text: strings.otherHero).ranked(1)
    let scroll = FooterCommand(.scrollDown, .scrollUp, text: strings.scroll).ranked(2)
    return (possible.contains(.otherMember) ? [member] : [])
      + (possible.contains(.otherHero) ? [hero] : []) + (possible.contains(.scroll) ? [scroll] : [])
  }
}
