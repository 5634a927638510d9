import Headwater
import HeadwaterViews

extension View {
  /// Shows an alert while a store's state has one.
  ///
  /// - Parameter presentation: The alert, made by `store.presenting(alert:dismissed:)`.
  /// - Returns: The view, with the alert in front of it when there is one.
  @MainActor
  public func alert<Action>(
    _ presentation: QuestionPresentation<AlertState<Action>>
  ) -> some View {
    modifier(StoreAlertModifier(presentation: presentation))
  }

  /// Shows a confirmation dialog while a store's state has one.
  ///
  /// - Parameter presentation: The dialog, made by `store.presenting(confirmationDialog:dismissed:)`.
  /// - Returns: The view, with the dialog in front of it when there is one.
  @MainActor
  public func confirmationDialog<Action>(
    _ presentation: QuestionPresentation<ConfirmationDialogState<Action>>
  ) -> some View {
    modifier(StoreDialogModifier(presentation: presentation))
  }
}

/// Reads the alert in a body of its own: a change of the alert does not evaluate the view around it.
private struct StoreAlertModifier<Action>: ViewModifier {
  let presentation: QuestionPresentation<AlertState<Action>>

  func body(content: Content) -> some View {
    let question = presentation.question()
    content.alert(
      Text(verbatim: question?.title ?? ""), isPresented: presentation.isPresented,
      presenting: question
    ) { question in
      QuestionButtons(buttons: presentation.buttons(question))
    } message: { question in
      if let message = question.message { Text(verbatim: message) }
    }
  }
}

private struct StoreDialogModifier<Action>: ViewModifier {
  let presentation: QuestionPresentation<ConfirmationDialogState<Action>>

  func body(content: Content) -> some View {
    let question = presentation.question()
    content.confirmationDialog(
      Text(verbatim: question?.title ?? ""), isPresented: presentation.isPresented,
      titleVisibility: question?.isTitleVisible == true ? .visible : .hidden, presenting: question
    ) { question in
      QuestionButtons(buttons: presentation.buttons(question))
    } message: { question in
      if let message = question.message { Text(verbatim: message) }
    }
  }
}

private struct QuestionButtons: View {
  let buttons: [QuestionButton]

  var body: some View {
    ForEach(buttons) { button in
      Button(role: button.role, action: button.tap) { Text(verbatim: button.title) }
    }
  }
}
