import SquadCore
import TerminalKit
import TestSupport
import Testing

@testable import SquadScreen
@testable import SquadWords

/// When details are laid out again.
@Suite struct RecentLayoutsTests {
  private var layouts = RecentLayouts()
  /// The entries whose details were laid out, in order.
  private var made: [String] = []

  private mutating func show(_ index: Int, columns: Int = 40, summary: String? = nil) {
    var detail = Sample.detail(of: Sample.entries[index])
    if let summary { detail.summary = summary }
    let space = DetailSpace(columns: columns)
    let layout = layouts.layout(of: detail) {
      $0.detail.id == detail.id && $0.space == space
    } else: {
      made.append(detail.id.path)
      return DetailLayout(detail, space: space, strings: Strings(), .unicode)
    }
    #expect(layout.detail == detail && layout.space == space)
  }

  private func ids(_ indices: Int...) -> [String] { indices.map { Sample.entries[$0].id.path } }

  @Test mutating func `the last three layouts are kept, in either direction`() {
    for index in [0, 1, 2, 1, 0, 2, 0] { show(index) }
    #expect(made == ids(0, 1, 2))
    show(3)
    show(0)
    show(2)
    #expect(made == ids(0, 1, 2, 3))
    show(1)
    #expect(made == ids(0, 1, 2, 3, 1))
  }

  @Test mutating func `another width or another text is laid out again`() {
    show(0)
    show(0, columns: 30)
    show(0, summary: "It has changed.")
    show(0)
    #expect(made == ids(0, 0, 0))
  }
}
