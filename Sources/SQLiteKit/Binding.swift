/// A value for a parameter of a statement.
package enum Binding: Equatable {
  case text(String)
  case integer(Int)
  case null
}
