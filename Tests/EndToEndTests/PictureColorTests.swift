import Foundation
import Testing

/// Pictures in the colours of each terminal.
@Suite struct PictureColorTests {
  let sandbox: Sandbox
  let marvel: StandIn

  init() throws {
    sandbox = try Sandbox()
    try sandbox.turnOffPortraits()
    marvel = try StandIn("marvel", in: sandbox)
  }

  /// Opens squad, selects an entry with a picture, and returns the cells of its picture box.
  ///
  /// - Parameter others: entries whose pictures are looked at before.
  private func picture(
    _ environment: [String: String], _ arguments: [String] = [], after others: [String] = [],
    isDrawn: ([StyledCell]) -> Bool
  ) throws -> [StyledCell] {
    // tmux sets its own TERM for programs, so another has to be set inside.
    let variables = environment.merging(["SQUAD_MARVEL_URL": marvel.address]) { $1 }
    let squad = try TmuxScreen(
      ["env"] + variables.map { "\($0)=\($1)" }
        // However late the terminal replies.
        + [Program.path, "--pictures", "cells"] + arguments, in: sandbox)
    try squad.wait("live") { $0.isReady && $0.has("Marvel 1,564") }
    for name in others { _ = try box(name, on: squad, isDrawn: isDrawn) }
    let box = try box("Amber Archer", on: squad, isDrawn: isDrawn)
    // A full repaint shows the same, so no cell was left over from before.
    try squad.press("C-l")
    try squad.wait("the same") { _ in
      try Self.box(of: squad).map(\.background) == box.map(\.background)
    }
    return box
  }

  private func box(
    _ name: String, on squad: TmuxScreen, isDrawn: ([StyledCell]) -> Bool
  ) throws -> [StyledCell] {
    try squad.type("/" + name)
    try squad.wait(name) { $0.isSelected(name) }
    try squad.wait("the picture") { _ in isDrawn(try Self.box(of: squad)) }
    // tmux may have been caught in the middle of that frame: it is whole once a later one shows.
    try squad.press("Escape")
    try squad.wait("the list") { $0.isSelected(name) && !$0.has("/ \(name)") }
    return try Self.box(of: squad)
  }

  /// The 11 × 9 cells in the middle of the picture's place.
  private static func box(of squad: TmuxScreen) throws -> [StyledCell] {
    StyledCell.rows(try squad.styled()).dropFirst(7).prefix(9).flatMap { row in
      (47..<58).map { row.indices.contains($0) ? row[$0] : .blank }
    }
  }

  @Test func `256 colours leave out the 16 that users change`() throws {
    let box = try picture([:], isDrawn: Self.hasGrounds)
    #expect(box.allSatisfy { Self.number($0.background).map { $0 >= 16 } == true })
  }

  @Test func `true colours are used where terminfo has them`() throws {
    let entry = try terminal("squad-direct", Self.direct)
    let box = try picture(entry, isDrawn: Self.hasGrounds)
    #expect(box.allSatisfy { $0.background?.hasPrefix("2;") == true })
    #expect(Set(box.map(\.background)).count > 20, "a ground that grows darker")
  }

  @Test(arguments: [(["COLORTERM": "truecolor"], []), ([:], ["--color", "truecolor"])])
  func `--color truecolor is used without a terminfo entry for it`(
    environment: [String: String], arguments: [String]
  ) throws {
    let entry = try terminal("squad-256color", "")
    let box = try picture(
      entry.merging(environment) { $1 }, arguments, isDrawn: Self.hasGrounds)
    #expect(box.allSatisfy { $0.background?.hasPrefix("2;") == true })
  }

  @Test func `--color 256 overrides COLORTERM`() throws {
    let box = try picture(
      ["COLORTERM": "truecolor"], ["--color", "256"], isDrawn: Self.hasGrounds)
    #expect(box.allSatisfy { $0.background?.hasPrefix("5;") == true })
  }

  @Test(
    arguments: [
      (["--color", "never"], [:]), ([], ["NO_COLOR": "1"]), ([], ["TERM": "vt220"]),
      (["--color", "16"], [:]), ([], ["TERM": "screen"]),
    ] as [([String], [String: String])])
  func `pictures are only shapes where there are few colours`(
    arguments: [String], environment: [String: String]
  ) throws {
    let box = try picture(environment, arguments + ["--pictures", "cells"]) { box in
      box.contains { !" [AMBR]▄▀█".contains($0.character) }
    }
    #expect(box.allSatisfy { $0.background == nil }, "no ground is taken from the user's palette")
    #expect(Set(box.map(\.character)).count > 2, "more than a block")
  }

  @Test func `pictures that left the screen free their colour pairs`() throws {
    let box = try picture([:], isDrawn: Self.hasGrounds)
    let entry = try terminal("squad-150-pairs", "pairs#150,")
    let after = ["Anvil", "Dancer", "Falcon", "Ferret", "Fist", "Fox", "Kestrel", "Knight"]
    let same = try picture(entry, after: after.map { "Amber \($0)" }, isDrawn: Self.hasGrounds)
    #expect(same.map(\.background) == box.map(\.background))
    // The foreground of a blank depends on what was drawn before.
    let letters = box.indices.filter { box[$0].character != " " }
    #expect(letters.map { same[$0].foreground } == letters.map { box[$0].foreground })
  }

  @Test func `a picture with too many colour pairs gets fewer colours`() throws {
    let entry = try terminal("squad-90-pairs", "pairs#90,")
    let box = try picture(entry, isDrawn: Self.hasGrounds)
    #expect(box.allSatisfy { $0.background != nil }, "no hole")
    #expect(box.contains { Self.number($0.background).map { $0 < 16 } == true }, "of the eight")
  }

  /// Whether it is a picture; a tile has only one background.
  private static func hasGrounds(_ box: [StyledCell]) -> Bool {
    Set(box.map(\.background)).count > 2
  }

  /// A colour's number in the palette.
  private static func number(_ color: String?) -> Int? {
    guard let color else { return nil }
    if color.hasPrefix("5;") { return Int(color.dropFirst(2)) }
    return Int(color).map { $0 % 10 + ($0 >= 90 ? 8 : 0) }
  }

  /// Installs a terminfo entry for one test, and returns the environment that selects it.
  private func terminal(_ name: String, _ capabilities: String) throws -> [String: String] {
    let folder = sandbox.folder + "/terminfo"
    let source = sandbox.folder + "/source"
    // Without bce, because tmux doesn't report cells whose background came from clearing.
    let rest = "bce@, use=xterm-256color,"
    try "\(name)|a terminal of this test,\n\t\(capabilities) \(rest)\n"
      .write(toFile: source, atomically: true, encoding: .utf8)
    let result = try Command.run(["tic", "-x", "-o", folder, source], in: sandbox)
    try #require(result.exit == .code(0), "\(result.errors)")
    return ["TERMINFO": folder, "TERM": name]
  }

  /// The first eight colours by number, all others by red, green and blue.
  private static let direct =
    [
      "RGB", "colors#0x1000000", "pairs#0x7FFF", #"op=\E[39;49m"#, color("setaf", 3),
      color("setab", 4), "ccc@", "initc@",
    ].joined(separator: ", ") + ","

  private static func color(_ name: String, _ digit: Int) -> String {
    let parts = "%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d"
    return #"\#(name)=\E[%?%p1%{8}%<%t\#(digit)%p1%d%e\#(digit)8;2;\#(parts)%;m"#
  }
}
