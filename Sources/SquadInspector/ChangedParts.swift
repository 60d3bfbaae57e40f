import SquadCore

/// Names of the parts of the state that an action changed.
package struct ChangedParts {
  /// `cursor`, `detail`, in a fixed order; empty if nothing changed. The same in every language.
  package let names: [String]

  /// Compares the states before and after an action, part by part.
  package init(_ before: AppState, _ after: AppState) {
    names = Self.parts.filter { $0.differs(before, after) }.map(\.name)
  }

  private struct Part: Sendable {
    let name: String
    let differs: @Sendable (AppState, AppState) -> Bool

    init<Value: Equatable & SendableMetatype>(
      _ name: String, of value: @escaping @Sendable (AppState) -> Value
    ) {
      self.name = name
      differs = { value($0) != value($1) }
    }
  }

  /// Leaves out constants and anything derived from other parts.
  private static let parts: [Part] =
    listParts + [
      Part("detail") { state in
        let shown = state.shownDetail
        return Shown(id: shown?.id, detail: state.loadedDetail, showsFullText: shown?.showsFullText)
      },
      Part("scroll") { Scroll(top: $0.shownDetail?.top, stop: $0.shownDetail?.stop) },
      Part("chart") { $0.details.chartSpan },
      Part("picture") { $0.drawnPicture },
      Part("overlap") { $0.shownOverlap },
      Part("comparison") { $0.comparison },
      Part("squad") { $0.squad },
      Part("focus") { $0.focus },
      Part("overlay") { $0.overlay },
      Part("message") { $0.message },
      Part("theme") { $0.theme },
      Part("divider") { $0.listColumns },
      Part("strip") { $0.stripStyle },
      Part("screen") { $0.screen },
      Part("config") { $0.config },
      Part("visit") { $0.visit },
      Part("picker") { $0.picker },
    ] + unseenParts

  private static let listParts = [
    Part("list") { $0.listStack.current },
    Part("cursor") { $0.openList.cursor },
    Part("entries") { $0.openList.entries },
    Part("filter") { $0.openList.filter },
    Part("sort") { $0.openList.sort },
    Part("fold") { $0.openList.collapsedRows },
    Part("grid") { $0.openList.grid },
    Part("loading") { $0.openList.phase },
    Part("freshness") { $0.openList.shownFreshness },
    Part("levels") { $0.listStack.depth },
    Part("elsewhere") { $0.elsewhere },
  ]

  private static let unseenParts = [
    Part("details") { state in
      var details = state.details
      details.chartSpan = .fortnight
      return details
    },
    Part("pictures") { $0.pictures },
    Part("shared") { $0.overlap },
    Part("jumps") { $0.jumps },
    Part("recent") { $0.recentCommands },
    Part("mouse") { $0.mouse },
    Part("clipboard") { $0.clipboard },
    Part("network") { $0.networkLostAt },
    Part("aliases") { $0.aliases },
  ]

  private struct Shown: Equatable {
    let id: EntryID?
    let detail: Detail?
    let showsFullText: Bool?
  }

  private struct Scroll: Equatable {
    let top: Int?
    let stop: Int?
  }
}
