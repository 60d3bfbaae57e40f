/// A list about a user's file.
package enum FileList: Hashable, Sendable {
  /// The fields of the records.
  case fields
  /// The roles that a field can have.
  case roles(of: String)
  /// The paths in the file that hold records.
  case records
  /// The first records that could not be read.
  case unreadable
  /// The records with this value of the group.
  case group(String)

  /// The breadcrumbs that lead to it.
  package var crumbs: [String] {
    switch self {
    case .fields: [ListTitle.fields.rawValue]
    case .roles(let field): [ListTitle.fields.rawValue, field]
    case .records: [ListTitle.records.rawValue]
    case .unreadable: [ListTitle.unreadable.rawValue]
    case .group(let value): [value]
    }
  }
}

/// A user's choice of how to read a file.
package enum FileChange: Equatable, Sendable {
  /// The use of a field, by the config's word for it.
  case role(of: String, String)
  /// The path to the records.
  case records(at: String)
}

/// How a user's file was read, and which parts of it the list lacks.
package struct FileFacts: Equatable, Sendable {
  /// A value of the group, and the number of records that have it.
  package struct Group: Equatable, Sendable {
    /// The value's text.
    package let value: String
    /// Number of records with the value.
    package let count: Int

    /// Takes the value and its number of records as they are.
    package init(value: String, count: Int) {
      self.value = value
      self.count = count
    }
  }

  /// Its name without folders.
  package var name = ""
  /// Field of the titles, guessed or chosen; nil without one.
  package var title: String?
  /// Field of the subtitles; nil without one.
  package var subtitle: String?
  /// Field of the ids; nil if no field is one.
  package var id: String?
  /// Path to the records; nil if they are the root or its elements.
  package var records: String?
  /// Whether the records are the members of an object, each under its id.
  package var isKeyed = false
  /// Whether the whole file is one record, unless more follow it.
  package var isOneRecord = false
  /// Lines above the header.
  package var linesAbove = 0
  /// Rows with fewer or more cells than the header.
  package var uneven = 0
  /// Rows with an unclosed quote, which was taken as text.
  package var unclosedQuotes = 0
  /// Records with text that isn't UTF-8, shown with U+FFFD.
  package var replaced = 0
  /// A field that the user named and no record has, once all are read.
  package var missing: OwnFileError?
  /// Records whose id another record has, too.
  package var repeatedIDs = 0
  /// GiB after which reading stopped; nil if the whole file was read.
  package var gibibytesRead: Int?
  /// The limit of records, if reading stopped at it; else nil.
  package var rowLimit: Int?
  /// The syntax error at which reading stopped, after the records in the list.
  package var failure: Failure?
  /// Values of the group, the most frequent first, once all records are read.
  package var groups: [Group] = []
  /// The entry for the config that reads the file like this.
  package var configEntry = ""

  /// Nothing is known yet, and nothing is missing.
  package init() {}

  /// Whether parts of the file are missing or altered in the list, besides unreadable records.
  package var isMissing: Bool {
    uneven > 0 || unclosedQuotes > 0 || replaced > 0 || gibibytesRead != nil || rowLimit != nil
  }
}

/// Word for the kind or the role of a field in the lists about a user's file. Rows and details carry
/// the raw value, which is the config's word where that has one; the screen translates it.
package enum FieldWord: String, CaseIterable, Sendable {
  // Kinds of values.
  case empty, address, picture, date, number, long, list, section, map, object, code, hex, text
  case yesNo = "yes/no"

  // Roles in list and detail, besides a picture and a text.
  case id, title, subtitle, group, badge, link, bars, chart, search, searchIn, show, hide
}
