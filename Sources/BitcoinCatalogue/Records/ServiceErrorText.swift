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
        case "error": reason = try list(from: &reader).first ?? reason
        case "message", "reason": reason = try reader.text() ?? reason
        default: break
        }
      }
      return reason
    }
    return reason.flatMap { $0 }
  }

  /// Kraken's `error`: a list, which is empty where all is well. Others write one text.
  static func list(from reader: inout JSONReader) throws -> [String] {
    reader.skipSpace()
    guard reader.current == UInt8(ascii: "[") else { return [try reader.text()].compactMap { $0 } }
    var texts: [String] = []
    try reader.elements { reader in
      if let text = try reader.text() { texts.append(text) }
    }
    return texts
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
