/// The size of controls.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// The shape of a button's border.
public struct ButtonBorderShape: Hashable, Sendable {
  /// The radius of the corners in CSS; nil for that of the style sheet.
  let radius: String?

  /// The shape of the style sheet.
  public static let automatic = ButtonBorderShape(radius: nil)
  /// A capsule.
  public static let capsule = ButtonBorderShape(radius: "9999px")
  /// A circle around a symbol.
  public static let circle = ButtonBorderShape(radius: "50%")
  /// A rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape(radius: nil)

  /// A rectangle with corners of a radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(radius: radius.pixels)
  }
}

enum ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

enum ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  /// The size of the view's controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension EnvironmentEntry? {
  /// Adds the size and the shape of a button with a border. Nothing is smaller than what a finger needs beside others:
  /// 24 points.
  func declareButton(_ style: inout StyleDeclarations) {
    switch value(of: ControlSizeKey.self) {
    case .mini: Self.add(24, padding: "0 8px", size: ".75rem", to: &style)
    case .small: Self.add(28, padding: "2px 10px", size: ".8125rem", to: &style)
    case .regular: break
    case .large: Self.add(50, padding: "12px 20px", size: nil, to: &style)
    case .extraLarge: Self.add(58, padding: "16px 24px", size: "1.1875rem", to: &style)
    }
    if let radius = value(of: ButtonBorderShapeKey.self).radius {
      style.add("border-radius", radius)
    }
  }

  private static func add(
    _ height: Int, padding: String, size: String?, to style: inout StyleDeclarations
  ) {
    style.add("min-height", "\(height)px")
    style.add("padding", padding)
    if let size { style.add("font-size", size) }
  }
}

extension View {
  /// Sets the size of the buttons with a border in the view.
  ///
  /// - Partial: other controls have one size.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environmentValue(ControlSizeKey.self, controlSize)
  }

  /// Sets the shape of the border of the buttons in the view.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environmentValue(ButtonBorderShapeKey.self, shape)
  }
}
