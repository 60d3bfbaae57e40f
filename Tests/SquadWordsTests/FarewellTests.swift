import Basics
import PlainText
import SquadCore
import TestSupport
import Testing

@testable import SquadWords

/// The last line that a kiosk's visitor reads.
@Suite struct FarewellTests {
  private static let goodbye = "come back: ssh demo@host"

  private func line(
    _ ending: Farewell.Ending = .left, members: Int, goodbye: String? = goodbye,
    columns: Int = 120, _ language: Language = .english, _ glyphs: Glyphs = .unicode
  ) throws -> String? {
    var state = try #require(AppState(catalogues: [Sample.catalogue]))
    state.squad.saved = Squad(members: (0..<members).map(Sample.member))
    return Farewell(ending, state, goodbye: goodbye)
      .line(Strings(language), columns: columns, glyphs)
  }

  @Test func `a farewell names the squad and has the operator's words`() throws {
    #expect(
      try (0...5).map { try line(members: $0) } == [
        "come back: ssh demo@host",
        "Your squad: Ada the Calm · come back: ssh demo@host",
        "Your squad: Ada the Calm and Bjørn Ærlig · come back: ssh demo@host",
        "Your squad: Ada the Calm, Bjørn Ærlig and 1 more · come back: ssh demo@host",
        "Your squad: Ada the Calm, Bjørn Ærlig and 2 more · come back: ssh demo@host",
        "Your squad: Ada the Calm, Bjørn Ærlig and 3 more · come back: ssh demo@host",
      ])
  }

  @Test func `without a squad and words there is no farewell`() throws {
    #expect(try line(members: 0, goodbye: nil) == nil)
    #expect(try line(members: 0, goodbye: "\u{1B}\u{7}") == nil)
    #expect(try line(members: 1, goodbye: nil) == "Your squad: Ada the Calm")
    #expect(try line(.hostClosing, members: 0, goodbye: nil) == "The host is closing")
  }

  @Test func `the reason for the end comes first`() throws {
    #expect(
      try line(.visit(.idle(.minutes(5))), members: 1)
        == "Nobody pressed a key for 5 minutes · Your squad: Ada the Calm · \(Self.goodbye)")
    #expect(
      try line(.visit(.limit(.minutes(90))), members: 0)
        == "Sessions here last 1 hour 30 minutes · \(Self.goodbye)")
    #expect(try line(.hostClosing, members: 0) == "The host is closing · \(Self.goodbye)")
    #expect(
      try line(.exhausted, members: 0)
        == "This session used up its processor time · \(Self.goodbye)")
  }

  @Test func `in less room a farewell has fewer names, then none`() throws {
    #expect(
      try line(members: 5, columns: 70)
        == "Your squad: Ada the Calm and 4 more · come back: ssh demo@host")
    #expect(try line(members: 5, columns: 40) == "come back: ssh demo@host")
    #expect(try line(members: 5, columns: 10) == "come back…")
    #expect(try line(members: 5, goodbye: nil, columns: 20) == "Your squad: Ada the…")
    #expect(try line(members: 5, columns: 0) == "")
  }

  @Test(
    arguments: [
      .visit(.idle(.minutes(5))), .visit(.limit(.minutes(30))), .hostClosing, .exhausted,
    ] as [Farewell.Ending])
  func `in less room a farewell keeps the reason before the squad`(
    ending: Farewell.Ending
  ) throws {
    let squad = "Your squad: Ada the Calm, Bjørn Ærlig and 3 more · \(Self.goodbye)"
    #expect(try line(ending, members: 5, columns: 80) == squad)
    #expect(
      try line(ending, members: 5, columns: 70)
        == "Your squad: Ada the Calm and 4 more · \(Self.goodbye)")
    #expect(try line(ending, members: 5, columns: 120)?.hasSuffix(squad) == true)
    #expect(try line(ending, members: 0, columns: 80)?.hasSuffix(Self.goodbye) == true)
    #expect(try line(ending, members: 0, columns: 24) == Self.goodbye)
  }

  @Test(arguments: 0...130)
  func `no line is wider than the terminal`(columns: Int) throws {
    for language in Language.allCases {
      for ending in [
        Farewell.Ending.left, .visit(.idle(.minutes(5))), .visit(.limit(.minutes(1))),
        .hostClosing, .exhausted,
      ] {
        let line = try line(ending, members: 6, columns: columns, language)
        #expect(PlainText.width(of: line ?? "") <= columns)
      }
    }
  }

  @Test func `control characters and further lines are removed`() throws {
    let line = try line(members: 0, goodbye: "one\u{1B}[2J\r\ntwo\u{202E}")
    #expect(line?.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E } == false)
    #expect(line?.contains("two") == true)
  }

  @Test func `in ASCII a farewell has only plain signs`() throws {
    let line = try line(members: 1, goodbye: "bye", .english, .ascii)
    #expect(line?.contains("·") == false)
  }

  @Test func `in every language`() throws {
    #expect(
      try line(.visit(.idle(.minutes(5))), members: 3, .spanish)
        == "Nadie ha pulsado una tecla en 5 minutos · "
        + "Tu equipo: Ada the Calm, Bjørn Ærlig y 1 más · \(Self.goodbye)")
    #expect(
      try line(.visit(.idle(.minutes(5))), members: 3, .japanese)
        == "5分間キー入力がありませんでした · チーム: Ada the Calm、Bjørn Ærlig ほか1人 · \(Self.goodbye)")
  }

  @Test(
    arguments: [
      (1, ["1 second", "1 segundo", "1秒"]), (59, ["59 seconds", "59 segundos", "59秒"]),
      (60, ["1 minute", "1 minuto", "1分"]),
      (90, ["1 minute 30 seconds", "1 minuto 30 segundos", "1分30秒"]),
      (3_600, ["1 hour", "1 hora", "1時間"]), (86_400, ["24 hours", "24 horas", "24時間"]),
      (0, ["0 seconds", "0 segundos", "0秒"]),
    ] as [(Int, [String])])
  func `spans`(seconds: Int, texts: [String]) {
    #expect([.english, .spanish, .japanese].map { Strings($0).span(seconds) } == texts)
  }

  @Test func `a refused visitor reads why`() {
    #expect(Strings().full(60) == "60 visitors are in · try again in a minute")
    #expect(Strings().full(1) == "1 visitor is in · try again in a minute")
    #expect(Strings(.spanish).full(1_000).hasPrefix("hay 1000 visitantes"))
  }
}
