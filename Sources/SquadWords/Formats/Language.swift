import PlainText

/// A language of squad's texts.
package enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case spanish = "es"
  case japanese = "ja"

  /// The language of a code or a locale's name: `es`, `es_MX.UTF-8`, `ja-JP`; nil for every other.
  package init?(code: String) {
    let end = code.firstIndex { "_-.@".contains($0) } ?? code.endIndex
    guard let language = Language(rawValue: code[..<end].lowercased()) else { return nil }
    self = language
  }

  /// The language of the first locale variable that is set, whether or not the system has that
  /// locale; English where squad doesn't speak it.
  package init(environment: (String) -> String?) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment)
    self = names.first { !$0.isEmpty }.flatMap(Language.init(code:)) ?? .english
  }

  /// Codes and names that people try, for hints.
  package static let otherNames: KeyValuePairs<String, Language> = [
    "eng": .english, "english": .english, "us": .english, "gb": .english, "uk": .english,
    "spa": .spanish, "sp": .spanish, "mx": .spanish, "spanish": .spanish, "espanol": .spanish,
    "castellano": .spanish, "jp": .japanese, "jpn": .japanese, "japanese": .japanese,
    "nihongo": .japanese, "日本語": .japanese,
  ]
}
