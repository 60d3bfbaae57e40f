import Foundation

/// The project's folder, in which tests find their files.
package enum ProjectFolder {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// SQL that recreates files of older releases.
  package static let releases = root.appending(path: "Fixtures/Releases")
  package static let build = root.appending(path: ".build")
  package static let bundled = root.appending(path: "Fixtures/Bundled")
  package static let standIns = root.appending(path: "Tests/StandIn")
  package static let pictures = root.appending(path: "Tests/CellPicturesTests/Samples")
}
