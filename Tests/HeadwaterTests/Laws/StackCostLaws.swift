import Headwater
import HeadwaterTesting
import Testing

/// The work of a turn beside a high stack, in counts and not in time: how often a screen is looked at, and how
/// often it is asked for its subscriptions.
@MainActor
@Suite("Law: the screens of a stack that are not touched cost nothing")
struct StackCostLaws {
  private final class Count {
    var looks = 0
    var questions = 0
  }

  private struct Pile: Reducer {
    struct Screen: Identifiable {
      let number: Int
      let count: Count
      var ticks = 0

      /// A look at a screen compares its id.
      var id: Int {
        count.looks += 1
        return number
      }
    }

    struct State {
      var path: StackState<Screen> = []
      var notes = 0
    }

    enum ScreenAction {
      case start, tick
    }

    enum Action: CasePathable {
      case path(StackAction<Screen, ScreenAction>)
      case push(Range<Int>)
      case popLast
      case replaceTwo
      case note

      struct Cases { var path: PathCase.Type { PathCase.self } }
      static var cases: Cases { Cases() }

      enum PathCase: CasePath {
        static func embed(_ value: StackAction<Screen, ScreenAction>) -> Action { .path(value) }
        static func extract(_ root: Action) -> StackAction<Screen, ScreenAction>? {
          if case .path(let action) = root { action } else { nil }
        }
      }
    }

    let clock: TestClock
    let count: Count

    var body: some Reducer<State, Action> {
      ScreenFeature(clock: clock, count: count).lift(stack: \.path, action: \.path)
      Reduce { [count] state, action in
        switch action {
        case .path: break
        case .push(let numbers):
          for number in numbers { state.path.push(Screen(number: number, count: count)) }
        case .popLast: state.path.popLast()
        case .replaceTwo:
          for _ in 0..<2 { state.path.popLast() }
          for number in 0..<2 { state.path.push(Screen(number: number, count: count)) }
        case .note: state.notes += 1
        }
        return .none
      }
    }
  }

  private struct ScreenFeature: Reducer {
    let clock: TestClock
    let count: Count

    var body: some Reducer<Pile.Screen, Pile.ScreenAction> {
      Reduce { [clock] state, action in
        switch action {
        case .start: return .run { _ in try await clock.sleep(for: .seconds(60)) }
        case .tick: state.ticks += 1
        }
        return .none
      }
      Subscriptions { [clock, count] _ in
        count.questions += 1
        return [
          Subscription(id: "time", .run { _ in try await clock.sleep(for: .seconds(60)) })
        ]
      }
    }
  }

  private let clock = TestClock()
  private let count = Count()

  private func makeStore() -> Store<Pile.State, Pile.Action> {
    let store = Store(
      initialState: Pile.State(), reducer: Pile(clock: clock, count: count),
      runtime: ManualRuntime().effects)
    store.onIssue = { Issue.record("\($0)") }
    return store
  }

  private func cost(_ act: () -> Void) -> (looks: Int, questions: Int) {
    (count.looks, count.questions) = (0, 0)
    act()
    return (count.looks, count.questions)
  }

  private func action(_ action: Pile.ScreenAction, of number: Int) -> Pile.Action {
    .path(.element(id: StackElementID(integerLiteral: number), action: action))
  }

  @Test(
    "n screens that are pushed one by one, begin work and are popped: each costs the same",
    arguments: [
      1, 100, 1_000,
    ])
  func growth(height: Int) {
    let store = makeStore()
    let pushing = cost { for number in 0..<height { store.send(.push(number..<number + 1)) } }
    #expect(pushing.questions == height)
    #expect(pushing.looks <= 4 * height)

    let starting = cost {
      for number in 0..<height { store.send(action(.start, of: number)) }
    }
    #expect(starting.questions <= height)
    #expect(starting.looks <= 8 * height)

    let elsewhere = cost { store.send(.note) }
    #expect(elsewhere == (0, 0))
    let one = cost { store.send(action(.tick, of: height / 2)) }
    #expect(one.questions == 1)
    #expect(one.looks <= 8)

    let popping = cost { for _ in 0..<height / 2 { store.send(.popLast) } }
    #expect(popping.questions == 0)
    #expect(popping.looks <= 4 * height)
  }

  @Test("two pops and two pushes in one turn look at four screens", arguments: [10, 1_000])
  func several(height: Int) {
    let store = makeStore()
    store.send(.push(0..<height))
    for _ in 0..<3 {
      let replacing = cost { store.send(.replaceTwo) }
      #expect(replacing.questions == 2)
      #expect(replacing.looks <= 16)
    }
  }

  @Test("screens that come together, or go together, are looked at once")
  func together() {
    let store = makeStore()
    let pushing = cost { store.send(.push(0..<1_000)) }
    #expect(pushing.questions == 1_000)
    #expect(pushing.looks <= 4_000)
    let popping = cost { store.send(.path(.popFrom(id: 500))) }
    #expect(popping.questions <= 500)
    #expect(popping.looks <= 2_000)
    #expect(cost { store.send(.note) } == (0, 0))
  }
}
