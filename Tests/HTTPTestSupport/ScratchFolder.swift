import Foundation

/// A folder for one test, deleted with it.
package final class ScratchFolder: Sendable {
  package let path: String

  package init() throws {
    // In memory where that is possible, since no test here depends on the speed of a disk.
    let memory = "/dev/shm/"
    let base = access(memory, W_OK) == 0 ? memory : NSTemporaryDirectory()
    path = base + "squad-storage-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  package var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }
}
