// The types of the arguments of modifiers without effect.

/// A set of safe areas.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The regions as bits.
  public let rawValue: UInt

  /// Makes a set of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The safe area of the device.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The safe area of the keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// The layout of a preview.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// Makes a device with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes a device with a name.
  public init(stringLiteral value: String) {
    rawValue = value
  }
}

/// Views for a preview, in the form before `#Preview`; nothing shows them here.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder static var previews: Previews { get }
}

/// The height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// About half of the screen.
  public static let medium = PresentationDetent("medium")
  /// All of the screen.
  public static let large = PresentationDetent("large")
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent("height \(height)")
  }
  /// A part of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent("fraction \(fraction)")
  }
}

/// The way in which colours are computed.
public enum ColorRenderingMode: Sendable {
  case nonLinear, linear, extendedLinear
}

/// The visibility of scroll bars.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let name: String

  /// The default of the place.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Shown.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Hidden where there is another way to scroll.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never shown.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// The way in which scrolling hides the keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
  /// The default of the place.
  public static let automatic = ScrollDismissesKeyboardMode()
  /// As soon as scrolling begins.
  public static let immediately = ScrollDismissesKeyboardMode()
  /// Along with the finger.
  public static let interactively = ScrollDismissesKeyboardMode()
  /// Never.
  public static let never = ScrollDismissesKeyboardMode()
}

/// Feedback that a person feels or hears.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String

  /// Something has been done.
  public static let success = SensoryFeedback(name: "success")
  /// Something needs attention.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something has failed.
  public static let error = SensoryFeedback(name: "error")
  /// The selection has changed.
  public static let selection = SensoryFeedback(name: "selection")
  /// Something has been hit.
  public static let impact = SensoryFeedback(name: "impact")
}

extension VerticalEdge {
  /// A set of the two sides.
  public struct Set: OptionSet, Sendable {
    /// The sides as bits.
    public let rawValue: Int8

    /// Makes a set of bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The upper side.
    public static let top = Set(rawValue: 1)
    /// The lower side.
    public static let bottom = Set(rawValue: 2)
    /// Both sides.
    public static let all: Set = [.top, .bottom]
  }
}
