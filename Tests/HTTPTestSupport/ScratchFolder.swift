import Foundation

/// A folder for one test, deleted with it.
package final class ScratchFolder: Sendable {
  package let path: String

  package init() throws {
    // In memory if there is such a folder, since no test here depends on the speed of a disk.
    var isFolder: ObjCBool = false
    let memory = "/dev/shm/"
    let hasMemory = FileManager.default.fileExists(atPath: memory, isDirectory: &isFolder)
    let base = hasMemory && isFolder.boolValue ? memory : NSTemporaryDirectory()
    path = base + "squad-storage-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  package var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }
}
