/// Words for the mouse.
extension Strings {
}
