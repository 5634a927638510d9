/// A control for one of several values.
///
/// ```swift
/// Picker("Size", selection: $size) {
///   Text("Small").tag(Size.small)
///   Text("Large").tag(Size.large)
/// }
/// ```
///
/// - The value of a choice is its `tag`. In a `ForEach` without tags it is the id of the element.
/// - In a menu, a choice shows only its texts; in the other styles, it can contain any views.
/// - Partial: a wheel is shown as an inline list, and a screen of choices as a menu.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  /// Makes a picker with a label of any views.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// Makes a picker with a label of any views.
  nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
    self.label = label
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Makes a picker with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker: View {
  /// A built-in view has no body.
  public typealias Body = Never

  /// Makes the control of the picker style.
  public static func makeNode(for view: Self, in parent: ViewNode) -> ViewNode {
    PickerNode<SelectionValue>(view.selection, label: view.label, content: view.content, in: parent)
  }

  /// Updates the selection, the label and the choices.
  public static func updateNode(_ node: ViewNode, for view: Self) {
    unsafeDowncast(node, to: PickerNode<SelectionValue>.self)
      .update(view.selection, label: view.label, content: view.content)
  }
}

/// The look of the pickers in a view.
public protocol PickerStyle {
  /// The built-in style.
  var kind: PickerStyleKind { get }
}

/// The look of a picker. Only the styles in this module make one.
public enum PickerStyleKind: Sendable {
  /// A list that opens.
  case menu
  /// Choices beside one another.
  case segmented
  /// Choices below one another.
  case inline
}

/// The default style of the picker's place: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// A list that opens.
  public var kind: PickerStyleKind { .menu }
}

/// A list that opens.
public struct MenuPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// A list that opens.
  public var kind: PickerStyleKind { .menu }
}

/// Choices beside one another.
public struct SegmentedPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// Choices beside one another.
  public var kind: PickerStyleKind { .segmented }
}

/// Choices below one another.
public struct InlinePickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// Choices below one another.
  public var kind: PickerStyleKind { .inline }
}

/// Shown as choices below one another, not as a wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// Choices below one another.
  public var kind: PickerStyleKind { .inline }
}

/// Shown as a list that opens, not as a screen of choices.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// A list that opens.
  public var kind: PickerStyleKind { .menu }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style of the picker's place.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A list that opens.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Choices beside one another.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Choices below one another.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// Shown as choices below one another, not as a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// Shown as a list that opens, not as a screen of choices.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

enum PickerStyleKey: EnvironmentKey {
  static var defaultValue: PickerStyleKind { .menu }
}

extension View {
  /// Sets the look of the pickers in the view.
  ///
  /// - Partial: `.navigationLink` is a list that opens, and `.wheel` shows the choices below one another.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environmentValue(PickerStyleKey.self, style.kind)
  }
}
