import Basics
import Testing

@testable import Portraits

/// Bytes that a portrait takes on a line, with one cursor move per row and colours sent where they
/// change.
@Suite struct PortraitBytesTests {
  @Test(arguments: [
    (Size(columns: 24, rows: 16), false, 2_500, 3_500),
    (Size(columns: 24, rows: 16), true, 4_500, 6_000),
    (Size(columns: 33, rows: 22), false, 5_000, 7_000),
    (Size(columns: 33, rows: 22), true, 9_000, 12_000),
  ])
  func `A hundred portraits stay within their limit of bytes`(
    size: Size, isTrueColor: Bool, mean: Int, worst: Int
  ) {
    let counts = Self.subjects.map { subject in
      bytes(Portrait(of: subject, in: size).cells(isTrueColor: isTrueColor), size)
    }
    #expect(counts.reduce(0, +) / counts.count <= mean)
    #expect(counts.allSatisfy { $0 <= worst }, "\(counts.max() ?? 0)")
  }

  /// The best known characters, then unknown ones, covers, posters and coins: a good hundred.
  private static let subjects: [PortraitSubject] = {
    func subjects(_ kind: PortraitSubject.Kind, _ names: [String]) -> [PortraitSubject] {
      names.map { PortraitSubject(kind, $0, initials: "AB") }
    }
    let known = [
      "Batman", "Superman", "Wonder Woman", "Flash", "Joker", "Harley Quinn", "Aquaman", "Raven",
      "Cyborg", "Deathstroke", "Hulk", "Iron Man", "Captain America", "Thor", "Loki", "Spider-Man",
      "Black Widow", "Wolverine", "Black Panther", "Daredevil", "Doctor Strange", "Storm",
      "Magneto", "Thanos", "Deadpool", "Vision", "Scarlet Witch", "Groot", "Ghost Rider", "Venom",
      "Luke Skywalker", "Darth Vader", "Leia Organa", "Han Solo", "Chewbacca", "Yoda", "C-3PO",
      "R2-D2", "Boba Fett", "Palpatine", "Darth Maul", "Jabba Desilijic Tiure", "Ackbar",
      "Grievous", "Greedo",
    ]
    var all = subjects(.figure, known + (0..<40).map { "Stranger \($0)" })
    all += subjects(.coin, ["USD", "EUR", "GBP", "DOP", "ZAR"])
    all += subjects(
      .cover,
      [
        "Secret Wars", "Civil War II", "Infinity", "X-Men (1991) #1", "Avengers (1963) #181",
        "Atlantis Attacks", "Age of X", "Annihilation", "Dark Reign", "Something Else",
      ])
    all += subjects(
      .film,
      [
        "A New Hope", "The Empire Strikes Back", "Return of the Jedi", "The Phantom Menace",
        "Attack of the Clones", "Revenge of the Sith",
      ])
    return all
  }()

  private func bytes(_ cells: [ImageCell], _ size: Size) -> Int {
    var count = 0
    var (foreground, background) = (Color.standard, Color.standard)
    for (index, cell) in cells.enumerated() {
      if index % size.columns == 0 { count += "\u{1B}[10;50H".utf8.count }
      let changes = [
        cell.foreground == foreground ? nil : parameters(cell.foreground),
        cell.background == background ? nil : parameters(cell.background),
      ].compactMap(\.self)
      if !changes.isEmpty { count += "\u{1B}[".utf8.count + changes.reduce(0, +) + changes.count }
      (foreground, background) = (cell.foreground, cell.background)
      count += String(cell.scalar).utf8.count
    }
    return count
  }

  /// The length of `38;5;160` or `38;2;1;20;255`.
  private func parameters(_ color: Color) -> Int {
    switch color {
    case .standard: 2
    case .indexed(let index): "38;5;\(index)".utf8.count
    case .rgb(let red, let green, let blue): "38;2;\(red);\(green);\(blue)".utf8.count
    }
  }
}
