import Foundation

/// The project, as the tests find their files in it.
package enum ProjectFolder {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  package static let build = root.appending(path: ".build")
  package static let bundled = root.appending(path: "Fixtures/Bundled")
  package static let standIns = root.appending(path: "Tests/StandIn")
  package static let pictures = root.appending(path: "Tests/CellPicturesTests/Samples")
}
