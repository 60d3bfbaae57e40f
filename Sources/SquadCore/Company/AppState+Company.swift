/// What the shown entry shares with the squad: searched for once it has been shown for a while, and
/// never on the way from a key to its frame.
extension AppState {
  /// How long an entry is shown before the search begins, in milliseconds.
  static let companyDebounceInterval = 120

  /// What the shown entry shares with the squad, as far as that is known.
  package var shownCompany: SharedList? {
    guard let detail = companyDetail, let section = detail.sharedSection,
      case .some(.some(let company)) = company.result(
        of: detail.id, with: partners(of: detail.id))
    else { return nil }
    let members = company.members.compactMap { id in
      squad.saved.index(of: id).map { squad.saved.members[$0] }
    }
    guard members.count == company.members.count else { return nil }
    return SharedList(
      section: section.name, title: section.title, members: members, count: company.count,
      coverage: company.coverage)
  }

  /// Debounces the shown entry where it is unknown what it shares with the squad.
  mutating func debounceCompany() -> [Effect] {
    let wanted = wantedCompany
    guard wanted != company.debounced else { return [] }
    company.debounced = wanted
    guard let wanted else { return [.loop(.cancelTimer(.company))] }
    return [
      .loop(
        .startTimer(
          .company, milliseconds: Self.companyDebounceInterval, .company(.debounced(wanted))))
    ]
  }

  mutating func findCompany(of entry: EntryID) -> [Effect] {
    guard company.debounced == entry else { return [] }
    company.debounced = nil
    guard wantedCompany == entry, let section = companyDetail?.sharedSection else { return [] }
    let request = CompanyRequest(
      entry: entry, section: section.name, members: Array(partners(of: entry)))
    let id = nextRequest()
    let cancelled = company.begin(request, as: id).map { [Effect.world(.cancel($0))] } ?? []
    return cancelled + [.world(.findCompany(id, request))]
  }

  /// The shown entry while nobody knows, or finds out, what it shares with the squad.
  private var wantedCompany: EntryID? {
    guard let detail = companyDetail, detail.sharedSection != nil,
      !company.isPending(detail.id), partners(of: detail.id).contains(where: { _ in true }),
      case .none = company.result(of: detail.id, with: partners(of: detail.id))
    else { return nil }
    return detail.id
  }

  /// The shown detail, where somebody might share something with it.
  private var companyDetail: Detail? {
    guard !squad.saved.members.isEmpty, comparison == nil, shownGrid == nil,
      shownDetail?.isWhole == false
    else { return nil }
    return loadedDetail
  }

  /// The other members of an entry's catalogue.
  private func partners(of entry: EntryID) -> some Sequence<EntryID> {
    squad.saved.members.lazy.map(\.id).filter { $0.catalogue == entry.catalogue && $0 != entry }
  }
}

extension Detail {
  /// The section whose entries it may share with the squad, where there is anything in it.
  fileprivate var sharedSection: Section? {
    template.sharedSection.flatMap { name in sections.first { $0.name == name && $0.opens } }
  }
}
