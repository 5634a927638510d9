#if OpenCombine
  import Foundation

  /// An observer on its way to the thread that removes it. Only its identity is used.
  private struct Registration: @unchecked Sendable {
    let observer: any NSObjectProtocol
  }

  extension NotificationCenter {
    /// Returns a publisher of the notifications with a name.
    ///
    /// - Parameters:
    ///   - name: The name of the notifications.
    ///   - object: The sender; nil for all senders.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
      Publisher(center: self, name: name, object: object)
    }

    /// A publisher of notifications.
    public struct Publisher: OpenCombine.Publisher {
      public typealias Output = Notification
      public typealias Failure = Never

      /// The center that posts them.
      public let center: NotificationCenter
      /// Their name.
      public let name: Notification.Name
      /// Their sender; nil for all senders.
      public let object: AnyObject?

      /// Creates a publisher.
      public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
        self.center = center
        self.name = name
        self.object = object
      }

      public func receive<S: Subscriber>(subscriber: S)
      where S.Input == Notification, S.Failure == Never {
        let (center, name, object) = (center, name, object)
        subscriber.receive(
          subscription: Demanded(subscriber) { subscription in
            let observer = center.addObserver(forName: name, object: object, queue: nil) {
              subscription.deliver($0)
            }
            let registration = Registration(observer: observer)
            return { center.removeObserver(registration.observer) }
          })
      }
    }
  }
#endif
