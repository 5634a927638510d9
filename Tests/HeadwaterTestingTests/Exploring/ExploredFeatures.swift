import HeadwaterTesting

struct Offline: Error {}

/// A login whose answer comes from the world.
struct Login: Reducer {
  struct State: Hashable {
    var name: String
    var isBusy = false
    var user: Int?
  }

  enum Action {
    case tapped, left
    case ended(Result<Int, any Error>)
  }

  var logIn: @Sendable (String) async throws -> Int
  var cancels = true

  init(world: TestWorld, cancels: Bool = true) {
    logIn = { try await world.choose("login", of: $0, from: [.success(7), .failure(Offline())]) }
    self.cancels = cancels
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .tapped:
      state.isBusy = true
      return .run { [logIn, name = state.name] send in
        do {
          send(.ended(.success(try await logIn(name))))
        } catch {
          send(.ended(.failure(error)))
        }
      }
      .cancellable(id: "login")
    case .left:
      state.isBusy = false
      return cancels ? .cancel(id: "login") : .none
    case .ended(let result):
      state.isBusy = false
      state.user = try? result.get()
      return .none
    }
  }
}

/// A login that can be closed.
struct Parent: Reducer {
  struct State: Hashable {
    var child: Login.State?
  }

  enum Action: CasePathable {
    case child(Login.Action)
    case close

    struct Cases {
      enum ChildCase: CasePath {
        static func embed(_ value: Login.Action) -> Action { .child(value) }
        static func extract(_ root: Action) -> Login.Action? {
          if case .child(let value) = root { value } else { nil }
        }
      }

      var child: ChildCase.Type { ChildCase.self }
    }

    static var cases: Cases { Cases() }
  }

  let login: Login

  var body: some Reducer<State, Action> {
    login.lift(optional: \.child, action: \.child)
    Reduce { state, action in
      if case .close = action { state.child = nil }
      return .none
    }
  }
}

/// Two requests whose answers may come in any order.
struct Race: Reducer {
  struct State: Hashable {
    var isStarted = false
    var heard: [Int] = []
  }

  enum Action: Hashable {
    case started, heard(Int)
  }

  let world: TestWorld

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .started:
      state.isStarted = true
      return .merge(
        .run { [world] send in send(.heard(await world.choose("first", from: [1, 2]))) },
        .run { [world] send in send(.heard(await world.choose("second", from: [11, 12]))) })
    case .heard(let number):
      state.heard.append(number)
      return .none
    }
  }
}

/// A feature that remembers its actions, with any effects.
struct Steps: Reducer {
  struct State: Hashable {
    var heard: [Int] = []
  }

  let effect: (Int) -> Effect<Int>

  init(_ effect: @escaping (Int) -> Effect<Int>) {
    self.effect = effect
  }

  func reduce(into state: inout State, action: Int) -> Effect<Int> {
    state.heard.append(action)
    return effect(action)
  }
}

/// Asks until there is an answer, with a pause after each failure.
struct Patience: Reducer {
  struct State: Hashable {
    var isBusy = false
  }

  enum Action: Hashable {
    case asked, answered, ticked
  }

  let world: TestWorld
  let options: [Result<Int, any Error>]
  var ticks = false

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let clock = world.clock
    switch action {
    case .asked:
      state.isBusy = true
      let question = Effect<Action>.run { [world, options] send in
        _ = try await world.choose("question", from: options)
        send(.answered)
      } catch: { _, send in
        try? await clock.sleep(for: .milliseconds(1_500))
        send(.asked)
      }
      .cancellable(id: "question", cancelInFlight: true)
      return ticks ? .merge(question, tick) : question
    case .answered:
      state.isBusy = false
      return .cancel(id: "tick")
    case .ticked: return tick
    }
  }

  private var tick: Effect<Action> {
    .send(.ticked).delay(for: .seconds(1), clock: world.clock)
      .cancellable(id: "tick", cancelInFlight: true)
  }
}

/// A search that does not cancel the request before the last one.
struct Search: Reducer {
  struct State: Hashable {
    var text = ""
    var found = ""
  }

  enum Action: Hashable {
    case typed(String)
    case found(String)
  }

  let find: @Sendable (String) async throws -> String

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .typed(let text):
      state.text = text
      return .run { [find] send in send(.found(try await find(text))) }
    case .found(let found):
      state.found = found
      return .none
    }
  }
}
