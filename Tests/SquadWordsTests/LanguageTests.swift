import Basics
import SquadCore
import Testing

@testable import SquadWords

/// The choice of a language, and its numbers, dates and plurals.
@Suite struct LanguageTests {
  @Test(
    arguments: [
      (["LANG": "es_MX.UTF-8"], .spanish), (["LANG": "ja_JP"], .japanese),
      (["LANG": "es"], .spanish),
      (["LANG": "C"], .english), (["LANG": "C.UTF-8"], .english), (["LANG": "POSIX"], .english),
      ([:], .english), (["LANG": "fr_FR.UTF-8"], .english), (["LANG": "ja_JP.eucJP"], .japanese),
      (["LANG": "es@euro"], .spanish), (["LANG": "est_EE"], .english),
      (["LANG": "ES_es"], .spanish),
      (["LANG": "es", "LC_MESSAGES": "ja"], .japanese),
      (["LANG": "es", "LC_MESSAGES": "ja", "LC_ALL": "en_GB"], .english),
      (["LANG": "es", "LC_MESSAGES": "", "LC_ALL": ""], .spanish),
      (["LANG": "es", "LC_ALL": "C"], .english), (["LANG": "es", "LC_CTYPE": "ja"], .spanish),
    ] as [([String: String], Language)])
  func `the first variable that is set says the language`(
    variables: [String: String], language: Language
  ) {
    #expect(Language { variables[$0] } == language)
  }

  private static let languages: [Language] = [.english, .spanish, .japanese]

  private func check(_ texts: [String], _ text: (Strings) -> String) {
    #expect(Self.languages.map { text(Strings($0, now: Self.now)) } == texts)
  }

  /// 21 November 2026, 12:00 in UTC.
  private static let now = Moment(seconds: 20_778 * 86_400 + 43_200)

  @Test(
    arguments: [
      (2_371, ["2,371", "2371", "2,371"]), (12_345, ["12,345", "12.345", "12,345"]),
      (-1_234_567, ["-1,234,567", "-1.234.567", "-1,234,567"]), (7, ["7", "7", "7"]),
    ] as [(Int, [String])])
  func `numbers`(number: Int, texts: [String]) { check(texts) { $0.number(number) } }

  @Test(
    arguments: [
      ("77516.01", "$", 2, ["$77,516.01", "77.516,01 US$", "$77,516.01"]),
      ("1234.5", "€", 2, ["€1,234.50", "1234,50 €", "€1,234.50"]),
      ("29123.456", "BHD", 3, ["BHD 29,123.456", "29.123,456 BHD", "BHD 29,123.456"]),
      ("11690000", "¥", 0, ["¥11,690,000", "11.690.000 ¥", "¥11,690,000"]),
    ] as [(String, String, Int, [String])])
  func `money`(amount: String, unit: String, places: Int, texts: [String]) {
    let quote = Quote(rate: Amount(amount), places: places, unit: unit, freshness: nil)
    check(texts) { $0.money(quote) }
  }

  @Test(
    arguments: [
      (22, ["▲ 2.2%", "▲ 2,2 %", "▲ 2.2%"]), (-3, ["▼ 0.3%", "▼ 0,3 %", "▼ 0.3%"]),
      (0, ["0.0%", "0,0 %", "0.0%"]),
    ] as [(Int, [String])])
  func `percents`(tenths: Int, texts: [String]) {
    check(texts) { $0.text(of: Change(tenthsOfPercent: tenths, since: Self.now.day)) }
  }

  @Test func `a change stands before its span, in Japanese after it`() {
    let change = Change(tenthsOfPercent: 22, since: CalendarDay(year: 2026, month: 11, day: 14))
    check(["▲ 2.2% 7 days", "▲ 2,2 % 7 días", "7日間 ▲ 2.2%"]) {
      $0.text(of: PeriodChange(days: 7, change), .live(Self.now))
    }
    check(["▲ 2.2% since 14 Nov", "▲ 2,2 % desde el 14 nov", "11月14日比 ▲ 2.2%"]) {
      $0.text(of: PeriodChange(days: nil, change), .live(Self.now))
    }
  }

  @Test func `an unknown value is translated, but not the same word in a user's own file`() {
    check(["unknown", "desconocido", "不明"]) { $0.value(of: Fact("Born", "unknown")) }
    check(["unknown", "unknown", "unknown"]) {
      $0.value(of: Fact("state", "unknown", isVerbatim: true))
    }
  }

