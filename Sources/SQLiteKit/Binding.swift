/// Value of a statement's parameter.
package enum Binding: Equatable {
  case text(String)
  case integer(Int)
  case null
}
