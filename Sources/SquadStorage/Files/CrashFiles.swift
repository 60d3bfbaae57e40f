import CLibrary
import SystemKit

/// Files with the last actions of crashed runs, beside the squad's file. The suffix `.new` marks
/// those not reported to the user yet.
package struct CrashFiles: Sendable {
  /// Path of the folder that holds the squad's file.
  package let folder: String

  /// The files beside the squad's file; reads nothing yet.
  package init(beside file: DataFile) { folder = file.folder }

  private static let prefix = "actions-"
  private static let suffix = ".jsonl"
  private static let newSuffix = ".jsonl.new"
  /// Number of files to keep.
  private static let limit = 3

  /// Path of the file of a run that starts now.
  ///
  /// - Parameter stamp: unique to the run; must sort by time.
  package func path(stamp: String) -> String {
    "\(folder)/\(Self.prefix)\(stamp)\(Self.newSuffix)"
  }

  /// Marks all files as reported and deletes old ones. Returns the new name of the newest
  /// unreported file, or nil.
  package func takeNew() -> String? {
    let names = names
    let new = names.filter { $0.hasSuffix(Self.newSuffix) }
    guard let newest = new.map(Self.known).max() else { return nil }
    for name in new { _ = rename("\(folder)/\(name)", "\(folder)/\(Self.known(name))") }
    // A run that began before the others may have crashed last.
    let others = Set(names.map(Self.known)).subtracting([newest]).sorted()
    for name in others.dropLast(Self.limit - 1) { _ = unlink("\(folder)/\(name)") }
    return newest
  }

  private static func known(_ name: String) -> String {
    name.hasSuffix(newSuffix) ? String(name.dropLast(4)) : name
  }

  private var names: [String] {
    DataFile.names(in: folder, beginning: Self.prefix).filter { name in
      name.hasSuffix(Self.suffix) || name.hasSuffix(Self.newSuffix)
    }
  }
}
