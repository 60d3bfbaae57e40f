import SquadCore
import Testing

@Suite struct RequestedLocationTests {
  @Test(arguments: [
    "marvel", "bitcoin/EUR", "starwars/people/1", "marvel/1009368", "superheroes/69-batman",
    "a/.../-", "x/_", String(repeating: "a", count: 64), "show", "list",
  ])
  func `a word with at most two parts after it is a location`(text: String) {
    #expect(RequestedLocation(text)?.text == text)
  }

  @Test(arguments: [
    "", "/", "marvel/", "/marvel", "Marvel", "mar vel", "marvel//1", "a/b/c/d", "bitcoin/EUR;id",
    "bitcoin/$(id)", "bitcoin/EUR\n", "bitcoin/€", "é", "-h", "--help", "a1", "scp -t /", "../etc",
    "a/b\u{0}", "a/`id`", "a/b|c", "a/*", "a/~", "a\u{1B}[2J", String(repeating: "a", count: 65),
    "a/" + String(repeating: "b", count: 63),
  ])
  func `any other text isn't a location`(text: String) {
    #expect(RequestedLocation(text) == nil)
  }
}
