import CLibrary
import SystemKit

extension DataFile {
  /// Whether the file is or was a database: it begins as one, or a page behind a lost beginning does,
  /// or there is a log beside it. Anything else that holds something is somebody's own, such as a
  /// diary behind a link, and no damaged squad.
  func mayBeDatabase() throws(SystemError) -> Bool {
    guard !hasLog else { return true }
    let descriptor = systemOpen(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard descriptor >= 0 else { throw .last }
    defer { systemClose(descriptor) }
    var page = [UInt8](repeating: 0, count: Self.pageSize)
    guard pread(descriptor, &page, page.count, 0) > 0 else { return true }
    // A power cut leaves zeros.
    if page.starts(with: "SQLite format 3\0".utf8) || page.allSatisfy({ $0 == 0 }) { return true }
    var header = [UInt8](repeating: 0, count: Self.treeHeaderSize)
    var offset = Self.pageSize
    while pread(descriptor, &header, header.count, off_t(offset)) == header.count {
      if Self.isTreeHeader(header) { return true }
      offset += Self.pageSize
    }
    return false
  }

  /// SQLite's own choice, which squad leaves as it is.
  private static let pageSize = 4_096
  private static let treeHeaderSize = 8

  /// Whether bytes can be the beginning of a b-tree's page: its type, the first free block, the number
  /// of cells, where they begin, and free bytes between them. In a text they would be too large.
  private static func isTreeHeader(_ bytes: [UInt8]) -> Bool {
    func number(at index: Int) -> Int { Int(bytes[index]) << 8 | Int(bytes[index + 1]) }
    return [2, 5, 10, 13].contains(bytes[0]) && number(at: 1) < pageSize
      && number(at: 3) < pageSize / 4 && (treeHeaderSize...pageSize).contains(number(at: 5))
      && bytes[7] <= 60
  }
}
