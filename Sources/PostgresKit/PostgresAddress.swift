/// Address of a server as libpq has it, read without libpq, which takes 8 ms to load.
package enum PostgresAddress {
  /// TCP ports of the servers at `postgresql://…` or `key=value`: those that the address holds, else
  /// PostgreSQL's own. A service file's ports aren't known here.
  package static func ports(in address: String) -> Set<UInt16> {
    let texts = settings(in: address) ?? authority(of: address) ?? [""]
    return Set(texts.compactMap { $0.isEmpty ? 5_432 : UInt16($0) })
  }

  /// The value of the last `port=`, by host; nil without one.
  private static func settings(in address: String) -> [Substring]? {
    let words = address.split { " \t\n='?&".contains($0) }
    guard let keyword = words.dropLast().lastIndex(of: "port") else { return nil }
    return words[keyword + 1].split(separator: ",", omittingEmptySubsequences: false)
  }

  /// The ports between `//` and the database's name, by host; nil unless it is a URI.
  private static func authority(of address: String) -> [Substring]? {
    let schemes = ["postgresql://", "postgres://"]
    guard let scheme = schemes.first(where: address.hasPrefix) else { return nil }
    let authority = address.dropFirst(scheme.count).prefix { $0 != "/" && $0 != "?" }
    let hosts = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    return hosts.split(separator: ",", omittingEmptySubsequences: false).map { host in
      // An IPv6 address stands in brackets.
      let end = host.split(separator: "]", omittingEmptySubsequences: false).last ?? host
      return end.firstIndex(of: ":").map { end[$0...].dropFirst() } ?? ""
    }
  }
}
