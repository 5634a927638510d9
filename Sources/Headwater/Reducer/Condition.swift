/// What an entry of a reducer's body can tell without anything being known of its types.
@usableFromInline
class AnyCondition {
  init() {}

  /// Whether the state is as it was at the last survey, as far as can be told at once.
  ///
  /// - Parameters:
  ///   - state: The state of the place.
  ///   - asks: Whether subscriptions are asked for.
  func isUntouched(
    _ state: UnsafeRawPointer, at node: LifeNode, slot: Int, asks: Bool
  ) -> Bool { false }
}

/// What one entry of a reducer's body says of a state, beside changing it: which places below are there,
/// and which subscriptions it implies.
@usableFromInline
class Condition<State, Action>: AnyCondition {
  /// The lift by which the entry leads to a place; nil for one that leads to none.
  let key: EffectID.Key?

  init(key: EffectID.Key?) {
    self.key = key
  }

  /// Whether there may be subscriptions, which each lift in the source is asked once, since a feature
  /// may contain itself.
  func hasSubscriptions(_ asked: inout Set<LiftIdentity>) -> Bool { false }

  /// Ends what is gone, and finds the subscriptions that are new.
  ///
  /// - Parameters:
  ///   - node: The place whose state this is.
  ///   - slot: The number of this entry there.
  func survey(
    _ state: UnsafePointer<State>, at node: LifeNode, slot: Int, _ survey: inout Survey<Action>
  ) {}

  /// Finds the place to which a path of lifts leads that begins with this one.
  func find(
    _ path: ArraySlice<PathStep>, in state: UnsafePointer<State>, at node: LifeNode, slot: Int,
    tree: LifeTree
  ) -> FoundPlace { .permanent }
}

/// One lift on the way to a place, and whose the place was.
struct PathStep {
  let key: EffectID.Key
  var belonging: Belonging
}

/// Where a path of lifts leads.
enum FoundPlace {
  /// To what is there as long as the store, as far as its lifts tell.
  case permanent

  /// To a place that may go.
  ///
  /// - Parameter rest: How many steps of the path lead on from it, of which no lift knows.
  case place(LifeNode, rest: Int)

  /// To what is not there, or belongs to another value.
  case gone
}

/// What a look at the state at the end of a turn has found, for the features of one kind of action.
@usableFromInline
struct Survey<Action> {
  let tree: LifeTree

  /// Whether subscriptions are asked for, and not only whether places are there.
  var asks: Bool

  /// The lifts to computed fields on the way, where a feature that contains itself has to end.
  var entered: Set<LiftIdentity> = []

  /// The subscriptions that are new, in their order.
  var begun: [(subscription: Subscription<Action>, running: RunningSubscription)] = []

  init(_ tree: LifeTree, asks: Bool) {
    self.tree = tree
    self.asks = asks
  }

  /// The same for what is below.
  func below<Other>(_: Other.Type) -> Survey<Other> {
    Survey<Other>(tree, asks: asks)
  }

  mutating func add<Other>(
    _ other: Survey<Other>, key: EffectID.Key,
    _ transform: @escaping @Sendable (Other) -> Action
  ) {
    for (subscription, running) in other.begun {
      begun.append((subscription.map(transform, scopeKey: key), running))
    }
  }
}

/// All that the entries of a reducer say of a state.
@usableFromInline
final class ReducerConditions<State, Action> {
  let entries: ContiguousArray<Condition<State, Action>>

  /// The same. An array of a type without parameters is gone through without looking for its metadata.
  private let untypedEntries: ContiguousArray<AnyCondition>

  /// The entries that may imply subscriptions.
  private lazy var isAsking: ContiguousArray<Bool> = ContiguousArray(
    entries.map { entry in
      var asked: Set<LiftIdentity> = []
      return entry.hasSubscriptions(&asked)
    })

  private lazy var isAnyAsking = isAsking.contains(true)

