import HTTPKit
import JSONReader
import SquadCore

/// What services say of a question that they don't answer.
enum ServiceErrorText {
  /// The reason in a refusal's body; nil where there is none.
  static func reason(in body: [UInt8]) -> String? {
    let reason = try? body.reading { reader in
      var reason: String?
      try reader.members { key, reader in
        switch key {
        // Kraken's is a list, which is empty where all is well; others write one text.
        case "error": reason = try reader.texts().first ?? reason
        case "message", "reason": reason = try reader.text() ?? reason
        default: break
        }
      }
      return reason
    }
    return reason.flatMap { $0 }
  }

  /// What a refusal means that came with HTTP's 200.
  ///
  /// - Parameter currency: what was asked for.
  static func problem(_ words: String, asking currency: String?) -> ServiceProblem {
    let tooMany = ["EAPI:Rate limit", "EGeneral:Too many requests"]
    if words.hasPrefix("EQuery:Unknown asset pair") { return .missing(currency ?? "such pair") }
    if tooMany.contains(where: words.hasPrefix) { return .rateLimited(until: nil) }
    return .refused(status: 200, Redaction().words(words))
  }
}
