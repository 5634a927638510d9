/// Subscribers, of which cancelled ones go by and by.
@usableFromInline
final class SubscriberList {
  @exclusivity(unchecked) private(set) var all: [Subscriber] = []
  private var countAtLastSweep = 0

  @usableFromInline
  init() {}

  @usableFromInline var isEmpty: Bool { all.isEmpty }

  /// Whether one of them is not cancelled.
  var isActive: Bool { all.contains { !$0.token.isCancelled } }

  func add(_ subscriber: Subscriber) {
    // Nothing else may touch this list for a long time.
    if all.count > 8 + 2 * countAtLastSweep { forgetCancelled() }
    all.append(subscriber)
  }

  func forgetCancelled() {
    all.removeAll { $0.token.isCancelled }
    countAtLastSweep = all.count
  }

  func takeAll() -> [Subscriber] {
    defer { (all, countAtLastSweep) = ([], 0) }
    return all
  }
}
