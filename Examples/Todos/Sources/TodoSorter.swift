import Headwater

/// Sorts todos: the open ones first, then by title. It is nonisolated, since a `StoreActor` runs it in the background.
nonisolated struct TodoSorter: Reducer {
  func reduce(into order: inout [Todo.ID], action todos: [Todo]) -> Effect<[Todo]> {
    order = todos.sorted {
      $0.isDone == $1.isDone ? ($0.title, $0.id) < ($1.title, $1.id) : $1.isDone
    }.map(\.id)
    return .none
  }
}
