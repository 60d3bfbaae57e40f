import Testing

@testable import Portraits

@Suite struct LookTableTests {
  @Test(arguments: KnownLooks.all + [SpeciesLooks.table])
  func `Every word of a look has a meaning`(table: LookTable) {
    #expect(table.lines.count > 30)
    for (name, line) in table.lines {
      var look = Look()
      let isKnown = look.apply(line)
      #expect(isKnown, "\(name): \(line)")
    }
  }
}
