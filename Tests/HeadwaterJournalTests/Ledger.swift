import HeadwaterJournal

/// A feature with everything that a fold has to repeat: follow-ups, watched changes, a child that comes and goes,
/// effects that are cancelled or wait, and a subscription.
struct Ledger: Reducer {
  struct State: Codable, Equatable, Sendable {
    var log: [String] = []
    var total = 0
    var marks: Set<String> = []
    var editor: Editor.State?
    var ticks = 0
    var isTicking = false
  }

  enum Action: Codable, Equatable, Sendable {
    case add(String, Int)
    case doubled(Int)
    case changed(Int)
    case fetch(String)
    case fetched(String)
    case cancel
    case noted(String)
    case search(String)
    case throttle(String)
    case sequence(String)
    case open(String)
    case close
    case setTicking(Bool)
    case ticked(Int)
    case editor(Editor.Action)
  }

  let clock: any Clock<Duration>

  var body: some Reducer<State, Action> {
    CombineReducers {
      Editor(clock: clock).lift(optional: \.editor, action: \.editor)
      Reduce { state, action in reduce(&state, action) }
    }
    .onChange(of: { $0.total }) { state, old, new in
      new % 3 == 0 ? .send(.changed(new)) : .none
    }
    Subscriptions { state in
      state.isTicking ? [Subscription(id: state.ticks, tick(after: state.ticks))] : []
    }
  }

  private func tick(after number: Int) -> Effect<Action> {
    .run { [clock] send in
      try await clock.sleep(for: .seconds(3))
      send(.ticked(number + 1))
    }
  }

  private func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .add(let text, let number):
      state.log.append(text)
      state.total += number
      state.marks.insert("\(number)")
      return number % 5 == 0 ? .send(.doubled(number)) : .none
    case .doubled(let number):
      state.log.append("doubled \(number)")
      state.total += number
      return .none
    case .changed(let total): state.log.append("changed \(total)")
    case .fetch(let text):
      state.log.append("fetch \(text)")
      return .run { [clock] send in
        try await clock.sleep(for: .seconds(1))
        send(.fetched(text))
      }
      .cancellable(id: "fetch", cancelInFlight: true)
    case .fetched(let text): state.log.append("fetched \(text)")
    case .cancel: return .merge(.cancel(id: "fetch"), .cancel(id: "note"))
    case .noted(let text): state.log.append("noted \(text)")
    case .search(let text):
      return .send(.noted("search \(text)")).debounce(id: "search", for: .seconds(1), clock: clock)
    case .throttle(let text):
      return .send(.noted("throttle \(text)"))
        .throttle(id: "throttle", for: .seconds(2), latest: true, clock: clock)
    case .sequence(let text):
      return .concatenate(
        .merge(
          .send(.noted("first \(text)")).cancellable(id: "note"),
          text.hasSuffix("3") ? .send(.cancel) : .none,
          .send(.noted("second \(text)")).cancellable(id: "note")),
        .run { [clock] _ in try await clock.sleep(for: .seconds(1)) },
        .send(.noted("last \(text)")))
    case .open(let text):
      state.editor = Editor.State(id: text)
      return .send(.editor(.load))
    case .close: state.editor = nil
    case .setTicking(let isTicking): state.isTicking = isTicking
    case .ticked(let number):
      // A tick that was done already, by the keeper before.
      guard number > state.ticks else { return .none }
      state.ticks = number
    case .editor: break
    }
    return .none
  }
}

/// A child that loads something.
struct Editor: Reducer {
  struct State: Codable, Equatable, Sendable, Identifiable {
    let id: String
    var loads = 0
    var text = ""
  }

  enum Action: Codable, Equatable, Sendable {
    case load
    case loaded(String)
  }

  let clock: any Clock<Duration>

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .load:
      state.loads += 1
      let id = state.id
      return .run { [clock] send in
        try await clock.sleep(for: .seconds(1))
        send(.loaded(id))
      }
    case .loaded(let text): state.text += text
    }
    return .none
  }
}

extension Ledger.Action: CasePathable {
  struct Cases {
    enum EditorCase: CasePath {
      static func embed(_ value: Editor.Action) -> Ledger.Action { .editor(value) }
      static func extract(_ root: Ledger.Action) -> Editor.Action? {
        if case .editor(let value) = root { value } else { nil }
      }
    }

    var editor: EditorCase.Type { EditorCase.self }
  }

  static var cases: Cases { Cases() }
}
