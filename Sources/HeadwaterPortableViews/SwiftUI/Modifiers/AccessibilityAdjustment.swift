/// The direction in which a person adjusts a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

/// Adds an invisible native slider, which screen readers and keyboards adjust. It always stands in its middle.
private struct AdjustableModifier {
  let action: (AccessibilityAdjustmentDirection) -> Void
}

extension AdjustableModifier: ViewModifier {
  static var reach: ModifierReach { .each }

  func body(content: Content) -> some View {
    let action = action
    NativeElement(.div, "box") {
      content
      NativeElement(.input, "only-read")
        .attribute(.type, "range")
        .attribute(.min, "-1")
        .attribute(.max, "1")
        .attribute(.step, "1")
        .shown("0")
        .notRestoredByBrowsers()
        .on(.input) { event in
          switch event.value.flatMap(Double.init) {
          case 1: action(.increment)
          case -1: action(.decrement)
          default: return .dropped(reason: "an adjustment is one step up or down")
          }
          return .handled
        }
    }
    .describingInput()
    .namingInputByContent()
    .fusing([.opacity])
  }
}

extension View {
  /// Lets assistive technology and keyboards adjust the view's value, step by step.
  ///
  /// ```swift
  /// StarsView(rating)
  ///   .accessibilityAdjustableAction { rating += $0 == .increment ? 1 : -1 }
  ///   .accessibilityLabel("Rating").accessibilityValue("\(rating) stars")
  /// ```
  ///
  /// The view is followed by a slider that nobody sees. It has the label and the value that modifiers around this
  /// one set, and otherwise the name of the view.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modifier(AdjustableModifier(action: handler))
  }
}
