import SquadCore
import StageTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import SquadLoop
@testable import SquadWords

/// Choosing entries for a script, on the real loop.
struct PickerTests {
  private func stage(
    _ keys: String = "", _ picker: PickerState = PickerState(), query: String? = nil,
    page: Page = Sample.page
  ) -> Stage {
    var stage = Stage(100, 24, page: page, picker: picker, query: query)
    stage.press(keys)
    return stage
  }

  private static let marking = PickerState(isMulti: true)

  private func marked(_ keys: String) -> [String] {
    paths(stage(keys, Self.marking).state.picker?.marks.ordered)
  }

  private func paths(_ ids: [EntryID]?) -> [String] { (ids ?? []).map(\.path) }

  /// The paths of the chosen entries; nil if the picker ended otherwise or still runs.
  private func chosen(_ stage: Stage) -> [String]? {
    if case .chosen(let ids) = stage.ending { paths(ids) } else { nil }
  }

  @Test func `typed keys are text, and Enter chooses the best match`() {
    let typing = stage("q<space>?a")
    #expect(typing.state.openList.filter?.text == "q ?a" && typing.ending == nil)
    #expect(chosen(stage("gus<enter>")) == ["7"])
    var atOnce = stage()
    atOnce.pressAtOnce("person<space>25<enter>")
    #expect(chosen(atOnce) == ["25"])
    #expect(chosen(stage("<down><down><enter>")) == ["3"])
    #expect(chosen(stage("<enter>", query: "hana")) == ["8"])
    #expect(chosen(stage("zzzzz<c-u><enter>")) == ["1"])
  }

  @Test func `Enter without a row chooses nothing`() {
    let stage = stage("zzzzz<enter>")
    #expect(stage.ending == .chosen([]) && stage.ending?.status == .failure)
  }

  @Test func `Enter chooses from the list, the grid and the detail`() {
    #expect(chosen(stage("<c-t>jj<enter>")) == ["3"])
    #expect(chosen(stage("<c-t>vl<enter>")) == ["2"])
    #expect(chosen(stage("<c-t>jl<enter>")) == ["2"])
    #expect(chosen(stage("<down><tab><enter>")) == ["2"])
  }

  @Test func `Esc cancels, but for a detail or an overlay`() {
    for keys in ["<esc>", "per<esc>", "<c-t>q", "per<c-t><esc>", "<c-c>", "<c-t>v<esc>"] {
      #expect(stage(keys).ending == .quit, "\(keys)")
    }
    for keys in ["<c-t>l<esc>", "<tab><esc>", "<c-t>?<esc>", "<c-t>?q", "<f1><esc>", "<backspace>"]
    {
      #expect(stage(keys).ending == nil, "\(keys)")
    }
    #expect(!stage("<esc>").effects.contains { if case .savePlace = $0 { true } else { false } })
  }

  @Test func `Ctrl-T goes to the list with the text kept, and the slash back`() {
    var stage = stage("person<c-t>")
    #expect(stage.state.focus == .list && stage.state.openList.filter?.text == "person")
    stage.press("/<space>60")
    #expect(stage.state.openList.filter?.text == "person 60")
  }

  @Test func `Ctrl-U clears a picker's search only in its field`() {
    let typing = stage("zzzzz")
    #expect(typing.place(of: "Ctrl-U clears") != nil)
    let kept = stage("zzzzz<c-t>")
    #expect(kept.place(of: "No match") != nil && kept.place(of: "Ctrl-U") == nil)
  }

  @Test func `marks keep their order, outside the filter too`() {
    #expect(marked("<down><tab>fenn<tab>") == ["2", "6"])
    #expect(marked("<tab><tab><up><up><tab>") == ["2"], "a mark is taken away again")
    #expect(marked("<end><down><s-tab><tab>") == ["2", "1"])
    #expect(marked("<c-t>jj<space><tab>") == [], "marked, unmarked, moved on")
    #expect(marked("<c-t>jl<space>") == ["2"])
    #expect(chosen(stage("gus<tab><c-u>ada<tab><c-u>zzzzz<enter>", Self.marking)) == ["7", "1"])
  }

  @Test func `Ctrl-T a marks all matches, A none`() {
    #expect(marked("gus<tab><c-u>person<space>1<c-t>a").prefix(3) == ["7", "11", "12"])
    #expect(marked("person<c-t>a").count == 50)
    #expect(marked("person<c-t>aA") == [])
    let again = marked("person<space>1<c-t>a<space>/<c-u>person<c-t>a")
    #expect(again.count == 50 && Set(again).count == 50)
    #expect(again.first == "12" && again[12] == "11", "unmarked, then marked with all")
    #expect(marked("<c-t>a").count == 60)
  }

  @Test func `without multiple choice the keys for marks do nothing`() {
    let stage = stage("<c-t>a<space><tab>")
    #expect(stage.state.picker?.marks.count == 0)
    #expect(stage.state.focus == .detail(from: .list))
  }

  @Test func `a picker has no squad`() {
    let stage = stage("<c-t>0x uc H L:recruit<enter>", Self.marking)
    #expect(!stage.effects.contains { if case .changeSquad = $0 { true } else { false } })
    #expect(stage.state.overlay != nil && stage.state.comparison == nil)
    #expect(!self.stage().frame().lines.contains { $0.contains("My squad") })
  }

