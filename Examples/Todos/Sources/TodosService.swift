/// Where the todos are kept.
protocol TodosService: Sendable {
  func load() async throws -> [Todo]
  func save(_ todos: [Todo]) async throws
}

/// A service in memory, which a person can disconnect.
actor MemoryService: TodosService {
  struct Disconnected: Error {}

  private(set) var todos = [
    Todo(id: 1, title: "Water the plants"), Todo(id: 2, title: "Call Ida"),
    Todo(id: 3, title: "Buy coffee"),
  ]
  private var isConnected = true

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
