#if canImport(Glibc)
  import Glibc

  /// The program's resident memory in bytes; 0 where the system doesn't report it.
  func residentBytes() -> Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
    let columns = line.map { UInt8(bitPattern: $0) }.split(separator: 0x20)
    let pages = columns.count > 1 ? Int(String(decoding: columns[1], as: UTF8.self)) : nil
    return (pages ?? 0) * sysconf(Int32(_SC_PAGESIZE))
  }
#else
  func residentBytes() -> Int { 0 }
#endif