  @Test func `days`() {
    let day = CalendarDay(year: 2026, month: 9, day: 1)
    check(["1 Sep 2026", "1 sept 2026", "2026年9月1日"]) { $0.text(of: day) }
    check(["1 Sep", "1 sept", "9月1日"]) { $0.shortText(of: day, beside: Self.now.day) }
    check(["live 12:00", "en vivo 12:00", "ライブ 12:00"]) { $0.text(of: Freshness.live(Self.now)) }
    check(["bundled 1 Sep 2026", "incluido 1 sept 2026", "内蔵データ 2026年9月1日"]) {
      $0.text(of: .bundled(day))
    }
  }

  @Test(
    arguments: [
      ("2,371 comics · Apr 1977", ["2,371 comics · April 1977", "2371 cómics · abril de 1977"]),
      ("30 Aug 2017", ["30 August 2017", "30 de agosto de 2017"]),
      ("good", ["good", "good"]),
    ] as [(String, [String])])
  func `months have their full names aloud`(value: String, texts: [String]) {
    for (language, text) in zip([Language.english, .spanish], texts) {
      #expect(Strings(language, now: Self.now).aloud.text(ofValue: value) == text)
    }
    let until = ServiceError.rateLimited(until: Moment(seconds: Self.now.seconds + 86_400))
    #expect(
      Strings(.spanish, now: Self.now).aloud.text(of: until)
        == "límite de peticiones hasta el 22 de noviembre")
  }

  private static let counts: [(Phrase, [String])] = [
    (.comics(1), ["1 comic", "1 cómic", "コミック1冊"]),
    (.comics(2_371), ["2,371 comics", "2371 cómics", "コミック2,371冊"]),
    (.otherComics(1), ["and 1 other comic", "y otro cómic", "ほかコミック1冊"]),
    (.otherComics(12_000), ["and 12,000 other comics", "y otros 12.000 cómics", "ほかコミック12,000冊"]),
    (.others(1), ["and 1 other", "y otro", "ほか1人"]),
    (.others(3), ["and 3 others", "y otros 3", "ほか3人"]),
    (.characters(1), ["1 character", "1 personaje", "1人"]),
    (.characters(18), ["18 characters", "18 personajes", "18人"]),
    (.bundled(1), ["1 bundled", "1 incluido", "内蔵1冊"]),
    (.bundledOfThem(2), ["2 of them bundled", "2 de ellos incluidos", "うち2冊を内蔵"]),
    (.unknown, ["unknown", "desconocido", "不明"]),
    (
      .measure("1,358 kg (2,993 lb)"),
      ["1,358 kg (2,993 lb)", "1358 kg (2993 lb)", "1,358 kg (2,993 lb)"]
    ),
    (.dollars(cents: 350, isDigital: true), ["$3.50 digital", "3,50 US$ digital", "$3.50 (デジタル)"]),
    (.sinceYear(2013), ["2013 – present", "2013 – presente", "2013 – 刊行中"]),
    (
      .month(CalendarDay(year: 1977, month: 4, day: 1)), ["Apr 1977", "abr 1977", "1977年4月"]
    ),
    (
      .credit(CalendarDay(year: 2026, month: 11, day: 21)),
      [
        "Names: Marvel. Facts: squad, 21 Nov 2026.",
        "Nombres: Marvel. Datos: squad, 21 nov 2026.",
        "名称: Marvel。データ: squad、2026年11月21日。",
      ]
    ),
  ]

  @Test(arguments: counts)
  func `plurals and phrases`(phrase: Phrase, texts: [String]) {
    check(texts) { $0.text(of: phrase) }
    check(texts) { $0.text(ofValue: phrase.description) }
  }

  @Test(
    arguments: [
      ("comics", 47, ["47 of 99 bundled", "47 de 99 incluidos", "99冊中47冊を内蔵"]),
      ("series", 8, ["8 of 99 bundled", "8 de 99 incluidas", "99件中8件を内蔵"]),
      ("stories", 1, ["1 of 99 bundled", "1 de 99 incluida", "99件中1件を内蔵"]),
      ("characters", 1, ["1 of 99 bundled", "1 de 99 incluido", "99人中1人を内蔵"]),
      ("films", 2, ["2 of 99 bundled", "2 de 99 incluidas", "99本中2本を内蔵"]),
    ] as [(String, Int, [String])])
  func `bundled entries agree with their section`(name: String, stored: Int, texts: [String]) {
    let section = Section(name: name, title: "", available: 99, stored: stored)
    check(texts) { $0.number(of: section) }
    let all = Section(name: name, title: "", available: stored, countsStoredOnly: true)
    check(["bundled", String(texts[1].split(separator: " ")[3]), "内蔵"]) {
      $0.bundledNote(of: all) ?? ""
    }
  }

  @Test func `plurals of messages`() {
    check([
      "1 change could not be saved: another program is using the file",
      "no se pudo guardar 1 cambio: otro programa está usando el archivo",
      "変更1件を保存できませんでした: 別のプログラムがファイルを使用中です",
    ]) { $0.text(of: UnsavedChanges(count: 1, problem: .busy)) }
    check(["1 could not be read", "1 no se pudo leer", "1件を読み取れませんでした"]) { $0.unreadable(1) }
    check(["2 could not be read", "2 no se pudieron leer", "2件を読み取れませんでした"]) {
      $0.unreadable(2)
    }
    check(["12th of 563", "12.º de 563", "563人中12位"]) { $0.text(of: Rank(12, of: 563)) }
  }

  @Test func `looks, origins and sides are all translated or all unchanged`() {
    var hero = Detail(id: "superheroes/5", title: "X", freshness: .live(Self.now))
    hero.byline = "DC Comics · good · Human / Clone"
    hero.facts = [
      Fact(.eyes, "Blue"), Fact(.eyes, "Yellow (without irises)"), Fact(.hair, "Brown, grey"),
      Fact(.gender, "Male"), Fact(.aliases, "Amber"),
    ]
    check([
      "DC Comics · good · Human / Clone", "DC Comics · bueno · Humano / Clon",
      "DC Comics · 善 · 人間 / クローン",
    ]) { $0.spelled(hero).byline }
    check([
      "Blue|Yellow (without irises)|Brown, grey|Male|Amber",
      "Azul|Yellow (without irises)|Marrón, gris|Masculino|Amber",
      "青|Yellow (without irises)|茶色、灰色|男性|Amber",
    ]) { $0.spelled(hero).facts.map(\.value).joined(separator: "|") }
  }

  @Test func `the values of a field stay as they are`() {
    var field = Detail(id: "people/%/fields/age", title: "age", freshness: .live(Self.now))
    field.facts = ["1,234", "unknown", "3 comics"].map { Fact("1", $0, isVerbatim: true) }
    check(Array(repeating: "1,234|unknown|3 comics", count: 3)) {
      $0.spelled(field).facts.map(\.value).joined(separator: "|")
    }
  }

  @Test(arguments: [
    ("good · Human / Clone", "buena · Humana / Clon"), ("bad · Demi-God", "mala · Semidiosa"),
    ("neutral · Demon", "neutral · Demonio"), ("Frost Giant", "Gigante de hielo"),
  ])
  func `what Spanish says of a heroine is feminine`(byline: String, text: String) {
    var hero = Detail(id: "superheroes/107", title: "X", freshness: .live(Self.now))
    hero.byline = byline
    hero.facts = [Fact(.gender, "Female")]
    #expect(Strings(.spanish).spelled(hero).byline == text)
  }

  @Test func `the reasons of unreadable records are translated`() {
    let id: EntryID = "people/%/unreadable/0"
    check(["2:2 · invalid value", "2:2 · valor no válido", "2:2 · 値が正しくありません"]) {
      $0.subtitle("2:2 · invalid value", of: id)
    }
    var record = Detail(id: id, title: "[1]", freshness: .live(Self.now))
    record.facts = [Fact(.reason, "not an array")]
    check(["not an array", "no es una matriz", "配列ではありません"]) {
      $0.spelled(record).facts.map(\.value).joined()
    }
  }

  @Test func `the strip says what Space recruits in one's own file`() {
    check([
      "Space recruits the selected entry", "Espacio recluta la entrada seleccionada",
      "Space で選択中の項目をスカウト",
    ]) { $0.emptyStrip("entry") ?? "" }
    check([
      "Space recruits the selected pilot", "Espacio recluta lo seleccionado (pilot)",
      "Space で選択中の項目 (pilot) をスカウト",
    ]) { $0.emptyStrip("pilot") ?? "" }
  }

  @Test func `a catalogue's text isn't translated`() {
    for text in ["DC Comics", "good", "Comics", "1,2", "Episode", "3 of 4", "and others", "Mar 5"] {
      check([text, text, text]) { $0.text(ofValue: text) }
    }
    check(["Captain", "Captain", "Captain"]) { $0.text(ofLabel: "Captain") }
  }

  @Test func `every language has its own text for everything`() {
    let english = Strings(.english)
    for language in [Language.spanish, .japanese] {
      let strings = Strings(language)
      for command in Command.allCases {
        #expect(!strings.short(command).isEmpty && !strings.purpose(command).isEmpty)
        #expect(strings.purpose(command) != english.purpose(command))
      }
      let labels = Label.allCases.filter { strings.text(of: $0) == $0.rawValue }
      let same: [Label] = [.aliases, .base, .director]
      #expect(Set(labels).subtracting(same) == [], "\(language)")
      #expect(ServiceAbsence.allCases.allSatisfy { strings.text(of: $0) != $0.rawValue })
    }
  }
}
