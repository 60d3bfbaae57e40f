import Testing

@testable import Portraits

@Suite struct LookTableTests {
  @Test func `Every word of a look has a meaning`() {
    for table in KnownLooks.all + [SpeciesLooks.table] {
      #expect(table.looks.count > 30)
      for line in table.looks {
        var look = Look()
        let isKnown = look.apply(line)
        #expect(isKnown, "\(line)")
      }
    }
  }

  @Test func `Names share a look, on a line or between semicolons`() {
    let table = LookTable("one|the other: long; third:caped\n  fourth: a b")
    #expect(table["one"] == " long")
    #expect(table["the other"] == " long")
    #expect(table["third"] == "caped")
    #expect(table["fourth"] == " a b")
    #expect(table["fifth"] == nil)
  }

  @Test func `A name counts with its publisher, then with what is in parentheses`() {
    #expect(
      KnownLooks.line(of: "captain marvel", publisher: "DC Comics")?.contains("woman") == false)
    #expect(KnownLooks.line(of: "captain marvel (carol danvers)")?.contains("woman") == true)
    #expect(KnownLooks.line(of: "venom (somebody else)") == KnownLooks.line(of: "venom"))
    #expect(KnownLooks.line(of: "nobody") == nil)
  }
}
