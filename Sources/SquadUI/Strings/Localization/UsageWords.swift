/// What `squad --help` says. What is typed, and placeholders in capitals, stay as they are.
protocol UsageWords {
  var usageIntroduction: String { get }
  /// For any options: `[options]`.
  var optionsPlaceholder: String { get }
  func purpose(of form: CommandForm) -> String
  /// The names of all lists.
  func usageLists(_ names: String) -> String
  /// Where ids come from.
  var usageIDs: String { get }
  /// Above the options.
  var usageOptions: String { get }
  func purpose(of option: HelpOption) -> String
  /// What the exit status means.
  var usageStatus: String { get }
  /// The keys that show all others, and the way out.
  var usageKeys: String { get }
}
