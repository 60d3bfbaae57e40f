import StageTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import SquadCore
@testable import SquadScreen
@testable import SquadWords

/// The board over the panes, and as spoken lines.
@Suite struct BoardTests {
  enum Content: String, CaseIterable {
    case rows = "board"
    case empty = "board-empty"
    case loading = "board-loading"
  }

  private static let entries = zip([0, 3, 4, 1, 2], [1_204, 97, 96, 12, 1]).map { index, count in
    BoardEntry(id: Sample.entries[index].id, title: Sample.entries[index].title, count: count)
  }

  private func stage(
    _ content: Content, _ columns: Int, _ rows: Int, _ language: Language = .english
  ) -> Stage {
    var stage = Stage(columns, rows)
    stage.context.strings = Strings(language)
    stage.change { state in
      state.visit = .sample(here: 12)
      state.hasBoard = true
    }
    stage.send(.board(.opened))
    let request = RequestID(stage.state.requests)
    switch content {
    case .rows:
      stage.send(.board(.loaded(request, .success(Self.entries))))
      stage.press("j")
    case .empty: stage.send(.board(.loaded(request, .success([]))))
    case .loading: break
    }
    return stage
  }

  @Test(arguments: Content.allCases, [(120, 40), (46, 20)])
  func `frames`(content: Content, size: (columns: Int, rows: Int)) throws {
    let frame = stage(content, size.columns, size.rows).frame()
    try GoldenFrame.check("\(content.rawValue)-\(size.columns)x\(size.rows)", frame)
    #expect(frame.lines.joined().count { $0 == "▸" } == 1)
  }

  @Test(arguments: [Content.rows, .empty])
  func `frames in Japanese`(content: Content) throws {
    try GoldenFrame.check(
      "ja-\(content.rawValue)-120x40", stage(content, 120, 40, .japanese).frame())
  }

  @Test func `a title that fits is whole, and the catalogue goes first`() {
    var stage = stage(.loading, 46, 20)
    let titles = ["Hercules (Age of Heroes)", "Spider-Man (Marvel Zombies: Ret)"]
    let entries = titles.indices.map {
      BoardEntry(id: Sample.entries[$0].id, title: titles[$0], count: 1_204 - $0)
    }
    stage.send(.board(.loaded(RequestID(stage.state.requests), .success(entries))))
    let rows = stage.frame().lines.filter { $0.contains("1,20") }
    #expect(rows.count == 2)
    #expect(rows.first?.contains("\(titles[0])  People │") == true)
    #expect(rows.last?.contains("\(titles[1]) │") == true)
  }

  // Spoken lines

  private func spoken(
    _ result: Result<[BoardEntry], StorageError> = .success(Self.entries),
    _ language: Language = .english
  ) -> (stage: SpokenStage, said: String) {
    let stage = SpokenStage(language: language, visit: .sample(), hasBoard: true)
    stage.press(":recruited<enter>")
    stage.press("1<enter>")
    let requests = stage.takeEffects().compactMap { effect -> RequestID? in
      if case .loadBoard(let id) = effect { id } else { nil }
    }
    #expect(requests.count == 1)
    let said = requests.map { stage.send(.board(.loaded($0, result))) }.joined()
    return (stage, String(said.drop(while: \.isNewline)))
  }

  @Test func `line by line the board's rows are numbered`() {
    #expect(
      spoken().said == """
        Most recruited today.
        1, Ada the Calm, People, 1,204 visitors.
        2, Dr. Ōkami 狼男, People, 97 visitors.
        3, Élodie of the Long and Winding Name, People, 96 visitors.
        4, Bjørn Ærlig, People, 12 visitors.
        5, Café Owner, People, 1 visitor.

        """)
  }

  @Test func `a number and Enter go to that row's entry`() {
    let stage = spoken().stage
    #expect(stage.press("4<enter>") == "4\nBjørn Ærlig, 401 comics, 2 of 60.\n")
    #expect(stage.state.overlay == nil)
  }

  @Test func `Enter goes to the row that was moved to`() {
    let stage = spoken().stage
    #expect(stage.press("j") == "2, Dr. Ōkami 狼男, People, 97 visitors.\n")
    #expect(stage.press("G") == "5, Café Owner, People, 1 visitor.\n")
    #expect(stage.press("j") == "This is the end.\n5, Café Owner, People, 1 visitor.\n")
    #expect(stage.press("<enter>").hasPrefix("Café Owner, "))
    #expect(stage.state.overlay == nil && stage.state.openList.cursor.row == 2)
  }

  @Test(arguments: ["0", "6", "9999999"])
  func `a number without a line says so`(number: String) {
    let stage = spoken().stage
    #expect(stage.press("\(number)<enter>").contains("There is no line"))
    #expect(stage.state.overlay != nil)
  }

  @Test(arguments: ["<esc>", "q"])
  func `closing the board says the list's row`(key: String) {
    let stage = spoken().stage
    #expect(stage.press(key) == "Ada the Calm, 1 comic, 1 of 60.\n")
    #expect(stage.state.overlay == nil)
  }

  @Test func `without rows every key says why`() {
    let (empty, said) = spoken(.success([]))
    #expect(said.hasPrefix("Nobody yet"))
    #expect(empty.press("j").hasPrefix("Nobody yet"))
    #expect(empty.press("1<enter>").contains("There is no line 1."))
    #expect(empty.press("<esc>") == "Ada the Calm, 1 comic, 1 of 60.\n")
    #expect(spoken(.failure(.busy)).said.hasPrefix("Another program is using the file"))
  }

  @Test func `a key pressed before the rows load doesn't lose them`() {
    let stage = SpokenStage(visit: .sample(), hasBoard: true)
    stage.press(":recruited<enter>")
    stage.press("1<enter>j")
    var said = ""
    for case .loadBoard(let id) in stage.takeEffects() {
      said += stage.send(.board(.loaded(id, .success(Self.entries))))
    }
    #expect(said.contains("\n5, Café Owner"))
    #expect(stage.press("j").hasPrefix("2, "))
  }

  @Test func `outside a kiosk there is no board`() {
    let stage = SpokenStage()
    #expect(!stage.press(":most recruited<enter>").contains("ommand"))
    _ = stage.send(.board(.opened))
    #expect(stage.state.message == .noBoard)
  }
}
