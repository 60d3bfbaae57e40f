import Basics
import SquadCore
import TestSupport
import Testing

@testable import SquadWords

/// The words of messages, freshness and failures.
@Suite struct StringsTests {
  /// 21 November 2026, 12:00 in UTC.
  private static let now = Moment(seconds: 20_778 * 86_400 + 43_200)
  private let strings = Strings(now: now)

  private static let moments: [(Int64, String)] = [
    (0, "live 12:00"), (-43_200, "live 00:00"), (-43_201, "live 20 Nov"),
    (-325 * 86_400, "live 31 Dec 2025"), (-3_370 * 86_400, "live 30 Aug 2017"),
  ]

  @Test(arguments: moments)
  func `freshness names the year where it is another one`(seconds: Int64, text: String) {
    let moment = Moment(seconds: Self.now.seconds + seconds)
    #expect(strings.text(of: Freshness.live(moment)) == text)
    #expect(
      strings.text(of: Freshness.saved(moment)) == text.replacing("live", with: "saved"))
    #expect(strings.time(of: Freshness.live(moment)) == text.replacing("live ", with: ""))
  }

  private static let changes: [(Int64, String)] = [
    (-60, "file 11:59"), (-3 * 86_400, "file 18 Nov 12:00"), (-400 * 86_400, "file 17 Oct 2025"),
  ]

  @Test(arguments: changes)
  func `a file has the day and the time of its last change`(seconds: Int64, text: String) {
    let changed = Freshness.file(Moment(seconds: Self.now.seconds + seconds))
    #expect(strings.text(of: changed) == text && changed.isLive)
  }

  private static let ages: [(Int64, String, String, String)] = [
    (59, "just now", "ahora mismo", "たった今"),
    (-60, "in 1 minute", "dentro de 1 minuto", "1分後"),
    (3_599, "59 minutes ago", "hace 59 minutos", "59分前"),
    (86_399, "23 hours ago", "hace 23 horas", "23時間前"),
    (59 * 86_400, "59 days ago", "hace 59 días", "59日前"),
    (60 * 86_400, "2 months ago", "hace 2 meses", "2か月前"),
    (730 * 86_400, "2 years ago", "hace 2 años", "2年前"),
  ]

  @Test(arguments: ages)
  func `a fact's time says how long ago it was`(
    seconds: Int64, english: String, spanish: String, japanese: String
  ) {
    let day = CalendarDay(daysSince1970: 0)
    var detail = Detail(
      id: EntryID(CatalogueID(rawValue: "own"), "1"), title: "A", freshness: .bundled(day))
    let moment = Moment(seconds: Self.now.seconds - seconds)
    detail.facts = [Fact("started", "then", moment: moment), Fact("other", "then")]
    for (language, age) in [
      (Language.english, english), (.spanish, spanish), (.japanese, japanese),
    ] {
      let facts = Strings(language, now: Self.now).spelled(detail).facts
      #expect(facts.map(\.note) == [age, ""])
    }
    #expect(Strings().spelled(detail).facts[0].note.isEmpty)
    detail.facts = [Fact("started", "then", moment: Moment(seconds: .min))]
    #expect(strings.spelled(detail).facts[0].note.isEmpty)
  }

  @Test func `a time in the future isn't shown`() {
    for seconds in [86_400, 41 * 86_400] {
      let moment = Moment(seconds: Self.now.seconds + Int64(seconds))
      #expect(strings.text(of: Freshness.live(moment)) == "saved")
      #expect(strings.text(of: Freshness.saved(moment)) == "saved")
    }
    #expect(strings.text(of: Freshness.saved(.unknown)) == "saved")
  }

  @Test func `without a clock a day has its year`() {
    #expect(Strings().text(of: Freshness.saved(Self.now)) == "saved 21 Nov 2026")
  }

  @Test func `a change says its span, or its start with the year if it differs`() {
    func text(_ days: Int?, since day: CalendarDay, _ freshness: Freshness) -> String {
      strings.text(
        of: PeriodChange(days: days, Change(tenthsOfPercent: -3, since: day)), freshness)
    }
    let now = Freshness.live(Self.now)
    let old = CalendarDay(year: 2025, month: 12, day: 31)
    let yesterday = CalendarDay(daysSince1970: Self.now.day.daysSince1970 - 1)
    #expect(text(nil, since: old, now) == "▼ 0.3% since 31 Dec 2025")
    #expect(text(nil, since: CalendarDay(year: 2026, month: 4, day: 20), now).hasSuffix("20 Apr"))
    #expect(text(7, since: old, now) == "▼ 0.3% 7 days")
    #expect(text(1, since: yesterday, now) == "▼ 0.3% today")
    #expect(text(1, since: old, .bundled(Self.now.day)) == "▼ 0.3% since 31 Dec 2025")
    let saved = Freshness.saved(Moment(seconds: Self.now.seconds - 86_400))
    #expect(text(1, since: old, saved) == "▼ 0.3% since 31 Dec 2025", "of another day")
  }

  @Test(arguments: [
    (Language.english, 3_600, "rate limited until 13:00"),
    (.english, 86_400, "rate limited until 22 Nov"),
    (.english, 366 * 86_400, "rate limited until 22 Nov 2027"),
    (.spanish, 3_600, "límite de peticiones hasta las 13:00"),
    (.spanish, 86_400, "límite de peticiones hasta el 22 nov"),
    (.japanese, 86_400, "11月22日までアクセス制限中です"),
  ])
  func `a rate limit that ends another day names the day`(
    language: Language, seconds: Int64, text: String
  ) {
    let strings = Strings(language, now: Self.now)
    let end = Moment(seconds: Self.now.seconds + seconds)
    #expect(strings.text(of: .rateLimited(until: end)) == text)
  }

  @Test(arguments: [
    (ServiceError.notFound, "not found on the service"),
    (.broken(status: 500), "service error (500)"),
    (.gone, "a web page instead of data"),
    (
      .rateLimited(until: Moment(seconds: 20_778 * 86_400 + 14 * 3_600 + 32 * 60)),
      "rate limited until 14:32"
    ),
    (
      .malformedAddress("127.0.0.1:80/m", setting: "SQUAD_MARVEL_URL"),
      "SQUAD_MARVEL_URL is not an http or https address: 127.0.0.1:80/m"
    ),
    (.malformedAddress("x", setting: nil), "not an http or https address: x"),
    (.connection("one:80"), "can't connect: one:80"),
    (.connectionLost("reset"), "connection lost: reset"), (.empty, "empty answer"),
    (.endless, "the list has no end"),
    (.rateLimited(until: nil), "rate limited"),
    (.unknownHost(""), "can't connect"),
    (.unknownHost("api.example"), "can't find api.example · check the network"),
    (
      .unreadable("unterminated string at byte 4899"),
      "unreadable answer (unterminated string at byte 4899)"
    ),
    (.badRedirect, "unsafe redirect"), (.cancelled, "cancelled"),
    // The advice comes first, since the end is cut in a narrow pane.
    (.noLibrary("no file"), "install libcurl4 · libcurl is missing (no file)"),
    (.unauthorized(""), "access denied"),
    (.refused(status: 409, "no hash"), "refused (409): no hash"),
    (.wrongCurrency("USD", requested: "EUR"), "answer in USD, not EUR"),
  ])
  func `problems of services`(problem: ServiceError, text: String) {
    #expect(strings.text(of: problem) == text)
  }

  @Test func `messages`() {
    let member = Member(id: Sample.entries[0].id, title: "Ada")
    let change = SquadChange.recruited(member, at: 0)
    #expect(strings.text(of: Message.redid(change)) == "Redone: Ada joined")
    #expect(strings.text(of: Message.nothingToRedo) == "Nothing to redo")
    #expect(
      strings.text(of: Message.offline(Sample.day)) == "offline (--offline) · showing bundled")
    #expect(
      strings.text(of: Message.offline(.saved(Self.now)))
        == "offline (--offline) · showing saved")
    #expect(
      strings.text(of: Message.offline(Sample.day, isVisitor: true))
        == "offline · showing bundled", "visitors set no options")
    #expect(
      strings.text(of: Message.cannotSuspend) == "Can't suspend: no shell to return to")
    #expect(strings.text(of: StorageError.busy).hasPrefix("another program is using the file"))
    #expect(strings.noMatch("x") == "No match for \"x\"")
  }

  @Test func `a failure says that there is no saved copy`() {
    let id = EntryID(CatalogueID(rawValue: "marvel"), "1")
    #expect(
      strings.text(of: .service(.broken(status: 500)), missing: id)
        == "service error (500) · no saved copy of marvel/1")
  }

  @Test func `a kiosk's messages name no command of squad`() {
    let failure = Failure.unknownEntry(EntryID(CatalogueID(rawValue: "bitcoin"), "XXX"))
    #expect(strings.text(of: failure) == "no such entry: bitcoin/XXX · see squad list bitcoin")
    for language in Language.allCases {
      let text = Strings(language, isForVisitors: true).text(of: failure)
      #expect(text.contains("bitcoin/XXX") && !text.contains("squad list"))
    }
  }

  @Test(arguments: [StorageError.readOnly, .full, .sizeLimit, .busy, .newer(9), .other("/x")])
  func `a kiosk's messages say nothing about its host`(problem: StorageError) {
    for language in Language.allCases {
      let strings = Strings(language, isForVisitors: true)
      let text = strings.hostCannotSave
      #expect(strings.text(of: problem) == text)
      #expect(strings.text(of: StorageNotice.notSaving(problem)) == text)
      #expect(strings.text(of: Message.notSaved(problem)).hasSuffix(text))
      #expect(strings.text(of: StorageError.squadFull(50)).contains("50"))
    }
  }

  @Test func `a store's malformed address isn't attributed to SQUAD_STORE`() {
    for language in Language.allCases {
      let text = Strings(language).text(of: StorageError.server(.malformedAddress))
      #expect(text.contains("postgresql://") && !text.contains("SQUAD_STORE"))
    }
  }

  @Test func `problems of the system's limits name the limit`() {
    #expect(
      strings.text(of: StorageError.sizeLimit).hasPrefix("the file may not grow (ulimit -f) · "))
    #expect(
      strings.text(of: StorageError.tooManyFiles)
        == "Too many open files · ulimit -n sets the limit")
  }

  @Test func `a change that may have been saved isn't called unsaved`() {
    let text = "The connection was lost, so squad can't tell whether the change was saved"
    #expect(strings.text(of: Message.notSaved(.unconfirmed)) == text)
    #expect(Strings(isForVisitors: true).text(of: Message.notSaved(.unconfirmed)) == text)
    #expect(strings.forms(ofUnsaved: .unconfirmed, isLost: true).first == text)
  }

  @Test func `lost changes are counted`() {
    let one = UnsavedChanges(count: 1, problem: .busy)
    #expect(
      strings.text(of: one)
        == "1 change could not be saved: another program is using the file")
    let more = UnsavedChanges(count: 1_200, problem: .readOnly)
    #expect(strings.text(of: more).hasPrefix("1,200 changes could not be saved: can't write "))
  }

  @Test(arguments: [
    (ServiceError.gone, "a web page ins… · R to retry"),
    (.tooLarge, "answer too lar… · R to retry"),
    (.missing("EUR"), "no EUR in the… · R to retry"),
    (.wrongCurrency("USD", requested: "EUR"), "answer in USD,… · R to retry"),
  ])
  func `in a list of 80 columns a reason begins with its key words`(
    problem: ServiceError, text: String
  ) {
    #expect(
      strings.line(of: .service(problem), offersRetry: true, columns: 28, .unicode) == text)
  }

  @Test(arguments: [
    (80, true, "unreadable answer (unterminated string at byte 4899) · R to retry"),
    (80, false, "unreadable answer (unterminated string at byte 4899)"),
    (40, true, "unreadable answer (untermi… · R to retry"),
    (30, true, "unreadable answe… · R to retry"),
    (22, true, "unreadable answer (un…"),
  ])
  func `the end of the reason is truncated first`(
    columns: Int, offersRetry: Bool, text: String
  ) {
    let failure = Failure.service(.unreadable("unterminated string at byte 4899"))
    #expect(
      strings.line(of: failure, offersRetry: offersRetry, columns: columns, .unicode) == text)
  }

  @Test(arguments: [
    (60, "crew.json: missing } at line 3, column 18 · R to retry"),
    (45, "missing } at line 3, column 18 · R to retry"),
    (32, "missing } at line… · R to retry"),
  ])
  func `a file's name is cut before what is wrong with it`(columns: Int, text: String) {
    let broken = Failure.file(.broken("missing }", line: 3, column: 18), name: "crew.json")
    #expect(strings.line(of: broken, offersRetry: true, columns: columns, .unicode) == text)
    let gone = Failure.file(.gone, name: "people-of-the-town.json")
    let line = strings.line(of: gone, offersRetry: true, columns: 34, .unicode)
    #expect(line == "people-of-th… is gone · R to retry")
  }

  @Test func `a command names no key that reads a file again`() {
    let changed = OwnFileError.changed
    let text = strings.text(of: changed, in: "people.csv")
    #expect(text == "people.csv has changed · R reads it again")
    let command = Strings(keymap: .standard(changing: [.refresh: []]))
    #expect(command.text(of: changed, in: "people.csv") == "people.csv has changed · try again")
  }

  @Test func `what a file's reader waits for or finds twice is told`() {
    var file = FileFacts()
    file.repeatedIDs = 90
    #expect(strings.text(of: file, rows: nil).hasPrefix("90 ids stand twice"))
    #expect(strings.text(of: .sortsWhenRead) == "Sorts when all is read")
  }

  @Test func `a member's record names its file, or standard input`() {
    #expect(strings.noLonger(in: "/home/ada/people.csv") == "no longer in people.csv")
    #expect(strings.saved(from: "/home/ada/people.csv") == "kept from /home/ada/people.csv")
    #expect(strings.saved(from: "-") == "kept from standard input")
  }

  @Test(arguments: [
    (#".["Vol."]"#, "Vol."), (#".a["b.c"]"#, #"a["b.c"]"#),
    (#".["a.b"]["c.d"]"#, #"["a.b"]["c.d"]"#), (".name", "name"),
  ])
  func `a field's order is called as its column is`(key: String, name: String) {
    #expect(strings.name(of: SortOrder(key: key)) == name)
  }

  @Test func `money has its sign before it`() throws {
    let amount = try #require(Amount("77516.01"))
    #expect(amount.money(places: 2, unit: "$") == "$77,516.01")
    #expect(amount.money(places: 2, unit: "R$") == "R$77,516.01")
    #expect(amount.money(places: 3, unit: "BHD") == "BHD 77,516.010")
    #expect(amount.money(places: 0, unit: "kr") == "kr 77,516")
    #expect(Quote(rate: nil, places: 2, unit: "$", freshness: nil).money == "—")
    #expect(Change(tenthsOfPercent: 0, since: Self.now.day).text == "0.0%")
  }
}
