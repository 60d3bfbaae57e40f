import SquadRecording
import SystemKit
import Testing

@testable import SquadWords

/// The words for unreadable recordings.
@Suite struct RecordingWordsTests {
  private static let reasons: [RecordingError.Reason] = [
    .notARecording, .unknownVersion(2), .invalidJSON("missing comma"), .invalid("rows"),
    .unknownKey("jj"), .unknownEvent, .timeOutOfRange, .timeGoesBack, .afterTheEnd, .lineTooLong,
    .fileTooLarge,
  ]

  @Test func `an error begins with its line and has no control characters`() {
    let error = RecordingError(.unknownKey("\u{1B}[2J"), line: 12)
    #expect(
      Language.allCases.map { Strings($0).text(of: error, file: "a.jsonl") } == [
        "a.jsonl:12: unknown key \"[2J\"", "a.jsonl:12: tecla desconocida \"[2J\"",
        "a.jsonl:12: \"[2J\" というキーはありません",
      ])
    let unreadable = RecordingError(.unreadable(SystemError(code: 2)))
    #expect(
      Language.allCases.allSatisfy {
        Strings($0).text(of: unreadable, file: "a") == "a: No such file or directory"
      }, "reasons are the system's")
  }

  @Test func `each reason has a text of its own in every language`() {
    let texts = Language.allCases.flatMap { language in
      Self.reasons.map { Strings(language).text(of: RecordingError($0), file: "a") }
    }
    #expect(Set(texts).count == texts.count)
  }
}
