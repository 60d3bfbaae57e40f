import Basics
import SquadCore
import SquadWords

/// The commands that would do something now, as a bit set.
struct FooterHints: Equatable {
  /// The pane that has the focus.
  private enum Pane { case search, list, grid, strip, detail, comparison }

  /// The raw value is the number of its bit.
  private enum Possible: UInt32 {
    case open, recruit, fire, clear, back, sort, nextPane, shiftLeft, shiftRight, undo, longer
    case shorter, grid, larger, smaller, otherHero, otherMember, compare, scroll, mark
  }

  private let pane: Pane
  private var possible: UInt32 = 0
  private let isPicking: Bool
  private let isAboutFile: Bool
  /// Whether cards fit in here is computed only when the footer is drawn.
  private let gridPane: Size

  init(_ state: borrowing AppState, _ openList: OpenList, _ layout: ScreenLayout) {
    isPicking = state.picker != nil
    isAboutFile = openList.isAboutFile
    gridPane = layout.gridPane
    if state.picker?.isMulti == true, !openList.isAboutFile {
      possible = 1 << Possible.mark.rawValue
    }
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
      add(.grid, hasSelection && !openList.hasQuotes)
      add(.larger, pane == .grid && state.resizesCards(larger: true))
      add(.smaller, pane == .grid && state.resizesCards(larger: false))
    case .strip:
      pane = .strip
      add(.shiftLeft, state.canShift(forward: false))
      add(.shiftRight, state.canShift(forward: true))
      add(.undo, state.canUndo)
    case .detail:
      pane = .detail
      add(.open, isPicking && !isAboutFile || state.opensStop)
      add(.longer, state.stretchesChart(longer: true))
      add(.shorter, state.stretchesChart(longer: false))
    }
    guard !isPicking else { return }
    add(.compare, state.comparisonPartner != nil)
    let fires = state.firesCandidate
    add(.fire, fires == true)
    add(.recruit, fires == false)
  }

  private mutating func add(_ command: Possible, _ isPossible: Bool) {
    if isPossible { possible |= 1 << command.rawValue }
  }

  private func isPossible(_ command: Possible) -> Bool { possible & 1 << command.rawValue != 0 }

  var isSearching: Bool { pane == .search }
  var isComparing: Bool { pane == .comparison }

  /// The commands with their labels, the most useful first.
  func commands(_ strings: Strings) -> [FooterCommand] {
    func named(_ command: Command, if needed: Possible? = nil) -> [FooterCommand] {
      if let needed, !isPossible(needed) { return [] }
      return [FooterCommand(command, text: strings.short(command))]
    }
    func grid() -> [FooterCommand] {
      GridMetrics(.small, in: gridPane) == nil ? [] : named(.grid, if: .grid)
    }
    let space =
      isPossible(.fire)
      ? [FooterCommand(.recruit, text: strings.short(.fire))] : named(.recruit, if: .recruit)
    switch pane {
    case .search where isPicking: return picking(strings, markedBy: .nextPane)
    case .search:
      let keep = [FooterCommand(.open, text: strings.keep)]
      return (isPossible(.open) ? keep : []) + [FooterCommand(.back, text: strings.clear)]
    case .list where isPicking:
      return picking(strings, markedBy: .recruit) + named(.search) + grid()
        + named(.sort, if: .sort) + named(.right, if: .nextPane)
    case .list:
      return named(.open, if: .open) + space + named(.compare, if: .compare) + back(strings)
        + named(.search) + grid() + named(.sort, if: .sort)
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
    let opens =
      !isAboutFile ? strings.prints : isSearching ? strings.keep : strings.short(.open)
    return (isPossible(.open) ? [FooterCommand(.open, text: opens)] : [])
      + (isPossible(.mark) ? [FooterCommand(command, text: strings.marksEntry)] : [])
      + [FooterCommand(.back, text: strings.cancels)]
  }

  private func back(_ strings: Strings) -> [FooterCommand] {
    if isPossible(.clear) { return [FooterCommand(.back, text: strings.clear)] }
    return isPossible(.back) ? [FooterCommand(.back, text: strings.short(.back))] : []
  }

  /// The commands in a grid. Opening a card and leaving the grid are dropped last.
  private func inGrid(_ strings: Strings, opening: [FooterCommand]) -> [FooterCommand] {
    let move = FooterCommand(.left, .next, .previous, .right, text: strings.move).ranked(1)
    let list = FooterCommand(.grid, text: strings.asList)
    let search = FooterCommand(.search, text: strings.short(.search)).ranked(2)
    let size: [FooterCommand] =
      switch (isPossible(.larger), isPossible(.smaller)) {
      case (true, true): [FooterCommand(.chartLonger, .chartShorter, text: strings.size)]
      case (true, false): [FooterCommand(.chartLonger, text: strings.larger)]
      case (false, true): [FooterCommand(.chartShorter, text: strings.smaller)]
      case (false, false): []
      }
    let sort =
      isPossible(.sort) ? [FooterCommand(.sort, text: strings.short(.sort)).ranked(4)] : []
    return (isPossible(.open) ? [move] : []) + opening + (isPicking ? [] : back(strings))
      + size.map { $0.ranked(3) } + [list, search] + sort
  }

  /// The commands specific to a comparison. Leaving it is dropped last.
  private func compared(_ strings: Strings) -> [FooterCommand] {
    let member = FooterCommand(.left, .right, text: strings.otherMember).ranked(1)
    let hero = FooterCommand(.next, .previous, text: strings.otherHero).ranked(1)
    let scroll = FooterCommand(.scrollDown, .scrollUp, text: strings.scroll).ranked(2)
    return (isPossible(.otherMember) ? [member] : [])
      + (isPossible(.otherHero) ? [hero] : []) + (isPossible(.scroll) ? [scroll] : [])
  }
}

/// A command in the footer, or several that share one hint, and what they do now.
struct FooterCommand {
  let commands: [Command]
  let text: String
  /// Drop order when space is short: the highest rank goes first, then the last in the line.
  private(set) var rank = 0

  init(_ commands: Command..., text: String) {
    self.commands = commands
    self.text = text
  }

  func ranked(_ rank: Int) -> FooterCommand {
    var command = self
    command.rank = rank
    return command
  }

  /// The commands at the end of the footer in every state.
  static func always(_ strings: Strings, hasPalette: Bool) -> [FooterCommand] {
    ((hasPalette ? [.palette] : []) + [Command.help, .quit])
      .map { FooterCommand($0, text: strings.short($0)) }
  }
}
