/// The rows of one bundled file of records.
package struct BundledPage {
  package let rows: [BundledRow]
  /// How many records there are in all files; nil where the file does not say.
  package let total: Int?
  /// Records that could not be read.
  package let unreadable: Int
  /// The credit that the data requires.
  package let attribution: String?

  package init(
    rows: [BundledRow], total: Int? = nil, unreadable: Int, attribution: String? = nil
  ) {
    self.rows = rows
    self.total = total
    self.unreadable = unreadable
    self.attribution = attribution
  }
}
