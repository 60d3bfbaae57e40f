import Basics
import StageTestSupport
import TestSupport
import Testing

@testable import SquadCore
@testable import SquadWords

/// Line-by-line output in English, key by key.
@Suite struct SpokenTests {
  private static let heading =
    "People, list 1 of 1. Characters, 60, by name. Bundled 22 April 2026."

  private static let squad: Squad = {
    var squad = Squad()
    for index in [1, 3] { _ = squad.perform(.recruit(Sample.member(index))) }
    return squad
  }()

  @Test func `a session begins with the list, the row and the key for help`() {
    let stage = SpokenStage()
    #expect(
      stage.said == """
        \(Self.heading)
        Ada the Calm, 1 comic, 1 of 60.
        Press question mark for the keys, q to quit.

        """)
  }

  @Test func `a picker says what is marked`() {
    let stage = SpokenStage(picker: PickerState(isMulti: true))
    #expect(stage.said.contains("Ada the Calm, 1 comic, 1 of 60.\n"))
    #expect(stage.press("<tab>") == "1 marked.\nBjørn Ærlig, 401 comics, 2 of 60.\n")
    #expect(stage.press("<up>") == "Ada the Calm, 1 comic, marked, 1 of 60.\n")
    #expect(stage.press("gus") == "Search: gus")
    #expect(stage.press("<c-t><space>").hasSuffix("2 marked.\nGus, 2406 comics, marked, 1 of 1.\n"))
  }

  @Test func `a picker doesn't offer Escape, which ends it, to clear its search`() {
    let stage = SpokenStage(picker: PickerState())
    #expect(stage.press("zzz<c-t>").hasSuffix("\nNo match for zzz.\n"))
  }

  @Test(arguments: [
    ("j", "Bjørn Ærlig, 401 comics, in the squad, 2 of 60.\n"),
    ("G", "Person 60, 60 comics, 60 of 60.\n"),
    ("k", "This is the beginning.\nAda the Calm, 1 comic, 1 of 60.\n"),
    ("Gj", "Person 60, 60 comics, 60 of 60.\nThis is the end.\nPerson 60, 60 comics, 60 of 60.\n"),
    ("<pgdn>", "Jo, 3609 comics, 10 of 60.\n"),
    ("12<enter>", "12\nPerson 12, 12 comics, 12 of 60.\n"),
    ("99<enter>", "99\nThere is no line 99.\n"),
    ("12<bs>2<esc>", "12\n12\nNo number.\n"),
    ("1j", "1\nBjørn Ærlig, 401 comics, in the squad, 2 of 60.\n"),
    ("s", "Now by name, descending.\n"),
    ("]", "This is the last list.\n"), ("[", "This is the first list.\n"),
    ("<esc>", "Nothing to go back to, q quits.\n"), ("h", "Nothing that way.\n"),
    ("z", "That key does nothing here.\n"),
    ("v", "There is no grid in line mode.\n"),
    ("t", "There are no themes in line mode.\n"),
    ("T", "There are no themes in line mode.\n"),
    ("I", "The inspector needs a screen.\n"),
    ("c", "Only heroes have stats to compare.\n"),
    ("+", "No chart here.\n"), ("x", "Not in the squad.\n"),
    ("H", "Only squad members can be moved.\n"),
    ("<s-tab>H", "Bjørn Ærlig, 401 comics, in the squad, 1 of 2.\nAlready first in the squad.\n"),
    ("0<enter>", "0\nBjørn Ærlig, 401 comics, in the squad, 1 of 2.\n"),
    (
      "jj<c-l>",
      "Bjørn Ærlig, 401 comics, in the squad, 2 of 60.\n"
        + "Café Owner, 802 comics, 3 of 60.\nCafé Owner, 802 comics, 3 of 60.\n"
    ),
  ])
  func `a key says one line`(keys: String, said: String) {
    #expect(SpokenStage(squad: Self.squad).press(keys) == said)
  }

  @Test func `keys typed at once say one line`() {
    #expect(SpokenStage().pressAtOnce("jjjjj") == "Fenn, 2005 comics, 6 of 60.\n")
  }

  @Test func `a search echoes, and Enter says ten numbered matches`() {
    let stage = SpokenStage()
    #expect(
      stage.press("/pers<bs>s<enter>") == """
        Search: pers
        Search: pers
        50 matches for pers.
        1, Person 11, 11 comics.
        2, Person 12, 12 comics.
        3, Person 13, 13 comics.
        4, Person 14, 14 comics.
        5, Person 15, 15 comics.
        6, Person 16, 16 comics.
        7, Person 17, 17 comics.
        8, Person 18, 18 comics.
        9, Person 19, 19 comics.
        10, Person 20, 20 comics.

        """)
    #expect(stage.press("3<enter>") == "3\nPerson 13, 13 comics, 3 of 50.\n")
    #expect(
      stage.press("<esc>")
        == "No search, all 60.\nPerson 13, 13 comics, 13 of 60.\n")
    #expect(
      stage.press("/xyz<enter>") == "Search: xyz\nNo match for xyz. Esc clears the search.\n")
  }

  @Test func `Enter where another list has the matches goes there and says ten of them`() {
    let stage = SpokenStage([FilmSample.catalogue, Sample.catalogue], page: FilmSample.page)
    stage.press("/pers")
    for case .loadPage(let id, _) in stage.takeEffects() {
      _ = stage.send(.list(.pageLoaded(id, .success(Sample.page))))
    }
    #expect(
      stage.press("<enter>").hasPrefix(
        """

        \(Self.heading.replacing("list 1 of 1", with: "list 2 of 2")) 50 matches for pers.
        1, Person 11, 11 comics.
        2, Person 12, 12 comics.
        """))
    #expect(stage.press("3<enter>") == "3\nPerson 13, 13 comics, 3 of 50.\n")
  }

  @Test func `Space recruits, and asks about a member`() {
    let stage = SpokenStage(squad: Self.squad)
    #expect(stage.press("<space>") == "")
    #expect(stage.respondWithSquad() == "Ada the Calm joined, squad 3.\n")
    #expect(stage.press("<space>") == "Fire Ada the Calm from the squad? y or n? ")
    #expect(stage.press("n") == "\nAda the Calm stays.\n")
    #expect(
      stage.press("<space>j") == "Fire Ada the Calm from the squad? y or n? \n"
        + "Ada the Calm stays.\nBjørn Ærlig, 401 comics, in the squad, 2 of 60.\n")
    #expect(stage.press("ky").contains("Ada the Calm"))
    stage.press("<space>y")
    #expect(stage.respondWithSquad() == "\nAda the Calm fired, squad 2.\n")
    stage.press("u")
    #expect(stage.respondWithSquad() == "Undone: Ada the Calm fired, squad 3.\n")
    stage.press("<c-r>")
    #expect(stage.respondWithSquad() == "Redone: Ada the Calm fired, squad 2.\n")
  }

  @Test func `a detail is read in order, with its stops numbered`() {
    let stage = SpokenStage(squad: Self.squad)
    stage.press("9<enter>")
    #expect(
      stage.press("<enter>") == """
        Ines.
        A careful person who counts to ten before anything else, and who has never been late.
        Keeps 三つの猫 and a lantern.
        Intelligence 88 of 100, Strength 7 of 100, Luck 110 of 100.
        Modified: unknown.
        1, Comics, 6 of 883 bundled.
        2, Series, 198.
        Stories, none.
        3, Events, 27.
        Last appeared in:
        4, The Long Quiet (2018) #20.
        5, Annual #1, 30 August 2017.
        and 881 other comics, 4 of them bundled.
        6, link detail.
        7, link wiki.
        Facts about nobody, by the squad project.
        Bundled 22 April 2026.

        """)
    #expect(stage.press("j") == "Series, 198, 2 of 7.\n")
    #expect(stage.press("7<enter>") == "7\nwiki: https://example.org/wiki\n")
    #expect(stage.press("G<enter>").hasSuffix("wiki: https://example.org/wiki\n"))
    #expect(stage.press("8<enter>") == "8\nThere is no line 8.\n")
    #expect(stage.press("<esc>") == "Ines, 3208 comics, 9 of 60.\n")
  }

  @Test func `comics that an entry shares with the squad open by their number`() throws {
    let page = Page(
      offset: 0, entries: Sample.entries, total: Sample.entries.count, isLast: true,
      freshness: Sample.day,
      details: Sample.entries.map { entry in
        var detail = Sample.detail(of: entry)
        detail.template.sharedSection = "comics"
        return detail
      })
    let stage = SpokenStage(page: page, squad: Self.squad)
    let shown = try #require(stage.state.shownDetail?.id)
    _ = stage.send(.overlap(.debounced(shown)))
    let overlap = Overlap(members: [Sample.member(1).id], count: 3, coverage: .whole)
    for case .findOverlap(let id, _) in stage.takeEffects() {
      _ = stage.send(.overlap(.found(id, overlap)))
    }
    let said = stage.press("<enter>")
    #expect(said.contains("\n8, With Bjørn Ærlig of your squad in 3 comics.\n"))
    #expect(stage.press("8<enter>") == "8" && stage.state.listStack.depth == 1)
  }

  @Test func `a section opens by its number, and is said once it is loaded`() {
    let stage = SpokenStage()
    #expect(stage.press("<enter>1<enter>").hasSuffix("Bundled 22 April 2026.\n1"))
    var said = ""
    for case .loadPage(let id, _) in stage.takeEffects() {
      let page = Page(
        offset: 0,
        entries: [Entry(id: EntryID(Sample.id, "comics/1"), title: "The Long Quiet")], total: 1,
        isLast: true, freshness: Sample.day)
      said += stage.send(.list(.pageLoaded(id, .success(page))))
    }
    #expect(
      said == """

        People, Ada the Calm, Comics. 1 entry. Bundled 22 April 2026.
        The Long Quiet, 1 of 1.

        """)
    #expect(
      stage.press("<esc>") == "\(Self.heading)\nAda the Calm, 1 comic, 1 of 60.\n")
  }

  @Test(arguments: [
    (Language.english, "Comics. 1 of 4 entries."), (.spanish, "Cómics. 1 de 4 entradas."),
    (.japanese, "コミック。4冊中1冊。"),
  ])
  func `an incomplete list says so`(language: Language, said: String) {
    let stage = SpokenStage(language: language)
    stage.press("<enter>1<enter>")
    var heard = ""
    for case .loadPage(let id, _) in stage.takeEffects() {
      let entry = Entry(id: EntryID(Sample.id, "comics/1"), title: "The Long Quiet")
      let page = Page(offset: 0, entries: [entry], total: 4, isLast: true, freshness: Sample.day)
      heard += stage.send(.list(.pageLoaded(id, .success(page))))
    }
    #expect(heard.contains(said))
  }

  @Test func `a dash between years is a span, any other a pause`() {
    for (language, span) in [
      (Language.english, "2012 to 2014"), (.spanish, "2012 a 2014"), (.japanese, "2012から2014"),
    ] {
      let strings = Strings(language)
      #expect(strings.spoken("2012 – 2014") == span)
    }
    #expect(Strings().spoken("Ada – 2014 – 2016 – Bo") == "Ada, 2014 to 2016, Bo")
    #expect(Strings().spoken("2004 – Present") == "2004, Present")
  }

  @Test func `a row says what its number counts`() {
    let entry = Entry(id: EntryID(Sample.id, "1"), title: "Ada", subtitle: "2 bundled")
    let page = Page(offset: 0, entries: [entry], total: 1, isLast: true, freshness: Sample.day)
    for (language, text) in [
      (Language.english, "Ada, 2 bundled comics, 1 of 1."),
      (.spanish, "Ada, 2 cómics incluidos, 1 de 1."), (.japanese, "Ada、内蔵コミック2冊、1人中1人目。"),
    ] {
      #expect(SpokenStage(page: page, language: language).said.contains("\n\(text)\n"))
    }
  }

  @Test func `a history is a sentence, and its days are stepped through`() {
    let stage = SpokenStage(
      [PriceSample.catalogue], page: PriceSample.page, now: PriceSample.now)
    #expect(
      stage.said.hasPrefix(
        """
        Prices, list 1 of 1. Currencies, 5, by use. Live 14:05.
        USD, US dollar, $77,516.01, up 0.1 percent, 1 of 5.

        """))
    let detail = stage.press("<enter>")
    #expect(
      detail.contains(
        "$77,516.01, up 0.1 percent today, up 0.2 percent in 7 days. Live 14:05.\n"))
    #expect(
      detail.contains(
        "14 days: from 77,175.00 to 77,500.00, highest 99,000.00 on 14 April, "
          + "lowest 77,175.00 on 9 April. Live 14:05.\n"))
    #expect(detail.contains("14 days to step through, newest first.\n"))
    #expect(stage.press("j") == "21 April 2026, 77,475.00, unchanged, 2 of 14.\n")
    #expect(stage.press("+").hasPrefix("90 days: from 76,000.00"))
  }

  @Test func `a row's change that isn't today's has its start`() {
    let stage = SpokenStage(
      [PriceSample.catalogue], page: PriceSample.page,
      now: Moment(seconds: PriceSample.now.seconds + 86_400))
    #expect(
      stage.said.contains(
        "\nUSD, US dollar, $77,516.01, up 0.1 percent since 21 April 2026, 1 of 5.\n"))
  }

  @Test func `a file's history is read in full, with the name of its values`() {
    var detail = PriceSample.details[0]
    detail.quote = nil
    detail.template.isOwn = true
    let stage = SpokenStage(
      [PriceSample.catalogue],
      page: Page(
        offset: 0, entries: PriceSample.entries, total: 5, isLast: true,
        freshness: PriceSample.page.freshness, details: [detail]), now: PriceSample.now)
    let said = stage.press("<enter>")
    #expect(
      said.contains(
        "USD: from 76,000.00 to 77,500.00, highest 99,000.00 on 14 April, "
          + "lowest 76,000.00 on 21 February. Live 14:05.\n"))
    #expect(!said.contains("days"))
    #expect(stage.press("+") == "The chart already shows all its days.\n")
  }

  @Test func `news are said before the reply to the next key`() {
    let stage = SpokenStage(squad: Self.squad)
    _ = stage.said
    var squad = Self.squad
    _ = squad.perform(.recruit(Sample.member(6)))
    #expect(stage.send(.squad(.changedElsewhere(squad))) == "")
    #expect(
      stage.press("j") == """
        Changed elsewhere: Gus joined, squad 3.
        Bjørn Ærlig, 401 comics, in the squad, 2 of 60.

        """)
    #expect(stage.press("j") == "Café Owner, 802 comics, 3 of 60.\n")
  }

  @Test func `a service's failure is said before the reply to the next key`() {
    let stage = SpokenStage([Sample.pictured])
    _ = stage.said
    let requests = stage.takeEffects().compactMap { effect -> RequestID? in
      if case .fetchPage(let id, _) = effect { id } else { nil }
    }
    #expect(requests.count == 1)
    for id in requests {
      #expect(stage.send(.list(.pageFetched(id, .failure(.service(.noNetwork))))) == "")
    }
    #expect(
      stage.press("j") == """
        Characters: no network. Press capital R to try again.
        Bjørn Ærlig, 401 comics, 2 of 60.

        """)
  }

  @Test func `going anywhere lists, members and entries by number`() {
    let stage = SpokenStage()
    #expect(
      stage.press(":hana<enter>") == """
        Go to: hana
        1 match for hana.
        1, Hana, 2807 comics, People.

        """)
    #expect(stage.press("1<enter>") == "1\nHana, 2807 comics, 8 of 60.\n")
    #expect(
      stage.press(":undo<enter>1<enter>") == """
        Go to: undo
        2 matches for undo.
        1, undo, a command, u.
        2, redo, a command, Ctrl-R.
        1
        """)
    #expect(stage.respondWithSquad() == "\nNothing to undo.\n")
    #expect(stage.press(":qqq<enter>") == "Go to: qqq\nNothing is called qqq.\n")
    #expect(stage.press(":<esc>") == "Go to: \nCancelled.\n")
  }

  @Test func `going anywhere finds what the palette finds`() {
    let stage = SpokenStage(squad: Squad(members: [Sample.member(7)]))
    #expect(stage.press(":hna<enter>").contains("1, Hana, People, in the squad.\n"))
    #expect(stage.press(":recruit or<enter>").contains("a command, Space.\n"))
  }

  @Test func `the file that a crash left is named before the next answer`() {
    let stage = SpokenStage()
    _ = stage.press("j")
    #expect(stage.send(.crashFound("/data/squad-crash.jsonl")) == "")
    #expect(
      stage.press("k") == """
        Crashed: /data/squad-crash.jsonl has the last 50 actions.
        Ada the Calm, 1 comic, 1 of 60.

        """)
  }

  @Test func `the help names the keys in words`() {
    let help = SpokenStage().press("?")
    #expect(help.contains("j, Down, Ctrl-N, k, Up, Ctrl-P: next, previous.\n"))
    #expect(help.contains("left bracket, right bracket: previous, next list.\n"))
    #expect(help.contains("Digits, then Enter: the line with that number.\n"))
    #expect(help.contains("Ctrl-L: say the last thing again.\n"))
    #expect(!help.contains("theme"))
  }

  @Test func `two heroes are compared in a sentence`() {
    var squad = Squad()
    _ = squad.perform(.recruit(HeroSample.member(1)))
    let stage = SpokenStage([HeroSample.catalogue], page: HeroSample.page, squad: squad)
    #expect(
      stage.press("c") == """
        Ada the Calm compared with Bjørn Ærlig. Intelligence 81 to 69, Strength 40 to 19, \
        Speed 29 to 38, Durability 55 to 55, Power 63 to 60, Combat 100 to 100. \
        Sum 368 to 341.

        """)
    #expect(stage.press("c") == "Ada the Calm, 1 of 5.\n")
  }

  @Test func `values that a detail cuts are numbered, and open by their number`() {
    var detail = HeroSample.detail(of: HeroSample.entries[0])
    detail.cut = ["Plot", "Notes"].map { title in
      Link(
        title: title, url: "1.0 MB", section: Section(name: title, title: title, available: 3))
    }
    let page = Page(
      offset: 0, entries: HeroSample.entries, total: 5, isLast: true, freshness: Sample.day,
      details: [detail])
    let stage = SpokenStage([HeroSample.catalogue], page: page)
    #expect(stage.press("o") == "1, Plot: 1.0 MB\n2, Notes: 1.0 MB\n")
    #expect(stage.press("j") == "2, Notes: 1.0 MB\n")
    #expect(stage.press("3<enter>") == "3\nThere is no line 3.\n")
    #expect(stage.press("<esc>") == "Ada the Calm, 1 of 5.\n")
    stage.press("o2<enter>")
    #expect(stage.state.overlay == nil && stage.state.listStack.isNested)
  }

  @Test func `a stat that only the second of two heroes has is compared too`() {
    let bars = [Bar("Calm", 81, of: 100), Bar("Wit", 69, of: 100)]
    let details = zip(HeroSample.entries, bars).map { entry, bar in
      var detail = HeroSample.detail(of: entry)
      detail.template.bars = []
      detail.bars = [bar]
      detail.statTotal = nil
      return detail
    }
    let page = Page(
      offset: 0, entries: HeroSample.entries, total: 5, isLast: true, freshness: Sample.day,
      details: details)
    var squad = Squad()
    _ = squad.perform(.recruit(HeroSample.member(1)))
    let stage = SpokenStage([HeroSample.catalogue], page: page, squad: squad)
    #expect(
      stage.press("c") == """
        Ada the Calm compared with Bjørn Ærlig. Calm 81 to unknown, Wit unknown to 69.

        """)
  }
}
