import CConfinement
import SystemKit

/// What a stranger's environment is built anew from: a few variables, each of a few characters.
/// Nothing in it names a file, a library, a server or a secret.
package struct VisitorEnvironment: Equatable, Sendable {
  /// What is kept, in the order of `names`.
  package let variables: [(name: String, value: String)]
  /// What the visitor typed after the host, as it came; nil without. It isn't kept.
  package let command: String?
  /// Where the visitor comes from, as sshd says; nil where it doesn't. It isn't kept either.
  package let address: VisitorAddress?

  /// - Parameter value: looks a variable up; nil where it is unset.
  package init(_ value: (String) -> String?) {
    variables = Self.names.compactMap { name in
      value(name).flatMap { Self.kept($0, as: name) }.map { (name, $0) }
    }
    let typed = value("SSH_ORIGINAL_COMMAND")
    command = typed?.isEmpty == false ? typed : nil
    address = value("SSH_CONNECTION").flatMap(VisitorAddress.init(connection:))
  }

  /// That of this process.
  package static var inherited: VisitorEnvironment {
    VisitorEnvironment(SystemEnvironment.value)
  }

  /// Puts it in the place of the process's own, before any library is asked. Not after a thread was
  /// started.
  package func replaceInherited() throws(SystemError) {
    let strings = variables.map { "\($0.name)=\($0.value)" }
    let status = withCStrings(strings) { squad_environment_replace($0.baseAddress, strings.count) }
    guard status == 0 else { throw .last }
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.command == right.command && left.address == right.address
      && left.variables.elementsEqual(right.variables, by: ==)
  }

  private static let categories = [
    "LC_ALL", "LC_CTYPE", "LC_COLLATE", "LC_MESSAGES", "LC_MONETARY", "LC_NUMERIC", "LC_TIME",
    "LC_ADDRESS", "LC_IDENTIFICATION", "LC_MEASUREMENT", "LC_NAME", "LC_PAPER", "LC_TELEPHONE",
  ]
  private static let names =
    ["TERM", "LANG"] + categories + ["COLORTERM", "NO_COLOR", "TZ", "ACCESSIBLE"]

  private static let longest = 64

  /// The value to keep; nil where it has to go.
  private static func kept(_ value: String, as name: String) -> String? {
    switch name {
    case "TERM", "COLORTERM": return consists(value, of: ".+_-") ? value : nil
    // An absolute name would be a file to read, and so would one behind a colon.
    case "TZ": return consists(value, of: "_+-/") && !value.hasPrefix("/") ? value : nil
    // Only whether it is set counts.
    case "NO_COLOR": return value.isEmpty ? nil : "1"
    case "ACCESSIBLE": return value == "1" ? value : nil
    default: return consists(value, of: "_.@-") ? value : nil
    }
  }

  /// Whether it is 1 to 64 ASCII letters, digits and characters of `others`.
  private static func consists(_ value: String, of others: StaticString) -> Bool {
    guard (1...longest).contains(value.utf8.count) else { return false }
    let others = others.description.utf8
    return value.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: others.contains(byte)
      }
    }
  }
}
