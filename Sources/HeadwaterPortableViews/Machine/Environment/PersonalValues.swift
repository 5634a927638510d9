// Values of the person in front of the screen, not of the machine that evaluates the views.

/// A light or dark appearance.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light, dark
}

/// The direction of reading.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

/// The phase of the app's scene, such as active.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

/// A class for the space in one direction: little or much.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

/// The text size that a person prefers.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is one of the largest.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// The reasons for hiding content.
public struct RedactionReasons: OptionSet, Sendable {
  /// The reasons as bits.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The content is not loaded yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content may be outdated.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}
enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
enum ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
enum HorizontalSizeKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}
enum VerticalSizeKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}
enum DynamicTypeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
enum RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }

extension EnvironmentValues {
  /// Whether the appearance is light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The direction in which the person reads.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The phase of the app's scene.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Whether the person prefers reduced motion.
  public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }

  /// The horizontal space of the view.
  ///
  /// - Partial: always regular.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeKey.self] }
    set { self[HorizontalSizeKey.self] = newValue }
  }

  /// The vertical space of the view.
  ///
  /// - Partial: always regular.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeKey.self] }
    set { self[VerticalSizeKey.self] = newValue }
  }

  /// The text size that the person prefers.
  ///
  /// - Partial: always large; a browser scales texts itself.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeKey.self] }
    set { self[DynamicTypeKey.self] = newValue }
  }

  /// The reasons for hiding the content.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Sets whether the person prefers reduced motion. Views only read this value.
  package mutating func setReduceMotion(_ isReduced: Bool) {
    self[ReduceMotionKey.self] = isReduced
  }
}
