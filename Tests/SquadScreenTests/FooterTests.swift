import SquadCore
import StageTestSupport
import TerminalKit
import TestSupport
import Testing

/// The footer names the keys that work now, and each error is shown only once.
struct FooterTests {
  private static let squad = Squad(members: [Sample.member(0), Sample.member(3), Sample.member(5)])

  /// The last line of the screen after these keys.
  private func footer(
    _ keys: String, columns: Int = 120, rows: Int = 24, squad: Squad = squad,
    page: Page = Sample.page,
    catalogue: CatalogueInfo = Sample.catalogue
  ) -> String {
    var stage = Stage(columns, rows, squad: squad, catalogue: catalogue, page: page)
    stage.press(keys)
    return stage.frame().lines[rows - 1].trimmed
  }

  private let end = ": commands   ? help   q quit"
  /// The end of the footer if other keys need the room.
  private let shortEnd = "? help   q quit"

  @Test func `the footer names the list's keys`() {
    let open = "Enter open   "
    let rest = "/ search   v grid   s sort   Tab pane   \(end)"
    #expect(footer("j").hasPrefix(open + "Space recruit   " + rest))
    #expect(footer("").hasPrefix(open + "Space fire   " + rest), "a member is fired")
    #expect(
      footer("j/person<enter>").hasPrefix(
        open + "Space recruit   Esc clear   / search   v grid   s sort   \(end)"))
  }

  @Test func `a message takes the position's room, and cuts its own end first`() {
    #expect(footer("0", columns: 46) == "Enter open   ? help   q quit         1 of 60")
    #expect(footer("jx", columns: 46) == "i  Not in the squad   ? help   q quit")
    #expect(footer("jx", columns: 60).hasSuffix("q quit             2 of 60"))
    #expect(footer("jc", columns: 46) == "i  Only heroes have stat…   ? help   q quit")
  }

  @Test func `the footer of a grid keeps v the longest`() {
    let all = "hjkl move   Enter open   Space recruit   + - size   v list   / search   "
    #expect(footer("jv").hasPrefix(all + end))
    #expect(
      footer("jv", columns: 90).hasPrefix(
        "hjkl move   Enter open   Space recruit   v list   / search   \(shortEnd)"))
    #expect(
      footer("jv", columns: 80).hasPrefix(
        "hjkl move   Enter open   Space recruit   v list   \(shortEnd)"))
    #expect(
      footer("jv", columns: 70).hasPrefix("Enter open   Space recruit   v list   \(shortEnd)"))
    #expect(footer("jv-").contains("   + larger   ") && footer("jv+").contains("   - smaller   "))
  }

  @Test func `a comparison names both pairs of keys, on a small screen too`() {
    let squad = Squad(members: [1, 2, 3].map(HeroSample.member))
    for columns in [120, 80] {
      let footer = footer(
        "c", columns: columns, rows: 20, squad: squad, page: HeroSample.page,
        catalogue: HeroSample.catalogue)
      #expect(footer.hasPrefix("h l member   j k hero   "), "\(footer)")
      #expect(footer.contains("J K scroll   "))
    }
  }

  @Test func `in the search field letters are text`() {
    #expect(footer("/").hasPrefix("Enter keep   Esc clear   F1 help   Ctrl-C quit"))
    #expect(!footer("/e").contains("q quit"))
  }

  @Test func `under an overlay the footer has only the position`() {
    #expect(footer("?") == "1 of 60")
    #expect(footer("lG<enter>") == "1 of 60")
  }

  @Test(arguments: ["?", ":", "T"])
  func `Ctrl-Z that can't suspend says so over an overlay, too`(key: String) {
    var stage = Stage(120, 24, squad: Self.squad, page: Sample.page)
    stage.press(key)
    stage.send(.suspendRequested(isPossible: false))
    #expect(stage.frame().lines[23].contains("Can't suspend: no shell to return to"))
  }

  @Test func `in the strip the footer names only moves that are possible`() {
    #expect(footer("0").hasPrefix("Enter open   Space fire   L move right   \(end)"))
    #expect(
      footer("0l").hasPrefix("Enter open   Space fire   H move left   L move right   \(end)"))
    #expect(footer("0ll").hasPrefix("Enter open   Space fire   H move left   \(end)"))
    var done = Self.squad
    _ = done.perform(.move(Sample.member(0).id, to: 1))
    #expect(footer("0", squad: done).contains("u undo"))
  }

  @Test func `in the detail the footer names Enter where it opens something`() {
    #expect(footer("l").hasPrefix("Enter open   Esc back   Space fire   Tab pane   \(end)"))
    let prices = { (keys: String) in
      self.footer(
        keys, squad: Squad(), page: PriceSample.page, catalogue: PriceSample.catalogue)
    }
    #expect(
      prices("l").hasPrefix("Esc back   + longer   Space recruit   Tab pane   \(end)"),
      "a day opens nothing, and there is no shorter chart")
    #expect(prices("l+").hasPrefix("Esc back   + longer   - shorter   "))
    #expect(prices("l++").hasPrefix("Esc back   - shorter   "))
  }

  @Test func `the title counts a filter's matches`() {
    var stage = Stage(80, 24)
    stage.press("/person<enter>")
    #expect(stage.frame().lines[3].contains("Characters 50 of 60"))
    stage.press("<escape>")
    #expect(stage.frame().lines[3].contains("Characters 60 "))
  }

  @Test func `an empty strip says how to recruit, or nothing where none can join`() {
    func title(_ noun: String?, canJoin: Bool) -> String {
      let info = CatalogueInfo(
        id: Sample.id, title: "People",
        lists: [ListInfo(id: Sample.list, title: "Characters", recruit: noun, sorts: [])])
      let entries = Sample.entries.map { entry in
        Entry(id: entry.id, title: entry.title, isRecruitable: canJoin)
      }
      let page = Page(
        offset: 0, entries: entries, total: 60, isLast: true, freshness: Sample.day)
      let stage = Stage(80, 24, catalogue: info, page: page)
      return stage.frame().lines[1]
    }
    let hint = "My squad 0   Space recruits the selected hero ─"
    #expect(title("hero", canJoin: true).contains(hint))
    #expect(!title("hero", canJoin: false).contains("Space"))
    #expect(!title(nil, canJoin: true).contains("Space"))
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
