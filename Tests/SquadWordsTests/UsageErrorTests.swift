import Testing

@testable import SquadWords

/// The words of usage errors.
@Suite struct UsageErrorTests {
  private static let examples: [(UsageErrorReason, [String])] = [
    (
      .unknown(.option, "--ofline", nearest: "--offline"),
      [
        "unknown option \"--ofline\" · did you mean --offline?",
        "opción desconocida «--ofline» · ¿quisiste decir --offline?",
        "オプション「--ofline」はありません · --offline のことですか？",
      ]
    ),
    (
      .unknown(.command, "xyzzy", nearest: nil),
      [
        "unknown command \"xyzzy\" · see squad --help",
        "comando desconocido «xyzzy» · consulta squad --help",
        "コマンド「xyzzy」はありません · squad --help を参照してください",
      ]
    ),
    (
      .unknownAmong(["en", "es", "ja"], .language, "fr"),
      [
        "unknown language \"fr\" · choose en, es or ja",
        "idioma desconocido «fr» · disponibles: en, es, ja",
        "言語「fr」には対応していません · 候補: en、es、ja",
      ]
    ),
    (
      .missing(.folder, of: "--data"),
      [
        "--data needs a folder · see squad --help",
        "--data necesita una carpeta · consulta squad --help",
        "--data にはフォルダーが必要です · squad --help を参照してください",
      ]
    ),
    (
      .missing(.word(["check", "example"]), of: "config"),
      [
        "config needs check or example · see squad --help",
        "config necesita check o example · consulta squad --help",
        "config には check または example が必要です · squad --help を参照してください",
      ]
    ),
    (
      .wrongValue(option: "--pictures", takes: .choice(["auto", "never", "cells"]), given: "all"),
      [
        "--pictures takes auto, never or cells, not \"all\"",
        "--pictures no admite «all», solo auto, never o cells",
        "--pictures に「all」は指定できません · 指定できる値: auto、never、または cells",
      ]
    ),
    (
      .wrongValue(option: "--visitors", takes: .wholeNumber(1...10_000), given: "0"),
      [
        "--visitors takes a whole number from 1 to 10,000, not \"0\"",
        "--visitors no admite «0», solo un entero de 1 a 10.000",
        "--visitors に「0」は指定できません · 指定できる値: 1 から 10,000 までの整数",
      ]
    ),
    (
      .wrongValue(option: "--as", takes: .visitorName(longest: 64), given: nil),
      [
        "--as takes 1 to 64 printable ASCII characters, no space",
        "--as admite de 1 a 64 caracteres ASCII imprimibles, sin espacios",
        "--as に指定できる値: 1から64文字の印字可能な ASCII 文字 (空白は不可)",
      ]
    ),
    (
      .unexpected("x", .one(.list, of: "list")),
      [
        "unexpected argument \"x\" · list takes one list",
        "argumento inesperado «x» · list admite una sola lista",
        "余分な引数「x」があります · list に指定できるリストは一つだけです",
      ]
    ),
    (
      .conflict(option: "--log", with: "--kiosk"),
      [
        "--log can't be used with --kiosk · see squad --help",
        "--log no se puede usar con --kiosk · consulta squad --help",
        "--log と --kiosk は同時に指定できません · squad --help を参照してください",
      ]
    ),
    (
      .noTerminal,
      [
        "squad needs a terminal; over SSH use ssh -t",
        "squad necesita un terminal; por SSH, usa ssh -t",
        "squad には端末が必要です。SSH では ssh -t を使ってください",
      ]
    ),
  ]

  @Test(arguments: examples)
  func `the words`(reason: UsageErrorReason, texts: [String]) {
    #expect(Language.allCases.map { Strings($0).text(of: reason) } == texts)
  }

  private static let operands: [UsageErrorReason.Operand] = [
    .folder, .file, .level, .mode, .name, .code, .text, .number, .time, .list, .id, .recording,
    .field, .word(["check", "example"]),
  ]

  private static let expectations: [UsageErrorReason.Expectation] = [
    .choice(["a", "b"]), .number(from: "0.1", to: "100"), .wholeNumber(1...5), .wholeNumberFrom(0),
    .span, .visitorName(longest: 64), .character, .tabName(longest: 32), .path, .field,
  ]

  private static var reasons: [UsageErrorReason] {
    let all: [UsageErrorReason] = [
      .noValueTaken(option: "--a"), .emptySearch, .noID("x", of: "show", list: "starwars"),
      .unexpected("x", .none(of: "roster")), .unexpected("x", .location),
      .unexpected("x", .maximum(9, of: "open")), .foreignOption("--a"),
      .conflict(option: "--a", with: "--b"), .optionNeeds("--b", option: "--a"), .kioskCommand,
      .notUTF8("x"), .notARecording("x"), .notALog("x"), .needsScreen("--record"), .noLocation,
      .unknownLocation("x", nearest: "y", all: ["z"]),
      .unknownLocation("x", nearest: nil, all: ["z"]),
      .noTerminal, .noControllingTerminal, .dumbTerminal, .noTerminfo,
      .ambiguous(option: "-a", ["--b", "--c"]), .unknownAmong(["a", "b"], .theme, "x"),
    ]
    return all + UsageErrorReason.Kind.allCases.map { .unknown($0, "x", nearest: nil) }
      + operands.map { .missing($0, of: "--a") }
      + operands.map { .unexpected("x", .one($0, of: "list")) }
      + expectations.map { .wrongValue(option: "--a", takes: $0, given: "x") }
  }

  @Test func `each problem is one line, which differs in each language`() {
    for reason in Self.reasons {
      let texts = Language.allCases.map { Strings($0).text(of: reason) }
      #expect(Set(texts).count == Language.allCases.count, "\(texts)")
      #expect(texts.allSatisfy { !$0.contains("\n") && !$0.hasSuffix(" ") })
    }
  }

  /// Words that were typed, and words to type, are not translated.
  @Test func `text to type isn't translated in problems`() {
    for reason in Self.reasons {
      let texts = Language.allCases.map { Strings($0).text(of: reason) }
      for word in ["--a", "--b", "--record", "squad --help", "squad list marvel", "ssh"] {
        #expect(Set(texts.map { $0.contains(word) }).count == 1, "\(word): \(texts)")
      }
    }
  }
}
