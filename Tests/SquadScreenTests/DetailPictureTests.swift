import Basics
import SquadCore
import StageTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import SquadScreen

/// Pictures in the detail pane, against golden files.
struct DetailPictureTests {
  private func stage(
    _ columns: Int, _ rows: Int, covers: [String?] = ["one", "two"]
  ) throws -> Stage {
    var entry = Sample.detail(of: Sample.entries[0])
    entry.picture = picture("head")
    entry.facts = [
      Fact(
        "Last appeared in", "and 881 other comics",
        items: [
          FactItem(
            id: EntryID(Sample.id, "comics/1"), title: "Quiet #20",
            picture: covers[0].flatMap(picture)),
          FactItem(
            id: EntryID(Sample.id, "comics/2"), title: "Annual #1",
            picture: covers[1].flatMap(picture)),
        ], isGallery: true)
    ]
    let page = Page(
      offset: 0, entries: [Sample.entries[0]], total: 1, isLast: true, freshness: Sample.day,
      details: [entry])
    var stage = Stage(columns, rows, catalogue: Sample.pictured, page: page)
    _ = stage.frame()
    stage.send(.picture(.debounced(entry.id)))
    return stage
  }

  private func picture(_ name: String) -> Picture? {
    Picture(sizes: [PictureSize(width: 100, height: 150, url: "https://example.org/\(name)")])
  }

  /// Renders the requested pictures, except for the cover named.
  private func response(_ stage: inout Stage, except missing: String) {
    for case .renderPicture(let id, let request, _) in stage.effects {
      let isMissing = request.picture == picture(missing)
      let cell = ImageCell("▚", foreground: .indexed(161), background: .indexed(28))
      let box = request.box
      let image = CellImage(
        columns: box.columns - 2, rows: box.rows,
        cells: Array(repeating: cell, count: (box.columns - 2) * box.rows))
      stage.send(
        .picture(
          .rendered(
            id, request, isMissing ? .failure(.service(.notFound)) : .success(image))))
    }
  }

  /// The requested pictures.
  private func pictures(_ stage: Stage) -> [Picture] {
    stage.effects.compactMap { effect in
      if case .renderPicture(_, let request, _) = effect { request.picture } else { nil }
    }
  }

  @Test(arguments: [(160, 50), (120, 40), (80, 24)])
  func `a picture never moves the text`(columns: Int, rows: Int) throws {
    var stage = try stage(columns, rows)
    let before = stage.frame()
    response(&stage, except: "two")
    let after = stage.frame()
    try GoldenFrame.check("picture-\(columns)x\(rows)", after)
    let text = { (frame: Frame) in
      frame.lines.map { $0.filter { $0.isLetter || $0.isNumber } }
    }
    // The one cover that was rendered replaces its initials.
    #expect(text(before).map { $0.replacing("QUAN", with: "AN") } == text(after))
  }

  @Test func `a comic without a cover has a tile beside one that has it`() throws {
    let drawn = { (covers: [String?]) in
      var stage = try stage(120, 40, covers: covers)
      response(&stage, except: "")
      let line = Array(stage.frame().lines[26])
      return [46, 83].map { line[$0] == "▚" }
    }
    #expect(try drawn([nil, "two"]) == [false, true])
    #expect(try drawn(["one", nil]) == [true, false])
    #expect(try drawn(["one", "two"]) == [true, true])
    #expect(try drawn([nil, nil]) == [false, false])
  }

  @Test func `in a larger window the old picture stays until it is redrawn`() throws {
    var stage = try stage(80, 24)
    response(&stage, except: "")
    let isDrawn = { (stage: inout Stage) in stage.frame().lines.contains { $0.contains("▚▚") } }
    #expect(isDrawn(&stage))
    stage.resize(120, 40)
    #expect(isDrawn(&stage))
  }

  @Test func `a picture scrolls away row by row`() throws {
    var stage = try stage(50, 23)
    #expect(pictures(stage).isEmpty, "a pane that is not shown draws nothing")
    stage.press("l")
    stage.send(.picture(.debounced(Sample.entries[0].id)))
    response(&stage, except: "")
    stage.press("G")
    try GoldenFrame.check("picture-scrolled-50x23", stage.frame())
  }

  @Test func `the shown pictures are requested first`() throws {
    let stage = try stage(120, 40)
    #expect(pictures(stage) == [picture("head"), picture("one"), picture("two")].compactMap { $0 })
  }

  @Test func `without pictures nothing is requested and a tile is shown`() throws {
    var stage = try stage(120, 40)
    stage.context.showsPictures = false
    stage.press("j")
    #expect(stage.state.viewport.pictureBox == nil)
    #expect(stage.frame().lines[7].contains("▄▀▄ ▄▀▀"))
  }
}
