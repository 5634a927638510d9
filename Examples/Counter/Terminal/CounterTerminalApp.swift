import Counter
import Foundation

/// Counts with typed lines: `printf '+\n+\n-\nr\n' | swift run counter-terminal`.
@main
struct CounterTerminalApp {
  @MainActor
  static func main() {
    // It goes on counting where nobody reads what it prints.
    signal(SIGPIPE, SIG_IGN)
    CounterTerminal(store: counterStore(), print: { print($0) }).run { readLine() }
  }
}
