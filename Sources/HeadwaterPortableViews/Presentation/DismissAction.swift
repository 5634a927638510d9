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
