/// Work that follows from an action, as a value: inert until a store starts it.
///
/// ```swift
/// case .searchTapped:
///   let query = state.query
///   return .run { send in
///     send(.found(try await client.search(query)))
///   } catch: { error, send in
///     send(.failed(String(describing: error)))
///   }
///   .cancellable(id: "search", cancelInFlight: true)
/// ```
///
/// - Effects of one action start in the order in which reducers returned them, after observers have
///   seen the new state.
/// - An effect ends with its store, when it is cancelled by id, or when its work is done.
/// - Time always comes from a `Clock` that the feature was given, so tests need not wait.
/// - Every operator on ``none`` gives `.none`.
public struct Effect<Action> {
  @usableFromInline
  enum Storage {
    case none
    case send(Action)
    case tree(EffectTree<Action>)
  }

  @usableFromInline let storage: Storage

  @inlinable
  init(_ storage: Storage) { self.storage = storage }

  /// Nothing follows from the action.
  ///
  /// It stays nothing under every operator: `.none.throttle(…)` opens no window, and
  /// `.none.cancellable(id: "search", cancelInFlight: true)` or `.none.debounce(id: "search", …)` cancels
  /// nothing that runs or waits under the id. To cancel that, return ``cancel(id:)``.
  @inlinable
  public static var none: Effect { Effect(.none) }

  /// Another action, processed in the same call as a turn of its own, right after this one.
  ///
  /// Use it to tell a parent something; to share logic between actions, call a function instead.
  @inlinable
  public static func send(_ action: Action) -> Effect { Effect(.send(action)) }

  /// Several effects that run side by side, started in this order.
  ///
  /// Those that are ``none`` are left out: of one that remains this is that one, of none it is `.none`.
  public static func merge(_ effects: Effect...) -> Effect { merge(effects) }

  /// Several effects that run side by side, started in this order.
  public static func merge(_ effects: some Sequence<Effect>) -> Effect {
    let effects = effects.filter { !$0.isNone }
    switch effects.count {
    case 0: return .none
    case 1: return effects[0]
    default: return Effect(.tree(.merge(effects)))
    }
  }

  /// Tells the store that an action found nothing to change.
  @usableFromInline
  static func missing(_ target: MissingTarget) -> Effect { Effect(.tree(.missing(target))) }

  /// Tells the store what a reducer was found to do wrong.
  static func issue(_ issue: StoreIssue) -> Effect {
    Effect(.tree(.node(EffectNode(.issue(issue), []))))
  }

  /// Tells who returned this effect, if it was not the reducer.
  func owned(by owner: EffectOwner) -> Effect {
    isNone ? self : Effect(.tree(.owned(self, by: owner)))
  }

  /// Several effects, each started when the one before has ended.
  ///
  /// Effects of the actions that one of them sends are not waited for. When one is cancelled, those
  /// behind it do not start.
  public static func concatenate(_ effects: Effect...) -> Effect { concatenate(effects) }

  /// Several effects, each started when the one before has ended.
  public static func concatenate(_ effects: some Sequence<Effect>) -> Effect {
    let effects = effects.filter { !$0.isNone }
    switch effects.count {
    case 0: return .none
    case 1: return effects[0]
    default: return Effect(.tree(.concatenate(effects)))
    }
  }

  /// Whether this is `.none`, which starts nothing.
  @inlinable
  public var isNone: Bool {
    // By all cases, since the compiler then looks at the tag alone, which is looked at so often.
    switch storage {
    case .none: true
    case .send, .tree: false
    }
  }

  /// Adds another effect, side by side.
  ///
  /// The first look is inlined, since most effects that are added are none.
  @inlinable
  @inline(__always)
  mutating func merge(_ other: Effect) {
    if other.isNone { return }
    self = merged(with: other)
  }

  /// This effect and another, side by side.
  @inlinable
  func merged(with other: Effect) -> Effect {
    if isNone { return other }
    if other.isNone { return self }
    return .merge(self, other)
  }
}

extension Effect: Sendable where Action: Sendable {}

extension Effect.Storage: Sendable where Action: Sendable {}
