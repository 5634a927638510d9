/// A value, or any views, with a label beside it.
public struct LabeledContent<Label: View, Content: View> {
  let label: Label
  let content: Content

  /// Makes labelled views.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
}

extension LabeledContent where Label == Text {
  /// Makes views with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes views with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a value with a title.
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// Makes a value with a title.
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// Makes a formatted value with a title.
  nonisolated public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }
}

extension View {
  /// Hides the labels of the controls in the view. They are still read out.
  nonisolated public func labelsHidden() -> some View {
    decorated(.className("labels-hidden"))
  }
}

extension LabeledContent: View {
  /// The label, with the content at the trailing edge.
  public var body: some View {
    HStack(spacing: 16) {
      label
      Spacer()
      content.foregroundStyle(.secondary)
    }
  }
}
