import Basics
import SquadCore
import TerminalKit

/// The full screen: keys by the keymap, and a frame a turn.
final class ScreenDisplay {
  private let terminal: Terminal
  private let interpreter: KeyInterpreter
  private let measuring: Measuring
  /// The themes to choose from; nil: the context's theme stays.
  private let themes: Themes?
  private let tracer = Tracer()
  private var lastBytes = 0

  init(terminal: Terminal, context: RenderContext, themes: Themes?) {
    self.terminal = terminal
    self.themes = themes
    interpreter = KeyInterpreter(keymap: context.keymap)
    measuring = Measuring(context)
  }

  /// What the loop sees of it.
  fileprivate var display: Display {
    let tracer = tracer
    return Display(
      action: action, viewport: measuring.viewport,
      resize: { [measuring] in measuring.context.size = $0 },
      middleware: Middleware(where: tracer.watches) { action, before, after, _ in
        tracer.saw(action, before, after)
      },
      draw: draw)
  }

  private func action(for event: InputEvent, in state: AppState) -> Action {
    switch event {
    case .key(let key):
      interpreter.action(
        for: key, in: state, isTooSmall: ScreenLayout.isTooSmall(measuring.context.size),
        canSuspend: terminal.canSuspend) ?? .keyIgnored
    case .paste(let text): interpreter.action(forPasted: text, in: state)
    case .reply(.background(let color)):
      .theme(.backgroundReported(color.isDark ? .dark : .light))
    case .reply(.deviceAttributes): .theme(.queryFinished)
    }
  }

  private func draw(_ state: AppState) {
    themes?.apply(state, to: &measuring.context)
    measuring.context.trace = state.showsTrace ? tracer.trace(bytes: lastBytes) : nil
    lastBytes = terminal.draw(AppView.draw(state, measuring)).bytes
  }
}

extension Display {
  /// The full screen.
  ///
  /// - Parameter themes: what the terminal can show; nil: the context's theme stays.
  package static func screen(
    on terminal: Terminal, _ context: RenderContext, themes: Themes? = nil
  ) -> Display {
    ScreenDisplay(terminal: terminal, context: context, themes: themes).display
  }
}
