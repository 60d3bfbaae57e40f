/// Why the squad's file is not used, in squad's own words; the raw value is the English text.
package enum StorageReason: String, CaseIterable, Sendable {
  case namedPipe = "it is a named pipe"
  case socket = "it is a socket"
  case device = "it is a device"
  case brokenLink = "it is a broken symbolic link"
  case foreign = "it belongs to another program"
  case disappeared = "it disappeared"
  case quitting = "squad is quitting"
}
