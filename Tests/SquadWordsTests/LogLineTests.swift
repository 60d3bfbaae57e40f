import Basics
import SquadCore
import Testing

@testable import SquadWords

@Suite struct LogLineTests {
  private static let label = LoggedRequest(number: 3, address: "http://h/characters")

  @Test(arguments: [
    (LogEvent.began(version: "squad 1", command: "list"), "start squad 1 · list"),
    (.ended(status: 2), "end 2"),
    (.requested(label), "ask 3 GET http://h/characters"),
    (
      .responded(label, status: 304, bytes: 0, redirects: 0, milliseconds: 12),
      "answer 3 GET http://h/characters · 304 · 0 bytes · 12 ms"
    ),
    (
      .responded(label, status: 200, bytes: 54_321, redirects: 2, milliseconds: 12),
      "answer 3 GET http://h/characters · 200 · 54321 bytes · 12 ms · redirects: 2"
    ),
    (
      .requestFailed(label, .timeout, milliseconds: 9),
      "answer 3 GET http://h/characters · none · 9 ms · timed out"
    ),
    (
      .retried(address: "http://h/c", .broken(status: 503), tried: 1, wait: 400),
      "retry GET http://h/c · attempt 2 in 400 ms · service error (503)"
    ),
    (
      .addressSkipped(address: "http://h/c", .service(.gone), next: "http://i"),
      "failed http://h/c · a web page instead of data · next http://i"
    ),
    (
      .addressSkipped(address: "http://h/c", .service(.gone), next: nil),
      "failed http://h/c · a web page instead of data · no more addresses"
    ),
    (
      .noPicture(address: "http://h/a.jpg", .unreadable("the picture is empty")),
      "picture http://h/a.jpg · the picture is empty"
    ),
    (
      .noPicture(address: "http://h/a.jpg", .service(.notFound)),
      "picture http://h/a.jpg · not found on the service"
    ),
    (.failed("marvel/5", .service(.noNetwork)), "error marvel/5 · no network"),
    (
      .unreadable(
        UnreadableRecord(
          catalogue: .marvel, path: "/characters", offset: 50, index: 3, reason: "no id",
          moment: Moment(seconds: 0))),
      "unreadable marvel /characters · offset 50 · record 3 of the answer from 1970-01-01T00:00:00Z"
        + " · no id"
    ),
    (
      .storage(.setAside(name: "squad.sqlite3.damaged", salvaged: 2)),
      "storage the squad file was damaged and set aside as squad.sqlite3.damaged"
        + " · 2 members recovered"
    ),
  ])
  func `Each event begins with a word of its own`(event: LogEvent, line: String) {
    #expect(Strings().line(of: event) == line)
  }
}
