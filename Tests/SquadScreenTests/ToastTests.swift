import Basics
import SquadCore
import TerminalKit
import TestSupport
import Testing

@testable import SquadScreen
@testable import SquadWords

/// Truncation of messages.
@Suite struct ToastTests {
  private func text(_ text: String, about name: String, columns: Int) -> String {
    let size = Size(columns: columns, rows: 1)
    var canvas = Canvas(RenderContext(size: size))
    _ = ToastView(text: text, tone: .good, name: name).draw(
      at: 0, 0, columns: columns, on: &canvas)
    return String(canvas.frame.lines[0].dropFirst(4)).trimmed
  }

  private static let name = "Captain Marvel (Carol Danvers)"

  @Test(arguments: [
    (50, "Captain Marvel (Carol Danvers) joined · u undo"),
    (49, "Captain Marvel (Carol Danvers) joined"),
    (41, "Captain Marvel (Carol Danvers) joined"),
    (40, "Captain Marvel (Car… joined · u undo"),
    (31, "Captain Ma… joined · u undo"), (30, "Captain Marvel (Ca… joined"),
    (15, "Cap… joined"), (14, "joined"), (10, "joined"), (9, "join…"),
  ])
  func `a message truncates the name, not what happened`(columns: Int, text: String) {
    #expect(
      self.text("\(Self.name) joined · u undo", about: Self.name, columns: columns) == text)
  }

  @Test func `a name in the middle of a sentence is truncated, too`() {
    let text = "Undone: \(Self.name) fired"
    #expect(self.text(text, about: Self.name, columns: 30) == "Undone: Captain Mar… fired")
    #expect(self.text(text, about: Self.name, columns: 18) == "Undone: fired")
  }

  @Test func `separators within a name aren't part of the sentence`() {
    let name = "Spider-Man · Miles Morales"
    #expect(text("\(name) joined · u undo", about: name, columns: 37) == "\(name) joined")
    #expect(text("\(name) joined", about: name, columns: 24) == "Spider-Man ·… joined")
  }

  @Test(arguments: [Language.english, .spanish, .japanese])
  func `joining and leaving differ at every width`(language: Language) {
    let strings = Strings(language)
    let member = Member(id: EntryID(Sample.id, "1"), title: Self.name)
    for columns in 16...60 {
      let texts = [Message.joined(member), .fired(member)].map {
        text(strings.text(of: $0), about: member.title, columns: columns)
      }
      #expect(texts[0] != texts[1], "\(columns): \(texts[0])")
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
