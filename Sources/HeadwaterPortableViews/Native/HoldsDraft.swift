/// Whether the values in a view are a draft of one person, wherever they are stored.
///
/// A choice in a draft comes back after a reload, as typed text does: it is nobody else's, and nothing has come of it
/// yet. A value that is no draft may have changed meanwhile, and the former choice would undo that.
enum HoldsDraftKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension View {
  /// Declares that the values in the view are a draft.
  nonisolated package func holdingDraft() -> some View {
    environmentValue(HoldsDraftKey.self, true)
  }
}
