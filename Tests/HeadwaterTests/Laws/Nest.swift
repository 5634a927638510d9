import Headwater
import HeadwaterTesting

/// A feature that contains itself in every place that can appear and disappear.
struct Nest: Reducer {
  struct State: Identifiable, Equatable, Sendable {
    let id: Int

    /// The number of this value among all values that were made.
    let made: Int
    var isObserved = false

    /// The tokens of the work with results, and the numbers of subscribers.
    var heard: [Int] = []
    var ticks: [Int] = []

    private var inner: [State] = []
    var mode = Mode.off
    var rows: IdentifiedArray<State> = []
    var list: [State] = []
    var table: [String: State] = [:]
    var path: StackState<State> = []
    private var presented: [Mode] = []

    init(id: Int, made: Int) {
      self.id = id
      self.made = made
    }

    var optional: State? {
      get { inner.first }
      set { inner = newValue.map { [$0] } ?? [] }
    }

    /// A case of what is presented.
    var destination: Mode? {
      get { presented.first }
      set { presented = newValue.map { [$0] } ?? [] }
    }
  }

  indirect enum Mode: Equatable, Sendable {
    case off
    case on(State)
  }

  /// Work that sends its token after a second, or at once.
  enum Work: CaseIterable, Sendable {
    case run, runAtOnce, debounce, delay, sequence, throttle, send, sends
  }

  indirect enum Action: Sendable {
    case start(Work, token: Int)
    case heard(Int)
    case tick(Int)
    case nothing
    case optional(Action)
    case mode(Action)
    case rows(ElementAction<Int, Action>)
    case list(ElementAction<Int, Action>)
    case table(ElementAction<String, Action>)
    case path(StackAction<State, Action>)
    case destination(PresentationAction<Action>)

    /// A change by the root in the turn of an action, before or after the lifts.
    case with(NestChange, Action, isBefore: Bool)
  }

  let clock: TestClock

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .with(let change, _, true) = action { change.apply(to: &state) }
      return .none
    }
    Nest(clock: clock).lift(optional: \.optional, action: \.optional)
    Nest(clock: clock).lift(case: \Mode.Cases.on, action: \Action.Cases.mode)
      .lift(state: \.mode, action: \Action.Cases.whole)
    Nest(clock: clock).lift(each: \.rows, action: \.rows)
    Nest(clock: clock).lift(each: \.list, action: \.list)
    Nest(clock: clock).lift(each: \.table, action: \.table)
    Nest(clock: clock).lift(stack: \.path, action: \.path)
    Nest(clock: clock).lift(case: \Mode.Cases.on, action: \Action.Cases.whole)
      .lift(optional: \.destination, action: \.destination)
    Reduce { state, action in
      let effect = own(&state, action)
      if case .with(let change, _, false) = action { change.apply(to: &state) }
      return effect
    }
    Subscriptions { [clock] state in
      guard state.isObserved else { return [] }
      return [
        Subscription(
          id: "ticks",
          .run { [made = state.made] send in
            while true {
              try await clock.sleep(for: .milliseconds(300))
              send(.tick(made))
            }
          })
      ]
    }
  }

  private func own(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .start(let work, let token): return effect(work, token)
    case .heard(let token): state.heard.append(token)
    case .tick(let made): state.ticks.append(made)
    case .with(_, let action, _): return own(&state, action)
    case .nothing, .optional, .mode, .rows, .list, .table, .path, .destination: break
    }
    return .none
  }

  private func effect(_ work: Work, _ token: Int) -> Effect<Action> {
    let second = Duration.seconds(1)
    let heard = Effect<Action>.send(.heard(token))
    return switch work {
    case .run:
      .run { [clock] send in
        try await clock.sleep(for: second)
        send(.heard(token))
      }
    case .runAtOnce: .run { send in send(.heard(token)) }
    case .debounce: heard.debounce(id: token, for: second, clock: clock)
    case .delay: heard.delay(for: second, clock: clock)
    case .sequence:
      .concatenate(.run { [clock] _ in try await clock.sleep(for: second) }, heard)
    case .throttle:
      .merge(
        Effect.send(.nothing).throttle(id: token, for: second, latest: true, clock: clock),
        heard.throttle(id: token, for: second, latest: true, clock: clock))
    case .send: heard
    case .sends: .merge(.send(.nothing), heard)
    }
  }
}
