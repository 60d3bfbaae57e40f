import SquadCore
import StageTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import SquadSpoken
@testable import SquadWords

/// Line-by-line output with the user's own keys, and with a paste.
@Suite struct SpokenKeysTests {
  private static func stage(
    _ changes: [Command: [Key]] = [:], squad: Squad = Squad(), language: Language = .english
  ) -> SpokenStage {
    SpokenStage(squad: squad, language: language, keymap: .standard(changing: changes))
  }

  @Test func `no sentence names a command without a key`() {
    let changes: [Command: [Key]] = [.help: [], .refresh: [], .palette: []]
    let stage = Self.stage(changes)
    #expect(stage.said.hasSuffix("1 of 60.\nPress q to quit.\n"))
    #expect(!stage.press(":").contains("Go to"))
    #expect(Self.stage(changes, language: .spanish).said.hasSuffix("Pulsa q para salir.\n"))
    #expect(Self.stage(changes, language: .japanese).said.hasSuffix("終了は q を押してください。\n"))
  }

  @Test func `a digit counts once while the squad is still being read`() {
    let stage = SpokenStage(isSquadLoading: true)
    stage.press("3<enter>")
    #expect(stage.state.openList.cursor.row == 2)
  }

  @Test func `the help names the key that goes anywhere`() {
    let words = "go to a list, an entry or a command by its name.\n"
    #expect(Self.stage().press("?").contains("\ncolon: \(words)"))
    #expect(Self.stage([.palette: [.function(6)]]).press("?").contains("\nF6: \(words)"))
    #expect(!Self.stage([.palette: []]).press("?").contains(words))
  }

  @Test func `a failure names the key that tries again where there is one`() {
    let state = Self.stage().state
    func words(_ keys: [Key]) -> String {
      let strings = Strings(keymap: .standard(changing: [.refresh: keys]))
      return Narrator(strings, in: state).text(of: Failure.service(.timeout), in: state)
    }
    #expect(words(["R"]) == "timed out. Press capital R to try again")
    #expect(words([]) == "timed out")
  }

  @Test func `going to the squad from the squad says the current place`() {
    let member = "Bjørn Ærlig, 401 comics, in the squad, 1 of 1.\n"
    let stage = Self.stage(squad: Squad(members: [Sample.member(1)]))
    #expect(stage.press("0<enter>") == "0\n" + member)
    #expect(stage.press("0<enter>") == "0\n" + member)
  }

  @Test func `a mistake begins with the name of its file as it is`() {
    let mistake = ConfigMistake(
      file: "config.json", position: .init(line: 3, column: 9),
      problem: .unknown("theem", suggestion: nil))
    let message = Message.configMistakes(first: mistake, others: 0)
    let state = Self.stage().state
    #expect(
      Narrator(Strings(), in: state).text(of: message, in: state).hasPrefix("config.json:3:9 "))
  }

  @Test func `digits before the field to go anywhere don't begin a later number`() {
    let stage = Self.stage()
    stage.press("5:hana<enter>")
    #expect(stage.press("1<enter>") == "1\nHana, 2807 comics, 8 of 60.\n")
  }

  @Test func `a number that is said again is still chosen by Enter`() {
    let stage = Self.stage()
    #expect(stage.press("1<c-l>") == "1\n1")
    #expect(stage.press("2<enter>").hasSuffix(", 12 of 60.\n"))
    stage.press(":hana<enter><c-z>")
    #expect(stage.press("1<enter>") == "1\nHana, 2807 comics, 8 of 60.\n")
  }

  @Test func `keys that act in every field act in the one to go anywhere`() {
    let stage = Self.stage()
    stage.press(":ha")
    #expect(stage.press("<f1>").contains("Ctrl-L: say the last thing again.\n"))
    #expect(stage.press("n").hasSuffix("Go to: han"))
    #expect(stage.press("<f12>").contains("The inspector needs a screen.\n"))
    #expect(stage.press("<c-z>").hasSuffix("The inspector needs a screen.\n"))
    #expect(stage.press("a").hasSuffix("Go to: hana"))
  }

  @Test func `a paste goes into an open field and nowhere else`() {
    let stage = Self.stage()
    #expect(stage.paste("x y\nq 3\n") == "Pasted text goes into the search field, / opens it.\n")
    stage.press(":")
    #expect(stage.paste("ha\nna") == "hana")
    #expect(stage.press("<enter>").hasPrefix("\n1 match for hana.\n1, Hana, "))
    stage.press("/")
    #expect(stage.paste("han\n") == "han")
    #expect(stage.press("a<enter>") == "a\n1 match for hana.\n1, Hana, 2807 comics.\n")
  }

  @Test func `a paste keeps the question open`() {
    let stage = Self.stage(squad: Squad(members: [Sample.member(0)]))
    stage.press("x")
    #expect(stage.paste("yes\n").hasSuffix("y or n? "))
    #expect(stage.respondWithSquad() == "" && stage.state.squad.saved.members.count == 1)
  }
}
