import SquadCore
import StageTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import SquadWords

/// The list of an entry's links, and the message about a copied one.
@Suite struct LinkTests {
  private func stage(_ columns: Int, _ rows: Int, keys: String = "o") -> Stage {
    var stage = Stage(columns, rows).withMouse()
    stage.press(keys)
    return stage
  }

  @Test func `a value that is cut says which key shows it whole`() {
    var detail = Sample.detail(of: Sample.entries[0])
    detail.summary = "aaa… 4.2 KB"
    detail.facts = [Fact("raw", "é… 1.0 MB"), Fact("short", "x")]
    detail.cut = ["raw", "text"].map { Link(title: $0, url: "") }
    let shown = Strings().offeringWhole(detail)
    #expect(shown.facts.map(\.value) == ["é… 1.0 MB, o shows all", "x"])
    #expect(shown.summary == "aaa… 4.2 KB, o shows all")
  }

  @Test func `for a value that is cut, the keys say that it opens`() {
    var detail = Sample.detail(of: Sample.entries[0])
    let parts = Section(name: "raw", title: "raw", available: 2)
    detail.cut = [Link(title: "raw", url: "1.0 MB", section: parts)]
    let page = Page(
      offset: 0, entries: [Sample.entries[0]], total: 1, isLast: true, freshness: Sample.day,
      details: [detail])
    var stage = Stage(80, 24, page: page).withMouse()
    stage.press("lo")
    #expect(stage.place(of: " Enter y  copy") != nil)
    stage.press("G")
    #expect(stage.place(of: " Enter  open") != nil && stage.place(of: " copy") == nil)
  }

  @Test(arguments: [(120, 40), (80, 24), (46, 20), (30, 10)])
  func `addresses in full`(columns: Int, rows: Int) throws {
    let stage = stage(columns, rows, keys: "oj")
    try GoldenFrame.check("links-\(columns)x\(rows)", stage.frame())
    #expect(stage.frame().lines.joined().filter { $0 == "▸" }.count == 1)
  }

  @Test func `no character of an address is cut, where it has to wrap`() {
    for columns in [30, 46, 60, 80, 120] {
      let stage = stage(columns, 24)
      let url = Sample.detail(of: Sample.entries[0]).links[0].url
      let shown = stage.frame().lines.joined()
        .filter { $0.isASCII && !$0.isWhitespace }
      #expect(shown.contains(url) || columns < 80, "\(columns)")
      let lines = stage.frame().lines.filter { $0.contains("│") }
        .map { $0.split(separator: "│").map(String.init).joined() }
      let text = lines.map { $0.filter { !$0.isWhitespace } }.joined()
      for part in ["https://example.org/a/r", "has/to/wrap", "?id=1"] where columns >= 60 {
        #expect(text.contains(part), "\(columns) \(part)")
      }
    }
  }

  @Test(arguments: [30, 46, 60, 80, 120])
  func `each address can be opened from all of its cells, and from no others`(columns: Int) {
    let frame = stage(columns, 24).frame()
    var texts: [String: String] = [:]
    for link in frame.links {
      let cells = link.columns.compactMap { frame[column: $0, row: link.row] }
      texts[link.address, default: ""] += String(String.UnicodeScalarView(cells.map(\.base)))
    }
    let addresses = Sample.detail(of: Sample.entries[0]).links.map(\.url)
    #expect(!texts.isEmpty && Set(texts.keys).isSubset(of: addresses))
    for (address, text) in texts { #expect(address == text || columns < 80, "\(columns)") }
    #expect(Set(frame.links.map(\.id)).count == texts.count)
  }

  @Test func `an address under the inspector isn't a link`() {
    let stage = InspectorStage(80, 24)
    stage.press("oI")
    #expect(stage.inspector != nil)
    let top = stage.frame.lines.firstIndex { $0.contains("─ Inspector ─") }
    #expect(stage.frame.links.allSatisfy { $0.row < top ?? 0 })
    stage.press("I")
    #expect(!stage.frame.links.isEmpty)
    stage.press("<esc>")
    #expect(stage.frame.links.isEmpty)
  }

  @Test func `y in the list of links copies the selected one, and says where to`() {
    var stage = stage(120, 40, keys: "ojy")
    #expect(stage.state.overlay == nil)
    #expect(
      stage.frame().lines.last?.contains("wiki link sent to the terminal's clipboard") == true)
    stage.press("o<enter>")
    #expect(
      stage.frame().lines.last?.contains("detail link sent to the terminal's clipboard") == true)
    stage.press("oq")
    #expect(stage.state.overlay == nil)
  }

  @Test func `a row that is clicked is copied`() {
    var stage = stage(120, 40)
    stage.click(on: "https://example.org/wiki")
    #expect(stage.state.overlay == nil)
    #expect(stage.frame().lines.last?.contains("wiki link sent") == true)
  }

  @Test func `inside tmux y says what tmux needs`() {
    var stage = Stage(120, 40).withMouse(.tmux)
    stage.press("y")
    #expect(stage.frame().lines.last?.contains("tmux needs set-clipboard on") == true)
  }
}
