/// A box around views, with a label.
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content

  /// Makes a box with a label of any views.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Makes a box with a label of any views.
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.label = label
  }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box without a label.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content)
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Makes a box with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

extension GroupBox: View {
  /// The box.
  public var body: some View {
    NativeElement(.div, "group-box") {
      label.font(.headline)
      content
    }
    .attribute(.role, "group")
  }
}

/// Views that a person can show and hide.
public struct DisclosureGroup<Label: View, Content: View> {
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content
  @State private var isOpen = false

  /// Makes a group that is closed at first and stores its own state.
  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    isExpanded = nil
    self.content = content
    self.label = label()
  }

  /// Makes a group with a binding that opens and closes it.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a group with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ label: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(label) }
  }

  /// Makes a group with a title, and with a binding that opens and closes it.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Makes a group with a title, and with a binding that opens and closes it.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}

extension DisclosureGroup: View {
  /// A button that tells whether it is expanded, and the content while it is expanded.
  public var body: some View {
    let isExpanded = isExpanded ?? $isOpen
    NativeElement(.div, "disclosure") {
      ControlElement(className: "disclosure-label", isExpanded: isExpanded.wrappedValue) {
        isExpanded.wrappedValue.toggle()
      } label: {
        label
        Image(systemName: "chevron.right").accessibilityHidden(true)
      }
      if isExpanded.wrappedValue {
        NativeElement(.div, "disclosure-content") { content() }
      }
    }
  }
}
