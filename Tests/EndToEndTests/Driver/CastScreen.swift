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
    lines = try TmuxScreen.left(
      by: ["sh", "-c", "stty raw -echo; cat '\(file)'"], columns: columns, rows: height, in: sandbox
    ).lines
  }
}
