/// What lives as long as a handle: the handle, or a scope of it, keeps it.
final class HandleLife {
  /// The store whose state the handle reads.
  let store: AnyObject

  /// What stands behind the handle, for those that have made it.
  let attachment: AnyObject

  /// The subscribers to the handle and to its scopes. The store would keep them as long as it lives.
  private let subscribers = SubscriberList()

  init(store: AnyObject, attachment: AnyObject) {
    self.store = store
    self.attachment = attachment
  }

  deinit {
    for subscriber in subscribers.all { subscriber.end() }
  }

  func add(_ subscriber: Subscriber) {
    subscribers.add(subscriber)
  }
}
