import Headwater

// Handwritten case paths: the tests of the core use no macros. Some implement `withValue`, like those of the
// macro. The others use its default implementation.

extension Screen.Action: CasePathable {
  struct Cases {
    enum CounterCase: CasePath {
      static func embed(_ value: Ticker.Action) -> Screen.Action { .counter(value) }
      static func extract(_ root: Screen.Action) -> Ticker.Action? {
        if case .counter(let value) = root { value } else { nil }
      }
    }

    var counter: CounterCase.Type { CounterCase.self }

    enum EditorCase: CasePath {
      static func embed(_ value: Ticker.Action) -> Screen.Action { .editor(value) }
      static func extract(_ root: Screen.Action) -> Ticker.Action? {
        if case .editor(let value) = root { value } else { nil }
      }
      static func withValue<Result>(
        of root: Screen.Action, _ body: (Ticker.Action) -> Result
      ) -> Result? {
        if case .editor(let value) = root { body(value) } else { nil }
      }
    }

    var editor: EditorCase.Type { EditorCase.self }

    enum ModeCase: CasePath {
      static func embed(_ value: Mode.Action) -> Screen.Action { .mode(value) }
      static func extract(_ root: Screen.Action) -> Mode.Action? {
        if case .mode(let value) = root { value } else { nil }
      }
    }

    var mode: ModeCase.Type { ModeCase.self }

    enum RowsCase: CasePath {
      static func embed(_ value: ElementAction<Int, Ticker.Action>) -> Screen.Action {
        .rows(value)
      }
      static func extract(_ root: Screen.Action) -> ElementAction<Int, Ticker.Action>? {
        if case .rows(let value) = root { value } else { nil }
      }
    }

    var rows: RowsCase.Type { RowsCase.self }

    enum ArrayCase: CasePath {
      static func embed(_ value: ElementAction<Int, Ticker.Action>) -> Screen.Action {
        .array(value)
      }
      static func extract(_ root: Screen.Action) -> ElementAction<Int, Ticker.Action>? {
        if case .array(let value) = root { value } else { nil }
      }
      static func withValue<Result>(
        of root: Screen.Action, _ body: (ElementAction<Int, Ticker.Action>) -> Result
      ) -> Result? {
        if case .array(let value) = root { body(value) } else { nil }
      }
    }

    var array: ArrayCase.Type { ArrayCase.self }

    enum TableCase: CasePath {
      static func embed(_ value: ElementAction<String, Ticker.Action>) -> Screen.Action {
        .table(value)
      }
      static func extract(_ root: Screen.Action) -> ElementAction<String, Ticker.Action>? {
        if case .table(let value) = root { value } else { nil }
      }
    }

    var table: TableCase.Type { TableCase.self }
  }

  static var cases: Cases { Cases() }
}

extension Mode.State: CasePathable {
  struct Cases {
    enum OnCase: CasePath {
      static func embed(_ value: Ticker.State) -> Mode.State { .on(value) }
      static func extract(_ root: Mode.State) -> Ticker.State? {
        if case .on(let value) = root { value } else { nil }
      }
    }

    var on: OnCase.Type { OnCase.self }
  }

  static var cases: Cases { Cases() }
}

extension Mode.Action: CasePathable {
  struct Cases {
    enum OnCase: CasePath {
      static func embed(_ value: Ticker.Action) -> Mode.Action { .on(value) }
      static func extract(_ root: Mode.Action) -> Ticker.Action? {
        if case .on(let value) = root { value } else { nil }
      }
    }

    var on: OnCase.Type { OnCase.self }
  }

  static var cases: Cases { Cases() }
}
