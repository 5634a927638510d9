/// The origin of an action: what sent it, at which line, and on behalf of what.
///
/// An action keeps its origin when it is lifted, replaced or bound. Middlewares find it in their context,
/// and store observers in each turn.
public struct ActionOrigin: Sendable, CustomStringConvertible {
  package let source: ActionSource

  package init(_ source: ActionSource) {
    self.source = source
  }

  /// The source location of the call of `send`, or of the effect, that the action comes from.
  public var place: SourcePlace { source.place }

  /// The effect that sent the action; nil if no effect did.
  public var effect: EffectOrigin? {
    switch source {
    case .send, .followUp: nil
    case .effect(let effect): effect.origin
    case .detailed(let detail): detail.isBinding ? nil : detail.formerOrigin?.effect
    }
  }

  /// The type name of the middleware whose effect sent the action; nil if it was no middleware's.
  public var middleware: String? {
    if case .middleware(let type) = owner { "\(type)" } else { nil }
  }

  /// The id of the subscription that sent the action; nil if no subscription did.
  public var subscription: String? {
    if case .subscription(let id) = owner { "\(id.value)" } else { nil }
  }

  /// The name of the action that a middleware replaced with this one; nil if no middleware did.
  public var replaced: String? {
    guard case .detailed(let detail) = source else { return nil }
    if case .replacement(let name, _) = detail.kind { return name }
    return nil
  }

  /// The origin of another store's action that led to this one through `bind`.
  public var bound: ActionOrigin? {
    guard case .detailed(let detail) = source, detail.isBinding else { return nil }
    return detail.formerOrigin
  }

  private var owner: EffectOwner? {
    switch source {
    case .send, .followUp: return nil
    case .effect(let effect): return effect.context.owner
    case .detailed(let detail):
      switch detail.kind {
      case .followUp(let owner, _): return owner
      case .replacement: return detail.formerOrigin?.owner
      case .binding: return nil
      }
    }
  }

  /// The origin in words: "`run` at SignUp.swift:41".
  public var description: String {
    switch source {
    case .send(let place): return "\(place)"
    case .followUp: return "its reducer, as `.send`"
    case .effect(let effect):
      return "\(effect.origin)" + (effect.context.owner.map { " of \($0.words)" } ?? "")
    case .detailed(let detail):
      switch detail.kind {
      case .followUp(let owner, _):
        let operation = detail.isDismissal ? "dismiss" : "send"
        return detail.formerOrigin?.description
          ?? "\(owner?.words ?? "its reducer"), as `.\(operation)`"
      case .replacement(let name, let owner):
        let former = detail.formerOrigin.map { " from \($0)" } ?? ""
        return "\(owner.words), in place of \(name)\(former)"
      case .binding:
        let former = detail.formerOrigin.map { ", for an action from \($0)" } ?? ""
        return "`bind` at \(detail.place)\(former)"
      }
    }
  }
}

extension DetailedSource {
  fileprivate var formerOrigin: ActionOrigin? { former.map(ActionOrigin.init) }

  fileprivate var isBinding: Bool {
    if case .binding = kind { true } else { false }
  }
}
