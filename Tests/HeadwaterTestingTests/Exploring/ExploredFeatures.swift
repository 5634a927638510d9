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
