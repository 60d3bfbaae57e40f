import Testing

@testable import HTTPKit
@testable import MarvelCatalogue

@Suite struct ServiceDigestTests {
  @Test(arguments: [
    ("", "d41d8cd98f00b204e9800998ecf8427e"),
    ("a", "0cc175b9c0f1b6a831c399e269772661"),
    ("abc", "900150983cd24fb0d6963f7d28e17f72"),
    ("message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
    ("abcdefghijklmnopqrstuvwxyz", "c3fcd3d76192e4007dfb496cca67e13b"),
    (
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
      "d174ab98d277d9f5a5611c2c9f419d9f"
    ),
    (String(repeating: "1234567890", count: 8), "57edf4a22be3c955ac49da2e2107b67a"),
  ])
  func `digests match the examples of RFC 1321`(text: String, digest: String) {
    #expect(MD5.hex(text) == digest)
  }

  @Test func `a request is signed as the Marvel API wants it`() {
    let keys = MarvelKeys(publicKey: "1234", privateKey: "abcd")
    let signature = keys.signature(nonce: "1")
    #expect(signature.map(\.0) == ["ts", "apikey", "hash"])
    #expect(signature.map(\.1) == ["1", "1234", "ffd275c5130566a2916217b101f26150"])
  }

  @Test func `the public key may go alone, and no key at all`() {
    let alone = MarvelKeys(publicKey: "1234", privateKey: nil).signature(nonce: "1")
    #expect(alone.map(\.0) == ["apikey"])
    #expect(MarvelKeys(publicKey: nil, privateKey: "abcd").signature(nonce: "1").isEmpty)
  }

  @Test func `no nonce is repeated`() {
    let nonces = NonceSource { .init(seconds: 7) }
    #expect(Set((0..<100).map { _ in nonces.next() }).count == 100)
  }

  @Test func `parameters become a query, none become nothing`() {
    #expect(Query.text([]) == "")
    #expect(Query.text([("limit", "2"), ("q", "a b")]) == "?limit=2&q=a%20b")
  }
}
