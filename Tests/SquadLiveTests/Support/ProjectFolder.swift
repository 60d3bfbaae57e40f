import Foundation

/// The project, as the tests find their files in it.
enum ProjectFolder {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let bundled = root.appending(path: "Fixtures/Bundled")
  static let standIns = root.appending(path: "Tests/StandIn")
  static let pictures = root.appending(path: "Tests/SquadLiveTests/Pictures/Samples")
}
