import Headwater

// Handwritten case paths, which also find actions inside the root's changes.

extension Nest.Mode: CasePathable {
  struct Cases {
    enum OnCase: CasePath {
      static func embed(_ value: Nest.State) -> Nest.Mode { .on(value) }
      static func extract(_ root: Nest.Mode) -> Nest.State? {
        if case .on(let value) = root { value } else { nil }
      }
    }

    var on: OnCase.Type { OnCase.self }
  }

  static var cases: Cases { Cases() }
}

extension Nest.Action: CasePathable {
  struct Cases {
    /// All actions, for a lift that changes only the state.
    enum Whole: CasePath {
      static func embed(_ value: Nest.Action) -> Nest.Action { value }
      static func extract(_ root: Nest.Action) -> Nest.Action? { root }
    }

    enum OptionalCase: CasePath {
      static func embed(_ value: Nest.Action) -> Nest.Action { .optional(value) }
      static func extract(_ root: Nest.Action) -> Nest.Action? {
        switch root {
        case .optional(let value): value
        case .with(_, let action, _): extract(action)
        default: nil
        }
      }
    }

    enum ModeCase: CasePath {
      static func embed(_ value: Nest.Action) -> Nest.Action { .mode(value) }
      static func extract(_ root: Nest.Action) -> Nest.Action? {
        switch root {
        case .mode(let value): value
        case .with(_, let action, _): extract(action)
        default: nil
        }
      }
    }

    enum RowsCase: CasePath {
      typealias Value = ElementAction<Int, Nest.Action>
      static func embed(_ value: Value) -> Nest.Action { .rows(value) }
      static func extract(_ root: Nest.Action) -> Value? {
        switch root {
        case .rows(let value): value
        case .with(_, let action, _): extract(action)
        default: nil
        }
      }
    }

    enum ListCase: CasePath {
      typealias Value = ElementAction<Int, Nest.Action>
      static func embed(_ value: Value) -> Nest.Action { .list(value) }
      static func extract(_ root: Nest.Action) -> Value? {
        switch root {
        case .list(let value): value
        case .with(_, let action, _): extract(action)
        default: nil
        }
      }
    }

    enum TableCase: CasePath {
      typealias Value = ElementAction<String, Nest.Action>
      static func embed(_ value: Value) -> Nest.Action { .table(value) }
      static func extract(_ root: Nest.Action) -> Value? {
        switch root {
        case .table(let value): value
        case .with(_, let action, _): extract(action)
        default: nil
        }
      }
    }

    enum PathCase: CasePath {
      typealias Value = StackAction<Nest.State, Nest.Action>
      static func embed(_ value: Value) -> Nest.Action { .path(value) }
      static func extract(_ root: Nest.Action) -> Value? {
        switch root {
        case .path(let value): value
        case .with(_, let action, _): extract(action)
        default: nil
        }
      }
    }

    enum DestinationCase: CasePath {
      typealias Value = PresentationAction<Nest.Action>
      static func embed(_ value: Value) -> Nest.Action { .destination(value) }
      static func extract(_ root: Nest.Action) -> Value? {
        switch root {
        case .destination(let value): value
        case .with(_, let action, _): extract(action)
        default: nil
        }
      }
    }

    var whole: Whole.Type { Whole.self }
    var optional: OptionalCase.Type { OptionalCase.self }
    var mode: ModeCase.Type { ModeCase.self }
    var rows: RowsCase.Type { RowsCase.self }
    var list: ListCase.Type { ListCase.self }
    var table: TableCase.Type { TableCase.self }
    var path: PathCase.Type { PathCase.self }
    var destination: DestinationCase.Type { DestinationCase.self }
  }

  static var cases: Cases { Cases() }
}
