import HeadwaterPortableViews

/// A colour of UIKit, for `Color(_:)`.
///
/// ```swift
/// .background(Color(.secondarySystemBackground))
/// ```
///
/// The system's colours are those of the page, in light and dark.
public final class UIColor: Hashable, Sendable {
  let color: Color

  /// Makes the colour of a view.
  public init(_ color: Color) { self.color = color }

  /// Makes a colour from red, green and blue, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// Makes a grey, from 0, black, to 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), opacity: Double(alpha)))
  }

  /// Makes a colour from hue, saturation and brightness, each from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        opacity: Double(alpha)))
  }

  /// Makes a colour with a name. Your own style sheet defines it as `--color-<name>`.
  public convenience init?(named name: String) { self.init(Color(name)) }

  /// Makes a colour that differs between a light and a dark appearance.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    self.init(Color(light: light.color, dark: dark.color))
  }

  /// The same colour, less opaque.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color.opacity(Double(alpha)))
  }

  /// Reads the numbers of the colour, in a light appearance.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let numbers = color.numbers(in: .light)
    red?.pointee = CGFloat(numbers.red)
    green?.pointee = CGFloat(numbers.green)
    blue?.pointee = CGFloat(numbers.blue)
    alpha?.pointee = CGFloat(numbers.opacity)
    return true
  }

  public static func == (left: UIColor, right: UIColor) -> Bool { left.color == right.color }

  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

/// A light or dark appearance, for `UIColor(dynamicProvider:)`.
public struct UITraitCollection: Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Makes traits with an appearance.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
}

/// A light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

extension Color {
  /// Makes the colour of UIKit.
  public init(_ color: UIColor) { self = color.color }

  /// Makes the colour of UIKit.
  public init(uiColor: UIColor) { self = uiColor.color }
}
