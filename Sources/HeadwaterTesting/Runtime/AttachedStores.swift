/// The stores of a runtime, and which of them may have letters.
///
/// A store on an actor is only asked for letters after it has announced some, so that a turn costs the same beside one
/// store and beside thousands. The stores are not kept: one that is gone leaves nothing.
struct AttachedStores {
  private struct Attached {
    let number: UInt64
    let actor: ObjectIdentifier
    let deliverNext: @Sendable () -> Bool
    var isWaiting = false
  }

  private var stores: [ObjectIdentifier: Attached] = [:]
  private var lastNumber: UInt64 = 0

  /// The stores of each actor that may have letters. The one that was attached first comes first.
  private var waiting: [ObjectIdentifier: WaitingLine<UInt64, ObjectIdentifier>] = [:]

  /// The functions of test stores. They are always asked: a test store leaves the letters of an effect that sends too
  /// much, and takes them when the test has received some.
  private(set) var testStores: [ObjectIdentifier: @Sendable () -> Bool] = [:]

  var count: Int { stores.count + testStores.count }

  /// Adds a store.
  ///
  /// - Parameters:
  ///   - store: The identity of the store.
  ///   - actor: The identity of its actor; nil for a test store.
  ///   - deliverNext: Delivers one letter; false if there was none.
  mutating func attach(
    _ store: ObjectIdentifier, actor: ObjectIdentifier?, deliverNext: @escaping @Sendable () -> Bool
  ) {
    guard let actor else { return testStores[store] = deliverNext }
    lastNumber += 1
    stores[store] = Attached(number: lastNumber, actor: actor, deliverNext: deliverNext)
  }

  mutating func detach(_ store: ObjectIdentifier) {
    testStores[store] = nil
    guard let gone = stores.removeValue(forKey: store) else { return }
    _ = waiting[gone.actor]?.leave(number: gone.number)
    forgetLine(of: gone.actor)
  }

  /// Records that a store may have letters.
  mutating func mayHaveLetters(_ store: ObjectIdentifier) {
    guard let attached = stores[store], !attached.isWaiting else { return }
    stores[store]?.isWaiting = true
    waiting[attached.actor, default: WaitingLine()]
      .join(store, number: attached.number, priority: attached.number)
  }

  /// Removes the first store of an actor that may have letters.
  ///
  /// - Returns: The store, and the function that delivers its next letter.
  mutating func takeFirst(
    on actor: ObjectIdentifier
  ) -> (store: ObjectIdentifier, deliverNext: @Sendable () -> Bool)? {
    guard let store = waiting[actor]?.takeFirst() else { return nil }
    forgetLine(of: actor)
    stores[store]?.isWaiting = false
    return stores[store].map { (store, $0.deliverNext) }
  }

  private mutating func forgetLine(of actor: ObjectIdentifier) {
    if waiting[actor]?.isEmpty == true { waiting[actor] = nil }
  }
}
