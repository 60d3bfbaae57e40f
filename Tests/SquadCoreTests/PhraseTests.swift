import Basics
import SquadCore
import Testing

/// Phrases survive being written as text and read back.
@Suite struct PhraseTests {
  private static let day = CalendarDay(year: 2014, month: 4, day: 29)
  private static let phrases: [Phrase] = [
    .unknown, .number(2_371), .measure("1,358 kg"), .measure("18 tons (40,000 lb)"), .comics(1),
    .comics(2_371), .characters(1), .characters(34), .bundled(2), .bundledOfThem(1_047),
    .otherComics(1), .otherComics(881), .bundledOfUnknown(39), .others(1), .others(1_200),
    .day(day),
    .month(CalendarDay(year: 1977, month: 5, day: 1)), .sinceYear(2013),
    .dollars(cents: 350, isDigital: false), .dollars(cents: 1_234_599, isDigital: true),
    .episode("IV"), .noHistory(of: "EUR", isPending: false),
    .noHistory(of: "BHD", isPending: true),
    .credit(CalendarDay(year: 2026, month: 11, day: 21)),
  ]

  @Test(arguments: phrases)
  func `a phrase is parsed from its text`(phrase: Phrase) {
    #expect(Phrase(phrase.description[...]) == phrase)
  }

  @Test(arguments: [
    "", " ", "Unknown", "2371", "1989", "1,2", "12,34 comics", "comics", "two comics", "-3 comics",
    "3 of them", "and 3 more", "99 Apr 2014", "9 Foo 2014", "9 Apr 14", "$", "$3", "$3.5",
    "$3.50 x",
    "Episode", "Episode IV V", "203 cm (6'8\")", "1,358 stone", "The Long Quiet (2018) #20",
    "99999999999999999999 comics", "Mar Vell", "in US dollars:",
  ])
  func `any other text isn't a phrase`(text: String) {
    #expect(Phrase(text[...]) == nil)
  }
}
