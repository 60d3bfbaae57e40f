import Basics
import SquadCore
import StageTestSupport
import TestSupport
import Testing

@testable import SquadWords

/// Line-by-line output in Spanish and Japanese.
@Suite struct SpokenLanguageTests {
  private static let squad = Squad(members: [Sample.member(1), Sample.member(3)])

  private static func stage(_ language: Language) -> SpokenStage {
    SpokenStage(squad: squad, language: language)
  }

  private static func prices(_ language: Language) -> SpokenStage {
    SpokenStage(
      [PriceSample.catalogue], page: PriceSample.page, now: PriceSample.now, language: language)
  }

  @Test func `a session in Spanish`() {
    let stage = Self.stage(.spanish)
    #expect(
      stage.said == """
        People, lista 1 de 1. Personajes, 60, por nombre. \
        Datos incluidos, del 22 de abril de 2026.
        Ada the Calm, 1 cómic, 1 de 60.
        Pulsa signo de interrogación para ver las teclas, q para salir.

        """)
    #expect(
      stage.press("/xyz<enter>")
        == "Buscar: xyz\nSin resultados para xyz. Esc borra la búsqueda.\n")
    #expect(
      stage.press("<esc>")
        == "Sin búsqueda, 60 en total.\nAda the Calm, 1 cómic, 1 de 60.\n")
    stage.press("<space>")
    #expect(
      stage.respondWithSquad() == "Ada the Calm se unió al equipo, ahora hay 3 miembros.\n")
    #expect(
      stage.press("<space>n") == """
        ¿Despedir a Ada the Calm del equipo? Pulsa y para despedir, n para mantener.
        Ada the Calm se queda.

        """)
    #expect(
      stage.press(":hana<enter>") == """
        Ir a: hana
        1 resultado para hana.
        1, Hana, 2807 cómics, People.

        """)
  }

  @Test func `a session in Japanese`() {
    let stage = Self.stage(.japanese)
    #expect(
      stage.said == """
        People、全1リスト中1番目。キャラクター、60人、並び順は名前。2026年4月22日の内蔵データ。
        Ada the Calm、コミック1冊、60人中1人目。
        キーの一覧は疑問符、終了は q を押してください。

        """)
    #expect(
      stage.press("/xyz<enter>") == "検索: xyz\nxyz は見つかりません。Esc で検索を解除します。\n")
    #expect(
      stage.press("<esc>") == "検索を解除しました。全60人。\nAda the Calm、コミック1冊、60人中1人目。\n")
    stage.press("<space>")
    #expect(stage.respondWithSquad() == "Ada the Calm が加わりました。チームは3人です。\n")
    #expect(
      stage.press("<space>n") == """
        Ada the Calm をチームから外しますか？外すなら y、残すなら n を押してください。
        Ada the Calm はチームに残ります。

        """)
    #expect(
      stage.press(":hana<enter>") == """
        移動先: hana
        hana の検索結果は1件。
        1、Hana、コミック2,807冊、People。

        """)
  }

  @Test func `a user's file keeps its words and numbers`() {
    let list = ListInfo(id: Sample.list, title: "Films", sorts: [SortOrder(key: ".")])
    let own = CatalogueInfo(id: Sample.id, title: "Films", lists: [list], service: .file)
    let entry = Entry(
      id: EntryID(Sample.id, "1"), title: "Ada", subtitle: "1,234 · unknown")
    let page = Page(offset: 0, entries: [entry], total: 1, isLast: true, freshness: Sample.day)
    let stage = SpokenStage([own], page: page, language: .spanish)
    let said = stage.said
    #expect(said.hasPrefix("Films, lista 1 de 1. Films, 1, por orden del archivo. "))
    #expect(said.contains("\nAda, 1,234, unknown, 1 de 1.\n"))
    #expect(stage.press(":ada<enter>").contains("\n1, Ada, 1,234, unknown, Films.\n"))
  }

  @Test func `a detail in Spanish has the full names of months`() {
    let stage = Self.stage(.spanish)
    stage.press("9<enter>")
    #expect(stage.press("<enter>").contains("5, Annual #1, 30 de agosto de 2017.\n"))
  }

  @Test func `a detail in Japanese`() {
    let stage = Self.stage(.japanese)
    stage.press("9<enter>")
    #expect(
      stage.press("<enter>j") == """
        Ines。
        A careful person who counts to ten before anything else, and who has never been late.
        Keeps 三つの猫 and a lantern.
        知力は100点中88点、筋力は100点中7点、Luck は100点中110点。
        更新日、不明。
        1、コミック、883冊中6冊を内蔵。
        2、シリーズ、198件。
        ストーリー、なし。
        3、イベント、27件。
        最近の登場作品。
        4、The Long Quiet (2018) #20。
        5、Annual #1、2017年8月30日。
        ほかコミック881冊、うち4冊を内蔵。
        6、リンク、detail。
        7、リンク、wiki。
        Facts about nobody, by the squad project.
        2026年4月22日の内蔵データ。
        シリーズ、198件、7件中2件目。

        """)
  }

  @Test func `prices in Spanish`() {
    let stage = Self.prices(.spanish)
    #expect(
      stage.said.hasPrefix(
        """
        Prices, lista 1 de 1. Divisas, 5, por uso. En vivo, 14:05.
        USD, US dollar, 77.516,01 dólares, sube un 0,1 por ciento, 1 de 5.

        """))
    #expect(
      stage.press("<enter>j") == """
        USD, US dollar.
        77.516,01 dólares, sube un 0,1 por ciento hoy, sube un 0,2 por ciento en 7 días. \
        En vivo, 14:05.
        14 días: de 77.175,00 a 77.500,00; máximo, 99.000,00 el 14 de abril; \
        mínimo, 77.175,00 el 9 de abril. En vivo, 14:05.
        14 días para recorrer, los más recientes primero.
        21 de abril de 2026, 77.475,00, sin cambios, 2 de 14.

        """)
  }

  @Test func `prices in Japanese`() {
    let said = Self.prices(.japanese).press("<enter>j")
    #expect(
      said == """
        USD、US dollar。
        77,516.01ドル、今日は0.1パーセント上昇、7日間で0.2パーセント上昇。14時5分のライブデータ。
        14日間で77,175.00から77,500.00、最高は4月14日の99,000.00、最低は4月9日の77,175.00。\
        14時5分のライブデータ。
        新しい順に14日分の価格をたどれます。
        2026年4月21日、77,475.00、変わらず、14件中2件目。

        """)
  }

  @Test func `keys have names where their signs are misheard`() {
    let spanish = Self.stage(.spanish).press("?")
    #expect(
      spanish.contains("corchete de apertura, corchete de cierre: lista anterior, siguiente."))
    #expect(spanish.contains("R mayúscula, F5: actualizar o reintentar."))
    let japanese = Self.stage(.japanese).press("?")
    #expect(japanese.contains("左角かっこ、右角かっこは、前・次のリスト。"))
    #expect(japanese.contains("大文字の R、F5 は、更新・再試行。"))
  }
}
