/// A piece of somebody's input inside a sentence of ours.
func quoted(_ text: String) -> String { "\"\(text)\"" }
