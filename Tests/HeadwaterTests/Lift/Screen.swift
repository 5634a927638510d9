import Headwater
import HeadwaterTesting

/// A feature with children of every kind: a field, an optional, a case, and elements.
struct Screen: Reducer {
  struct State: Equatable {
    var counter = Ticker.State(id: 0)
    var editor: Ticker.State?
    var mode = Mode.State.off
    var rows: IdentifiedArray<Ticker.State> = []
    var array: [Ticker.State] = []
    var table: [String: Ticker.State] = [:]
    var note = ""
  }

  enum Action: Equatable, Sendable {
    case counter(Ticker.Action)
    case editor(Ticker.Action)
    case mode(Mode.Action)
    case rows(ElementAction<Int, Ticker.Action>)
    case array(ElementAction<Int, Ticker.Action>)
    case table(ElementAction<String, Ticker.Action>)
    case set(Change)
  }

  /// The parent's own changes.
  enum Change: Equatable, Sendable {
    case editor(Ticker.State?)
    case mode(Mode.State)
    case rows([Ticker.State])
    case array([Ticker.State])
    case table([String: Ticker.State])
    case note(String)

    func apply(to state: inout State) {
      switch self {
      case .editor(let editor): state.editor = editor
      case .mode(let mode): state.mode = mode
      case .rows(let rows): state.rows = IdentifiedArray(rows)
      case .array(let array): state.array = array
      case .table(let table): state.table = table
      case .note(let note): state.note = note
      }
    }
  }

  var clock: any Clock<Duration> = TestClock()

  var body: some Reducer<State, Action> {
    Ticker(clock: clock).lift(state: \.counter, action: \.counter)
    Ticker(clock: clock).lift(optional: \.editor, action: \.editor)
    Mode(clock: clock).lift(state: \.mode, action: \.mode)
    Ticker(clock: clock).lift(each: \.rows, action: \.rows)
    Ticker(clock: clock).lift(each: \.array, action: \.array)
    Ticker(clock: clock).lift(each: \.table, action: \.table)
    Reduce { state, action in
      if case .set(let change) = action { change.apply(to: &state) }
      return .none
    }
  }
}

/// A child that ticks a second after its start, and has a subscription while it is observed.
struct Ticker: Reducer {
  struct State: Equatable, Identifiable {
    var id: Int
    var count = 0
    var isObserving = false
  }

  enum Action: Equatable, Sendable {
    case increment
    case start
    case stop
    case observe(Bool)
  }

  var clock: any Clock<Duration> = TestClock()

  var body: some Reducer<State, Action> {
    Reduce { [clock] state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      case .start:
        return .run(name: "tick") { send in
          try await clock.sleep(for: .seconds(1))
          send(.increment)
        }
        .cancellable(id: "tick")
      case .stop:
        return .cancel(id: "tick")
      case .observe(let isObserving):
        state.isObserving = isObserving
        return .none
      }
    }
    Subscriptions { [clock] state in
      guard state.isObserving else { return [] }
      return [
        Subscription(
          id: "observation",
          .run(name: "observation") { send in
            while true {
              try await clock.sleep(for: .seconds(1))
              send(.increment)
            }
          })
      ]
    }
  }
}

/// A feature whose state is an enum.
struct Mode: Reducer {
  enum State: Equatable {
    case off
    case on(Ticker.State)
  }

  enum Action: Equatable, Sendable {
    case on(Ticker.Action)
  }

  var clock: any Clock<Duration> = TestClock()

  var body: some Reducer<State, Action> {
    Ticker(clock: clock).lift(case: \.on, action: \.on)
  }
}
