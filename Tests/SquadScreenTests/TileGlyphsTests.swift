import Testing

@testable import SquadScreen

struct TileGlyphsTests {
  @Test func `letters of three by five dots, two in a cell`() {
    #expect(TileGlyphs.lines("CA") == ["▄▀▀ ▄▀▄", "█   █▀█", " ▀▀ ▀ ▀"])
    #expect(TileGlyphs.lines("R2") == ["█▀▄ ▀▀▄", "█▀▄ ▄▀ ", "▀ ▀ ▀▀▀"])
    #expect(TileGlyphs.lines("th") == TileGlyphs.lines("TH"))
  }

  @Test func `thirty-six glyphs, each its own, of three columns and three rows`() throws {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".map { String($0) }
    let glyphs = letters.compactMap(TileGlyphs.lines)
    #expect(glyphs.count == 36)
    // I and 1 both have a foot but differ; O is round and 0 is not.
    #expect(Set(glyphs).count == 36)
    #expect(glyphs.allSatisfy { $0.count == 3 && $0.allSatisfy { $0.count == 3 } })
  }

  @Test(arguments: ["", "Ō", "漫", "A漫", "?", "€"])
  func `text without glyphs has no lines`(text: String) {
    #expect(TileGlyphs.lines(text) == nil)
  }
}
