import Foundation

/// The built program under test: `SQUAD_BINARY` if set, else `.build/release/squad`.
enum Program {
  static let path: String =
    ProcessInfo.processInfo.environment["SQUAD_BINARY"]
    ?? packageFolder + "/.build/release/squad"

  static let packageFolder: String = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url.path
  }()
}
