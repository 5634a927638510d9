import Headwater
import HeadwaterViews

/// An alert or a confirmation dialog of a store's state, ready to be shown.
///
/// - Using a button sends its action. After that, if the state still has the question, the dismissal
///   is sent; on some platforms the two come in the other order.
@MainActor
public struct QuestionPresentation<Question> {
  let question: () -> Question?
  let dismiss: () -> Void
  let buttons: (Question) -> [QuestionButton]

  /// Whether there is a question; writing false dismisses it.
  var isPresented: Binding<Bool> {
    let source = QuestionSource(isThere: { question() != nil }, dismiss: dismiss)
    return Binding(
      get: { @MainActor in source.isThere() },
      set: { @MainActor in if !$0, source.isThere() { source.dismiss() } })
  }
}

/// A button of a question, with what it sends.
struct QuestionButton: Identifiable {
  let id: Int
  let title: String
  let role: ButtonRole?
  let tap: @MainActor () -> Void
}

@MainActor
private final class QuestionSource {
  let isThere: () -> Bool
  let dismiss: () -> Void

  init(isThere: @escaping () -> Bool, dismiss: @escaping () -> Void) {
    self.isThere = isThere
    self.dismiss = dismiss
  }
}

extension Store {
  /// An alert of the state whose buttons carry actions of this store.
  ///
  /// ```swift
  /// .alert(store.presenting(alert: \.alert, dismissed: .alertDismissed))
  /// ```
  ///
  /// - Parameters:
  ///   - alert: The field with the alert.
  ///   - dismissed: Sent when the alert is closed and still there; the reducer takes it away.
  /// - Returns: The alert, for the modifier `alert`.
  public func presenting(
    alert: KeyPath<State, AlertState<Action>?>, dismissed: Action,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> QuestionPresentation<AlertState<Action>> {
    question(alert, { $0.buttons }, dismissed, SourceOfSend(fileID, line), itself)
  }

  /// An alert of the state whose buttons carry actions of a case.
  ///
  /// - Parameters:
  ///   - alert: The field with the alert.
  ///   - action: The case with the buttons' actions.
  ///   - dismissed: Sent when the alert is closed and still there; the reducer takes it away.
  /// - Returns: The alert, for the modifier `alert`.
  public func presenting<Path: CasePath>(
    alert: KeyPath<State, AlertState<Path.Value>?>, action: CaseKeyPath<Action, Path>,
    dismissed: Action, fileID: StaticString = #fileID, line: UInt = #line
  ) -> QuestionPresentation<AlertState<Path.Value>>
  where Action: CasePathable, Path.Root == Action {
    question(alert, { $0.buttons }, dismissed, SourceOfSend(fileID, line), embedding(Path.self))
  }

  /// A choice of actions of the state whose buttons carry actions of this store.
  ///
  /// - Parameters:
  ///   - dialog: The field with the choice.
  ///   - dismissed: Sent when it is closed and still there; the reducer takes it away.
  /// - Returns: The choice, for the modifier `confirmationDialog`.
  public func presenting(
    confirmationDialog dialog: KeyPath<State, ConfirmationDialogState<Action>?>, dismissed: Action,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> QuestionPresentation<ConfirmationDialogState<Action>> {
    question(dialog, { $0.buttons }, dismissed, SourceOfSend(fileID, line), itself)
  }

  /// A choice of actions of the state whose buttons carry actions of a case.
  ///
  /// - Parameters:
  ///   - dialog: The field with the choice.
  ///   - action: The case with the buttons' actions.
  ///   - dismissed: Sent when it is closed and still there; the reducer takes it away.
  /// - Returns: The choice, for the modifier `confirmationDialog`.
  public func presenting<Path: CasePath>(
    confirmationDialog dialog: KeyPath<State, ConfirmationDialogState<Path.Value>?>,
    action: CaseKeyPath<Action, Path>, dismissed: Action,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> QuestionPresentation<ConfirmationDialogState<Path.Value>>
  where Action: CasePathable, Path.Root == Action {
    question(dialog, { $0.buttons }, dismissed, SourceOfSend(fileID, line), embedding(Path.self))
  }

  private func question<Question, ButtonAction>(
    _ path: KeyPath<State, Question?>,
    _ buttons: @escaping (Question) -> [ButtonState<ButtonAction>],
    _ dismissed: Action, _ place: SourceOfSend, _ embed: @escaping (ButtonAction) -> Action
  ) -> QuestionPresentation<Question> {
    QuestionPresentation(
      question: { self[dynamicMember: path] },
      dismiss: { self.send(dismissed, fileID: place.fileID, line: place.line) },
      buttons: { question in
        buttons(question).enumerated().map { index, button in
          QuestionButton(id: index, title: button.title, role: ButtonRole(button.role)) {
            guard let action = button.action else { return }
            self.send(embed(action), fileID: place.fileID, line: place.line)
          }
        }
      })
  }
}

private func embedding<Path: CasePath>(_ path: Path.Type) -> (Path.Value) -> Path.Root {
  { Path.embed($0) }
}

private func itself<Value>(_ value: Value) -> Value { value }

/// Where in the app's source something is presented, for issues.
private struct SourceOfSend {
  let fileID: StaticString
  let line: UInt

  init(_ fileID: StaticString, _ line: UInt) {
    self.fileID = fileID
    self.line = line
  }
}

extension ButtonRole {
  fileprivate init?<Action>(_ role: ButtonState<Action>.Role?) {
    switch role {
    case .cancel: self = .cancel
    case .destructive: self = .destructive
    case nil: return nil
    }
  }
}
