import Foundation
import SquadConfig
import SquadWords
import Testing

/// The language in a config, looked up before the config is read.
struct ConfigFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "squad-config-\(UUID().uuidString)")

  private func language(of text: String?) throws -> Language? {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "config.json")
    if let text { try text.write(to: file, atomically: true, encoding: .utf8) }
    return ConfigFile(named: file.path) { _ in nil }.language
  }

  @Test(
    arguments: [
      ("{ \"language\": \"es\" }", .spanish), ("// mine\n{ \"language\": \"ja\", }", .japanese),
      ("{ \"theem\": 1, \"language\": \"ja\" }", .japanese), ("{ \"language\": \"fr\" }", nil),
      ("{}", nil), ("{ \"language\": \"es\"", .spanish), ("\u{7F}ELF", nil), (nil, nil),
    ] as [(String?, Language?)])
  func `a mistake doesn't hide the file's language`(
    text: String?, language: Language?
  ) throws {
    #expect(try self.language(of: text) == language)
  }

  @Test func `a pipe is neither waited for nor emptied`() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "pipe").path
    #expect(mkfifo(path, 0o600) == 0)
    let pipe = open(path, O_RDWR | O_NONBLOCK)
    defer { close(pipe) }
    let text = Array("{ \"language\": \"es\" }".utf8)
    #expect(write(pipe, text, text.count) == text.count)
    #expect(ConfigFile(named: path) { _ in nil }.language == nil)
    var left = [UInt8](repeating: 0, count: text.count + 1)
    #expect(read(pipe, &left, left.count) == text.count)
  }

  @Test func `a pipe is read as it is filled, however late that begins`() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "pipe").path
    #expect(mkfifo(path, 0o600) == 0)
    let writer = Thread {
      usleep(100_000)
      let pipe = open(path, O_WRONLY)
      for part in ["{ \"language\":", " \"es\", \"theem\": 1 }"] {
        usleep(100_000)
        _ = write(pipe, part, part.utf8.count)
      }
      close(pipe)
    }
    writer.start()
    let loaded = ConfigFile(named: path) { _ in nil }.load(lists: [])
    #expect(loaded.config.language == .spanish)
    #expect(loaded.state.mistakes.count == 1)
  }

  @Test func `without a folder there is no config`() {
    #expect(ConfigFile(named: nil) { _ in nil }.language == nil)
  }
}
