import CCurl

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Which addresses a connection of `HTTPScope.publicOnly` is kept from.
enum PrivateAddress {
  /// An address in figures. What is none counts as private.
  static func includes(_ figures: String) -> Bool { squad_curl_is_private_text(figures) }

  /// A socket's address of so many bytes.
  static func includes(_ address: UnsafePointer<sockaddr>, length: Int) -> Bool {
    squad_curl_is_private(address, length)
  }
}
