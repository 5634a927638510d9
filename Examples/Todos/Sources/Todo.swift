import HeadwaterMacros

/// Something to do.
struct Todo: Codable, Equatable, Identifiable, Sendable {
  let id: Int
  var title: String
  var isDone = false
  var reminder = Reminder.none

  /// Makes a todo that is open.
  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

/// The number of seconds after which a person wants to be reminded.
enum Reminder: Int, Codable, CaseIterable, Sendable {
  case none = 0
  case tenSeconds = 10
  case tenMinutes = 600
}

/// The todos that the list shows.
enum Filter: String, Codable, CaseIterable, Sendable {
  case all, open, done

  func admits(_ todo: Todo) -> Bool { self == .all || todo.isDone == (self == .done) }
}

/// A row of the list.
struct TodoRow: Reducer {
  @CasePathable
  enum Action: Codable, Equatable, Sendable {
    case toggled
  }

  func reduce(into todo: inout Todo, action: Action) -> Effect<Action> {
    todo.isDone.toggle()
    return .none
  }
}
