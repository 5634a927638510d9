import HeadwaterPortableViews

/// The app, for what view files ask of it.
@MainActor
public final class UIApplication {
  /// The one app.
  public static let shared = UIApplication()

  private init() {}

  /// A notification of the app's life, which a page does not post: `scenePhase` of the environment tells it.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// A notification of the app's life, which a page does not post.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// A notification of the app's life, which a page does not post.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// A notification of the app's life, which a page does not post.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")

  /// Does nothing: a server opens no addresses. A `Link`, or `openURL` of the environment, does.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    IgnoredSymbol.openURL.note()
    completion?(false)
  }

  /// False: a server opens no addresses.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// A key of the options for opening an address.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}
}
