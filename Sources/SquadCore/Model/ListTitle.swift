/// Title of a list or a section in squad's own words; the raw value goes to machine output.
package enum ListTitle: String, CaseIterable, Sendable {
  case characters = "Characters"
  case comics = "Comics"
  case series = "Series"
  case stories = "Stories"
  case events = "Events"
  case heroes = "Heroes"
  case films = "Films"
  case people = "People"
  case currencies = "Currencies"
  case fields = "Fields"
  case records = "Records"
  case unreadable = "Unreadable"
}
