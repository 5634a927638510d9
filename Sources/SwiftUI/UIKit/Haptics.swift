import HeadwaterPortableViews

/// A vibration, which a page does not have.
@MainActor
public class UIFeedbackGenerator {
  /// Makes a generator.
  public init() {}

  /// Does nothing: there is nothing to prepare.
  public func prepare() {}

  func tell() { IgnoredSymbol.sensoryFeedback.note() }
}

/// A vibration like a blow.
@MainActor
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of a blow.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// Makes a generator.
  public override init() {}

  /// Makes a generator of blows.
  public init(style: FeedbackStyle) {}

  /// Does nothing: there are no vibrations.
  public func impactOccurred() { tell() }

  /// Does nothing: there are no vibrations.
  public func impactOccurred(intensity: CGFloat) { tell() }
}

/// A vibration when a choice changes.
@MainActor
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing: there are no vibrations.
  public func selectionChanged() { tell() }
}

/// A vibration for a success or a failure.
@MainActor
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// A success or a failure.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Does nothing: there are no vibrations.
  public func notificationOccurred(_ notificationType: FeedbackType) { tell() }
}
