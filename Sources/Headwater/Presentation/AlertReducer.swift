/// The reducer of an alert: each button closes it with the turn of its action.
///
/// ```swift
/// struct State { var alert: AlertState<Answer>? }
/// enum Action { case deleteTapped, alert(PresentationAction<Answer>) }
/// enum Answer { case confirmed }
///
/// var body: some Reducer<State, Action> {
///   AlertReducer().lift(optional: \.alert, action: \.alert)
///   Reduce { state, action in
///     switch action {
///     case .deleteTapped:
///       state.alert = AlertState("Delete?", buttons: [.destructive("Delete", action: .confirmed), .cancel()])
///     case .alert(.presented(.confirmed)): state.items = []
///     case .alert(.dismiss): break
///     }
///     return .none
///   }
/// }
/// ```
///
/// When the parent handles an answer, the alert is gone already. The parent can therefore show the next one.
public struct AlertReducer<Answer>: Reducer {
  public typealias State = AlertState<Answer>
  public typealias Action = Answer

  /// Makes the reducer.
  public init() {}

  public func reduce(into state: inout AlertState<Answer>, action: Answer) -> Effect<Answer> {
    .dismissAtOnce
  }
}

/// The reducer of a confirmation dialog: each button closes it with the turn of its action.
///
/// Use it as ``AlertReducer``. When the parent handles an answer, the dialog is gone already.
public struct ConfirmationDialogReducer<Answer>: Reducer {
  public typealias State = ConfirmationDialogState<Answer>
  public typealias Action = Answer

  /// Makes the reducer.
  public init() {}

  public func reduce(
    into state: inout ConfirmationDialogState<Answer>, action: Answer
  ) -> Effect<Answer> {
    .dismissAtOnce
  }
}
