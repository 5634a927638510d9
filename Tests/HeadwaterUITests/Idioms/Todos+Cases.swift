import Headwater

extension Todos.Action: CasePathable {
  struct Cases {
    enum ChangeCase: CasePath {
      static func embed(_ value: Todos.State.Change) -> Todos.Action {
        .change(value)
      }
      static func extract(_ root: Todos.Action) -> Todos.State.Change? {
        if case .change(let value) = root { value } else { nil }
      }
    }

    var change: ChangeCase.Type { ChangeCase.self }

    enum DetailCase: CasePath {
      static func embed(_ value: PresentationAction<Todo.Action>) -> Todos.Action {
        .detail(value)
      }
      static func extract(_ root: Todos.Action) -> PresentationAction<Todo.Action>? {
        if case .detail(let value) = root { value } else { nil }
      }
    }

    var detail: DetailCase.Type { DetailCase.self }

    enum AlertCase: CasePath {
      static func embed(_ value: PresentationAction<Todos.Answer>) -> Todos.Action { .alert(value) }
      static func extract(_ root: Todos.Action) -> PresentationAction<Todos.Answer>? {
        if case .alert(let value) = root { value } else { nil }
      }
    }

    var alert: AlertCase.Type { AlertCase.self }

    enum TodosCase: CasePath {
      static func embed(_ value: ElementAction<Int, Todo.Action>) -> Todos.Action {
        .todos(value)
      }
      static func extract(_ root: Todos.Action) -> ElementAction<Int, Todo.Action>? {
        if case .todos(let value) = root { value } else { nil }
      }
    }

    var todos: TodosCase.Type { TodosCase.self }
  }

  static var cases: Cases { Cases() }
}

extension Todo.Action: CasePathable {
  struct Cases {
    enum TitleChangedCase: CasePath {
      static func embed(_ value: String) -> Todo.Action {
        .titleChanged(value)
      }
      static func extract(_ root: Todo.Action) -> String? {
        if case .titleChanged(let value) = root { value } else { nil }
      }
    }

    var titleChanged: TitleChangedCase.Type { TitleChangedCase.self }
  }

  static var cases: Cases { Cases() }
}
