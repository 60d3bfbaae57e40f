import SquadCore

/// What commands say beside their results, and why one failed.
extension Strings {
  /// - Parameter reason: the system's; nil: there is nowhere to write to.
  package func unwritableResult(_ reason: String?) -> String {
    words.unwritableResult(reason ?? words.closedOutput)
  }

  /// `can't write "x": No space left on device · choose another file with --cast`
  package func unwritable(_ path: String, _ reason: String, option: String) -> String {
    "\(words.unwritable(words.cited(path), reason)) · \(words.namesAnotherFile(option))"
  }

  package func unwritableLog(_ path: String, _ reason: String) -> String {
    "\(words.unwritableLog(words.cited(path), reason)) · \(words.namesAnotherFile("--log"))"
  }

  package func missingFromLog(_ reason: String) -> String { words.missingFromLog(reason) }
  package func missingFromRecording(_ reason: String) -> String {
    words.missingFromRecording(reason)
  }

  /// `no such entry: marvel/1009369 · did you mean marvel/1009368 (Iron Man)?`
  package func text(missing id: EntryID, nearest: EntryID, _ title: String) -> String {
    "\(words.noEntry(id.description)) · \(words.didYouMean("\(nearest) (\(title))"))"
  }

  package func cannotJoin(_ id: String) -> String { words.cannotJoin(id) }
  package func joined(_ name: String) -> String { words.joined(name) }
  package func fired(_ name: String) -> String { words.fired(name) }
  package func alreadyMember(_ name: String) -> String { words.alreadyMember(name) }
  package func notAMember(_ name: String) -> String { words.notAMember(name) }
  package var noMembers: String { words.noMembers }
  package var noBoardHere: String { words.noBoardHere }
  package var nobodyRecruited: String { words.nobodyRecruited }

  /// - Parameter path: where it would be; nil: there is no folder for it.
  package func noConfig(at path: String?) -> String {
    let text = path.map { words.noConfig(at: $0) } ?? words.noConfigFolder
    return "\(text) · \(words.printsExample)"
  }

  package func fineConfig(_ path: String) -> String { words.fineConfig(path) }

  package func tooLittleAddressSpace(_ megabytes: Int, needed: Int) -> String {
    words.tooLittleAddressSpace(number(megabytes), needed: number(needed))
  }

  package func unfilteredCalls(_ reason: String) -> String { words.unfilteredCalls(reason) }
  package func unconfinedWriting(_ reason: String) -> String { words.unconfinedWriting(reason) }
}
