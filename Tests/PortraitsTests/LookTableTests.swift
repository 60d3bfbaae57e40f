import Testing

@testable import Portraits

@Suite struct LookTableTests {
  @Test func `Every word of a look has a meaning`() {
    for table in KnownLooks.all + [SpeciesLooks.table] {
      let entries = "\(table.text)".split(separator: "\n")
      #expect(entries.count > 30)
      for entry in entries {
        let parts = entry.split(separator: ":")
        #expect(parts.count == 2, "\(entry)")
        var look = Look()
        let isKnown = look.apply(parts[1])
        #expect(isKnown, "\(entry)")
      }
    }
  }

  @Test func `Names share a look, and spaces before a name are ignored`() {
    let table = LookTable(
      "one|the other: long; third:caped;\n  fourth|: a b")
    #expect(table["one"] == " long")
    #expect(table["the other"] == " long")
    #expect(table["third"] == "caped")
    #expect(table["fourth"] == " a b")
    #expect(table["fifth"] == nil)
    for part in ["the", "other", "long", ""] { #expect(table[part] == nil) }
  }

  @Test func `A look depends on the publisher, then on the part in parentheses`() {
    #expect(
      KnownLooks.line(of: "captain marvel", publisher: "DC Comics")?.contains("woman") == false)
    #expect(KnownLooks.line(of: "captain marvel (carol danvers)")?.contains("woman") == true)
    #expect(KnownLooks.line(of: "venom (somebody else)") == KnownLooks.line(of: "venom"))
    #expect(KnownLooks.line(of: "nobody") == nil)
  }
}
