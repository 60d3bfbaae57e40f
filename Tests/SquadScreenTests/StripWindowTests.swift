import SquadCore
import TestSupport
import Testing

@testable import SquadScreen
@testable import SquadWords

/// The members that fit into the strip.
struct StripWindowTests {
  private func member(_ name: String, subtitle: String = "") -> StripMember {
    let member = Member(id: EntryID(Sample.id, name), title: name)
    var shown = StripMember(member, distinction: nil, nil, .unicode)
    shown.subtitle = subtitle
    return shown
  }

  private func window(
    _ names: [String], selection: Int = 0, columns: Int, lines: Int = 2
  ) -> StripWindow {
    StripWindow(count: names.count, selection: selection, columns: columns, lines: lines) {
      member(names[$0])
    }
  }

  @Test(arguments: [(160, 8), (120, 6), (80, 4)])
  func `a width fits a known number of members of two lines`(columns: Int, count: Int) {
    let names = Array(repeating: "Captain America", count: count)
    #expect(window(names, columns: columns).indices == 0..<count)
    #expect(window(names + ["Thor"], columns: columns).indices.count < count + 1)
  }

  @Test func `four members fit in one line of 80 columns`() {
    let names = ["Captain America", "Spider-Man", "Luke Skywalker", "Thor"]
    #expect(window(names, columns: 80, lines: 1).indices == 0..<4)
  }

  @Test func `a few members keep long names`() {
    let long = "Captain Marvel (Danvers)"
    #expect(member(long).columns(in: window([long, "Thor"], columns: 120).format) == 6 + 24)
    let many = [long] + Array(repeating: "Thor", count: 9)
    #expect(member(long).columns(in: window(many, columns: 120).format) == 6 + 15)
  }

  @Test func `facts that load later don't move members`() {
    let before = member("Thor")
    let after = member("Thor", subtitle: "Thor Odinson, a prince of Asgard")
    for format in [StripFormat.line, .wide, .narrow] {
      #expect(before.columns(in: format) == after.columns(in: format))
    }
  }

  @Test func `the selected member is always there, with as many as fit`() {
    var random = SplitMix(seed: 12)
    for _ in 0..<500 {
      let names = (0..<Int.random(in: 1...30, using: &random)).map { _ in
        String(repeating: "a", count: .random(in: 1...40, using: &random))
      }
      let selection = Int.random(in: 0..<names.count, using: &random)
      let columns = Int.random(in: 30...200, using: &random)
      let lines = Int.random(in: 1...2, using: &random)
      let shown = window(names, selection: selection, columns: columns, lines: lines)
      #expect(shown.indices.contains(selection))
      #expect(shown.members.count == shown.indices.count)
      if shown.indices.count > 1 {
        #expect(used(shown, of: names) <= columns)
      }
      if shown.indices.upperBound < names.count {
        let more = 6 + shown.format.gap + 40 + 6
        #expect(used(shown, of: names) + more > columns, "another one fits")
      }
    }
  }

  private func used(_ window: StripWindow, of names: [String]) -> Int {
    window.widths.reduce(-window.format.gap) { $0 + $1 + window.format.gap }
      + StripWindow.signColumns(window.indices.lowerBound)
      + StripWindow.signColumns(names.count - window.indices.upperBound)
  }

  @Test func `in one line long names are truncated to fit more members`() {
    let names = (0..<12).map { "Captain Marvel (Carol Danvers) \($0)" }
    let shown = window(names, columns: 80, lines: 1)
    #expect(shown.indices == 0..<3)
    #expect(shown.widths == [25, 25, 25])
  }

  @Test func `remaining columns go to truncated names`() {
    let long = "Captain Marvel (Carol Danvers)"
    #expect(window([long], columns: 100).widths == [6 + 30])
    #expect(window([long], columns: 80, lines: 1).widths == [6 + 30])
    let five = ["Captain America", "Spider-Man (Peter Parker)", "Thor", "Hulk", "Iron Man"]
    #expect(window(five, columns: 120).widths == [21, 31, 18, 18, 18])
    #expect(window(["Thor"], columns: 100).widths == [6 + 18])
  }

  @Test func `moving within the shown members doesn't scroll`() {
    let names = (0..<12).map { "Captain Marvel (Carol Danvers) \($0)" }
    for lines in 1...2 {
      let first = window(names, columns: 100, lines: lines)
      for selection in first.indices {
        let shown = window(names, selection: selection, columns: 100, lines: lines)
        #expect(shown.indices == first.indices && shown.widths == first.widths)
      }
    }
  }

  @Test func `the text that distinguishes namesakes isn't truncated`() {
    let member = Member(id: EntryID(Sample.id, "1"), title: "Spider-Man")
    let shown = StripMember(member, distinction: "Miles Morales", nil, .unicode)
    #expect(shown.columns(in: .line) == 6 + 26)
  }
}
