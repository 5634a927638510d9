/// A view that is evaluated again only if its value differs.
///
/// Views of this module compare their fields anyway. This view uses `==` of the content, which may leave fields out.
public struct EquatableView<Content: View & Equatable> {
  private let compared: Compared<Content>

  /// The view that is compared.
  nonisolated public var content: Content { compared.value }

  /// Makes a view that is compared.
  nonisolated public init(content: Content) {
    compared = Compared(value: content)
  }

}

extension EquatableView: View {
  /// The content.
  public var body: some View { content }
}

/// A value that the comparison of two views compares by `==`.
private struct Compared<Value: Equatable>: Equatable {
  let value: Value
}

extension View where Self: Equatable {
  /// Evaluates the view again only if it differs from the former one.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
