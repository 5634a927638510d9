import Headwater
import HeadwaterTesting
import Testing

/// The origins of actions that an operator has delayed.
@MainActor
@Suite("Origins of actions that had to wait")
struct LateOriginTests {
  /// The operators that start an effect later.
  enum Wait: String, CaseIterable {
    case delay, debounce, throttle

    /// The line of each operator, in the words of origins.
    var words: String { "`\(rawValue)` at Feature.swift:11" }

    func apply(to effect: Effect<String>, clock: TestClock) -> Effect<String> {
      let second = Duration.seconds(1)
      return switch self {
      case .delay:
        effect.delay(for: second, clock: clock, fileID: "App/Feature.swift", line: 11)
      case .debounce:
        effect.debounce(
          id: "wait", for: second, clock: clock, fileID: "App/Feature.swift", line: 11)
      case .throttle:
        effect.throttle(
          id: "wait", for: second, latest: true, clock: clock, fileID: "App/Feature.swift",
          line: 11)
      }
    }
  }

  private let clock = TestClock()
  private let recorder = OriginTests.Recorder<[String], String>()

  private func makeStore(
    _ effect: @escaping (TestClock) -> Effect<String>
  ) -> Store<[String], String> {
    let store = Store(
      initialState: [],
      reducer: Reduce<[String], String> { [clock] state, action in
        state.append(action)
        return action == "go" ? effect(clock) : .none
      }, runtime: ManualRuntime().effects)
    store.attach(recorder)
    return store
  }

  @Test("an action that an operator kept waiting names it, and its line", arguments: Wait.allCases)
  func named(wait: Wait) {
    let store = makeStore { wait.apply(to: .send("late"), clock: $0) }
    // Twice, since the first of two throttled effects does not have to wait.
    store.send("go")
    store.send("go")
    clock.advance(by: .seconds(1))
    #expect(recorder.actions.last == "late")
    #expect(recorder.words.last == wait.words)
    #expect(recorder.origins.last?.effect?.description == wait.words)
    #expect(recorder.origins.last?.place.line == 11)
  }

  @Test("an action that a subscription kept waiting names the operator and the subscription")
  func subscription() {
    struct Feature: Reducer {
      let clock: TestClock
      var body: some Reducer<[String], String> {
        Reduce { state, action in
          state.append(action)
          return .none
        }
        Subscriptions { [clock] state in
          guard state == ["go"] else { return [] }
          return [
            Subscription(id: "later", Wait.delay.apply(to: .send("late"), clock: clock))
          ]
        }
      }
    }
    let store = Store(
      initialState: [], reducer: Feature(clock: clock), runtime: ManualRuntime().effects)
    store.attach(recorder)
    store.send("go")
    clock.advance(by: .seconds(1))
    #expect(recorder.words.last == "\(Wait.delay.words) of the subscription \"later\"")
    #expect(recorder.origins.last?.subscription == "later")
  }
}
