import Basics
import Testing

@Suite struct NumberTests {
  @Test(arguments: [
    (0, "0"), (999, "999"), (1_000, "1,000"), (-1_000, "-1,000"), (12_345, "12,345"),
    (1_234_567, "1,234,567"), (.min, "-9,223,372,036,854,775,808"),
  ])
  func `digits are grouped by threes`(number: Int, text: String) {
    #expect(number.grouped == text)
  }

  @Test func `zeros fill a number up`() {
    #expect("7".zeroPadded(to: 2) == "07")
    #expect("123".zeroPadded(to: 2) == "123")
    #expect("".zeroPadded(to: 0) == "")
  }
}
