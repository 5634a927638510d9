/// Ends the presentation that a view is in: a sheet is closed, a pushed screen is left.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
/// var body: some View { Button("Done") { dismiss() } }
/// ```
@MainActor @preconcurrency
public struct DismissAction {
  private let action: (@MainActor () -> Void)?

  nonisolated init(_ action: (@MainActor () -> Void)? = nil) {
    self.action = action
  }

  /// Ends the presentation; does nothing where there is none.
  public func callAsFunction() {
    action?()
  }
}

enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction() }
}

extension EnvironmentValues {
  /// Ends the presentation that the view is in.
  public var dismiss: DismissAction { self[DismissKey.self] }
}

enum IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// Whether the view is in a presentation, and how to end it: the form before ``DismissAction``.
public struct PresentationMode {
  private let action: DismissAction

  /// Whether the view is in a sheet, or on a screen that was pushed.
  public let isPresented: Bool

  init(_ action: DismissAction, isPresented: Bool) {
    self.action = action
    self.isPresented = isPresented
  }

  /// Ends the presentation; does nothing where there is none.
  @MainActor @preconcurrency
  public mutating func dismiss() {
    action()
  }
}

extension EnvironmentValues {
  /// Whether the view is in a sheet, or on a screen that was pushed.
  public var isPresented: Bool { self[IsPresentedKey.self] }

  /// The presentation that the view is in, as a binding: `presentationMode.wrappedValue.dismiss()`.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(dismiss, isPresented: isPresented))
  }
}
