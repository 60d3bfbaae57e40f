import TestSupport
import Testing

@testable import SquadCore

@Suite struct ListsTests {
  @Test func `a digit opens a tab and focuses its list`() throws {
    let store = TestStore(try .sample())
    store.skip(.opened)
    store.send(.list(.tabChosen(3))) {
      $0.focus = .list
      $0.listStack.open(.currencies)
    }
    #expect(store.state.openList.selected == .euro)
  }

  @Test(arguments: [4, 9])
  func `a digit without a tab says so`(number: Int) throws {
    let store = TestStore(try .sample())
    store.send(.list(.tabChosen(number))) { $0.message = .noSuchList(number) }
    store.send(.moved(.next)) {
      $0.message = nil
      $0.select(1)
    }
  }

  @Test func `brackets step through all lists, stop at both ends, and say so`() throws {
    let store = TestStore(try .sample())
    store.send(.list(.stepped(forward: false))) { $0.message = .listIsFirst }
    store.send(.list(.stepped(forward: true))) {
      $0.message = nil
      $0.listStack.open(.films)
    }
    store.send(.list(.stepped(forward: true))) { $0.listStack.open(.people) }
    store.send(.list(.stepped(forward: true))) { $0.listStack.open(.currencies) }
    store.send(.list(.stepped(forward: true))) { $0.message = .listIsLast }
    store.send(.list(.stepped(forward: false))) {
      $0.message = nil
      $0.listStack.open(.people)
    }
  }

  @Test func `switching lists focuses the list, from the strip too`() throws {
    let store = TestStore(try .sample(squad: .sample(.thor)))
    store.skip(.squad(.stripFocused))
    store.send(.list(.stepped(forward: true))) {
      $0.listStack.open(.films)
      $0.focus = .list
    }
  }

  @Test func `each list keeps its selection, filter and sort`() throws {
    let store = TestStore(try .sample())
    store.skip(.search(.opened), .search(.textChanged("h")), .search(.kept), .moved(.next))
    let left = store.state.openList
    #expect(left.filter?.text == "h" && left.cursor.row == 1)
    store.skip(.list(.tabChosen(2)), .moved(.next), .list(.tabChosen(1)))
    #expect(store.state.openList == left)
  }

  @Test func `a tab opens with the list and level where it was left`() throws {
    let store = TestStore(try .sample())
    store.skip(
      .list(.tabChosen(2)), .list(.stepped(forward: true)), .moved(.next), .list(.tabChosen(1)))
    store.send(.list(.tabChosen(2))) { $0.listStack.open(.people) }
    #expect(store.state.openList.selected == .leia)
  }

  @Test func `the digit of the open tab returns to its root`() throws {
    let store = TestStore(try .sample())
    store.skip(.list(.tabChosen(2)), .opened)
    store.receive(stored: .sample([.luke, .leia]), changing: [.openList])
    #expect(store.state.listStack[.films].count == 2)
    store.skip(.opened)
    store.send(.list(.tabChosen(2))) {
      $0.listStack.pop()
      $0.focus = .list
    }
  }

  @Test func `the root of a tab is its first list`() throws {
    let store = TestStore(try .sample())
    store.skip(.list(.tabChosen(2)), .list(.stepped(forward: true)))
    store.send(.list(.tabChosen(2))) { $0.listStack.open(.films) }
  }

  @Test func `leaving a list while its empty search field is open leaves no filter`() throws {
    let store = TestStore(try .sample())
    store.skip(.search(.opened))
    store.send(.list(.tabChosen(2))) {
      $0.listStack[.characters, 0]?.filter = nil
      $0.listStack.open(.films)
      $0.focus = .list
    }
  }
}
