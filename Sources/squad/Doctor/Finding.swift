import Basics
import PlainText

/// A line of `squad doctor`. In English, as the log: it goes into reports of mistakes.
struct Finding {
  enum Severity: String {
    case ok
    /// Something to know: squad works, with less.
    case note
    /// Something that keeps squad from working as it should.
    case problem
  }

  let severity: Severity
  /// The thing examined: `terminal`.
  let subject: String
  let text: String
  /// The remedy; nil where none is needed.
  let advice: String?

  static func ok(_ subject: String, _ text: String) -> Finding {
    Finding(severity: .ok, subject: subject, text: text, advice: nil)
  }

  static func note(_ subject: String, _ text: String, advice: String? = nil) -> Finding {
    Finding(severity: .note, subject: subject, text: text, advice: advice)
  }

  static func problem(_ subject: String, _ text: String, advice: String) -> Finding {
    Finding(severity: .problem, subject: subject, text: text, advice: advice)
  }

  var line: String {
    let remark = PlainText.line([text, advice].compactMap(\.self).joined(separator: " · "))
    return severity.rawValue.padded(to: 9) + subject.padded(to: 14) + remark
  }

  var json: JSON {
    .record(
      [
        ("check", .text(subject)), ("result", .text(severity.rawValue)),
        ("text", .text(text)),
      ] + (advice.map { [("advice", .text($0))] } ?? []))
  }
}