  /// The numbers of the entries by the lifts that they are.
  private lazy var slots: [EffectID.Key: [Int]] = {
    var slots: [EffectID.Key: [Int]] = [:]
    for (slot, entry) in entries.enumerated() {
      if let key = entry.key { slots[key, default: []].append(slot) }
    }
    return slots
  }()

  @usableFromInline
  init(_ entries: [Condition<State, Action>]) {
    self.entries = ContiguousArray(entries)
    untypedEntries = ContiguousArray(entries)
  }

  /// Those of several reducers of one body; nil if there are none.
  @usableFromInline
  static func joined(_ all: [ReducerConditions?]) -> ReducerConditions? {
    let entries = all.flatMap { $0.map { Array($0.entries) } ?? [] }
    return entries.isEmpty ? nil : ReducerConditions(entries)
  }

  func hasSubscriptions(_ asked: inout Set<LiftIdentity>) -> Bool {
    entries.contains { $0.hasSubscriptions(&asked) }
  }

  /// Whether a survey would find nothing, as far as can be told at once: most turns end here.
  @usableFromInline
  func isUntouched(_ state: UnsafeRawPointer, at node: LifeNode, asks: Bool) -> Bool {
    let asks = asks && isAnyAsking
    guard asks || node.childCount > 0 else { return true }
    for slot in untypedEntries.indices where node.child(slot) != nil || asks && isAsking[slot] {
      let asks = asks && isAsking[slot]
      guard untypedEntries[slot].isUntouched(state, at: node, slot: slot, asks: asks) else {
        return false
      }
    }
    return true
  }

  func survey(
    _ state: UnsafePointer<State>, at node: LifeNode, _ survey: inout Survey<Action>
  ) {
    if survey.asks && isAnyAsking {
      for slot in entries.indices where isAsking[slot] || node.child(slot) != nil {
        // What has no subscriptions is looked at only for what lives there.
        survey.asks = isAsking[slot]
        entries[slot].survey(state, at: node, slot: slot, &survey)
      }
      survey.asks = true
      if !node.subscriptions.isEmpty { survey.tree.endUnimplied(of: node) }
    } else if node.childCount > 0 {
      for slot in node.children.indices where node.children[slot] != nil {
        entries[slot].survey(state, at: node, slot: slot, &survey)
      }
    }
  }

  func find(
    _ path: ArraySlice<PathStep>, in state: UnsafePointer<State>, at node: LifeNode,
    tree: LifeTree
  ) -> FoundPlace {
    guard let step = path.first else { return .permanent }
    let key = (step.key.value as? ElementKey)?.lift ?? step.key
    var found = FoundPlace.permanent
    for slot in slots[key] ?? [] {
      switch (entries[slot].find(path, in: state, at: node, slot: slot, tree: tree), found) {
      case (.gone, _): return .gone
      case (.place(_, let rest), .place(_, let knownRest)) where rest >= knownRest: continue
      case (.place(let place, let rest), _): found = .place(place, rest: rest)
      case (.permanent, _): continue
      }
    }
    return found
  }
}

/// The entry of ``Subscriptions``.
@usableFromInline
final class SubscriptionsCondition<State, Action>: Condition<State, Action> {
  private let function: (State) -> [Subscription<Action>]

  @usableFromInline
  init(_ function: @escaping (State) -> [Subscription<Action>]) {
    self.function = function
    super.init(key: nil)
  }

  override func hasSubscriptions(_ asked: inout Set<LiftIdentity>) -> Bool { true }

  override func survey(
    _ state: UnsafePointer<State>, at node: LifeNode, slot: Int, _ survey: inout Survey<Action>
  ) {
    guard survey.asks else { return }
    for subscription in function(state.pointee) {
      if let running = node.subscriptions[subscription.id] {
        running.lastSurvey = survey.tree.survey
      } else {
        let running = survey.tree.makeSubscription()
        node.subscriptions[subscription.id] = running
        survey.begun.append((subscription, running))
      }
    }
  }
}
