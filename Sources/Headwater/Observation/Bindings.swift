/// The bindings of a store to others. They end with the object that keeps this list.
@usableFromInline
final class Bindings {
  private var tokens: [SubscriberToken] = []
  private var countAtLastSweep = 0

  @usableFromInline
  init() {}

  func add(_ token: SubscriberToken) {
    // Those to stores that are gone.
    if tokens.count > 8 + 2 * countAtLastSweep {
      tokens.removeAll(where: \.isCancelled)
      countAtLastSweep = tokens.count
    }
    tokens.append(token)
  }

  deinit {
    for token in tokens { token.cancel() }
  }
}