  @Test func `a double-click chooses, and a click keeps the field`() throws {
    var stage = stage().withMouse()
    let place = try #require(stage.place(of: "Hana"))
    stage.click(place.column, place.row)
    #expect(stage.state.focus == .search && stage.ending == nil)
    stage.click(place.column, place.row)
    #expect(chosen(stage) == ["8"])
  }

  // MARK: Rows that arrive later

  private static let nothingYet = Page(
    offset: 0, entries: [], total: nil, isLast: false, freshness: Sample.day)

  /// A picker of a list that is still being read, and the request for its first rows.
  private func reading(
    _ picker: PickerState = PickerState(), query: String? = nil
  ) throws -> (AppState, RequestID) {
    var state = try #require(AppState(catalogues: [Sample.catalogue]))
    state.picker = picker
    _ = turn(
      &state,
      .started(
        Start(
          list: Sample.list, page: .failure(.service(.cancelled)), stored: StoredSquad(),
          entry: nil, query: query)))
    state.openList.phase = .idle
    for case .world(.loadPage(let id, _)) in state.endTurn() { return (state, id) }
    throw NothingRequested()
  }

  private struct NothingRequested: Error {}

  @Test func `Enter before the first row waits for it, unless another key comes`() throws {
    var (state, request) = try reading()
    let page = Action.list(.pageLoaded(request, .success(Sample.page)))
    #expect(turn(&state, .search(.textChanged("gus"))) == [])
    #expect(turn(&state, .opened) == [])
    var other = state
    #expect(turn(&state, page).contains(.loop(.choose([Sample.entries[6].id]))))
    _ = turn(&other, .moved(.next))
    #expect(!turn(&other, page).contains { if case .loop(.choose) = $0 { true } else { false } })
  }

  @Test(
    arguments: [
      ("gus", PickerState.AutomaticEnd.onOne, 1), ("gus", .onNone, nil), ("person", .onOne, nil),
      ("zzzzz", .onNone, 0), ("zzzzz", .onOne, nil), ("zzzzz", [.onOne, .onNone], 0),
    ] as [(String, PickerState.AutomaticEnd, Int?)])
  func `a picker can end automatically before the first key`(
    query: String, end: PickerState.AutomaticEnd, count: Int?
  ) throws {
    var (state, request) = try reading(PickerState(automaticEnd: end), query: query)
    var pressed = state
    func choices(_ effects: [Effect]) -> [Int] {
      effects.compactMap { if case .loop(.choose(let ids)) = $0 { ids.count } else { nil } }
    }
    let page = Action.list(.pageLoaded(request, .success(Sample.page)))
    #expect(choices(turn(&state, page)) == [count].compactMap(\.self))
    _ = turn(&pressed, .moved(.next))
    #expect(choices(turn(&pressed, page)) == [])
  }

  // MARK: The screen

  private func footer(_ stage: Stage) -> String { stage.frame().lines[23] }

  @Test func `the footer names the picker's keys`() {
    let multi = Self.marking
    #expect(footer(stage("", multi)).contains("Enter prints   Tab marks   Esc cancels"))
    #expect(footer(stage("<c-t>", multi)).contains("Enter prints   Space marks   Esc cancels"))
    #expect(footer(stage("<c-t>")).contains("Enter prints   Esc cancels   / search"))
    #expect(footer(stage("<c-t>v", multi)).contains("Enter prints   Space marks   Esc cancels"))
    #expect(footer(stage("<c-t>l")).contains("Enter prints   Esc back"))
    #expect(footer(stage("zzzzz")).hasPrefix(" Esc cancels"))
  }

  @Test func `marks are before the rows, and their number in the title`() throws {
    var stage = stage("<tab><tab>", Self.marking)
    #expect(stage.frame().lines[1].contains("Characters 60 · 2 marked"))
    #expect(stage.frame().lines.contains { $0.hasPrefix(" ✓Ada the Calm") })
    try GoldenFrame.check("picker-100x24", stage.frame())
    stage.press("gus<c-t>v<space>")
    #expect(stage.frame().lines.contains { $0.contains("Gus") && $0.contains("✓") })
  }

  @Test func `a cached frame has the marks of a new one`() {
    var stage = stage("", Self.marking)
    for keys in ["<tab>", "<tab>", "<s-tab>", "<c-t>", "a", "A", "v", "<space>"] {
      stage.press(keys)
      let cached = stage.frame()
      var other = stage
      other.change { _ in }
      #expect(cached == other.frame(), "after \(keys)")
    }
  }

  @Test(arguments: Language.allCases)
  func `the help has the picker's keys`(language: Language) {
    var stage = Stage(120, 40, picker: Self.marking)
    stage.context.strings = Strings(language, keymap: Keymap.standard.offered(in: .picker))
    stage.press("<f1>")
    let strings = Strings(language)
    let screen = stage.frame().lines.joined(separator: "\n")
    #expect(screen.contains(strings.pickerTitle) && screen.contains("Ctrl-T"))
    #expect(!screen.contains(strings.title(.squad)))
  }
}
