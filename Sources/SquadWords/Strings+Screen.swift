/// Words that stand by themselves.
extension Strings {
}
