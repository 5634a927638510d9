import HeadwaterMacros
import HeadwaterUI

@Fields
nonisolated struct Todo: Codable, Hashable, Identifiable, Sendable {
  let id: Int
  var title: String
  var isDone = false
  var reminder: Reminder = .none
  var isDue = false
}

/// When a person wants to be reminded.
nonisolated enum Reminder: String, Codable, CaseIterable, Sendable {
  case none = "never"
  case tenSeconds = "in ten seconds"
  case tenMinutes = "in ten minutes"

  var delay: Duration { self == .tenSeconds ? .seconds(10) : .seconds(600) }
}

/// The todos that the list shows.
enum Filter: String, AddressValue, Codable, CaseIterable, Sendable {
  case all, open, done

  func admits(_ todo: Todo) -> Bool { self == .all || todo.isDone == (self == .done) }
}

struct TodoRow: Reducer {
  enum Action: Codable, Equatable, Sendable { case toggled }

  func reduce(into todo: inout Todo, action: Action) -> Effect<Action> {
    todo.isDone.toggle()
    return .none
  }
}
