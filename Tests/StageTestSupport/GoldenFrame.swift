import Foundation
import SquadCore
import TerminalKit
import TestSupport
import Testing

@testable import SquadScreen

/// Compares frames with the text files in `Fixtures/Frames`. With `SQUAD_RECORD=1` it rewrites them
/// and then fails, so that a recording run never counts as a test.
package enum GoldenFrame {
  package static func check(
    _ name: String, _ frame: Frame, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try check(name, text: describe(frame), sourceLocation: sourceLocation)
  }

  /// Compares another description of a frame, which the test makes itself.
  package static func check(
    _ name: String, text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appending(path: "\(name).txt")
    if ProcessInfo.processInfo.environment["SQUAD_RECORD"] == "1" {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name)", sourceLocation: sourceLocation)
      return
    }
    let golden = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    if text != golden {
      Issue.record(
        "\(name) differs:\n\(difference(golden, text))", sourceLocation: sourceLocation)
    }
  }

  /// One style for each role, so that the second grid tells roles apart.
  static let theme = theme(isMono: false)

  package static func theme(isMono: Bool) -> Theme {
    Theme(chart: chart, isMono: isMono) { role in
      role == .text ? .plain : Style(foreground: .indexed(UInt8(role.rawValue + 16)))
    }
  }

  /// A style for each row of an area chart, from the highest down: `1` to `8`.
  private static let chart = (0..<8).map { Style(foreground: .indexed(UInt8(200 + $0))) }

  private static let letters: [Role: Character] = [
    .text: ".", .strong: "H", .quiet: "d", .rule: "r", .track: "t", .match: "M", .star: "*",
    .rise: "+", .fall: "-", .riseSign: "^", .fallSign: "v", .error: "E", .low: "l", .high: "h",
    .accent: "a", .title: "A", .graph: "b", .tab: "T", .selection: "S", .selectionMatch: "X",
    .selectionStar: "x", .otherSelection: "s", .otherMatch: "Y", .otherStar: "y", .key: "k",
    .panel: "p", .panelStrong: "P", .panelQuiet: "q", .panelFrame: "f", .panelTitle: "F",
    .panelMatch: "m", .panelStar: "o",
    .toastGood: "g", .toastBad: "e", .toastNote: "n",
  ]

  private static var folder: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/Frames")
  }

  private static func describe(_ frame: Frame) -> String {
    let rows = zip(chart, "12345678").map { ($0, $1) }
    let legend = Dictionary(
      uniqueKeysWithValues: letters.map { role, letter in (theme[role], letter) } + rows)
    let cursor = frame.cursor.map { "\($0.column),\($0.row)" } ?? "none"
    let head = "\(frame.size.columns)x\(frame.size.rows) cursor \(cursor)"
    return ([head] + frame.lines.map { $0 + "|" } + frame.styleLetters(legend: legend))
      .joined(separator: "\n") + "\n"
  }

  private static func difference(_ golden: String, _ text: String) -> String {
    let old = golden.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    return (0..<max(old.count, new.count)).compactMap { line in
      let before = old.indices.contains(line) ? String(old[line]) : "(nothing)"
      let after = new.indices.contains(line) ? String(new[line]) : "(nothing)"
      return before == after ? nil : "line \(line)\n- \(before)\n+ \(after)"
    }.prefix(12).joined(separator: "\n")
  }
}
