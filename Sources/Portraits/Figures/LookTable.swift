/// Entries of `name|another name: look`, a line or a semicolon apart, parsed when first needed.
struct LookTable {
  let lines: [Substring: Substring]

  init(_ text: String) {
    var lines: [Substring: Substring] = [:]
    for line in text.split(whereSeparator: { $0 == "\n" || $0 == ";" }) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      for name in parts[0].split(separator: "|") {
        lines[name.drop { $0 == " " }] = parts[1]
      }
    }
    self.lines = lines
  }
}
