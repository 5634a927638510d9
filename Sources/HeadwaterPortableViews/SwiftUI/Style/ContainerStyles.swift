// Styles of containers that the style sheet draws in one way only: they compile and change nothing.

/// How lists would look.
public protocol ListStyle: Sendable {}

/// The look of the place that a list is in.
public struct DefaultListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The look of the place that a list is in.
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

/// How forms would look.
public protocol FormStyle: Sendable {}

/// The look of the place that a form is in.
public struct AutomaticFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The look of the place that a form is in.
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

/// Labels in a column of their own.
public struct ColumnsFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels in a column of their own.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// How menus would look.
public protocol MenuStyle: Sendable {}

/// The look of the place that a menu is in.
public struct DefaultMenuStyle: MenuStyle {
  /// Makes the style.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The look of the place that a menu is in.
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

/// How date pickers would look.
public protocol DatePickerStyle: Sendable {}

/// The look of the place that a date picker is in.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The look of the place that a date picker is in.
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

/// How tab views would look.
public protocol TabViewStyle: Sendable {}

/// The look of the place that a tab view is in.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The look of the place that a tab view is in.
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
