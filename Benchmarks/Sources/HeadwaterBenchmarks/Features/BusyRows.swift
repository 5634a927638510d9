import Headwater

/// Rows of which each can run an effect that waits, or have a subscription that waits.
struct BusyRows: Reducer {
  struct State: Equatable, Sendable {
    var rows: IdentifiedArray<BusyRow.State>
    var taps = 0

    var startCount: Int { rows.reduce(0) { $0 + $1.starts } }
  }

  let row: BusyRow

  var body: some Reducer<State, BusyRowsAction> {
    row.lift(each: \.rows, action: \.rows)
    Reduce { state, action in
      if case .tapped = action { state.taps += 1 }
      return .none
    }
  }
}

enum BusyRowsAction: CasePathable, Sendable {
  case rows(ElementAction<Int, BusyRow.Action>)
  case tapped

  struct Cases {
    var rows: RowsCase.Type { RowsCase.self }
  }

  enum RowsCase: CasePath {
    typealias Value = ElementAction<Int, BusyRow.Action>

    static func embed(_ value: Value) -> BusyRowsAction { .rows(value) }

    static func extract(_ root: BusyRowsAction) -> Value? {
      if case .rows(let value) = root { value } else { nil }
    }
  }

  static var cases: Cases { Cases() }
}

struct BusyRow: Reducer {
  struct State: Equatable, Identifiable, Sendable {
    let id: Int
    var starts = 0
    var isWatching = false
  }

  enum Action: Sendable {
    /// Starts an effect beside those that run.
    case started
    /// Starts an effect in place of the one that runs.
    case restarted
    case watched
  }

  /// Waits until it is cancelled.
  let wait: @Sendable () async throws -> Void

  var body: some Reducer<State, Action> {
    Reduce { [wait] state, action in
      switch action {
      case .started:
        state.starts += 1
        return .run { _ in try await wait() }
      case .restarted:
        state.starts += 1
        return .run { _ in try await wait() }.cancellable(id: "work", cancelInFlight: true)
      case .watched:
        state.isWatching = true
        return .none
      }
    }
    Subscriptions { [wait] state in
      state.isWatching ? [Subscription(id: "watch", .run { _ in try await wait() })] : []
    }
  }
}
