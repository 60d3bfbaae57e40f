import Basics
import SquadCore
import StageTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import SquadScreen
@testable import SquadWords

/// A frame drawn with caches equals one drawn from scratch.
struct CachedPanesPropertyTests {
  private static let keys = [
    "j", "j", "k", "g", "G", "h", "l", "0", "1", "<enter>", "<esc>", "<tab>", "<s-tab>", "/", "s",
    "<space>", "x", "y", "n", "u", "<c-r>", "?", "R", "<pgdn>", "<pgup>", "<c-d>", "<c-u>",
    "e", "H", "L", "[", "]", "<bs>", "q", "+", "-", "v", "v", "c",
  ]

  @Test func `random keys and events draw cached panes of people correctly`() {
    var random = SplitMix(seed: 20_261_122)
    for round in SplitMix.rounds(60) {
      var stage = Stage(
        .random(in: 20...140, using: &random), .random(in: 8...50, using: &random),
        glyphs: round % 3 == 0 ? .ascii : .unicode,
        squad: Squad(members: (0..<round % 12).map(Sample.member)),
        catalogue: round % 2 == 0 ? Sample.pictured : Sample.catalogue, page: Self.pictured)
      play(&stage, using: &random)
    }
  }

  @Test func `random keys and events draw cached panes of prices correctly`() {
    var random = SplitMix(seed: 20_261_123)
    for round in SplitMix.rounds(40) {
      var stage = Stage(
        .random(in: 20...140, using: &random), .random(in: 8...50, using: &random),
        squad: Squad(members: (0..<round % 5).map(PriceSample.member)),
        catalogue: PriceSample.catalogue, page: PriceSample.page, now: PriceSample.now)
      play(&stage, using: &random)
    }
  }

  @Test func `random keys and events draw cached comparisons correctly`() {
    var random = SplitMix(seed: 20_261_124)
    for round in SplitMix.rounds(40) {
      var stage = Stage(
        .random(in: 20...140, using: &random), .random(in: 8...50, using: &random),
        glyphs: round % 3 == 0 ? .ascii : .unicode,
        squad: Squad(members: (0..<round % 5).map(HeroSample.member)),
        catalogue: round % 2 == 0 ? HeroSample.pictured : HeroSample.catalogue,
        page: HeroSample.picturedPage)
      stage.press("c")
      play(&stage, using: &random)
    }
  }

  /// A row's price counts as current for five minutes, and squad needs no timer for that.
  @Test func `a price grows old on a screen where nothing else changes`() {
    var stage = Stage(
      100, 20, catalogue: PriceSample.catalogue, page: PriceSample.page, now: PriceSample.now)
    for seconds in [0, 299, 300, 301, 302, 301, 300, 0, 3_600] as [Int64] {
      stage.pass(to: Moment(seconds: PriceSample.now.seconds + seconds))
      let isSame = stage.frame() == AppView.draw(stage.state, stage.context)
      #expect(isSame, "after \(seconds) s")
    }
  }

  private func play(_ stage: inout Stage, using random: inout SplitMix) {
    for _ in 0..<30 {
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        stage.resize(.random(in: 20...140, using: &random), .random(in: 8...50, using: &random))
      case 1: pass(.random(in: -400...400, using: &random), in: &stage)
      case 2: respond(&stage, using: &random)
      case 3: disturb(&stage, using: &random)
      default: stage.press(Self.keys.randomElement(using: &random) ?? "j")
      }
      if Bool.random(using: &random) { stage.respondWithSquad() }
      let frame = stage.frame()
      let anew = AppView.draw(stage.state, stage.context)
      // Printing whole frames would fill a screen per failure.
      let isSame = frame == anew
      #expect(isSame, "row \(zip(frame.lines, anew.lines).first { $0 != $1 } as Any)")
    }
  }

  private func pass(_ seconds: Int64, in stage: inout Stage) {
    let now = stage.state.now?.seconds ?? 0
    stage.pass(to: Moment(seconds: now + seconds))
  }

  /// Responds to requests, or fails them.
  private func respond(_ stage: inout Stage, using random: inout SplitMix) {
    if let shown = stage.state.shownDetail?.id { stage.send(.picture(.debounced(shown))) }
    for effect in stage.effects {
      guard case .renderPicture(let id, let request, _) = effect else { continue }
      let cell = ImageCell("▚", foreground: .indexed(.random(in: 16...231, using: &random)))
      let image = CellImage(
        columns: request.box.columns - 2, rows: request.box.rows,
        cells: Array(repeating: cell, count: (request.box.columns - 2) * request.box.rows))
      let fails = Bool.random(using: &random)
      stage.send(
        .picture(.rendered(id, request, fails ? .failure(.service(.notFound)) : .success(image))))
    }
    stage.cachedPages(
      Bool.random(using: &random) ? .failure(.unreadable("at byte 12")) : .success(Sample.page))
  }

  /// Makes changes that keys alone can't.
  private func disturb(_ stage: inout Stage, using random: inout SplitMix) {
    let number = Int.random(in: 0..<8, using: &random)
    stage.change { state in
      switch number {
      case 0: state.openList.phase = .failed(.service(.broken(status: 503)))
      case 1: state.openList.phase = .loaded
      case 2: state.openList.unreadableHere = 5
      case 3: state.message = .notSaved(.full)
      case 4: state.squad.problem = state.squad.problem == nil ? .full : nil
      case 5: state.openList.freshness = .live(Moment(seconds: 60))
      case 6:
        guard let id = state.shownDetail?.id else { break }
        state.details[id] = .failed(.service(.timeout), cached: state.details[id]?.value)
      default: if let id = state.shownDetail?.id { state.details[id] = nil }
      }
    }
    if number == 7 { stage.context.glyphs = stage.context.glyphs.isPlain ? .unicode : .ascii }
  }

  /// Some entries have a picture, and some have covers.
  private static let pictured = Page(
    offset: 0, entries: Sample.entries, total: Sample.entries.count, isLast: true,
    freshness: Sample.day,
    details: Sample.entries.map { entry in
      var detail = Sample.detail(of: entry)
      let picture = Picture(
        sizes: [PictureSize(width: 100, height: 150, url: "https://example.org/\(entry.id)")])
      if entry.id.path.hasSuffix("2") { detail.picture = picture }
      if entry.id.path.hasSuffix("3") {
        detail.facts = [
          Fact(
            "Last appeared in", "and others",
            items: [
              FactItem(id: EntryID(Sample.id, "comics/1"), title: "Quiet #20", picture: picture)
            ], isGallery: true)
        ]
      }
      return detail
    })
}
