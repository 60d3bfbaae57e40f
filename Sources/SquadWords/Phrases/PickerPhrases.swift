import SquadCore
import TerminalKit

/// A picker's keys and marks.
extension Strings {
  /// `prints`, the purpose of Enter in the footer.
  package var prints: String { say("prints", "imprime", "出力") }
  /// `marks`, the purpose of Space or Tab in the footer.
  package var marksEntry: String { say("marks", "marca", "選択") }
  /// `cancels`, the purpose of Esc in the footer.
  package var cancels: String { say("cancels", "cancela", "中止") }
  /// `3 marked`, in the list's title.
  package func marked(_ count: Int) -> String {
    let number = number(count)
    return say(
      "\(number) marked", count == 1 ? "1 marcada" : "\(number) marcadas", "\(number)件を選択")
  }
  /// `marked`, said of a row.
  package var isMarked: String { say("marked", "marcada", "選択済み") }
  /// In a list without a match, where Esc would end the picker.
  package var clearsPickerField: String {
    let key = name(of: .ctrl("u"))
    return say("\(key) clears", "\(key) borra", "\(key) で解除")
  }

  /// `Choosing`, the title of the picker's keys in the help.
  package var pickerTitle: String { say("Choosing", "Elegir", "選択") }
  /// The picker's keys and their purposes, such as `Enter` and `print the choice and end`; one row
  /// each.
  ///
  /// - Parameter isMulti: whether several entries may be chosen, which adds the keys that mark.
  package func pickerHelp(isMulti: Bool) -> [(keys: [String], does: String)] {
    let prints = say(
      "print the choice and end", "imprimir lo elegido y terminar", "選んだものを出力して終了")
    let marks = say("mark; Tab moves on", "marcar; Tab avanza", "選択。Tab は次へ進む")
    let marksAll = say("mark all matches, none", "marcar todo, nada", "一致するものをすべて選択・解除")
    let cancels = say("end without a choice", "terminar sin elegir", "選ばずに終了")
    let toList = say("from the field to the list", "del campo a la lista", "入力欄からリストへ")
    let mark = [key(.recruit), name(of: .tab)].compactMap(\.self)
    return [([name(of: .enter)], prints)]
      + (isMulti ? [(mark, marks), (["a", "A"], marksAll)] : [])
      + [([name(of: .escape)], cancels), ([name(of: .ctrl("t"))], toList)]
  }
}
