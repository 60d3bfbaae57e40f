import SquadCore

/// One service that tells rates, or histories.
struct FigureSource: Sendable {
  let kind: FigureKey.Kind
  let template: AddressTemplate
  private let client: ServiceClient
  /// What this squad asked itself: prices change all the time, so that its own answers never stand
  /// in for a new one.
  private let asked = Asked()

  init(_ kind: FigureKey.Kind, _ address: String, services: Services) {
    self.kind = kind
    template = AddressTemplate(address)
    client = services.client(.bitcoin, bases: [address], words: ServiceWords.reason)
  }

  /// Where its answers are read; nobody has to wait there.
  var worker: Worker { client.worker }

  /// What the answer about a currency is kept under.
  func key(of code: String?) -> FigureKey {
    FigureKey(kind, template.namesCurrency ? code : nil, template.label)
  }

  /// Asks about a currency, or about all that it knows where its address names none.
  ///
  /// - Parameter read: makes a value of a body, the currency that was asked for, and when it came.
  func ask<Value: Dated>(
    about code: String?,
    read: @escaping @Sendable ([UInt8], String?, Moment) throws(Failure) -> Value,
    done: @escaping @Sendable (Result<Value, Failure>) -> Void
  ) -> Ticket {
    let key = key(of: code)
    let address = template.filled(with: code ?? CurrencyTable.dollar)
    let now = client.now
    var client = client
    client.address = { _, _ in address }
    return client.ask(
      key.path, isAnew: !asked.isFirst(key.answer),
      read: { (body, freshness) throws(Failure) in
        try read(body, key.currency, freshness.moment ?? now())
      }, done: done)
  }
}
