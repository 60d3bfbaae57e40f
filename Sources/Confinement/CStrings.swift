/// Calls `body` with zero-terminated copies of the strings and a nil behind the last, valid only
/// during the call.
func withCStrings<Value>(
  _ strings: [String], _ body: (UnsafeBufferPointer<UnsafePointer<CChar>?>) -> Value
) -> Value {
  let bytes = strings.flatMap(\.utf8CString)
  var offsets: [Int] = []
  var offset = 0
  for string in strings {
    offsets.append(offset)
    offset += string.utf8.count + 1
  }
  return bytes.withUnsafeBufferPointer { bytes in
    let pointers = offsets.map { offset in bytes.baseAddress.map { $0 + offset } } + [nil]
    return pointers.withUnsafeBufferPointer(body)
  }
}
