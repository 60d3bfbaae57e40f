/// Quoted user input inside a message.
func quoted(_ text: String) -> String { "\"\(text)\"" }
