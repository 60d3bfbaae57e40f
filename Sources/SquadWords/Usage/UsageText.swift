import PlainText

/// What `squad --help` prints: 80 columns at most, in every language.
package struct UsageText {
  private static let columns = 80

  private let strings: Strings
  private let lists: [String]

  /// - Parameter lists: the names of all lists, such as `starwars/people`.
  package init(_ strings: Strings, lists: [String]) {
    self.strings = strings
    self.lists = lists
  }

  package var lines: [String] {
    let forms = CommandForm.allCases.map { form in
      Row(syntax: form.syntax(strings.optionsPlaceholder), purpose: strings.purpose(of: form))
    }
    let options = HelpOption.allCases.map { option in
      Row(syntax: "  " + option.syntax, purpose: strings.purpose(of: option))
    }
    let paragraphs = [
      wrapped(strings.usageIntroduction), Self.table(forms, widest: 36),
      wrapped(strings.usageLists(lists.joined(separator: ", "))) + wrapped(strings.usageIDs),
      [strings.usageOptions] + Self.table(options, widest: 18),
      wrapped(strings.usageStatus) + wrapped(strings.usageKeys),
    ]
    return Array(paragraphs.joined(separator: [""]))
  }

  private struct Row {
    let syntax: String
    let purpose: String
  }

  /// Purposes in a column of their own, below what is too wide to stand beside it.
  ///
  /// - Parameter widest: columns that what stands beside its purpose may have.
  private static func table(_ rows: [Row], widest: Int) -> [String] {
    let widths = rows.map { PlainText.width(of: $0.syntax) }
    let column = (widths.filter { $0 <= widest }.max() ?? 0) + 2
    return zip(rows, widths).flatMap { row, width in
      let purpose = PlainText.wrapped(row.purpose, columns: columns - column)
      let isBeside = width + 2 <= column
      let firsts = isBeside ? [row.syntax] : [row.syntax, ""]
      let lefts = firsts + Array(repeating: "", count: max(purpose.count - 1, 0))
      let rights = (isBeside ? [] : [""]) + purpose
      return zip(lefts, rights).map { left, right in
        guard !right.isEmpty else { return left }
        let gap = String(repeating: " ", count: column - PlainText.width(of: left))
        return left + gap + right
      }
    }
  }

  private func wrapped(_ text: String) -> [String] {
    PlainText.wrapped(text, columns: Self.columns).map(String.init)
  }
}
