import SquadCore
import SquadUI
import TerminalKit
import Testing

/// Pictures in their places in the detail pane, against golden files.
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
        ]),
      Fact("Modified", "unknown"),
    ]
    let page = Page(
      offset: 0, entries: [Sample.entries[0]], total: 1, isLast: true, freshness: Sample.day,
      details: [entry])
    var stage = Stage(columns, rows, page: page)
    _ = stage.frame()
    stage.send(.picture(.debounced(entry.id)))
    return stage
  }

  private func picture(_ name: String) -> Picture? {
    Picture(sizes: [PictureSize(width: 100, height: 150, url: "https://example.org/\(name)")])
  }

  /// Answers what was asked for, but for the covers named.
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

  @Test(arguments: [(120, 40), (80, 24)])
  func `a picture never moves the text`(columns: Int, rows: Int) throws {
    var stage = try stage(columns, rows)
    let before = stage.frame()
    response(&stage, except: "two")
    let after = stage.frame()
    try GoldenFrame.check("picture-\(columns)x\(rows)", after)
    let text = { (frame: Frame) in
      frame.lines.map { $0.filter { $0.isLetter || $0.isNumber } }
    }
    let badges: Set<Character> = ["A", "B", "C", "Q", "2", "1"]
    for (old, new) in zip(text(before), text(after)) {
      #expect(old.filter { !badges.contains($0) } == new.filter { !badges.contains($0) })
    }
  }

  @Test func `a comic without a cover has a badge beside one that has it`() throws {
    let hasBadge = { (covers: [String?]) in
      var stage = try stage(120, 40, covers: covers)
      response(&stage, except: "")
      let lines = stage.frame().lines
      return lines.contains { $0.contains("Q2") } || lines.contains { $0.contains("A1") }
    }
    #expect(try hasBadge([nil, "two"]))
    #expect(try hasBadge(["one", nil]))
    #expect(try !hasBadge(["one", "two"]))
    #expect(try !hasBadge([nil, nil]), "with no cover at all they take no room")
  }

  @Test func `in a larger window the picture stays until it is drawn anew`() throws {
    var stage = try stage(80, 24)
    response(&stage, except: "")
    let isDrawn = { (stage: inout Stage) in stage.frame().lines.contains { $0.contains("▚▚") } }
    #expect(isDrawn(&stage))
    stage.resize(120, 40)
    #expect(isDrawn(&stage))
  }

  @Test func `a picture scrolls away row by row`() throws {
    var stage = try stage(50, 19)
    #expect(stage.effects.isEmpty, "a pane that is not shown draws nothing")
    stage.press("l")
    stage.send(.picture(.debounced(Sample.entries[0].id)))
    response(&stage, except: "")
    stage.press("G")
    try GoldenFrame.check("picture-scrolled-50x19", stage.frame())
  }

  @Test func `the shown pictures are asked for first`() throws {
    let stage = try stage(120, 40)
    let asked = stage.effects.compactMap { effect -> Picture? in
      if case .renderPicture(_, let request, _) = effect { request.picture } else { nil }
    }
    #expect(asked == [picture("head"), picture("one"), picture("two")].compactMap { $0 })
  }

  @Test func `without pictures nothing is asked for and initials do`() throws {
    var stage = try stage(120, 40)
    stage.context.showsPictures = false
    stage.press("j")
    #expect(stage.state.viewport.pictureBox == nil)
    #expect(stage.frame().lines[5].contains(" AC   Ada the Calm"))
  }
}
