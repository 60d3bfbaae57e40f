import Basics
import Testing

@testable import TerminalKit

@Suite struct ColorTests {
  @Test(arguments: [
    (Color.rgb(255, 0, 0), Color.indexed(196)), (.rgb(0, 0, 0), .indexed(16)),
    (.rgb(255, 255, 255), .indexed(231)), (.rgb(128, 128, 128), .indexed(244)),
    (.rgb(95, 135, 175), .indexed(67)), (.indexed(3), .indexed(3)), (.standard, .standard),
  ])
  func `values become the nearest of 256`(color: Color, expected: Color) {
    #expect(color.quantised(to: .indexed256) == expected)
  }

  @Test func `cube and greys stay themselves`() {
    for index in UInt8(16)...255 {
      let value = XtermColors.rgb(index)
      guard
        case .indexed(let found) = Color.rgb(value.red, value.green, value.blue)
          .quantised(to: .indexed256)
      else {
        Issue.record("\(index) isn't indexed")
        continue
      }
      #expect(XtermColors.rgb(found) == value)
    }
  }

  @Test func `with fewer colours the nearest is used`() {
    #expect(Color.rgb(250, 10, 10).quantised(to: .sixteen) == .indexed(9))
    #expect(Color.rgb(190, 0, 0).quantised(to: .eight) == .indexed(1))
    #expect(Color.indexed(12).quantised(to: .eight) == .indexed(4))
    #expect(Color.indexed(46).quantised(to: .eight) == .indexed(2))
    #expect(Color.rgb(1, 2, 3).quantised(to: .none) == .standard)
    #expect(Color.indexed(196).quantised(to: .direct) == .indexed(196))
  }

  @Test func `two colours that become the same stay readable`() {
    let dark = Style(foreground: .rgb(40, 40, 40), background: .rgb(0, 0, 0))
    #expect(dark.quantised(to: .eight).foreground == .indexed(7))
    let light = Style(foreground: .indexed(254), background: .indexed(255))
    #expect(light.quantised(to: .eight).foreground == .indexed(0))
    let same = Style(foreground: .indexed(1), background: .indexed(1))
    #expect(same.quantised(to: .eight) == same)
  }
}
