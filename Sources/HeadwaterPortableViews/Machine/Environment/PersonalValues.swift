// Values of the person who looks at the views, not of the machine that evaluates them.

/// Whether things are shown on a light or on a dark ground.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light, dark
}

/// The direction in which is read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

/// Whether a person looks at the app.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

/// Whether there is little or much space in one direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

/// How large a person wants texts to be.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the largest sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// Why contents are not shown.
public struct RedactionReasons: OptionSet, Sendable {
  /// The reasons as bits.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The contents are not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The contents are private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The contents may be old.
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
  /// Whether things are shown on a light or on a dark ground.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The direction in which the person reads.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Whether the person looks at the app.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Whether the person wants things not to move.
  public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }

  /// Whether there is much space from side to side; always taken for much here.
  ///
  /// - Partial: always regular.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeKey.self] }
    set { self[HorizontalSizeKey.self] = newValue }
  }

  /// Whether there is much space from top to bottom; always taken for much here.
  ///
  /// - Partial: always regular.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeKey.self] }
    set { self[VerticalSizeKey.self] = newValue }
  }

  /// How large the person wants texts to be; a browser scales them itself.
  ///
  /// - Partial: always large; a browser scales texts itself.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeKey.self] }
    set { self[DynamicTypeKey.self] = newValue }
  }

  /// Why contents are not shown.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Says that the person wants things not to move; views only read it.
  package mutating func setReduceMotion(_ isReduced: Bool) {
    self[ReduceMotionKey.self] = isReduced
  }
}
