import PlainText
import Testing

/// Suggestions for misspelled words.
@Suite struct SpellingSuggestionTests {
  private static let names = ["--log", "--data", "--language", "--theme", "-h", "recruit"]

  @Test(arguments: [
    ("--lang", "--language"), ("--LAN", "--language"), ("--lag", "--log"), ("--lgo", "--log"),
    ("--theem", "--theme"), ("--dota", "--data"), ("rec", "recruit"), ("recriut", "recruit"),
    ("-x", nil), ("-", nil), ("xyzzy", nil), ("", nil),
  ])
  func `a slip is nearest, then a name's beginning`(word: String, name: String?) {
    #expect(SpellingSuggestion.name(for: word, among: Self.names) == name)
  }
}
