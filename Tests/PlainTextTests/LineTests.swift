import PlainText
import Testing

@Suite struct LineTests {
  @Test func `Plain ASCII passes as it is`() {
    #expect(PlainText.line("Iron Man") == "Iron Man")
  }
}
