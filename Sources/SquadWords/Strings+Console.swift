import SquadCore

/// What commands say beside their results, and why one failed.
extension Strings {
  /// - Parameter reason: the system's; nil: there is nowhere to write to.
  package func unwritableResult(_ reason: String?) -> String {
    unwritableResult(reason ?? closedOutput)
  }

  /// `can't write "x": No space left on device · choose another file with --cast`
  package func unwritable(_ path: String, _ reason: String, option: String) -> String {
    "\(unwritable(cited(path), reason)) · \(namesAnotherFile(option))"
  }

  package func unwritableLog(_ path: String, _ reason: String) -> String {
    "\(cannotWriteLog(cited(path), reason)) · \(namesAnotherFile("--log"))"
  }

  /// `no such entry: marvel/1009369 · did you mean marvel/1009368 (Iron Man)?`
  package func text(missing id: EntryID, nearest: EntryID, _ title: String) -> String {
    "\(noEntry(id.description)) · \(didYouMean("\(nearest) (\(title))"))"
  }

  /// - Parameter path: where it would be; nil: there is no folder for it.
  package func noConfig(at path: String?) -> String {
    let text = path.map { noConfig(at: $0) } ?? noConfigFolder
    return "\(text) · \(printsExample)"
  }

  package func tooLittleAddressSpace(_ megabytes: Int, needed: Int) -> String {
    tooLittleAddressSpace(number(megabytes), needed: number(needed))
  }
}
