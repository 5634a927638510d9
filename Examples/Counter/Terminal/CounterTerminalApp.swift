import Counter

/// Counts with typed lines: `printf '+\n+\n-\nr\n' | swift run counter-terminal`.
@main
struct CounterTerminalApp {
  @MainActor
  static func main() {
    CounterTerminal(store: counterStore(), print: { print($0) }).run { readLine() }
  }
}
