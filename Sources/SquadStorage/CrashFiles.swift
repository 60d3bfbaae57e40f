import CLibrary
import SystemKit

/// The files with the last actions of runs that crashed, in the folder of the squad's file. A new one
/// has another name until somebody was told of it.
package struct CrashFiles: Sendable {
  package let folder: String

  package init(beside file: DataFile) { folder = file.folder }

  private static let prefix = "actions-"
  private static let suffix = ".jsonl"
  private static let newSuffix = ".jsonl.new"
  /// How many are kept.
  private static let limit = 3

  /// The path for a run that begins now.
  ///
  /// - Parameter stamp: tells runs apart, later ones behind earlier ones.
  package func path(stamp: String) -> String {
    "\(folder)/\(Self.prefix)\(stamp)\(Self.newSuffix)"
  }

  /// The newest file that nobody was told of, by its name from now on; nil where there is none.
  /// Deletes old ones.
  package func takeNew() -> String? {
    let names = names
    let new = names.filter { $0.hasSuffix(Self.newSuffix) }
    guard !new.isEmpty else { return nil }
    for name in new { _ = rename("\(folder)/\(name)", "\(folder)/\(Self.known(name))") }
    let all = Set(names.map(Self.known)).sorted()
    for name in all.dropLast(Self.limit) { _ = unlink("\(folder)/\(name)") }
    return all.last
  }

  private static func known(_ name: String) -> String {
    name.hasSuffix(newSuffix) ? String(name.dropLast(4)) : name
  }

  private var names: [String] {
    guard let folder = opendir(folder) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      let isOurs =
        name.hasPrefix(Self.prefix)
        && (name.hasSuffix(Self.suffix) || name.hasSuffix(Self.newSuffix))
      if isOurs { names.append(name) }
    }
    return names
  }
}
