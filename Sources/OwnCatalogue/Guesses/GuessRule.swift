/// One of the rules that guess what a field is for.
package struct GuessRule: Sendable {
  /// The role that it decides.
  package let role: FieldRole
  /// `T1`, as `Guesses.rules` names it; unique within a role.
  package let name: String
  /// The columns it looks for.
  package let about: String
  /// Decides the role and returns true, or leaves it to the next rule of that role.
  let apply: @Sendable (inout GuessDraft) -> Bool

  private init(
    _ role: FieldRole, _ name: String, _ about: String,
    _ apply: @escaping @Sendable (inout GuessDraft) -> Bool
  ) {
    self.role = role
    self.name = name
    self.about = about
    self.apply = apply
  }

  /// All rules, in order. The first that applies decides its role and takes its column away from
  /// the rules below.
  package static let table: [GuessRule] = [
    GuessRule(.id, "I1", "the record's own id, uid, key …, if never empty and never repeated") {
      $0.takeNamedID()
    },
    GuessRule(.id, "I2", "the key of an object of records") { $0.takeKey() },
    GuessRule(.id, "I3", "a code, or a column named as one, among the first three, never repeated")
    {
      $0.takeLeadingCode()
    },
    GuessRule(.id, "I4", "the title as a slug") { _ in true },

    GuessRule(.title, "T0", "the only column") { $0.takeOnlyColumn() },
    GuessRule(.title, "T1", "the record's own title, name, label …") { $0.takeNamedTitle() },
    GuessRule(.title, "T1 tag", "the tag called Name, else the id") { $0.takeNameTag() },
    GuessRule(.title, "T2", "first and last name together") { $0.takeFullName() },
    GuessRule(.title, "T3", "a column that ends in name or title") { $0.takeTitleEnding() },
    GuessRule(.title, "T4", "a message, named text, body, summary …") { $0.takeMessage() },
    GuessRule(.title, "T5", "the first of the texts of 3 to 60 characters that differ most") {
      $0.takeDistinctText()
    },
    GuessRule(.title, "T6", "an address, a date, the id, or a code") { $0.takeAddressOrDate() },

    GuessRule(.subtitle, "S1", "the record's own subtitle, author, status …") {
      $0.takeNamedSubtitle()
    },
    GuessRule(.subtitle, "S2", "a text of 2 to 50 values") { $0.takeFewValues() },
    GuessRule(.subtitle, "S3", "any short text") { $0.takeShortText() },

    GuessRule(.group, "G1", "a text or yes/no of 2 to 40 values, each used twice on average") {
      $0.takeGroup()
    },

    GuessRule(.picture, "P1", "addresses of pictures, by name, then the first") {
      $0.takePicture()
    },
    GuessRule(.badge, "B1", "a short emoji named flag, emoji or icon") { $0.takeBadge() },
    GuessRule(.link, "L1", "all other addresses") { $0.takeLinks() },

    GuessRule(.text, "X1", "a text named overview, description …") { $0.takeNamedText() },
    GuessRule(.text, "X2", "the longest text") { $0.takeLongestText() },

    GuessRule(.bars, "N1", "3 to 12 neighbouring numbers of one scale") { $0.takeNumberRun() },
    GuessRule(.bars, "N2", "a list of 3 to 12 names with a number each") { $0.takeNumberList() },
    // After the bars, whose numbers belong together.
    GuessRule(.subtitle, "S4", "a number or date") { $0.takeSubtitleNumber() },
    GuessRule(.chart, "C1", "a list of 3 or more dates with a number each") { $0.takeSeries() },

    GuessRule(.search, "F1", "subtitle, id, codes, and names such as alias and tags") {
      $0.takeSearchFields()
    },
  ]
}
