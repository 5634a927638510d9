import HeadwaterTesting
import HeadwaterUI
import HeadwaterUITesting
import Synchronization
import Testing

/// Counts the stores that have started to listen.
private final class Ledger: Sendable {
  private let count = Atomic(0)

  var starts: Int { count.load(ordering: .sequentiallyConsistent) }

  func begin() -> AsyncStream<Void> {
    count.add(1, ordering: .sequentiallyConsistent)
    return AsyncStream { _ in }
  }
}

private struct Listening: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case incremented
  }

  let ledger: Ledger

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      state.count += 1
      return .none
    }
    Subscriptions { [ledger] _ in
      [Subscription(id: "listening", .stream(ledger.begin()) { _ in nil })]
    }
  }
}

private struct StoreOwner: View {
  let parentCount: Int
  @State private var store: Store<Listening.State, Listening.Action>

  init(parentCount: Int, ledger: Ledger, runtime: EffectRuntime) {
    self.parentCount = parentCount
    _store = State(
      initialValue: Store(
        initialState: Listening.State(), reducer: Listening(ledger: ledger), runtime: runtime))
  }

  var body: some View {
    Button("count \(store.count) of \(parentCount)", action: store.call(.incremented))
  }
}

private struct OwnerParent: View {
  let ledger: Ledger
  let runtime: EffectRuntime
  @State private var count = 0

  var body: some View {
    VStack {
      Button("parent") { count += 1 }
      StoreOwner(parentCount: count, ledger: ledger, runtime: runtime)
    }
  }
}

@MainActor @Suite("Stores that views own")
struct LifetimeTests {
  @Test("a store in @State survives a hundred evaluations of its parent as one live store")
  func survives() throws {
    let ledger = Ledger()
    let runtime = ManualRuntime()
    let ui = ViewHost(OwnerParent(ledger: ledger, runtime: runtime.effects)) { runtime.drain() }
    try ui.find(button: "count 0 of 0").tap()

    for _ in 0..<100 { try ui.find(button: "parent").tap() }

    #expect(ui.findAll(button: "count 1 of 100").count == 1)
    #expect(ledger.starts == 1)
  }
}
