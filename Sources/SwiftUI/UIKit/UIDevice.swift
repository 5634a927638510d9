/// The device of the person, of which a page knows little.
@MainActor
public final class UIDevice {
  /// The one device.
  public static let current = UIDevice()

  /// The name of the device.
  public let name = "Browser"
  /// The kind of the device.
  public let model = "Browser"
  /// The kind of the device, in the person's language.
  public let localizedModel = "Browser"
  /// The name of the system that evaluates the views.
  public let systemName = "Linux"
  /// The version of that system.
  public let systemVersion = ProcessInfo.processInfo.operatingSystemVersionString
  /// The kind of the screen, which is neither a phone's nor a tablet's.
  public let userInterfaceIdiom = UIUserInterfaceIdiom.unspecified

  private init() {}
}

/// A kind of screen.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}
