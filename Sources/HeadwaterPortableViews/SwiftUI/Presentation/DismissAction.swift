/// Ends the presentation around a view: it closes a sheet or leaves a pushed screen.
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

  /// Ends the presentation, if there is one.
  public func callAsFunction() {
    action?()
  }
}

enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction() }
}

extension EnvironmentValues {
  /// Ends the presentation around the view.
  public var dismiss: DismissAction { self[DismissKey.self] }
}

enum IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// The presentation around a view, and the action to end it: the form before ``DismissAction``.
public struct PresentationMode {
  private let action: DismissAction

  /// Whether the view is in a sheet or on a pushed screen.
  public let isPresented: Bool

  init(_ action: DismissAction, isPresented: Bool) {
    self.action = action
    self.isPresented = isPresented
  }

  /// Ends the presentation, if there is one.
  @MainActor @preconcurrency
  public mutating func dismiss() {
    action()
  }
}

extension EnvironmentValues {
  /// Whether the view is in a sheet or on a pushed screen.
  public var isPresented: Bool { self[IsPresentedKey.self] }

  /// The presentation around the view, as a binding: `presentationMode.wrappedValue.dismiss()`.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(dismiss, isPresented: isPresented))
  }
}
