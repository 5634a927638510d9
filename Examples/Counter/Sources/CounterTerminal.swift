import Headwater

/// The same counter as an imperative screen. It prints each number, and sends an action for each typed line.
@MainActor
public struct CounterTerminal {
  private let store: Store<AppState, AppAction>

  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - store: The counter.
  ///   - print: Prints a line.
  public init(store: Store<AppState, AppAction>, print: @escaping (String) -> Void) {
    self.store = store
    self.print = print
  }

  private let print: (String) -> Void

  /// Prints the current number and each new one, and sends an action for each line until the input ends.
  ///
  /// - Parameter nextLine: Returns the next typed line; nil at the end of the input.
  public func run(nextLine: () -> String?) {
    let subscription = store.subscribe { [print] count in print("Count: \(count)") }
    defer { subscription.cancel() }
    while let line = nextLine() {
      switch line {
      case "+": store.send(.increment)
      case "-": store.send(.decrement)
      case "r": store.send(.reset)
      default: print("Type + or - or r, each on a line of its own; \"\(line)\" is none of them.")
      }
    }
  }
}
