import SystemKit

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Why the system refused something, by its `errno`, and what to do where that is known.
func systemReason(_ code: Int32) -> String {
  let reason = SystemError(code: code).reason
  return code == EMFILE ? "\(reason) · ulimit -n sets the limit" : reason
}
