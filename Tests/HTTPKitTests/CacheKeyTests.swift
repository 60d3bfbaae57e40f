import Basics
import Testing

@testable import HTTPKit

@Suite struct CacheKeyTests {
  private func key(_ parameters: (String, String)...) -> CacheKey {
    CacheKey(catalogue: "marvel", path: "/characters", parameters: parameters)
  }

  @Test func `the order of parameters does not matter, their values do`() {
    #expect(key(("limit", "50"), ("offset", "0")) == key(("offset", "0"), ("limit", "50")))
    #expect(key(("limit", "50")) != key(("limit", "51")))
    #expect(key(("a", "1"), ("a", "2")) == key(("a", "2"), ("a", "1")))
    #expect(key(("a", "1"), ("a", "2")) != key(("a", "1")))
    #expect(key(("a", "b&c=d")) != key(("a", "b"), ("c", "d")))
    #expect(key(("a", "é")) != key(("a", "e\u{301}")))
  }

  @Test(arguments: ["ts", "hash", "apikey", "TS", "Hash", "apiKey", "APIKEY"])
  func `a key leaves out the parameters that sign a request`(name: String) {
    let signed = key(("limit", "50"), (name, "secret"), ("apikey", "secret"))
    #expect(signed == key(("limit", "50")))
    let inPath = CacheKey(
      catalogue: "marvel", path: "/characters?\(name)=secret&limit=50&apikey=secret#\(name)")
    #expect(inPath == key(("limit", "50")))
    let encoded = CacheKey(
      catalogue: "marvel", path: "/characters?limit=50&%74s=secret&ap%69key=secret")
    #expect(encoded == key(("limit", "50")))
    for each in [signed, inPath, encoded] { #expect(!"\(each)".contains("secret")) }
  }

  @Test func `a name that only looks like a signature stays`() {
    #expect(key(("hashtag", "a"), ("tsx", "b"), ("apikey", "c")).parameters.count == 2)
    #expect(key(("hash", "a")) != key(("hash", "b")))
    #expect(key(("ts", "1")) != key(("ts", "2")))
  }

  @Test(arguments: ["", "Iron Man (Ultimate)", "a+b&c=d%20", "王\u{0}\n", "+1", "%+1", "100%"])
  func `a key returns any parameter's value unchanged`(value: String) {
    let key = key(("nameStartsWith", value))
    #expect(key.value(of: "nameStartsWith") == value)
    #expect(key.query.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
    #expect(
      CacheKey(catalogue: "marvel", path: "/characters", parameters: key.parameters) == key)
    #expect(CacheKey(catalogue: "marvel", path: "/characters?\(key.query)") == key)
  }

  @Test func `the pages of a list have one list key`() {
    let list = key(("orderBy", "name"))
    #expect(key(("offset", "50"), ("orderBy", "name"), ("limit", "50")).listKey == list)
    #expect(key(("offset", "50")).offset == 50)
    #expect(key(("limit", "50")).offset == 0)
    #expect(key(("offset", "-1")).offset == nil)
    #expect(key(("offset", "x")).offset == nil)
  }

  @Test(arguments: [
    ("https://a.org/v1", "https://a.org/v1"),
    ("https://user:pass@a.org:8080/v1?apikey=1", "https://a.org:8080/v1"),
    ("https://a@b@c.org", "https://c.org"),
    ("https://a.org/v1#user@b", "https://a.org/v1"),
    ("http://a.org/@path", "http://a.org/@path"),
    ("user:pass@a.org/v1", "a.org/v1"),
    ("//user@a.org", "//user@a.org"), ("", ""), ("@", ""), ("https://", "https://"), ("/", "/"),
  ])
  func `a source carries neither query nor credentials`(address: String, bare: String) {
    let response = CachedResponse(
      body: [], etag: nil, fetchedAt: Moment(seconds: 0), source: address)
    #expect(response.source == bare)
  }
}
