@testable import Headwater
import HeadwaterTesting
import Observation
import Testing

/// Key paths with an index, of which there may be any number, and subscribers that come and go.
@MainActor
@Suite("Paths that were read once are not kept for ever")
struct ManyPathsTests {
  /// A number that counts its comparisons.
  private struct Counted: Equatable {
    final class Count {
      var comparisons = 0
    }

    var number: Int
    let count: Count

    static func == (left: Counted, right: Counted) -> Bool {
      left.count.comparisons += 1
      return left.number == right.number
    }
  }

  private struct Table: Reducer {
    struct State {
      var values: [Int: Counted] = [:]
      var taps = 0
    }

    enum Action {
      case tapped
      case changed(Int)
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .tapped: state.taps += 1
      case .changed(let index): state.values[index]?.number += 1
      }
      return .none
    }
  }

  private let count = Counted.Count()

  private func makeStore(_ size: Int) -> Store<Table.State, Table.Action> {
    var state = Table.State()
    for index in 0..<size { state.values[index] = Counted(number: index, count: count) }
    return Store(
      initialState: state, reducer: Table(), runtime: ManualRuntime().effects)
  }

  @Test("only a limited number of paths that were read once are compared")
  func forgotten() {
    let store = makeStore(3_000)
    for index in 0..<3_000 { _ = store[\.values[index]] }
    for _ in 0..<50 { store.send(.tapped) }
    count.comparisons = 0
    store.send(.tapped)
    #expect(count.comparisons <= 1_100)
  }

  @Test("however many paths were read once, few are left after a hundred turns")
  func manyForgotten() {
    let store = makeStore(20_000)
    for index in 0..<20_000 { _ = store[\.values[index]] }
    for _ in 0..<100 { store.send(.tapped) }
    #expect((store.engine?.fields?.armed.count ?? 0) < 1_200)
  }

  @Test("one of many observers is notified of its change, perhaps early")
  func told() {
    let store = makeStore(3_000)
    for index in 0..<3_000 { _ = store[\.values[index]] }
    let told = Log<Void>()
    func read() {
      withObservationTracking {
        _ = store[\.values[7]]
      } onChange: {
        told.append(())
      }
    }
    read()
    for _ in 0..<50 {
      let before = told.entries.count
      store.send(.tapped)
      if told.entries.count > before { read() }
    }
    let before = told.entries.count
    store.send(.changed(7))
    #expect(told.entries.count == before + 1)
  }

  @Test("a store without actions forgets cancelled subscribers")
  func cancelledSubscribers() {
    let store = makeStore(0)
    let kept = store.subscribe(to: \.taps) { _ in }
    for _ in 0..<5_000 { store.subscribe(to: \.taps) { _ in }.cancel() }
    #expect((store.engine?.audience?.all.count ?? 0) < 200)
    withExtendedLifetime(kept) {}
  }
}
