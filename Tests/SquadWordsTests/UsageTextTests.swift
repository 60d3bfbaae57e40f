import PlainText
import Testing

@testable import SquadWords

/// `squad --help` in each language.
@Suite struct UsageTextTests {
  private static func lines(_ language: Language) -> [String] {
    UsageText(Strings(language)).lines
  }

  @Test(arguments: Language.allCases)
  func `no line is wider than 80 columns, and none ends in space`(language: Language) {
    for line in Self.lines(language) {
      #expect(PlainText.width(of: line) <= 80, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
  }

  @Test(arguments: Language.allCases)
  func `every command and every option begins a line`(
    language: Language
  ) {
    let lines = Self.lines(language)
    let strings = Strings(language)
    for form in CommandForm.allCases {
      #expect(lines.count { $0.hasPrefix(form.syntax(strings.optionsPlaceholder)) } == 1, "\(form)")
    }
    for option in HelpOption.allCases {
      #expect(lines.count { $0.hasPrefix("  " + option.syntax) } == 1, "\(option)")
    }
    #expect(lines.contains { $0.contains(ListNames.all.joined(separator: strings.listSeparator)) })
  }

  @Test(arguments: Language.allCases)
  func `their descriptions are in one column`(language: Language) throws {
    let strings = Strings(language)
    // Both tables have a line for the help.
    let parts = Self.lines(language).split(separator: strings.usageOptions)
    try #require(parts.count == 2)
    let forms = columns(of: CommandForm.allCases.map { strings.purpose(of: $0) }, in: parts[0])
    #expect(forms.count == 1, "\(forms)")
    let options = columns(of: HelpOption.allCases.map { strings.purpose(of: $0) }, in: parts[1])
    #expect(options.count == 1, "\(options)")
  }

  /// The columns in which texts begin, each found by its first letters after a wide gap.
  private func columns(of texts: [String], in lines: some Sequence<String>) -> Set<Int> {
    var columns: Set<Int> = []
    for text in texts {
      let places = lines.compactMap { line in
        line.firstRange(of: "  " + text.prefix(12)).map { line[..<$0.lowerBound] }
      }
      #expect(!places.isEmpty, "\(text)")
      for before in places { columns.insert(PlainText.width(of: before) + 2) }
    }
    return columns
  }

  @Test func `each language describes everything in its own words`() {
    // Lists of values differ only by their separators.
    let values: [HelpOption] = [.color, .pictures, .language]
    for language in [Language.spanish, .japanese] {
      let (strings, english) = (Strings(language), Strings(.english))
      for form in CommandForm.allCases {
        #expect(strings.purpose(of: form) != english.purpose(of: form), "\(form)")
      }
      for option in HelpOption.allCases where !values.contains(option) {
        #expect(strings.purpose(of: option) != english.purpose(of: option), "\(option)")
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `text to type isn't translated in the usage`(language: Language) {
    let strings = Strings(language)
    for (option, names) in [
      (HelpOption.color, ["auto", "never", "16", "256", "truecolor"]),
      (.theme, ["auto", "dark", "light", "contrast", "mono", "terminal"]),
      (.pictures, ["auto", "never", "cells"]), (.logLevel, ["error", "info", "debug"]),
      (.language, Language.allCases.map(\.rawValue)), (.data, ["DIR/squad.sqlite3"]),
      (.config, ["FILE"]), (.log, ["FILE.1"]), (.record, ["FILE"]), (.idle, ["SPAN", "5m"]),
      (.sessionLimit, ["SPAN", "30m"]), (.visitors, ["N", "60"]),
      (.visitorName, ["NAME", "--kiosk", "SQUAD_STORE", "store copy"]),
    ] {
      for name in names {
        #expect(strings.purpose(of: option).contains(name), "\(option): \(name)")
      }
    }
    #expect(strings.usageIDs.contains("squad list") && strings.usageIDs.contains("marvel/1009368"))
  }
}
