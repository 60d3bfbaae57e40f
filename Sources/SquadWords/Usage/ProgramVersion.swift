/// The program's version. The packages and the tarball read it from this file.
package enum ProgramVersion {
  /// Major, minor and patch number.
  package static let number = "1.0.0"
  /// Printed by `--version`, and in logs and recordings.
  package static let line = "squad \(number)"
  /// squad's user agent.
  package static let userAgent = "squad/\(number)"
}
