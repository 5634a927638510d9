/// The place where the todos are kept.
protocol TodosService: Sendable {
  func load() async throws -> [Todo]
  func save(_ todos: [Todo]) async throws
}

/// A service in memory, which a person can disconnect.
actor MemoryService: TodosService {
  struct Disconnected: Error {}

  private(set) var todos: [Todo]
  private var isConnected = true

  init(_ todos: [Todo]) {
    self.todos = todos
  }

  func setConnected(_ isConnected: Bool) { self.isConnected = isConnected }

  func load() throws -> [Todo] {
    guard isConnected else { throw Disconnected() }
    return todos
  }

  func save(_ todos: [Todo]) throws {
    guard isConnected else { throw Disconnected() }
    self.todos = todos
  }
}
