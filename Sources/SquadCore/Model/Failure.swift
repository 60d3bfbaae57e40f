/// Failure of the outside world, in the kinds that the screen and the command line distinguish.
package enum Failure: Error, Equatable, Sendable {
  /// No catalogue of this name.
  case unknownCatalogue(String)
  /// The catalogue has no such list.
  case unknownList(String)
  /// The catalogue has no such entry.
  case unknownEntry(EntryID)
  /// The entry is not bundled, and no service was requested.
  case notBundled(EntryID)
  /// A response in an unexpected format; the text says where.
  case unreadable(String)
  /// The request to the live service failed.
  case service(ServiceProblem)
  /// The squad's file; the text is the system's or the library's own reason.
  case storage(StorageProblem)

  /// Whether both ask the same of a person, although not in the same words.
  package func isLike(_ other: Failure) -> Bool {
    switch (self, other) {
    case (.service(let problem), .service(let other)): problem.isLike(other)
    case (.unreadable, .unreadable): true
    default: self == other
    }
  }
}

/// Changes of the squad that did not get into its file before squad ended.
package struct UnsavedChanges: Equatable, Sendable {
  package let count: Int
  package let problem: StorageProblem

  package init(count: Int, problem: StorageProblem) {
    self.count = count
    self.problem = problem
  }
}

/// Why the squad cannot be read or written.
package enum StorageProblem: Error, Equatable, Sendable {
  /// Permissions deny it, it isn't known where.
  case readOnly
  /// What is denied, and the system's reason.
  case unopenable(path: String, reason: String)
  case unwritable(path: String, reason: String)
  case readOnlyDisk
  /// Nothing says where the data of this user belongs.
  case noHome
  case full
  /// The file would become larger than the system lets this process make one.
  case sizeLimit
  /// This process has as many files open as the system lets it.
  case tooManyFiles
  /// Another program holds the file for longer than squad waits.
  case busy
  /// A squad holds no more than so many members here.
  case squadFull(Int)
  /// Too many squads began at the visitor's address within the hour.
  case tooManySquads
  /// Made by a newer squad; its schema version.
  case newer(Int)
  /// Why, as it came, or a `StorageReason` in English.
  case other(String)

  /// One of squad's own reasons.
  package static func unusable(_ reason: StorageReason) -> StorageProblem {
    .other(reason.rawValue)
  }
}

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
