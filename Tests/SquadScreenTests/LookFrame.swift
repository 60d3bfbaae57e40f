import Basics
import SquadCore
import StageTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import SquadScreen

/// A main screen, with the keys that lead to it.
struct LookFrame: Sendable, CustomTestStringConvertible {
  let name: String
  var hue = Hue.red
  var keys = ""
  /// A change to make after the keys.
  var then: @Sendable (inout Stage) -> Void = { _ in }
  let stage: @Sendable (Int, Int) -> Stage

  var testDescription: String { name }

  static let sizes = [(160, 50), (120, 40), (80, 24), (46, 20)]
  static let themes: [ThemeName] = [.dark, .light, .mono]

  func draw(_ columns: Int, _ rows: Int, _ theme: ThemeName) -> Stage {
    var stage = stage(columns, rows)
    stage.context.theme = Theme(theme, hue, at: .indexed256)
    stage.press(keys)
    then(&stage)
    return stage
  }

  private static let squad = Squad(members: [0, 3, 5].map(Sample.member))

  private static let people: @Sendable (Int, Int) -> Stage = { Stage($0, $1, squad: squad) }
  private static let heroes: @Sendable (Int, Int) -> Stage = {
    Stage(
      $0, $1, squad: Squad(members: [1, 2].map(HeroSample.member)), catalogue: HeroSample.catalogue,
      page: HeroSample.page)
  }

  /// Lists with details.
  static let lists = [
    LookFrame(name: "people", keys: "jj", stage: people),
    LookFrame(name: "heroes", hue: .blue, stage: heroes),
    LookFrame(name: "films", hue: .yellow) {
      Stage($0, $1, squad: squad, catalogue: FilmSample.catalogue, page: FilmSample.page)
    },
    LookFrame(name: "prices", hue: .orange) {
      Stage(
        $0, $1, squad: Squad(members: [PriceSample.member(1)]), catalogue: PriceSample.catalogue,
        page: PriceSample.page, now: PriceSample.now)
    },
  ]

  static let others = [
    LookFrame(name: "detail", keys: "jl", stage: people),
    LookFrame(name: "empty-squad") { Stage($0, $1) },
    LookFrame(name: "search", keys: "/e<space>o", stage: people),
    LookFrame(name: "no-match", keys: "/xyz", stage: people),
    LookFrame(name: "help", keys: "?", stage: people),
    LookFrame(name: "palette", keys: ":per", stage: people),
    LookFrame(name: "confirm", keys: "jjj<space>", stage: people),
    LookFrame(name: "picker", keys: "Tj", stage: people),
    LookFrame(name: "grid", keys: "vl", stage: people),
    LookFrame(name: "compare", hue: .blue, keys: "c", stage: heroes),
    LookFrame(name: "toast", keys: "j<space>", then: { $0.respondWithSquad() }, stage: people),
    LookFrame(
      name: "error",
      then: { $0.change { $0.openList.phase = .failed(.service(.broken(status: 503))) } },
      stage: people),
  ]

  static let all = lists + others
}

extension Frame {
  /// The text, then the styles for each theme in runs. Styles get letters in order of appearance,
  /// so that a file is no longer than its screen.
  static func description(of frames: [(name: String, frame: Frame)]) -> String {
    var lines: [String] = []
    for (name, frame) in frames {
      if lines.isEmpty || frame.lines != frames[0].frame.lines {
        let cursor = frame.cursor.map { "\($0.column),\($0.row)" } ?? "none"
        lines.append("\(frame.size.columns)x\(frame.size.rows) cursor \(cursor)")
        lines += frame.lines.map { $0 + "|" }
      }
      lines += [name] + frame.styleRuns
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var styleRuns: [String] {
    var letters: [Style: Int] = [:]
    var legend: [String] = []
    var rows: [String] = []
    for row in 0..<size.rows {
      var runs: [(letter: Int, count: Int)] = []
      for cell in cells[row * size.columns..<(row + 1) * size.columns] {
        let letter = letters[cell.style] ?? letters.count
        if letter == letters.count {
          letters[cell.style] = letter
          legend.append("\(Self.letter(letter)) \(Self.text(of: cell.style))")
        }
        if runs.last?.letter == letter {
          runs[runs.count - 1].count += 1
        } else {
          runs.append((letter, 1))
        }
      }
      rows.append(runs.map { "\(Self.letter($0.letter))\($0.count)" }.joined())
    }
    return legend + rows
  }

  private static func letter(_ number: Int) -> String {
    let alphabet = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return number < alphabet.count ? String(alphabet[number]) : "(\(number))"
  }

  /// A style as `231 on 88 bold`.
  private static func text(of style: Style) -> String {
    var parts = [text(of: style.foreground)]
    if style.background != .standard { parts.append("on \(text(of: style.background))") }
    for (attribute, name) in [
      (Attributes.bold, "bold"), (.dim, "dim"), (.underline, "underlined"), (.reverse, "reverse"),
    ]
    where style.attributes.contains(attribute) { parts.append(name) }
    return parts.joined(separator: " ")
  }

  private static func text(of color: Color) -> String {
    switch color {
    case .standard: "own"
    case .indexed(let index): "\(index)"
    case .rgb(let red, let green, let blue): "\(red),\(green),\(blue)"
    }
  }
}
