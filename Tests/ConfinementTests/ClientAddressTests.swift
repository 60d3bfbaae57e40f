import Testing

@testable import Confinement

@Suite struct ClientAddressTests {
  @Test(arguments: [
    ("192.0.2.7 50514 192.0.2.1 22", "192.0.2.7"), ("::ffff:192.0.2.7 1 ::1 22", "192.0.2.7"),
    ("2001:db8:1:2:3:4:5:6 1 ::1 22", "20:1:d:b8:0:1:0:2"),
    ("2001:db8:1:2:ffff::9 1 ::1 22", "20:1:d:b8:0:1:0:2"),
    ("fe80::1%eth0 1 fe80::2 22", "fe:80:0:0:0:0:0:0"),
    ("1 2 3 4", nil), ("", nil), ("../x 1", nil),
  ])
  func `an IPv6 address counts as its network`(connection: String, text: String?) {
    #expect(ClientAddress(connection: connection)?.text == text)
  }
}
