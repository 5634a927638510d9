import Headwater
import HeadwaterTesting
import Synchronization

/// A server of numbered shelves with numbers on them, which answers after a second.
struct Shelves: QueryEndpoint {
  enum Change: Equatable, Codable, Sendable { case add(Int) }

  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  let clock: TestClock
  let server: ShelfServer

  func load(_ shelf: Int) async throws -> [Int] {
    server.note("load \(shelf)")
    try await clock.sleep(for: .seconds(1))
    return try server.answer(shelf)
  }

  static func tags(of shelf: Int, _ value: [Int]) -> Set<String> {
    shelf.isMultiple(of: 2) ? ["even", "all"] : ["odd", "all"]
  }

  func send(_ change: Change, to shelf: Int) async throws {
    server.note("send \(change) to \(shelf)")
    try await clock.sleep(for: .seconds(1))
    try server.perform(change, on: shelf)
  }

  static func apply(_ change: Change, to value: inout [Int]) {
    switch change {
    case .add(let number): value.append(number)
    }
  }

  static func tags(changedBy change: Change, to shelf: Int) -> Set<String> {
    shelf.isMultiple(of: 2) ? ["odd"] : []
  }
}

/// The server's side of the shelves.
final class ShelfServer: Sendable {
  private struct State {
    var shelves: [Int: [Int]] = [:]
    var requests: [String] = []
    var failures = 0
    var forbidden: Set<Int> = []
  }

  private let state = Mutex(State())

  /// The requests since the last call.
  func requests() -> [String] {
    state.withLock { state in
      defer { state.requests = [] }
      return state.requests
    }
  }

  /// Refuses the next requests.
  func fail(_ count: Int) { state.withLock { $0.failures = count } }

  /// Refuses a number from now on.
  func forbid(_ number: Int) { state.withLock { _ = $0.forbidden.insert(number) } }

  func put(_ numbers: [Int], on shelf: Int) { state.withLock { $0.shelves[shelf] = numbers } }

  func shelf(_ shelf: Int) -> [Int] { state.withLock { $0.shelves[shelf] ?? [] } }

  func noteRequest(_ request: String) { note(request) }

  fileprivate func note(_ request: String) { state.withLock { $0.requests.append(request) } }

  fileprivate func answer(_ shelf: Int) throws -> [Int] {
    try state.withLock { state in
      if state.failures > 0 {
        state.failures -= 1
        throw Shelves.Refusal(description: "no line")
      }
      return state.shelves[shelf] ?? []
    }
  }

  fileprivate func perform(_ change: Shelves.Change, on shelf: Int) throws {
    guard case .add(let number) = change else { return }
    try state.withLock { state in
      if state.forbidden.contains(number) { throw Shelves.Refusal(description: "not \(number)") }
      state.shelves[shelf, default: []].append(number)
    }
  }
}

/// A person who looks at some shelves.
struct Shop: Reducer {
  struct State: Equatable, Codable, Sendable {
    var watched: [Int] = []
    var shelves = QueryState<Shelves>()
  }

  enum Action: Equatable, Codable, Sendable, CasePathable {
    case look([Int])
    case shelves(QueryAction<Shelves>)

    struct Cases { var shelves: ShelvesCase.Type { ShelvesCase.self } }
    static var cases: Cases { Cases() }

    enum ShelvesCase: CasePath {
      static func embed(_ value: QueryAction<Shelves>) -> Action { .shelves(value) }
      static func extract(_ root: Action) -> QueryAction<Shelves>? {
        if case .shelves(let action) = root { action } else { nil }
      }
    }
  }

  var policy = QueryPolicy()
  let clock: TestClock
  let server: ShelfServer

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .look(let shelves) = action { state.watched = shelves }
      return .none
    }
    Query(
      \.shelves, action: \.shelves, Shelves(clock: clock, server: server), policy: policy,
      clock: clock
    ) { state in state.watched }
  }
}
