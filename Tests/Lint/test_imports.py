"""Tests of the lint for imports, on made-up packages."""

import pathlib
import tempfile
import unittest

from imports import problems


def target(name, *dependencies, kind="regular", **more):
    """A target as `swift package dump-package` writes it."""
    return {
        "name": name,
        "type": kind,
        "dependencies": [{"byName": [dependency, None]} for dependency in dependencies],
        "exclude": [],
        **more,
    }


class ImportsTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)

    def file(self, path, text=""):
        """Writes a source of the package."""
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def found(self, *targets):
        return list(problems({"targets": list(targets)}, self.root))

    def network(self, *dependencies):
        """Pages built on an HTTP client built on a C library."""
        self.file("Sources/CCurl/include/CCurl.h")
        self.file("Sources/HTTPKit/Client.swift", "import CCurl\n")
        return [
            target("CCurl"),
            target("HTTPKit", "CCurl"),
            target("Page", "HTTPKit", *dependencies),
        ]

    def test_declared_imports_pass(self):
        self.file("Sources/Page/Page.swift", "import Foundation\nimport HTTPKit\n")
        self.assertEqual(self.found(*self.network()), [])

    def test_an_indirect_dependency_does_not_count(self):
        self.file("Sources/Page/Page.swift", "// A page.\nimport CCurl\nimport HTTPKit\n")
        self.assertEqual(
            self.found(*self.network()),
            ["Sources/Page/Page.swift:2: Page imports CCurl without declaring it"],
        )

    def test_every_spelling_of_an_import_counts(self):
        for spelling in [
            "  import CCurl",
            "@testable import CCurl",
            "@preconcurrency internal import CCurl",
            "@_spi(Tests) import CCurl",
            "import struct CCurl.squad_curl",
            "import CCurl.Easy",
        ]:
            self.file("Sources/Page/Page.swift", spelling + "\n")
            self.assertEqual(len(self.found(*self.network())), 1, spelling)

    def test_a_comment_is_not_an_import(self):
        self.file("Sources/Page/Page.swift", "/// import CCurl\n// import CCurl\n")
        self.assertEqual(self.found(*self.network()), [])

    def test_a_library_in_c_has_one_user(self):
        self.file("Sources/Page/Page.swift", "import CCurl\n")
        both = "Package.swift: CCurl is C, declared by HTTPKit, Page instead of one target"
        self.assertEqual(self.found(*self.network("CCurl")), [both])
        alone = "Package.swift: CCurl is C, declared by nobody instead of one target"
        self.assertEqual(self.found(target("CCurl")), [alone])

    def test_a_catalogue_declares_no_other_and_nothing_below_its_tools(self):
        self.file("Sources/CSQLite/include/CSQLite.h")
        names = ["ToyCatalogue", "CatalogueKit", "OtherCatalogue", "SQLiteKit", "CellPictures"]
        for name in names:
            self.file(f"Sources/{name}/File.swift")
        package = [
            target("CSQLite"),
            target("ToyCatalogue", "CatalogueKit", "OtherCatalogue", "CSQLite", *names[3:]),
            *(target(name) for name in names[1:]),
        ]
        self.assertEqual(
            self.found(*package),
            [
                f"Package.swift: ToyCatalogue is a catalogue and declares {name}"
                for name in ["CSQLite", "CellPictures", "OtherCatalogue", "SQLiteKit"]
            ],
        )

    def test_others_may_declare_catalogues_and_their_tools(self):
        for name in ["squad", "ToyCatalogue", "CatalogueKit", "SQLiteKit"]:
            self.file(f"Sources/{name}/File.swift")
        package = [
            target("squad", "ToyCatalogue", "SQLiteKit", kind="executable"),
            target("ToyCatalogue", "CatalogueKit"),
            target("CatalogueKit"),
            target("SQLiteKit"),
        ]
        self.assertEqual(self.found(*package), [])

    def test_tests_declare_their_imports_too(self):
        self.file("Sources/PlainText/Line.swift")
        self.file("Tests/PageTests/PageTests.swift", "@testable import PlainText\n")
        plain = target("PlainText")
        line = "Tests/PageTests/PageTests.swift:1: PageTests imports PlainText without declaring it"
        self.assertEqual(self.found(plain, target("PageTests", kind="test")), [line])
        self.assertEqual(self.found(plain, target("PageTests", "PlainText", kind="test")), [])

    def test_paths_and_exclusions_of_the_manifest_hold(self):
        self.file("Sources/PlainText/Line.swift")
        self.file("Tests/Bench/main.swift", "import PlainText\n")
        self.file("Tests/Bench/Samples/sample.swift", "import PlainText\n")
        bench = target("bench", path="Tests/Bench", exclude=["Samples"])
        self.assertEqual(
            self.found(target("PlainText"), bench),
            ["Tests/Bench/main.swift:1: bench imports PlainText without declaring it"],
        )

    def test_folders_of_the_screen_form_no_circle(self):
        self.file("Sources/SquadScreen/List/Row.swift", "struct Row {\n  let tile: Tile\n}\n")
        self.file("Sources/SquadScreen/Tiles/Tile.swift", "package struct Tile {\n  // A Row.\n}\n")
        screen = target("SquadScreen")
        self.assertEqual(self.found(screen), [])
        self.file("Sources/SquadScreen/Frame/Frame.swift", 'enum Frame { let row = "\\(Row())" }\n')
        self.file("Sources/SquadScreen/Tiles/Tile.swift", "struct Tile { let frame: Frame }\n")
        line = "SquadScreen: {} and {} are in a circle: {}.swift uses {}".format
        self.assertEqual(
            self.found(screen),
            [
                line("Frame", "List", "Frame", "Row"),
                line("List", "Tiles", "Row", "Tile"),
                line("Tiles", "Frame", "Tile", "Frame"),
            ],
        )

    def test_a_module_of_the_system_may_be_exported(self):
        self.file("Sources/Page/Page.swift", "@_exported import Glibc\n")
        self.assertEqual(self.found(*self.network()), [])

    def test_a_target_may_not_be_exported(self):
        self.file("Sources/Page/Page.swift", "@_exported import HTTPKit\n")
        self.assertEqual(
            self.found(*self.network()),
            ["Sources/Page/Page.swift:1: passes HTTPKit on; whoever uses it imports it"],
        )


if __name__ == "__main__":
    unittest.main()
