import OwnCatalogue
import Testing

struct NumberTextTests {
  @Test(arguments: [
    ("12", 12), ("-3.5", -3.5), ("+7", 7), ("$4.22", 4.22), ("-$5", -5), ("$-5", -5),
    ("$.05", 0.05),
    ("€ 1,234.50", 1234.5), ("£1,000,000", 1_000_000), ("12.5%", 12.5), ("12 %", 12), ("1e3", 1000),
    ("500m", 0.5), ("2Gi", 2_147_483_648), ("1.5 GiB", 1_610_612_736), ("12kB", 12_000),
    ("3K", 3_000), ("64 B", 64), ("$1.5B", 1_500_000_000), ("5 m", 5), ("20 cm", 0.2),
    ("0", 0), ("0.5", 0.5), ("0.1", 0.1),
    ("-66.0812345678901", -66.0812345678901),
    ("123456789012345680", 123_456_789_012_345_680), ("145.391998291", 145.391998291),
    ("1.234.567", 1_234_567), ("1,5", 1.5),
    ("1,23,456", 123_456), ("12,34,567.50", 1_234_567.5), ("1.234,5", 1234.5), (" 42 ", 42),
    ("12 €", 12), ("9.99 USD", 9.99), ("USD 5.00", 5),
    ("1 234", 1234), ("1\u{A0}234\u{202F}567,5", 1_234_567.5), ("1\u{2009}234.5", 1234.5),
    ("1'234.50", 1234.5), ("1’234", 1234), ("−5", -5), ("(5.00)", -5), ("($1,234)", -1234),
    ("$(1,234.50)", -1234.5), ("$ (5)", -5), ("R$ 1.234,56", 1234.56), ("-US$5", -5),
    ("₹1,23,456.50", 123_456.5), ("12,50 zł", 12.5), ("250 kr", 250),
    ("37,468,000[1]", 37_468_000), ("12[a][b]", 12),
    ("20 °C", 20), ("1.5 kWh", 1500), ("12.5 MB/s", 12_500_000), ("90 min", 5400), ("500 ml", 0.5),
    ("7.5 h", 27_000),
  ])
  func `a number is read`(_ text: String, _ expected: Double) {
    #expect(NumberText(text)?.value == expected)
  }

  @Test(arguments: [
    "", "-", "00501", "007", "1-2", "1,23,45", "123,45,678", "12 apples", "1.2.3", "v1", "3 4",
    "NaN", "inf", "0x10", "1,", ".", "$", "2013 (1888)", "--1", "1 23", "1234 567", "0 123",
    "12 345 6", "ABC 123", "USD5", "(", "()", "$(", "[1]", "-$(5)", "1 234 AAA", "2h",
  ])
  func `any other text isn't a number`(_ text: String) {
    #expect(NumberText(text) == nil)
  }

  @Test func `a decimal comma is read where the column has it`() {
    #expect(NumberText("1.234")?.style == .ambiguous)
    #expect(NumberText("1.234")?.value == 1.234)
    #expect(NumberText("1,234")?.value == 1234)
    #expect(NumberText("1.234", decimalComma: true)?.value == 1234)
    #expect(NumberText("1,234", decimalComma: true)?.value == 1.234)
    #expect(NumberText("12.5", decimalComma: true) == nil)
  }

  @Test func `a separator after a single zero is the decimal one`() {
    #expect(NumberText("0.123")?.style == .decimalPoint)
    #expect(NumberText("0,123")?.style == .decimalComma)
    #expect(NumberText("0,123")?.value == 0.123)
    #expect(NumberText("-0,123 %", decimalComma: true)?.value == -0.123)
  }
}
