import Testing

@testable import PlainText

@Suite struct InitialsTests {
  @Test(arguments: [
    ("Iron Man", "IM"), ("Spider-Man (Peter Parker)", "SM"), ("Luke Skywalker", "LS"),
    ("Thor", "TH"),
    ("The Thing", "TH"), ("The", "TH"), ("3-D Man", "3M"), ("X-Men", "XM"), ("R2-D2", "R2"),
    ("C-3PO", "C3"), ("BB-8", "B8"), ("Obi-Wan Kenobi", "OK"), ("Guardians of the Galaxy", "GG"),
    ("S.H.I.E.L.D.", "SH"), ("Dr. Strange", "DS"), ("X", "X"), ("élan vital", "ÉV"),
    ("e\u{301}lan", "EL"),
    ("straße", "ST"), ("ß", "ß"), ("李小龍", "李"), ("A 李", "李"), ("(unknown)", "UN"),
    ("A.I.M. (Earth-616)", "AI"),
    ("", "??"), ("★ —", "??"), ("क्षि", "कष"), ("\u{1B}[2J", "2J"), ("James \"Bucky\" Barnes", "JB"),
    ("A New Hope", "NH"), ("Return of the Jedi", "RJ"), ("Of the", "TH"), ("a", "A"),
    ("On", "ON"), ("To Élan", "ÉL"), ("Secret Empire (2017) #7", "SE"), ("#7", "7"),
  ])
  func `A badge by example`(title: String, badge: String) {
    #expect(PlainText.initials(title) == badge)
  }

  @Test func `A badge of a title that is full of number signs`() {
    #expect(PlainText.initials("Long Line " + String(repeating: "#", count: 60_000)) == "LL")
  }

  @Test(arguments: 0..<400) func `No badge is empty or wider than two columns`(seed: Int) {
    var random = RandomText(seed: seed)
    let badge = PlainText.initials(random.text(upTo: 12))
    #expect((1...2).contains(PlainText.width(of: badge)), "seed \(seed)")
    #expect(PlainText.line(badge) == badge, "seed \(seed)")
  }
}
