/// What each command does, in a line.
extension Strings {
}
