import CConfinement
import CLibrary
import SystemKit

/// Sanitised environment for a visitor: a few variables of a few characters each, none naming a
/// file, a library, a server or a secret.
package struct KioskEnvironment: Sendable {
  /// The accepted variables, in the order of `names`.
  package let variables: [(name: String, value: String)]
  /// Words that the visitor typed after the host, unchanged; nil without. Not part of the new
  /// environment.
  package let command: String?
  /// The visitor's address, where sshd gives one. Not part of the new environment.
  package let address: ClientAddress?

  /// - Parameter value: looks up a variable; nil where it is unset.
  package init(_ value: (String) -> String?) {
    variables = Self.names.compactMap { name in
      value(name).flatMap { Self.accepted($0, as: name) }.map { (name, $0) }
    }
    let typed = value("SSH_ORIGINAL_COMMAND")
    command = typed?.isEmpty == false ? typed : nil
    address = value("SSH_CONNECTION").flatMap(ClientAddress.init(connection:))
  }

  /// Sanitises this process's environment.
  package static var inherited: KioskEnvironment {
    KioskEnvironment(SystemEnvironment.value)
  }

  /// Replaces the process's environment. Call before any library reads it and before the first
  /// thread.
  package func replaceInherited() throws(SystemError) {
    let strings = variables.map { "\($0.name)=\($0.value)" }
    let status = withCStrings(strings) { squad_environment_replace($0, strings.count) }
    guard status == 0 else { throw .last }
  }

  private static let categories = [
    "LC_ALL", "LC_CTYPE", "LC_COLLATE", "LC_MESSAGES", "LC_MONETARY", "LC_NUMERIC", "LC_TIME",
    "LC_ADDRESS", "LC_IDENTIFICATION", "LC_MEASUREMENT", "LC_NAME", "LC_PAPER", "LC_TELEPHONE",
  ]
  private static let names =
    ["TERM", "LANG"] + categories + ["COLORTERM", "NO_COLOR", "TZ", "ACCESSIBLE"]

  private static let longest = 64

  /// The accepted value; nil where it isn't safe.
  private static func accepted(_ value: String, as name: String) -> String? {
    switch name {
    case "TERM", "COLORTERM": return consists(value, of: ".+_-") ? value : nil
    // A file's path in TZ begins with a slash or a colon.
    case "TZ": return consists(value, of: "_+-/") && !value.hasPrefix("/") ? value : nil
    // Only its presence counts.
    case "NO_COLOR": return value.isEmpty ? nil : "1"
    case "ACCESSIBLE": return value == "1" ? value : nil
    default: return consists(value, of: "_.@-") ? value : nil
    }
  }

  /// Whether it is 1 to 64 ASCII letters, digits and `others`.
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

/// Source of a visitor: an IPv4 address, or the /64 network of an IPv6 one, since each network
/// gives its users many addresses.
package struct ClientAddress: Equatable, Sendable {
  /// `192.0.2.1`, or the eight bytes of an IPv6 network in hexadecimal: `20:1:d:b8:0:0:0:0`.
  package let text: String

  /// - Parameter connection: sshd's `SSH_CONNECTION`, of which the first word is the visitor's
  ///   address.
  package init?(connection: String) {
    guard let first = connection.split(separator: " ").first, first.utf8.count <= 64 else {
      return nil
    }
    // Drops the interface of a link-local address.
    let address = String(first.prefix { $0 != "%" })
    var (short, long) = (in_addr(), in6_addr())
    if inet_pton(AF_INET, address, &short) == 1 {
      text = address
    } else if inet_pton(AF_INET6, address, &long) == 1 {
      let bytes = withUnsafeBytes(of: long) { Array($0) }
      let isMapped = bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10...11] == [255, 255]
      text =
        isMapped
        ? bytes[12...].map { String($0) }.joined(separator: ".")
        : bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ":")
    } else {
      return nil
    }
  }
}
