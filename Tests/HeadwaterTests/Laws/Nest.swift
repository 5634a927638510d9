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

    init(id: Int, made: Int) {
      self.id = id
      self.made = made
    }

    var optional: State? {
      get { inner.first }
      set { inner = newValue.map { [$0] } ?? [] }
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
    case .nothing, .optional, .mode, .rows, .list, .table: break
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

// Handwritten case paths, which also find actions inside the root's changes.

extension Nest.Mode: CasePathable {
  struct Cases {
    enum OnCase: CasePath {
      static func embed(_ value: Nest.State) -> Nest.Mode { .on(value) }
      static func extract(_ root: Nest.Mode) -> Nest.State? {
        if case .on(let value) = root { value } else { nil }
      }
    }

    var on: OnCase.Type { OnCase.self }
  }

  static var cases: Cases { Cases() }
}

extension Nest.Action: CasePathable {
  struct Cases {
    /// All actions, for a lift that changes only the state.
    enum Whole: CasePath {
      static func embed(_ value: Nest.Action) -> Nest.Action { value }
      static func extract(_ root: Nest.Action) -> Nest.Action? { root }
    }

    enum OptionalCase: CasePath {
      static func embed(_ value: Nest.Action) -> Nest.Action { .optional(value) }
      static func extract(_ root: Nest.Action) -> Nest.Action? {
        switch root {
        case .optional(let value): value
        case .with(_, let action, _): extract(action)
        default: nil
        }
      }
    }

    enum ModeCase: CasePath {
      static func embed(_ value: Nest.Action) -> Nest.Action { .mode(value) }
      static func extract(_ root: Nest.Action) -> Nest.Action? {
        switch root {
        case .mode(let value): value
        case .with(_, let action, _): extract(action)
        default: nil
        }
      }
    }

    enum RowsCase: CasePath {
      typealias Value = ElementAction<Int, Nest.Action>
      static func embed(_ value: Value) -> Nest.Action { .rows(value) }
      static func extract(_ root: Nest.Action) -> Value? {
        switch root {
        case .rows(let value): value
        case .with(_, let action, _): extract(action)
        default: nil
        }
      }
    }

    enum ListCase: CasePath {
      typealias Value = ElementAction<Int, Nest.Action>
      static func embed(_ value: Value) -> Nest.Action { .list(value) }
      static func extract(_ root: Nest.Action) -> Value? {
        switch root {
        case .list(let value): value
        case .with(_, let action, _): extract(action)
        default: nil
        }
      }
    }

    enum TableCase: CasePath {
      typealias Value = ElementAction<String, Nest.Action>
      static func embed(_ value: Value) -> Nest.Action { .table(value) }
      static func extract(_ root: Nest.Action) -> Value? {
        switch root {
        case .table(let value): value
        case .with(_, let action, _): extract(action)
        default: nil
        }
      }
    }

    var whole: Whole.Type { Whole.self }
    var optional: OptionalCase.Type { OptionalCase.self }
    var mode: ModeCase.Type { ModeCase.self }
    var rows: RowsCase.Type { RowsCase.self }
    var list: ListCase.Type { ListCase.self }
    var table: TableCase.Type { TableCase.self }
  }

  static var cases: Cases { Cases() }
}
