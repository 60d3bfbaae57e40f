import Basics
import SquadCore
import SquadInspector
import SquadScreen
import SquadWords
import SystemKit
import TerminalKit

/// The full-screen front end: keys by the keymap, and one frame per turn.
final class ScreenFrontend {
  private let terminal: Terminal
  private let interpreter: KeyInterpreter
  private var mouse: MouseInterpreter
  private let layoutCache: LayoutCache
  /// Clock of the terminal's output, in microseconds.
  private let outputClock: () -> Int
  /// Clock of keys and clicks, in microseconds.
  private let inputClock: () -> Int
  private var pictureTimer = PictureTimer()

  init(
    terminal: Terminal, context: RenderContext, outputClock: @escaping () -> Int,
    inputClock: @escaping () -> Int
  ) {
    self.terminal = terminal
    self.outputClock = outputClock
    self.inputClock = inputClock
    interpreter = KeyInterpreter(keymap: context.strings.keymap)
    mouse = MouseInterpreter(keys: interpreter)
    layoutCache = LayoutCache(context)
  }

  /// The interface for the loop.
  fileprivate var frontend: Frontend {
    var frontend = Frontend(
      action: action, viewport: layoutCache.viewport,
      resize: { [layoutCache] in layoutCache.context.size = $0 },
      text: layoutCache.context.strings.text(of:), draw: draw)
    frontend.inspector = inspector
    frontend.showCap = { [layoutCache] cap in
      layoutCache.context.replayCap = layoutCache.context.strings.text(of: cap)
    }
    frontend.measured = measured
    return frontend
  }

  private func action(for event: InputEvent, in state: AppState) -> Action? {
    switch event {
    case .key(let key):
      interpreter.action(
        for: key, in: state, on: layoutCache, canSuspend: terminal.canSuspend) ?? .keyIgnored
    case .paste(let text):
      // A screen that is too small hides the field.
      ScreenLayout.isTooSmall(layoutCache.context.size)
        ? nil : interpreter.action(forPasted: text, in: state)
    case .mouse(let event):
      mouse.action(
        for: event, in: state, layoutCache, milliseconds: inputClock() / 1_000,
        canSuspend: terminal.canSuspend)
    case .reply(.background(let color)): .theme(.backgroundReported(color.isDark ? .dark : .light))
    case .reply(.deviceAttributes): .theme(.queryFinished)
    case .reply(.trueColor): .theme(.trueColorReported)
    case .reply(.synchronizedOutput), .reply(.hyperlinks): nil
    }
  }

  private func inspector(of history: ActionHistory) -> Inspector? {
    guard Inspector.fits(layoutCache.context.size) else { return nil }
    return Inspector(history, layoutCache.context)
  }

  private func draw(_ state: AppState) -> Int {
    layoutCache.context.takeTheme(of: state)
    let frame = AppView.draw(state, layoutCache)
    pictureTimer.willDraw(state.drawnPicture, outputClock)
    return terminal.draw(frame)
  }

  /// The time that the terminal took for a picture, once it has accepted all of it.
  private func measured(in state: AppState) -> Action? {
    guard !terminal.hasPendingOutput(), let milliseconds = pictureTimer.accepted(outputClock),
      state.pictures.reduction.matters(milliseconds)
    else { return nil }
    return .picture(.accepted(milliseconds: milliseconds))
  }
}

extension Frontend {
  /// The full screen. `outputClock`, of the terminal's output, and `inputClock`, of keys and
  /// clicks, are in microseconds.
  package static func screen(
    on terminal: Terminal, _ context: RenderContext,
    outputClock: @escaping () -> Int = { MonotonicClock.microseconds },
    inputClock: @escaping () -> Int = { MonotonicClock.microseconds }
  ) -> Frontend {
    ScreenFrontend(
      terminal: terminal, context: context, outputClock: outputClock, inputClock: inputClock
    ).frontend
  }
}

/// Measures how long the terminal takes to accept a picture: from the first frame with it until no
/// output is pending.
private struct PictureTimer {
  /// The picture in the last frame.
  private var carried: PictureRequest?
  /// Time of its first frame in microseconds; nil once it is accepted.
  private var began: Int?

  /// Starts the measurement before a frame is drawn. `clock` is called only if the picture is a new
  /// one.
  mutating func willDraw(_ picture: PictureRequest?, _ clock: () -> Int) {
    guard picture != carried else { return }
    carried = picture
    began = picture == nil ? nil : clock()
  }

  /// Ends the measurement once no output is pending: the picture's milliseconds; nil if none was
  /// pending.
  mutating func accepted(_ clock: () -> Int) -> Int? {
    guard let began else { return nil }
    self.began = nil
    return (clock() - began) / 1_000
  }
}
