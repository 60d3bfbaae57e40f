/// What squad says about a config file that others can read.
extension Strings {
  var exposesKeys: String { "holds keys and can be read by others · chmod 600" }

  /// `config.json holds keys and can be read by others · chmod 600`
  func exposedKeys(in file: String) -> String { "\(file) \(exposesKeys)" }
}
