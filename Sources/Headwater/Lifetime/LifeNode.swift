/// A place in the state that owns something: effects, subscriptions, or places below it.
///
/// The places of a store form a tree, as its lifts do. The tree contains only places that own something,
/// and the end of a turn visits no others.
@usableFromInline
class LifeNode {
  private(set) weak var parent: LifeNode?

  /// The slot of the node in its parent: the number of the lift that leads to it.
  private(set) var slot = 0

  /// The places below, by the numbers of the lifts that lead to them.
  private(set) var children: ContiguousArray<LifeNode?> = []
  private(set) var childCount = 0

  /// The lifetime of the value here; nil for a place that exists as long as its parent.
  var lifetime: Lifetime?

  /// The identity of the value here; nil if its type has none.
  var identity: Identity?

  /// The last known position of the element in its collection.
  var position = 0

  /// The effects that run, by their slots in the registry.
  var effects: Set<Int> = []

  var subscriptions: [ListedSubscription: RunningSubscription] = [:]

  /// Whether the subscriptions here were asked for. If so, they are asked for again after each change.
  var wasAsked = false

  /// The change stamp of the collection here at the last survey; nil if it has none.
  var lastStamp: UInt64?

  /// The last survey that found the value here.
  var lastSurvey = 0

  /// Whether the tree is going to check if the node is still needed.
  var isDoubted = false

  init(lifetime: Lifetime? = nil, identity: Identity? = nil) {
    self.lifetime = lifetime
    self.identity = identity
  }

  /// Whether neither this place nor one below owns anything.
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

  /// Whether the parent has to keep the node. As long as something else refers to its lifetime, it may still
  /// start an effect or send an action.
  func isNeeded() -> Bool {
    !isEmpty || wasAsked || (lifetime != nil && !isKnownUniquelyReferenced(&lifetime))
  }

  /// Removes a child.
  func remove(_ child: LifeNode) {
    guard self.child(child.slot) === child else { return }
    children[child.slot] = nil
    childCount -= 1
  }

  func forEachChild(_ body: (LifeNode) -> Void) {
    for case let child? in children { body(child) }
  }

  /// Sets the parent, which stores this child in a way of its own.
  func join(_ parent: LifeNode) {
    self.parent = parent
  }
}

/// The place of a collection, with the places of those elements that own something.
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
  /// The order of the start. Subscriptions that end together end in this order.
  let ordinal: Int

  /// The id that the effects of the subscription run under.
  let effectID: EffectID

  /// The last survey in which the state implied it.
  var lastSurvey: Int

  init(ordinal: Int, survey: Int) {
    self.ordinal = ordinal
    effectID = EffectID(EffectID.Key(SubscriptionKey(ordinal: ordinal)), scopes: EffectScopes())
    lastSurvey = survey
  }
}

/// A subscription at a place: its id, and the entry of the body that lists it.
///
/// Two lists at one place are those of two features, which know nothing of each other's ids.
struct ListedSubscription: Hashable {
  let slot: Int
  let id: EffectID.Key
}

/// Keeps the ids of subscriptions apart from those that features use.
private struct SubscriptionKey: Hashable {
  let ordinal: Int
}
