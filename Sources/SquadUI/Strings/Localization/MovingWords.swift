/// What is said about moving around.
protocol MovingWords {
  var noJumpToUndo: String { get }
  var onlyOneOrder: String { get }
  /// Why a refresh asks no service.
  var orderIsOurs: String { get }
  var noDetailShown: String { get }
  var noDivider: String { get }
  var noChart: String { get }
  var listIsNarrowest: String { get }
  var listIsWidest: String { get }
  var nothingToPick: String { get }
}
