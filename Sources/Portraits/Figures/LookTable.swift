/// Lines of `name|another name: look`, read when first needed.
struct LookTable {
  let lines: [Substring: Substring]

  init(_ text: String) {
    var lines: [Substring: Substring] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      for name in parts[0].split(separator: "|") {
        lines[name] = parts[1]
      }
    }
    self.lines = lines
  }
}
