import CatalogueKit

/// The bundled records of one kind.
typealias MarvelTable = BundledTable<MarvelFormat>

extension BundledTable where Format == MarvelFormat {
  /// With the files of that kind among `files`, and their rows.
  init(kind: MarvelKind, files: MarvelFiles) {
    self.init(
      MarvelFormat(kind: kind, bundle: files.all), files: files.records(of: kind),
      rows: files.rows(of: kind))
  }
}
