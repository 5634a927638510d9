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
/// - The effects of one action start in the order in which reducers returned them, after observers have
///   seen the new state.
/// - An effect ends when its work is done, when it is cancelled by its id, when the state of its feature
///   is gone, or with its store.
/// - Time always comes from a `Clock` that the feature receives. Tests pass a test clock and never wait.
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

  /// No effect.
  ///
  /// Every operator returns it unchanged: `.none.throttle(…)` begins no interval, and
  /// `.none.cancellable(id: "search", cancelInFlight: true)` or `.none.debounce(id: "search", …)` cancels
  /// nothing. To cancel an effect, return ``cancel(id:)``.
  @inlinable
  public static var none: Effect { Effect(.none) }

  /// Sends another action. It joins the end of the queue, and is processed in a turn of its own before the
  /// outermost call of `send` returns.
  ///
  /// Use it to inform a parent. To share logic between actions, call a function instead: it costs no turn,
  /// and observers see no state in between.
  @inlinable
  public static func send(_ action: Action) -> Effect { Effect(.send(action)) }

  /// Runs several effects side by side, and starts them in this order.
  ///
  /// It leaves out each ``none``; if no effect is left, it is `.none` itself.
  public static func merge(_ effects: Effect...) -> Effect { merge(effects) }

  /// Runs several effects side by side, and starts them in this order.
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

  /// Tells the store about a mistake of a reducer.
  static func issue(_ issue: StoreIssue) -> Effect {
    Effect(.tree(.node(EffectNode(.issue(issue), []))))
  }

  /// Names the owner that returned this effect, if it was not the reducer.
  package func owned(by owner: EffectOwner) -> Effect {
    isNone ? self : Effect(.tree(.owned(self, by: owner)))
  }

  /// Runs several effects one after the other.
  ///
  /// ```swift
  /// case .saveTapped:
  ///   return .concatenate(.run { [draft = state.draft] _ in try await client.save(draft) }, .dismiss)
  /// ```
  ///
  /// - Each starts when the one before has succeeded. When one is cancelled or throws, those after it do not start,
  ///   whether a `catch:` has handled the error or nothing has.
  /// - It does not wait for effects of the actions that the one before has sent.
  public static func concatenate(_ effects: Effect...) -> Effect { concatenate(effects) }

  /// Runs several effects one after the other.
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
    // With all cases named, the compiler reads the tag alone. This is read very often.
    switch storage {
    case .none: true
    case .send, .tree: false
    }
  }

  /// Adds another effect, side by side.
  ///
  /// The first check is inlined, since most effects that are added are `.none`.
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
