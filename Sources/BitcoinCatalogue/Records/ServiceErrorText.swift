import Basics
import HTTPKit
import JSONReader
import SquadCore

/// Error messages of the services.
enum ServiceErrorText {
  /// The reason in a refusal's body; nil without one.
  static func reason(in body: [UInt8]) -> String? {
    try? body.reading { reader in
      var reason: String?
      try reader.members { key, reader in
        switch key {
        // Kraken's is a list, empty on success; others have one text.
        case "error": reason = try reader.texts().first ?? reason
        case "message", "reason": reason = try reader.text() ?? reason
        default: break
        }
      }
      return reason
    }
  }

  /// The error for a message with HTTP status 200.
  static func error(for message: String, requesting currency: String?) -> ServiceError {
    let tooMany = ["EAPI:Rate limit", "EGeneral:Too many requests"]
    // If no currency was inserted, the address itself names the wrong pair.
    if message.hasPrefix("EQuery:Unknown asset pair"), let currency { return .missing(currency) }
    if tooMany.contains(where: message.hasPrefix) { return .rateLimited(until: nil) }
    return .refused(status: 200, Redaction().cleaned(message))
  }
}
