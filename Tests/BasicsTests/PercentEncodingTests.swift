import Basics
import Testing

@Suite struct PercentEncodingTests {
  @Test(arguments: [
    ("Iron Man", "Iron%20Man"), ("a+b", "a%2Bb"), ("Cloak & Dagger", "Cloak%20%26%20Dagger"),
    ("é", "%C3%A9"), ("(", "%28"), ("a=b?#/%", "a%3Db%3F%23%2F%25"), ("\n", "%0A"),
    ("-._~09azAZ", "-._~09azAZ"), ("", ""),
  ])
  func `a value is encoded byte by byte`(value: String, encoded: String) {
    #expect(PercentEncoding.encoded(value) == encoded)
    #expect(PercentEncoding.decoded(encoded.utf8) == value)
  }

  @Test func `text in the kept set isn't encoded`() {
    #expect(PercentEncoding.encoded("/a b/c?", keeping: "/") == "/a%20b/c%3F")
  }

  @Test(arguments: [
    ("a+b", "a b"), ("100%", "100%"), ("%4", "%4"), ("%zz", "%zz"), ("%+1", "% 1"), ("%-0", "%-0"),
    ("%c3%a9", "é"), ("%FF", "\u{FFFD}"),
  ])
  func `decoding keeps malformed escapes as they are`(text: String, decoded: String) {
    #expect(PercentEncoding.decoded(text.utf8) == decoded)
  }
}
