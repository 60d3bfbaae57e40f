"""Tests of the lint over doc comments."""

import unittest

from documented import undocumented


class DocumentedTests(unittest.TestCase):
    def lines(self, text):
        return list(undocumented(text))

    def test_a_declaration_needs_a_comment(self):
        self.assertEqual(self.lines("package struct Size {\n  package let columns: Int\n}"), [1, 2])
        self.assertEqual(self.lines("/// Columns and rows.\npackage struct Size {}"), [])

    def test_attributes_stand_between(self):
        self.assertEqual(self.lines("/// Quick.\n@inline(__always)\npackage func go() {}"), [])
        self.assertEqual(self.lines("@inline(__always)\npackage func go() {}"), [2])
        self.assertEqual(self.lines("@discardableResult package func go() {}"), [1])

    def test_modifiers_in_any_order(self):
        for line in ("package private(set) var a = 1", "package static let a = 1",
                     "public mutating func a() {}", "package convenience init() {}",
                     "static package func a() {}"):
            self.assertEqual(self.lines(line), [1], line)

    def test_other_declarations_need_no_comment(self):
        text = "package extension A {\n  case b\n  let c = 1\n}\nlet package = Package()\nfunc d() {}"
        self.assertEqual(self.lines(text), [])

    def test_an_ordinary_comment_does_not_document(self):
        self.assertEqual(self.lines("// Why.\npackage let a = 1"), [2])


if __name__ == "__main__":
    unittest.main()
