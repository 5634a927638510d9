import Headwater
import HeadwaterViews

extension View {
  /// Shows an alert while a store's state has one.
  ///
  /// ```swift
  /// .alert(store.scope(presented: \.alert, action: \.alert))
  /// ```
  ///
  /// A button sends its action, with which `AlertReducer` closes the alert. A button without an action
  /// sends the dismissal.
  ///
  /// - Parameter presentation: The alert, made by `store.scope(presented:action:)`.
  /// - Returns: The view, with the alert in front of it when there is one.
  @MainActor
  public func alert<Action>(
    _ presentation: StorePresentation<AlertState<Action>, Action>
  ) -> some View {
    modifier(StoreAlertModifier(presentation: presentation))
  }

  /// Shows a confirmation dialog while a store's state has one.
  ///
  /// - Parameter presentation: The dialog, made by `store.scope(presented:action:)`.
  /// - Returns: The view, with the dialog in front of it when there is one.
  @MainActor
  public func confirmationDialog<Action>(
    _ presentation: StorePresentation<ConfirmationDialogState<Action>, Action>
  ) -> some View {
    modifier(StoreDialogModifier(presentation: presentation))
  }
}

/// Reads the alert in a body of its own: a change of the alert does not evaluate the view around it.
private struct StoreAlertModifier<Action>: ViewModifier {
  let presentation: StorePresentation<AlertState<Action>, Action>
  @State private var closing = QuestionClosing()

  func body(content: Content) -> some View {
    let question = presentation.source.store()?.state
    content.alert(
      question?.title.text ?? Text(verbatim: ""), isPresented: closing.isPresented(presentation),
      presenting: question
    ) { question in
      QuestionButtons(
        buttons: question.buttons, closing: closing, source: presentation.source)
    } message: { question in
      question.message?.text
    }
  }
}

private struct StoreDialogModifier<Action>: ViewModifier {
  let presentation: StorePresentation<ConfirmationDialogState<Action>, Action>
  @State private var closing = QuestionClosing()

  func body(content: Content) -> some View {
    let question = presentation.source.store()?.state
    content.confirmationDialog(
      question?.title.text ?? Text(verbatim: ""), isPresented: closing.isPresented(presentation),
      titleVisibility: question?.isTitleVisible == true ? .visible : .hidden, presenting: question
    ) { question in
      QuestionButtons(
        buttons: question.buttons, closing: closing, source: presentation.source)
    } message: { question in
      question.message?.text
    }
  }
}

private struct QuestionButtons<State, Action>: View {
  let buttons: [ButtonState<Action>]
  let closing: QuestionClosing
  let source: PresentationSource<State, Action>

  var body: some View {
    ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
      Button(role: ButtonRole(button.role)) {
        guard let action = button.action else { return }
        closing.isAnswered = true
        source.send(.presented(action))
      } label: {
        button.title.text
      }
    }
  }
}

/// How a question is closed: by an answer, or without one.
///
/// After an answer, the view layer says that the question is closed. The answer has closed it already, and the
/// state may have the next question by then, which must not be dismissed.
@MainActor
private final class QuestionClosing {
  var isAnswered = false

  nonisolated init() {}

  func isPresented<State, Action>(
    _ presentation: StorePresentation<State, Action>
  ) -> Binding<Bool> {
    // The view layer has closed the former question before it evaluates the body again.
    isAnswered = false
    let source = presentation.source
    return Binding(
      get: { @MainActor in source.store() != nil },
      set: { @MainActor isPresented in
        guard !isPresented else { return }
        if self.isAnswered { self.isAnswered = false } else { source.dismiss() }
      })
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
