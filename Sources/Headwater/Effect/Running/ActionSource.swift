// @inlinable: each action passes here.

/// Where an action came from, as the engine carries it along.
///
/// The common sources are told in full; what is rare stands behind a reference, so that the common
/// ones stay small. `ActionOrigin` is the same for users.
@usableFromInline
package enum ActionSource: Sendable {
  /// Somebody called `send`.
  case send(SourcePlace)

  /// An effect sent it.
  case effect(RunningEffect)

  /// The reducer returned it as `.send`, for an action that came from this place.
  case followUp(SourcePlace)

  case detailed(DetailedSource)

  @usableFromInline package var place: SourcePlace {
    switch self {
    case .send(let place), .followUp(let place): place
    case .effect(let effect): effect.origin.place
    case .detailed(let source): source.place
    }
  }

  /// Whether it is nobody's fault that what the action is for has gone meanwhile.
  var isLateResult: Bool {
    switch self {
    case .send, .followUp: false
    case .effect: true
    case .detailed(let source): source.former?.isLateResult ?? false
    }
  }
}

/// An action's source that needs more words.
@usableFromInline
package final class DetailedSource: Sendable {
  enum Kind {
    /// Returned as `.send` by something other than the reducer, or under an id.
    case followUp(owner: EffectOwner?, effect: RunningEffect?)

    /// What a middleware made of another action, which is told by its name.
    case replacement(of: String, by: EffectOwner)

    /// Sent by a binding to another store, for the action of that store which came from `former`.
    case binding
  }

  let kind: Kind
  let place: SourcePlace

  /// Where that came from which led to this action.
  let former: ActionSource?

  /// For what value the action was returned, as it is for effects; nil for one that nothing returned.
  let context: EffectContext?

  private let depth: Int

  /// - Parameter former: Where that came from which led to the action; forgotten when it is one of
  ///   a long chain, which two stores that are bound to one another can make.
  init(
    _ kind: Kind, at place: SourcePlace, former: ActionSource? = nil,
    context: EffectContext? = nil
  ) {
    self.kind = kind
    self.place = place
    self.context = context
    let formerDepth = if case .detailed(let detail)? = former { detail.depth } else { 0 }
    self.former = formerDepth < 8 ? former : nil
    depth = formerDepth < 8 ? formerDepth + 1 : 1
  }

  /// Whether a reducer returned the action, to be processed in the same call.
  var isFromReducer: Bool {
    if case .followUp(nil, _) = kind { former == nil } else { false }
  }

  /// What can be cancelled as long as the action waits in the queue.
  @usableFromInline var ownEffect: RunningEffect? {
    if case .followUp(_, let effect) = kind { effect } else { nil }
  }
}

/// Who returned an effect, if it was not the reducer.
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
