import Foundation

/// What the terminal database of this machine knows.
enum TerminalEntries {
  /// Whether it has an entry for terminals with true colour.
  static let hasDirectColor = ["/usr/share/terminfo", "/lib/terminfo", "/usr/local/share/terminfo"]
    .contains { folder in
      ["x", "78"].contains {
        FileManager.default.fileExists(atPath: "\(folder)/\($0)/xterm-direct")
      }
    }
}
