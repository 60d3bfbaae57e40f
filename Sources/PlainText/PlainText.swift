// A stand-in until the module lands.
package enum PlainText {
  package static func initials(_ title: String) -> String { String(title.prefix(2)) }
}
package struct Searchable: Equatable, Sendable {
  package init(title: String, aliases: [String]) {}
}
