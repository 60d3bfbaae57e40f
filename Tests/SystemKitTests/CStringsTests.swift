import SystemKit
import Testing

@Suite struct CStringsTests {
  @Test(arguments: [[], [""], ["a"], ["a=1", nil, "", "é=✓"]] as [[String?]])
  func `texts are passed to C unchanged`(texts: [String?]) {
    let arrived = withCStrings(texts) { pointers in
      pointers.map { $0.map { String(cString: $0) } }
    }
    #expect(arrived == texts + [nil])
  }
}
