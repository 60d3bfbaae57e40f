/// What is said of a command line that squad can't follow: what is wrong, and where to look.
extension Strings {
  package func text(of problem: UsageProblem) -> String {
    let words = words
    switch problem {
    case .unknown(let kind, let word, let nearest):
      let hint = nearest.map(words.didYouMean) ?? words.see(Self.help)
      return "\(words.unknown(kind, words.cited(word))) · \(hint)"
    case .unknownAmong(let names, let kind, let word):
      return "\(words.unknown(kind, words.cited(word))) · \(words.available(names))"
    case .missing(let operand, let name):
      return "\(words.needs(operand, name)) · \(see(operand))"
    case .noValueTaken(let option): return help(words.takesNoValue(option))
    case .emptySearch: return "\(words.needs(.text, "--search")) · \(words.searchIsOptional)"
    case .wrongValue(let option, let expectation, let given):
      return words.wrongValue(option, takes: text(of: expectation), given: given.map(words.cited))
    case .noID(let word, let command, let list):
      return "\(words.noID(words.cited(word), of: command)) · \(words.see("squad list \(list)"))"
    case .unexpected(let word, let limit): return text(words.unexpected(words.cited(word)), limit)
    case .foreignOption(let option): return help(words.foreignOption(option))
    case .conflict(let option, let other): return help(words.conflict(option, with: other))
    case .optionNeeds(let needed, let option): return help(words.option(option, needs: needed))
    case .kioskCommand: return help(words.kioskTakesNoCommand)
    case .notUTF8(let argument): return help(words.notUTF8(words.cited(argument)))
    case .notARecording(let path):
      return "\(words.notARecording(words.cited(path))) · \(words.namesAnotherFile("--record"))"
    case .notACast(let path):
      return "\(words.notACast(words.cited(path))) · \(words.namesAnotherFile("--cast"))"
    case .notALog(let path):
      return "\(words.notALog(words.cited(path))) · \(words.namesAnotherFile("--log"))"
    case .needsScreen(let name): return "\(words.needsScreen(name)) · \(words.unsetsAccessible)"
    case .noPlace: return words.noPlace
    case .unknownPlace(let place, let nearest, let all):
      return
        "\(words.unknownPlace(place)) · \(nearest.map(words.didYouMean) ?? words.available(all))"
    case .noTerminal: return words.noTerminal
    case .dumbTerminal: return words.dumbTerminal
    case .noTerminfo: return words.noTerminfo
    }
  }

  private static let help = "squad --help"

  private func help(_ text: String) -> String { "\(text) · \(words.see(Self.help))" }

  private func see(_ operand: UsageProblem.Operand) -> String {
    words.see(operand == .id ? "squad list marvel" : Self.help)
  }

  private func text(of expectation: UsageProblem.Expectation) -> String {
    switch expectation {
    case .choice(let names): words.either(names)
    case .number(let least, let most): words.number(from: least, to: most)
    case .wholeNumber(let range):
      words.takesNumber(from: number(range.lowerBound), to: number(range.upperBound))
    case .wholeNumberFrom(let least): words.wholeNumber(from: number(least))
    case .span: words.span
    case .visitorName(let longest): words.visitorName(longest: number(longest))
    }
  }

  private func text(_ unexpected: String, _ limit: UsageProblem.Limit) -> String {
    switch limit {
    case .one(let operand, let command): "\(unexpected) · \(words.takesOne(operand, command))"
    case .none(let command): "\(unexpected) · \(words.takesNoArguments(command))"
    case .place: help(unexpected)
    }
  }
}
