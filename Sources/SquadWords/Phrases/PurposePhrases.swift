/// The purpose of each command, in a line.
extension Strings {
  /// `Select the next row, stop or line`, for the palette and the example config.
  package func purpose(_ command: Command) -> String {
    switch command {
    case .next:
      say(
        "Select the next row, stop or line",
        "Seleccionar la fila, el elemento o la línea siguiente",
        "次の行や項目を選択")
    case .previous:
      say(
        "Select the previous row, stop or line",
        "Seleccionar la fila, el elemento o la línea anterior",
        "前の行や項目を選択")
    case .first: say("Go to the first row or line", "Ir a la primera fila o línea", "先頭の行へ移動")
    case .last:
      say(
        "Go to the last row or line, loading the rest of a live list",
        "Ir a la última fila o línea y cargar el resto de una lista en vivo",
        "末尾の行へ移動 (ライブのリストは残りも読み込む)")
    case .pageDown: say("Move down a page", "Bajar una página", "1ページ下へ移動")
    case .pageUp: say("Move up a page", "Subir una página", "1ページ上へ移動")
    case .halfPageDown: say("Move down half a page", "Bajar media página", "半ページ下へ移動")
    case .halfPageUp: say("Move up half a page", "Subir media página", "半ページ上へ移動")
    case .scrollDown:
      say(
        "Scroll the detail down a line, wherever the focus is",
        "Bajar una línea en el detalle, esté donde esté el foco",
        "フォーカスの位置によらず詳細を1行下へスクロール")
    case .scrollUp:
      say(
        "Scroll the detail up a line, wherever the focus is",
        "Subir una línea en el detalle, esté donde esté el foco",
        "フォーカスの位置によらず詳細を1行上へスクロール")
    case .narrower: say("Make the list narrower", "Estrechar la lista", "リストの幅を狭くする")
    case .wider: say("Make the list wider", "Ensanchar la lista", "リストの幅を広くする")
    case .jumpBack:
      say(
        "Go back to where the last jump began",
        "Volver a donde empezó el último salto",
        "直前のジャンプの前の場所へ戻る")
    case .random: say("Jump to a random entry", "Saltar a una entrada al azar", "ランダムな項目へジャンプ")
    case .reverseSort:
      say("Reverse the order of the list", "Invertir el orden de la lista", "リストを逆順に並べる")
    case .nextPane: say("Move the focus to the next pane", "Pasar al panel siguiente", "次のペインへ移動")
    case .previousPane:
      say("Move the focus to the previous pane", "Pasar al panel anterior", "前のペインへ移動")
    case .left:
      say(
        "Go left: to another stop or the list, or to the level above",
        "Ir a la izquierda: a otro elemento, a la lista o al nivel superior",
        "左へ移動: 別の項目やリストへ、または一つ上の階層へ")
    case .right:
      say(
        "Go right: to the detail, or to another of its stops",
        "Ir a la derecha: al detalle o a otro de sus elementos",
        "右へ移動: 詳細へ、または詳細の別の項目へ")
    case .open: say("Open what is selected", "Abrir lo seleccionado", "選択中の項目を開く")
    case .back:
      say(
        "Go back, close what is open, or clear the search",
        "Volver, cerrar lo abierto o borrar la búsqueda",
        "戻る、開いているものを閉じる、または検索を解除")
    case .strip: say("Go to the squad", "Ir al equipo", "チームへ移動")
    case .tab1: say("Open the first catalogue", "Abrir el primer catálogo", "1番目のカタログを開く")
    case .tab2: say("Open the second catalogue", "Abrir el segundo catálogo", "2番目のカタログを開く")
    case .tab3: say("Open the third catalogue", "Abrir el tercer catálogo", "3番目のカタログを開く")
    case .tab4: say("Open the fourth catalogue", "Abrir el cuarto catálogo", "4番目のカタログを開く")
    case .tab5: say("Open the fifth catalogue", "Abrir el quinto catálogo", "5番目のカタログを開く")
    case .tab6: say("Open the sixth catalogue", "Abrir el sexto catálogo", "6番目のカタログを開く")
    case .tab7: say("Open the seventh catalogue", "Abrir el séptimo catálogo", "7番目のカタログを開く")
    case .tab8: say("Open the eighth catalogue", "Abrir el octavo catálogo", "8番目のカタログを開く")
    case .tab9: say("Open the ninth catalogue", "Abrir el noveno catálogo", "9番目のカタログを開く")
    case .previousList: say("Open the previous list", "Abrir la lista anterior", "前のリストを開く")
    case .nextList: say("Open the next list", "Abrir la lista siguiente", "次のリストを開く")
    case .grid:
      say(
        "Show the list as a grid of pictures, or as a list again",
        "Mostrar la lista como cuadrícula de imágenes, o de nuevo como lista",
        "リストを画像のグリッドで表示、またはリストに戻す")
    case .search:
      say("Search this list by name", "Buscar por nombre en esta lista", "このリストを名前で検索")
    case .nextMatch:
      say(
        "Select the next match of the search",
        "Seleccionar el resultado siguiente",
        "次の検索結果を選択")
    case .previousMatch:
      say(
        "Select the previous match of the search",
        "Seleccionar el resultado anterior",
        "前の検索結果を選択")
    case .sort:
      say(
        "Sort the list by its next sort order",
        "Ordenar la lista por el criterio siguiente",
        "リストを次の並び順で並べ替え")
    case .refresh:
      say(
        "Ask the live service again, or retry what failed",
        "Consultar de nuevo el servicio en vivo, o reintentar lo que falló",
        "ライブサービスに再度問い合わせ、または失敗した操作を再試行")
    case .chartLonger:
      say(
        "Show more days in the chart, or make the cards larger",
        "Mostrar más días en el gráfico, o tarjetas más grandes",
        "グラフの期間を長く、またはカードを大きくする")
    case .chartShorter:
      say(
        "Show fewer days in the chart, or make the cards smaller",
        "Mostrar menos días en el gráfico, o tarjetas más pequeñas",
        "グラフの期間を短く、またはカードを小さくする")
    case .recruit:
      say(
        "Recruit the selected entry, or fire a member after asking",
        "Reclutar la selección, o despedir a un miembro previa confirmación",
        "選択中の項目をスカウト、またはメンバーを確認のうえ外す")
    case .fire:
      say(
        "Fire the selected member after asking",
        "Despedir al miembro seleccionado previa confirmación",
        "選択中のメンバーを確認のうえ外す")
    case .undo:
      say(
        "Undo the latest change to the squad",
        "Deshacer el último cambio del equipo",
        "チームへの直前の変更を元に戻す")
    case .redo:
      say("Redo the last undone change", "Rehacer el último cambio deshecho", "元に戻した変更をやり直す")
    case .shiftLeft:
      say(
        "Move the selected member to the left",
        "Mover al miembro seleccionado a la izquierda",
        "選択中のメンバーを左へ移動")
    case .shiftRight:
      say(
        "Move the selected member to the right",
        "Mover al miembro seleccionado a la derecha",
        "選択中のメンバーを右へ移動")
    case .compare:
      say(
        "Compare the selected hero with one of the squad",
        "Comparar al héroe seleccionado con uno del equipo",
        "選択中のヒーローをチームのヒーローと比較")
    case .links:
      say(
        "List the entry's links with their addresses in full",
        "Mostrar los enlaces de la entrada con sus direcciones completas",
        "項目のリンクをアドレスとともに一覧表示")
    case .copyLink:
      say(
        "Copy the link through the terminal's clipboard",
        "Copiar el enlace mediante el portapapeles del terminal",
        "端末のクリップボード経由でリンクをコピー")
    case .board:
      say(
        "Show who is recruited most on this host today",
        "Mostrar a quién se recluta más hoy en este servidor",
        "このホストで今日最も多くスカウトされた相手を表示")
    case .mouse:
      say("Turn the mouse on or off", "Activar o desactivar el ratón", "マウスのオン・オフを切り替え")
    case .palette:
      say(
        "Find a command or an entry by its name",
        "Buscar un comando o una entrada por su nombre",
        "コマンドや項目を名前で探す")
    case .help: say("Show all keys", "Mostrar todas las teclas", "すべてのキーを表示")
    case .nextTheme: say("Switch to the next theme", "Cambiar al tema siguiente", "次のテーマに切り替え")
    case .chooseTheme:
      say(
        "Choose a theme with the screen as its preview",
        "Elegir un tema viendo el resultado en pantalla",
        "画面で確かめながらテーマを選ぶ")
    case .inspector:
      say(
        "Show the last actions, what each changed, and the screen after it",
        "Mostrar las últimas acciones, qué cambió cada una y la pantalla que dejó",
        "直近のアクション、それぞれの変更点、直後の画面を表示")
    case .fields:
      say(
        "List the fields of your own file, and give one another role",
        "Ver los campos de tu archivo y dar otra función a uno",
        "自分のファイルのフィールドを一覧し、役割を変える")
    case .records:
      say(
        "List the places in your own file that hold records, and take another",
        "Ver dónde hay registros en tu archivo y elegir otro lugar",
        "自分のファイルのレコードの場所を一覧し、別の場所を選ぶ")
    case .unreadable:
      say(
        "List what could not be read of your own file",
        "Ver lo que no se pudo leer de tu archivo",
        "自分のファイルの読み取れなかった部分を一覧")
    case .copyEntry:
      say(
        "Copy the config entry that reads your own file like this",
        "Copiar la entrada de configuración que lee así tu archivo",
        "自分のファイルをこのとおり読む設定の項目をコピー")
    case .configMistakes:
      say(
        "Show the mistakes in config.json",
        "Mostrar los errores de config.json",
        "config.json の誤りを表示")
    case .redraw: say("Redraw the whole screen", "Redibujar toda la pantalla", "画面全体を再描画")
    case .suspend:
      say(
        "Suspend squad and return to the shell",
        "Suspender squad y volver al shell",
        "squad を一時停止してシェルに戻る")
    case .quit: say("Quit squad", "Salir de squad", "squad を終了")
    }
  }
}
