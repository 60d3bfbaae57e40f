import Foundation
import Testing

/// The same keys in all catalogues: offline, live, and with services that die half-way.
@Suite(.serialized) struct WalkTests {
  static let sizes = [(120, 40), (80, 24), (46, 20), (30, 10)]
  private static let names = ["marvel", "superheroes", "starwars", "bitcoin"]
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test(arguments: sizes)
  func `offline`(columns: Int, rows: Int) throws {
    let squad = try TmuxScreen.squad("--offline", columns: columns, rows: rows, in: sandbox)
    for tab in 1...4 { try walk(tab, squad, rows: rows) }
    try leave(squad)
  }

  @Test(arguments: sizes)
  func `live`(columns: Int, rows: Int) throws {
    let hosts = try Self.names.map { try StandIn($0, in: sandbox) }
    let squad = try open(hosts, columns, rows)
    for tab in 1...4 { try walk(tab, squad, rows: rows) }
    try leave(squad)
    for host in hosts { #expect(try host.log().problems.isEmpty) }
  }

  @Test(arguments: sizes)
  func `with services that stop while their list is loading`(columns: Int, rows: Int) throws {
    let hosts = try Self.names.map { try StandIn($0, "--fault", "stall", in: sandbox) }
    let squad = try open(hosts, columns, rows)
    for (tab, host) in zip(1...4, hosts) {
      try squad.type("\(tab)")
      try squad.wait("loading") { _ in try host.log().concurrent > 0 }
      host.stop()
      let screen = try squad.wait("\(tab)'s line") { $0.has("can't connect") }
      #expect(screen.lines.filter { $0.contains("can't connect") }.count == 1)
      try walk(tab, squad, rows: rows)
    }
    try leave(squad)
  }

  @Test func `] and [ step through every list, and digits go to the tabs`() throws {
    let squad = try TmuxScreen.squad("--offline", in: sandbox)
    let titles = ["Characters 362", "Heroes 563", "Films 6", "People 82", "Currencies 153"]
    for title in titles {
      try squad.wait(title) { $0.lines[4].contains("─ \(title)") }
      try squad.type("]")
    }
    for title in titles.reversed() {
      try squad.wait(title) { $0.lines[4].contains("─ \(title)") }
      try squad.type("[")
    }
    for (digit, title) in zip(["3", "1", "4", "2"], ["Films", "Characters", "Curr", "Heroes"]) {
      try squad.type(digit)
      try squad.wait(title) { $0.lines[4].contains("─ \(title)") }
    }
  }

  /// Presses the same keys in a catalogue, and checks after each of them that squad is still
  /// usable.
  private func walk(_ tab: Int, _ squad: TmuxScreen, rows: Int) throws {
    var last: String?
    func press(_ keys: String, _ what: String) throws {
      try squad.type(keys)
      last = try squad.wait("\(what) of \(tab)") {
        // The row that currencies without a rate share may be the second and the last one.
        isWhole($0, rows) && $0.selected != nil
          && ($0.selected != last || $0.selected?.contains("without a rate") == true)
      }.selected
    }
    try press("\(tab)g", "the top")
    try press("j", "the second")
    try press("G", "the end")
    try press("g", "the top again")
    try press("l", "the detail")
    try squad.press("Escape")
    try press("", "the list")
    try squad.type("/e")
    try squad.wait("the search in \(tab)") { $0.marks == 1 && $0.has("/ e") && $0.isCursorVisible }
    try squad.press("Escape")
    try squad.type("gs")
    try squad.wait("another order of \(tab)") { isWhole($0, rows) && !$0.has("/ e") }
    try squad.press("Enter")
    try squad.wait("Enter in \(tab)") { isWhole($0, rows) }
    try squad.press("Escape")
    try squad.type("\(tab)")
    try squad.wait("\(tab) again") { isWhole($0, rows) }
  }

  /// Whether there is one mark, every row is drawn, and the footer shows how to quit.
  private func isWhole(_ screen: Screen, _ rows: Int) -> Bool {
    screen.marks == 1 && screen.isReady && screen.lines.count == rows
  }

  private func leave(_ squad: TmuxScreen) throws {
    try squad.type("q")
    #expect(try squad.end() == .code(0))
  }

  private func open(_ hosts: [StandIn], _ columns: Int, _ rows: Int) throws -> TmuxScreen {
    try TmuxScreen.squad(
      columns: columns, rows: rows, in: sandbox,
      environment: [
        "SQUAD_MARVEL_URL": hosts[0].address, "SQUAD_SUPERHEROES_URL": hosts[1].address,
        "SQUAD_STARWARS_URL": hosts[2].address,
        "SQUAD_BITCOIN_URL": hosts[3].address + "/rates",
        "SQUAD_BITCOIN_HISTORY_URL": hosts[3].address + "/history/{currency}",
      ])
  }
}
