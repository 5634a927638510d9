import HeadwaterViews

extension View {
  /// Asks a person who closes the sheet around the view whether their changes may be discarded.
  ///
  /// ```swift
  /// Form { … }.asksBeforeDismissal(draft != original)
  /// ```
  ///
  /// The question comes when they close the sheet by the escape key, the close button, or a step back to another
  /// address. Buttons of the sheet close it without one. With SwiftUI, a swipe does not close the sheet, and nothing is
  /// asked.
  ///
  /// The view holds a draft: after a reload of a served page, the choices in it come back with the typed text, also
  /// those that a store has. <doc:KeepingValues> says which do elsewhere.
  ///
  /// - Parameters:
  ///   - isEdited: Whether something would be lost.
  ///   - discard: Closes the sheet without the changes; nil to dismiss it.
  /// - Returns: The view, with the question in front of it when it is asked.
  public func asksBeforeDismissal(
    _ isEdited: Bool = true, discarding discard: (@MainActor () -> Void)? = nil
  ) -> some View {
    modifier(DismissalQuestion(isEdited: isEdited, discard: discard))
  }
}

private struct DismissalQuestion: ViewModifier {
  let isEdited: Bool
  let discard: (@MainActor () -> Void)?
  @State private var isAsking = false
  @Environment(\.dismiss) private var dismiss

  func body(content: Content) -> some View {
    guarded(content)
      .confirmationDialog("Discard changes?", isPresented: $isAsking, titleVisibility: .visible) {
        Button("Discard changes", role: .destructive) { discard?() ?? dismiss() }
        Button("Keep editing", role: .cancel) {}
      }
  }

  private func guarded(_ content: Content) -> some View {
    #if PortableViews
      content.interactiveDismissDisabled(isEdited) { isAsking = true }.holdingDraft()
    #else
      content.interactiveDismissDisabled(isEdited)
    #endif
  }
}
