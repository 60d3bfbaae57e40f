import Foundation

/// The last screen of a cast, as a terminal shows it.
struct CastScreen {
  let lines: [String]

  init(_ text: String, in sandbox: Sandbox) throws {
    let rows = try text.split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8))
    }
    guard let header = rows.first as? [String: Any], let columns = header["width"] as? Int,
      let height = header["height"] as? Int
    else { throw Failure("no header in \(text.prefix(200))") }
    let output = rows.dropFirst().compactMap { ($0 as? [Any])?.last as? String }.joined()
    let file = sandbox.folder + "/cast.bytes"
    try output.write(toFile: file, atomically: true, encoding: .utf8)
    // The terminal stays open until its screen has been read, and its title says when it has all.
    let screen = try TmuxScreen(
      [
        "sh", "-c",
        "stty raw -echo; cat '\(file)'; printf '\\033]2;whole\\007'; exec sleep 1000",
      ], columns: columns, rows: height, in: sandbox)
    try screen.wait("the whole cast") { _ in try screen.ask("#{pane_title}") == "whole" }
    lines = try screen.wait("its screen") { _ in true }.lines
  }
}
