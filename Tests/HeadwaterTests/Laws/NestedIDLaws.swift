import Headwater
import HeadwaterTesting
import Synchronization
import Testing

/// Operators that name effects, deeply nested as a loop in a program makes them. The tests count look-ups of
/// ids, and do not measure time.
@MainActor
@Suite("Law: an id inside of thousands costs what the first does")
struct NestedIDLaws {
  /// The number of look-ups of ids.
  final class Count: Sendable {
    let lookups = Atomic(0)
  }

  /// An id that counts its look-ups.
  struct CountedID: Hashable, Sendable {
    let number: Int
    let count: Count

    static func == (left: CountedID, right: CountedID) -> Bool { left.number == right.number }

    func hash(into hasher: inout Hasher) {
      count.lookups.add(1, ordering: .relaxed)
      hasher.combine(number)
    }
  }

  enum Kind: CaseIterable {
    case cancellable, cancelInFlight, throttle, throttleLatest, debounceInside
  }

  enum Action { case start, cancel(Int), ended }

  private func effect(_ kind: Kind, depth: Int, _ count: Count, _ clock: TestClock) -> Effect<
    Action
  > {
    func work() -> Effect<Action> {
      .run { send in
        try await clock.sleep(for: .seconds(60))
        send(.ended)
      }
    }
    return (0..<depth).reduce(work()) { effect, number in
      let id = CountedID(number: number, count: count)
      let parts = Effect.merge(effect, work())
      return switch kind {
      case .cancellable: parts.cancellable(id: id)
      case .cancelInFlight: parts.cancellable(id: id, cancelInFlight: true)
      case .throttle: parts.throttle(id: id, for: .seconds(90), latest: false, clock: clock)
      case .throttleLatest: parts.throttle(id: id, for: .seconds(90), latest: true, clock: clock)
      case .debounceInside:
        Effect.merge(effect, work().debounce(id: "\(number)", for: .seconds(1), clock: clock))
          .cancellable(id: id)
      }
    }
  }

  private func lookups(_ kind: Kind, depth: Int) -> (start: Int, again: Int, cancel: Int) {
    let clock = TestClock()
    let count = Count()
    let effect = effect(kind, depth: depth, count, clock)
    let store = Store(
      initialState: 0,
      reducer: Reduce<Int, Action> { state, action in
        switch action {
        case .start: return effect
        case .cancel(let number): return .cancel(id: CountedID(number: number, count: count))
        case .ended:
          state += 1
          return .none
        }
      }, runtime: ManualRuntime().effects)
    func cost(_ action: Action) -> Int {
      count.lookups.store(0, ordering: .relaxed)
      store.send(action)
      return count.lookups.load(ordering: .relaxed)
    }
    let start = cost(.start)
    let again = cost(.start)
    // The cancellation removes all effects except the outermost, with the ids beside them.
    let cancel = cost(.cancel(depth - 2))
    clock.run()
    return (start, again, cancel)
  }

  @Test(
    "four times as deep is four times as much, to start, to start again and to cancel",
    arguments: Kind.allCases)
  func growth(kind: Kind) {
    let small = lookups(kind, depth: 100)
    let large = lookups(kind, depth: 400)
    // A growing table looks up its ids again from time to time. A quadratic cost would be sixteen times as
    // much.
    #expect(large.start <= 8 * small.start)
    #expect(large.again <= 8 * small.again + 16)
    #expect(large.cancel <= 8 * small.cancel + 16)
  }

  @Test(
    "a cancellation in the middle reaches what is inside, and nothing around",
    arguments: [true, false])
  func middle(isSameID: Bool) {
    let clock = TestClock()
    let effect = (0..<10).reduce(Effect<Int>.none) { effect, number in
      Effect.merge(
        effect,
        .run { send in
          try await clock.sleep(for: .seconds(1))
          send(number)
        }
      )
      .cancellable(id: isSameID && number < 5 ? 4 : number)
    }
    let store = Store(
      initialState: [Int](),
      reducer: Reduce<[Int], Int> { state, action in
        switch action {
        case -1: return effect
        case -2: return .cancel(id: 4)
        default:
          state.append(action)
          return .none
        }
      }, runtime: ManualRuntime().effects)
    store.send(-1)
    store.send(-2)
    clock.run()
    #expect(store.state.sorted() == [5, 6, 7, 8, 9])
  }
}
