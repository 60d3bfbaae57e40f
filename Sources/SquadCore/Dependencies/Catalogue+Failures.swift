/// Reading a catalogue with typed errors.
extension Catalogue {
  /// A page from stored data. Rows shared with squad members are compiled from the members'
  /// sections.
  package func page(_ request: PageRequest) throws(Failure) -> Page {
    switch request.source {
    case .list, .section, .file: return try storedRows(request)
    case .shared(let owner, let members, let section):
      return try sharedPage(of: owner, with: members, named: section, request)
    }
  }

  /// Rows of a list or section, without the lists shared with the squad.
  func storedRows(_ request: PageRequest) throws(Failure) -> Page {
    do { return try storedPage(request) } catch { throw Failure(error) }
  }

  /// The rows through the page with `entry`, as `storedPageThrough` reads them.
  package func firstPage(through entry: EntryID?, _ request: PageRequest) throws(Failure) -> Page {
    do { return try storedPageThrough(entry, request) } catch { throw Failure(error) }
  }

  /// A list's first rows, as `storedList` reads them.
  package func list(_ request: PageRequest) throws(Failure) -> Page {
    do { return try storedList(request) } catch { throw Failure(error) }
  }

  /// An entry from stored data, as `storedDetail` reads it.
  package func detail(_ id: EntryID) throws(Failure) -> Detail {
    do { return try storedDetail(id) } catch { throw Failure(error) }
  }
}

extension Failure {
  /// Wraps any error.
  package init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let problem as StorageError: self = .storage(problem)
    default: self = .unreadable(String(describing: error))
    }
  }
}

extension StorageError {
  /// Wraps any error.
  package init(_ error: any Error) {
    self = error as? StorageError ?? .other(String(describing: error))
  }
}
