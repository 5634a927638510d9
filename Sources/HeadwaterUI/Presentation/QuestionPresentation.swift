import Headwater
import HeadwaterViews

/// An alert or a confirmation dialog of a store's state, as an argument for a modifier.
///
/// A button sends its action. Then, if the state still has the alert or dialog, the dismissal is sent. On
/// some platforms the two come in the other order.
@MainActor
public struct QuestionPresentation<Question> {
  let question: () -> Question?
  let dismiss: () -> Void
  let buttons: (Question) -> [QuestionButton]

  /// Whether there is a question. Setting it to false dismisses the question.
  var isPresented: Binding<Bool> {
    let source = QuestionSource(isThere: { question() != nil }, dismiss: dismiss)
    return Binding(
      get: { @MainActor in source.isThere() },
      set: { @MainActor in if !$0, source.isThere() { source.dismiss() } })
  }
}

/// A button of a question.
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
  /// Returns an alert of the state, whose buttons have actions of this store.
  ///
  /// ```swift
  /// .alert(store.presenting(alert: \.alert, dismissed: .alertDismissed))
  /// ```
  ///
  /// - Parameters:
  ///   - alert: The field with the alert.
  ///   - dismissed: The action sent when the alert is closed and still in the state; the reducer then removes
  ///     it.
  /// - Returns: The alert, for the modifier `alert`.
  public func presenting(
    alert: KeyPath<State, AlertState<Action>?>, dismissed: Action,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> QuestionPresentation<AlertState<Action>> {
    question(alert, { $0.buttons }, dismissed, SourceOfSend(fileID, line), itself)
  }

  /// Returns an alert of the state, whose buttons have actions of a case.
  ///
  /// - Parameters:
  ///   - alert: The field with the alert.
  ///   - action: The case with the buttons' actions.
  ///   - dismissed: The action sent when the alert is closed and still in the state; the reducer then removes
  ///     it.
  /// - Returns: The alert, for the modifier `alert`.
  public func presenting<Path: CasePath>(
    alert: KeyPath<State, AlertState<Path.Value>?>, action: CaseKeyPath<Action, Path>,
    dismissed: Action, fileID: StaticString = #fileID, line: UInt = #line
  ) -> QuestionPresentation<AlertState<Path.Value>>
  where Action: CasePathable, Path.Root == Action {
    question(alert, { $0.buttons }, dismissed, SourceOfSend(fileID, line), embedding(Path.self))
  }

  /// Returns a confirmation dialog of the state, whose buttons have actions of this store.
  ///
  /// - Parameters:
  ///   - dialog: The field with the dialog.
  ///   - dismissed: The action sent when the dialog is closed and still in the state; the reducer then
  ///     removes it.
  /// - Returns: The dialog, for the modifier `confirmationDialog`.
  public func presenting(
    confirmationDialog dialog: KeyPath<State, ConfirmationDialogState<Action>?>, dismissed: Action,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> QuestionPresentation<ConfirmationDialogState<Action>> {
    question(dialog, { $0.buttons }, dismissed, SourceOfSend(fileID, line), itself)
  }

  /// Returns a confirmation dialog of the state, whose buttons have actions of a case.
  ///
  /// - Parameters:
  ///   - dialog: The field with the dialog.
  ///   - action: The case with the buttons' actions.
  ///   - dismissed: The action sent when the dialog is closed and still in the state; the reducer then
  ///     removes it.
  /// - Returns: The dialog, for the modifier `confirmationDialog`.
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

/// The place of a presentation in the source, for issues.
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
