/// Names of the lists that ship in the program, as commands and the config take them. They are
/// known without making the catalogues, which takes time at a start.
package enum ListNames {
  /// All of them, in the order of the tabs; a catalogue's first list has its name.
  package static let all = ["marvel", "superheroes", "starwars", "starwars/people", "bitcoin"]

  /// The names of the catalogues.
  package static let catalogues = all.filter { !$0.contains("/") }
}
