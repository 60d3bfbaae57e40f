import HTTPTestSupport
import Testing

@testable import HTTPKit

@Suite struct HTTPRedactionTests {
  @Test(arguments: [
    // The echo of an unknown route, as recorded except for its keys.
    (
      "/v1/public/heroes?apikey=abc&ts=1&hash=def does not exist",
      "/v1/public/heroes?… does not exist"
    ),
    (
      "{\"code\":\"ResourceNotFound\",\"message\":\"/v1/public/x?limit=2&apikey=1234 does not exist\"}",
      "{\"code\":\"ResourceNotFound\",\"message\":\"/v1/public/x?… does not exist\"}"
    ),
    ("/v1/x?nameStartsWith=iron man&apikey=1234&hash=ffd2", "/v1/x?… man&apikey=…&hash=…"),
    ("see http://me:secret@example.com/a/b", "see http://example.com/a/b"),
    ("<a href='https://h/p?q'>", "<a href='https://h/p?…'>"),
    ("to=%2Fx%3Fapikey%3D1234%26hash%3D99 end", "to=%2Fx%3F… end"),
    ("a%26apikey%3D1234", "a%26apikey%3D…"),
    ("{\"hash\": \"1234\", \"apiKey\":\"5\"}", "{\"hash\": \"…\", \"apiKey\":\"…\"}"),
    ("hash ffd275c5130566a2916217b101f26150.", "hash …."),
    ("Really? Yes? 1+1=2?", "Really? Yes? 1+1=2?"),
    ("The passed API key is invalid.", "The passed API key is invalid."),
    ("That hash, timestamp and key combination is invalid.", nil),
    ("Could not resolve host: example.com", nil), ("", nil), ("monkey=3 hearts=2", nil),
    ("deadbeef cafe 0123456789abcdef0123456789abcde", nil),
  ])
  func `Keys and queries are hidden`(text: String, hidden: String?) {
    #expect(Redaction().hide(in: text) == (hidden ?? text))
  }

  @Test func `A secret is hidden wherever it stands, the longest first`() {
    let redaction = Redaction(secrets: ["token", "token-long", "abc", ""])
    #expect(redaction.hide(in: "/api/token-long/1 and token.") == "/api/…/1 and ….")
    #expect(redaction.hide(in: "abc") == "abc")
  }

  @Test func `Zero-width characters don't carry a key past`() {
    #expect(Redaction().cleaned("api\u{200B}key=12\u{200B}34") == "apikey=…")
  }

  @Test func `Redacting twice changes nothing more`() {
    for text in ["/a?b=c d", "apikey=1", "//u@h/?x=1&hash=2"] {
      let once = Redaction().hide(in: text)
      #expect(Redaction().hide(in: once) == once)
    }
  }

  @Test func `Redacting takes linear time`() {
    for pattern in ["?", "?=", "key=", "//", "a@", "f", "%3f", "\"", "/?"] {
      let text = String(repeating: pattern, count: 5_000)
      let time = measure { _ = Redaction().hide(in: text) }
      #expect(time < .seconds(5), "\(pattern)")
    }
  }

  @Test func `Requests and responses print without their query`() {
    let url = "http://h/p?apikey=1"
    #expect("\(HTTPRequest(url: url))" == "GET http://h/p?…")
    #expect(String(reflecting: HTTPRequest(url: url)) == "GET http://h/p?…")
    #expect(
      "\(HTTPResponse(status: 200, finalAddress: WebAddress(url)))"
        == "200, 0 bytes from http://h/p?…")
  }
}
