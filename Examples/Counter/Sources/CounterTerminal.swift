import Headwater

/// The same counter as an imperative screen: it prints what it is told, and sends what is typed.
@MainActor
public struct CounterTerminal {
  private let store: Store<AppState, AppAction>

  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - store: The counter.
  ///   - print: Where lines go.
  public init(store: Store<AppState, AppAction>, print: @escaping (String) -> Void) {
    self.store = store
    self.print = print
  }

  private let print: (String) -> Void

  /// Prints the number and each other one, and sends an action for each line until there is none.
  ///
  /// - Parameter nextLine: The next line that was typed; nil at the end of the input.
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
