// Styles of containers that have only one look in the style sheet. They compile and change nothing.

/// The style of lists.
public protocol ListStyle: Sendable {}

/// The default style of the list's place.
public struct DefaultListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style of the list's place.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// Rows without a frame.
public struct PlainListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// Rows without a frame.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// Rows in groups.
public struct GroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// Rows in groups.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// Rows in groups with a margin.
public struct InsetGroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Rows in groups with a margin.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// Rows with a margin.
public struct InsetListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with a margin.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// Rows of a side bar.
public struct SidebarListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows of a side bar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The style of forms.
public protocol FormStyle: Sendable {}

/// The default style of the form's place.
public struct AutomaticFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default style of the form's place.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// Rows in groups.
public struct GroupedFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows in groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// Labels in a separate column.
public struct ColumnsFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels in a separate column.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// The style of menus.
public protocol MenuStyle: Sendable {}

/// The default style of the menu's place.
public struct DefaultMenuStyle: MenuStyle {
  /// Makes the style.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style of the menu's place.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A button.
public struct ButtonMenuStyle: MenuStyle {
  /// Makes the style.
  public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A button without a box.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Makes the style.
  public init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a box.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// The style of date pickers.
public protocol DatePickerStyle: Sendable {}

/// The default style of the date picker's place.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style of the date picker's place.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A small field.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A small field.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// The style of tab views.
public protocol TabViewStyle: Sendable {}

/// The default style of the tab view's place.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default style of the tab view's place.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// Pages to leaf through.
public struct PageTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages to leaf through.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
}
