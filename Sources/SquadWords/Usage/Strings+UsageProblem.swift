/// What is said of a command line that squad can't follow: what is wrong, and where to look.
extension Strings {
  package func text(of problem: UsageProblem) -> String {
    switch problem {
    case .unknown(let kind, let word, let nearest):
      let hint = nearest.map(didYouMean) ?? see(Self.help)
      return "\(unknown(kind, cited(word))) · \(hint)"
    case .unknownAmong(let names, let kind, let word):
      return "\(unknown(kind, cited(word))) · \(available(names))"
    case .missing(let operand, let name):
      return "\(needs(operand, name)) · \(see(operand))"
    case .noValueTaken(let option): return help(takesNoValue(option))
    case .emptySearch: return "\(needs(.text, "--search")) · \(searchIsOptional)"
    case .wrongValue(let option, let expectation, let given):
      return wrongValue(option, takes: text(of: expectation), given: given.map(cited))
    case .noID(let word, let command, let list):
      return "\(noID(cited(word), of: command)) · \(see("squad list \(list)"))"
    case .unexpected(let word, let limit): return text(unexpected(cited(word)), limit)
    case .foreignOption(let option): return help(foreignOption(option))
    case .conflict(let option, let other): return help(conflict(option, with: other))
    case .optionNeeds(let needed, let option): return help(self.option(option, needs: needed))
    case .kioskCommand: return help(kioskTakesNoCommand)
    case .notUTF8(let argument): return help(notUTF8(cited(argument)))
    case .notARecording(let path):
      return "\(notARecording(cited(path))) · \(namesAnotherFile("--record"))"
    case .notACast(let path):
      return "\(notACast(cited(path))) · \(namesAnotherFile("--cast"))"
    case .notALog(let path):
      return "\(notALog(cited(path))) · \(namesAnotherFile("--log"))"
    case .needsScreen(let name): return "\(needsScreen(name)) · \(unsetsAccessible)"
    case .noPlace: return noPlace
    case .unknownPlace(let place, let nearest, let all):
      return
        "\(unknownPlace(place)) · \(nearest.map(didYouMean) ?? available(all))"
    case .noTerminal: return noTerminal
    case .dumbTerminal: return dumbTerminal
    case .noTerminfo: return noTerminfo
    }
  }

  private static let help = "squad --help"

  private func help(_ text: String) -> String { "\(text) · \(see(Self.help))" }

  private func see(_ operand: UsageProblem.Operand) -> String {
    see(operand == .id ? "squad list marvel" : Self.help)
  }

  private func text(of expectation: UsageProblem.Expectation) -> String {
    switch expectation {
    case .choice(let names): either(names)
    case .number(let least, let most): number(from: least, to: most)
    case .wholeNumber(let range):
      takesNumber(from: number(range.lowerBound), to: number(range.upperBound))
    case .wholeNumberFrom(let least): wholeNumber(from: number(least))
    case .span: span
    case .visitorName(let longest): visitorName(longest: number(longest))
    }
  }

  private func text(_ unexpected: String, _ limit: UsageProblem.Limit) -> String {
    switch limit {
    case .one(let operand, let command): "\(unexpected) · \(takesOne(operand, command))"
    case .none(let command): "\(unexpected) · \(takesNoArguments(command))"
    case .place: help(unexpected)
    }
  }
}
