/// A field of the user's that isn't written as one.
package struct InvalidField: Error, Equatable {
  package let role: FieldRole
  package let text: String
}
