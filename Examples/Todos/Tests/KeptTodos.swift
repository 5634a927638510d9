import HeadwaterMacros
import HeadwaterTesting
import Synchronization

@testable import Todos

/// The list together with its service, for exploring.
///
/// What the service has is a part of the state, so that it can be compared with what a person sees.
struct KeptTodos: Reducer {
  struct State: Hashable {
    var list: Todos.State
    var kept: [Todo]

    /// How often a reminder has come, and whether the person has not looked at its todo since.
    var reminderCount = 0
    var isUnseen = false

    init(_ todos: [Todo], isLoaded: Bool = true) {
      kept = todos
      list = Todos.State()
      list.isLoaded = isLoaded
      if isLoaded { list.todos = IdentifiedArray(todos) }
    }
  }

  @CasePathable
  enum Action: Equatable, Sendable {
    case list(Todos.Action)
  }

  let service: AskedService
  let clock: any Clock<Duration>

  var body: some Reducer<State, Action> {
    Todos(service: service, clock: clock).lift(state: \.list, action: \.list)
    Reduce { state, action in
      switch action {
      case .list(.reminderFired):
        state.reminderCount += 1
        state.isUnseen = true
      case .list(.opened): state.isUnseen = false
      default: break
      }
      state.kept = service.kept
      return .none
    }
  }
}

/// A service that asks the world whether it can be reached, and keeps the list.
final class AskedService: TodosService {
  private let world: TestWorld
  private let isReliable: Bool
  private let memory: Mutex<[Todo]>

  /// - Parameter isReliable: Whether it can always be reached, and answers at once.
  init(_ world: TestWorld, _ todos: [Todo], isReliable: Bool = false) {
    self.world = world
    self.isReliable = isReliable
    memory = Mutex(todos)
  }

  var kept: [Todo] { memory.withLock { $0 } }

  func load() async throws -> [Todo] {
    try await ask("load")
    return kept
  }

  func save(_ todos: [Todo]) async throws {
    try await ask("save")
    memory.withLock { $0 = todos }
  }

  private func ask(_ question: String) async throws {
    if isReliable { return }
    try await world.choose(question, from: [.success(()), .failure(MemoryService.Disconnected())])
  }
}
