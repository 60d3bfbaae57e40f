import Basics

/// Writes a terminal's output as an asciinema recording (asciicast v2).
package struct Cast {
  private let write: (String) -> Void

  /// `start` is the time of the beginning. `write` receives lines with their ends.
  package init(
    size: Size, start: Moment, terminal: String, title: String, write: @escaping (String) -> Void
  ) {
    self.write = write
    var environment = JSONLine()
    environment.add("TERM", terminal)
    var line = JSONLine()
    line.add("version", 2)
    line.add("width", size.columns)
    line.add("height", size.rows)
    line.add("timestamp", Int(start.seconds))
    line.add("title", title)
    let nested = "\"env\":" + environment.finished.dropLast()
    write(line.finished.dropLast(2) + "," + nested + "}\n")
  }

  /// Bytes that tell whether a file is a cast.
  package static let longestMark = 16

  /// Whether a file begins like a cast, squad's or another program's.
  package static func begins(_ bytes: some Sequence<UInt8>) -> Bool {
    let text = bytes.filter { $0 != UInt8(ascii: " ") }
    return text.starts(with: "{\"version\":".utf8)
  }

  /// Adds output of the program. `time` is in milliseconds since the start.
  package func output(_ bytes: [UInt8], at time: Int) {
    guard !bytes.isEmpty else { return }
    add("o", String(decoding: bytes, as: UTF8.self), at: time)
  }

  /// Adds a change of the terminal's size.
  package func resized(to size: Size, at time: Int) {
    add("r", "\(size.columns)x\(size.rows)", at: time)
  }

  private func add(_ kind: String, _ data: String, at time: Int) {
    let seconds = "\(time / 1_000).\(String(time % 1_000).zeroPadded(to: 3))"
    var text = ""
    JSONLine.write(data, to: &text)
    write("[\(seconds),\"\(kind)\",\(text)]\n")
  }
}
