/// A place in the state for which something lives: effects, subscriptions, or what is below it.
///
/// The places of a store form a tree as its lifts do. It has those only for which something lives, so
/// nothing else is looked at when a turn ends.
@usableFromInline
class LifeNode {
  private(set) weak var parent: LifeNode?

  /// Where it is among those of its parent: the number of the lift that leads to it.
  private(set) var slot = 0

  /// What is below, by the numbers of the lifts that lead there.
  private(set) var children: ContiguousArray<LifeNode?> = []
  private(set) var childCount = 0

  /// nil for a place that is there as long as what is around it.
  var lifetime: Lifetime?

  /// Which value is there; nil if its type does not tell one from another.
  var identity: Identity?

  /// Where in its collection the element was last.
  var position = 0

  /// The effects that run, by their places in the registry.
  var effects: Set<Int> = []

  var subscriptions: [EffectID.Key: RunningSubscription] = [:]

  /// Whether its subscriptions were asked for, which they are again when the state has changed.
  var wasAsked = false

  /// The change stamp of the collection here when it was last looked through; nil if it keeps none.
  var lastStamp: UInt64?

  /// The last survey that found it.
  var lastSurvey = 0

  /// Whether the tree will look whether it is still needed.
  var isDoubted = false

  init(lifetime: Lifetime? = nil, identity: Identity? = nil) {
    self.lifetime = lifetime
    self.identity = identity
  }

  /// Whether nothing lives here or below.
  var isEmpty: Bool { effects.isEmpty && subscriptions.isEmpty && childCount == 0 }

  func child(_ slot: Int) -> LifeNode? {
    slot < children.count ? children[slot] : nil
  }

  func add(_ child: LifeNode, at slot: Int) {
    while children.count <= slot { children.append(nil) }
    if children[slot] == nil { childCount += 1 }
    children[slot] = child
    child.slot = slot
    child.parent = self
  }

  /// Whether the parent may forget it. One whose lifetime somebody else holds may still have something
  /// to start, or to send.
  func isNeeded() -> Bool {
    !isEmpty || wasAsked || (lifetime != nil && !isKnownUniquelyReferenced(&lifetime))
  }

  /// Forgets a child.
  func remove(_ child: LifeNode) {
    guard self.child(child.slot) === child else { return }
    children[child.slot] = nil
    childCount -= 1
  }

  func forEachChild(_ body: (LifeNode) -> Void) {
    for case let child? in children { body(child) }
  }

  /// Notes that it is below another node, which knows it in a way of its own.
  func join(_ parent: LifeNode) {
    self.parent = parent
  }
}

/// The place of a collection, with those of its elements for which something lives.
final class CollectionNode<ID: Hashable>: LifeNode {
  private(set) var elements: [ID: ElementNode<ID>] = [:]

  override var isEmpty: Bool { super.isEmpty && elements.isEmpty }

  func add(_ element: ElementNode<ID>) {
    elements[element.id] = element
    element.join(self)
  }

  override func remove(_ child: LifeNode) {
    guard let element = child as? ElementNode<ID>, elements[element.id] === element else { return }
    elements[element.id] = nil
  }

  override func forEachChild(_ body: (LifeNode) -> Void) {
    for element in elements.values { body(element) }
  }
}

/// The place of one element.
final class ElementNode<ID: Hashable>: LifeNode {
  var id: ID

  init(_ id: ID) {
    self.id = id
    super.init(lifetime: Lifetime())
  }
}

/// A subscription that a store has started.
final class RunningSubscription {
  /// Those that end together end in the order in which they began.
  let ordinal: Int

  /// Under what its effects run.
  let effectID: EffectID

  /// The last survey in which the state implied it.
  var lastSurvey: Int

  init(ordinal: Int, survey: Int) {
    self.ordinal = ordinal
    effectID = EffectID(EffectID.Key(SubscriptionKey(ordinal: ordinal)), scopes: [])
    lastSurvey = survey
  }
}

/// Keeps the ids of subscriptions apart from those that `cancel(id:)` names.
private struct SubscriptionKey: Hashable {
  let ordinal: Int
}
