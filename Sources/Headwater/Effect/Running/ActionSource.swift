// @inlinable: each action passes here.

/// The source of an action, as the engine passes it along.
///
/// Common sources are stored inline. Rare ones are behind a reference, which keeps the enum small.
/// `ActionOrigin` is the public form.
@usableFromInline
package enum ActionSource: Sendable {
  /// A call of `send`.
  case send(SourcePlace)

  /// An effect.
  case effect(RunningEffect)

  /// The reducer, which returned it as `.send` for an action from this place.
  case followUp(SourcePlace)

  /// One of the rare sources.
  case detailed(DetailedSource)

  @usableFromInline package var place: SourcePlace {
    switch self {
    case .send(let place), .followUp(let place): place
    case .effect(let effect): effect.origin.place
    case .detailed(let source): source.place
    }
  }

  /// Whether a missing target is expected, because this is a late result.
  var isLateResult: Bool {
    switch self {
    case .send, .followUp: false
    case .effect: true
    case .detailed(let source): source.former?.isLateResult ?? false
    }
  }
}

/// A rare source of an action.
@usableFromInline
package final class DetailedSource: Sendable {
  enum Kind {
    /// An effect `.send` that something other than the reducer has returned, or that runs under an id.
    case followUp(owner: EffectOwner?, effect: RunningEffect?)

    /// A middleware that has replaced an action with this name.
    case replacement(of: String, by: EffectOwner)

    /// A binding to another store. `former` is the source of that store's action.
    case binding
  }

  let kind: Kind
  let place: SourcePlace

  /// The source of the action that led to this one.
  let former: ActionSource?

  /// The feature and value whose effect is the action; nil if a reducer did not return it.
  let context: EffectContext?

  /// Whether it removes a feature that wishes to be gone. If that is gone already, there is nothing to report.
  let isDismissal: Bool

  private let depth: Int

  /// Makes the source.
  ///
  /// It drops `former` in a long chain of sources, such as that of two stores that are bound to each other.
  init(
    _ kind: Kind, at place: SourcePlace, former: ActionSource? = nil,
    context: EffectContext? = nil, isDismissal: Bool = false
  ) {
    self.kind = kind
    self.place = place
    self.context = context
    self.isDismissal = isDismissal
    let formerDepth = if case .detailed(let detail)? = former { detail.depth } else { 0 }
    self.former = formerDepth < 8 ? former : nil
    depth = formerDepth < 8 ? formerDepth + 1 : 1
  }

  /// Whether a reducer returned the action in a turn, by `.send`.
  var isFromReducer: Bool {
    if isDismissal { return false }
    return if case .followUp(nil, _) = kind { former == nil } else { false }
  }

  /// The effect by which the action can be cancelled while it waits in the queue.
  @usableFromInline var ownEffect: RunningEffect? {
    if case .followUp(_, let effect) = kind { effect } else { nil }
  }
}

/// The owner of an effect that no reducer has returned.
@usableFromInline
package enum EffectOwner: Sendable {
  case middleware(Any.Type)
  case subscription(EffectID.Key)

  var words: String {
    switch self {
    case .middleware(let type): "the middleware `\(type)`"
    case .subscription(let id): "the subscription \(id.words)"
    }
  }
}

extension EffectID.Key {
  /// The id as its author wrote it.
  var words: String {
    if let text = value as? String { return "\"\(text)\"" }
    return "\(value)"
  }
}

extension ActionSource {
  /// The running effect that the action comes from; nil if none has sent it.
  package var sender: RunningEffect? {
    switch self {
    case .send, .followUp: nil
    case .effect(let effect): effect
    case .detailed(let source): source.former?.sender
    }
  }
}
