/// The user's choice: `--color auto|never|16|256|truecolor`.
package enum ColorMode: String, Hashable, Sendable, CaseIterable {
  case auto
  case never
  case sixteen = "16"
  case indexed256 = "256"
  case truecolor
}
