/// A middleware that does nothing: the identity of composition.
public struct EmptyMiddleware<State, Action>: Middleware {
  /// Makes a middleware that passes every action on.
  public init() {}

  public func resolved() -> ResolvedMiddleware<State, Action> { ResolvedMiddleware(links: []) }
}

/// Several middlewares, one after the other.
public struct MiddlewareSequence<State, Action>: Middleware {
  let content: ResolvedMiddleware<State, Action>

  public func resolved() -> ResolvedMiddleware<State, Action> { content }
}

/// Combines two middlewares; the left one sees each action first, before and after the reducer.
///
/// The operator is associative, and `EmptyMiddleware` is its identity.
public func <> <Left: Middleware, Right: Middleware>(
  left: Left, right: Right
) -> MiddlewareSequence<Left.State, Left.Action>
where Left.State == Right.State, Left.Action == Right.Action {
  MiddlewareSequence(
    content: ResolvedMiddleware(links: left.resolved().links + right.resolved().links))
}

extension Middleware {
  /// Lifts this middleware to a part of a wider state.
  ///
  /// It sees only the actions of its case, and a replacement is embedded in that case again.
  ///
  /// - Parameters:
  ///   - state: This middleware's part of the state.
  ///   - action: The case with this middleware's actions.
  public func lift<ParentState, ParentAction: CasePathable, Path: CasePath>(
    state: KeyPath<ParentState, State> & Sendable, action: CaseKeyPath<ParentAction, Path>
  ) -> MiddlewareSequence<ParentState, ParentAction>
  where Path.Value == Action, Path.Root == ParentAction {
    lifted(Path.self, by: state)
  }

  // Not generic over a `CasePathable`: links run on any actor and may not capture a conformance that could
  // be isolated to one.
  private func lifted<ParentState, Path: CasePath>(
    _ path: Path.Type, by state: KeyPath<ParentState, State> & Sendable
  ) -> MiddlewareSequence<ParentState, Path.Root> where Path.Value == Action {
    typealias Link = ResolvedMiddleware<ParentState, Path.Root>.Link
    let links = resolved().links.map { link in
      Link(
        type: link.type,
        start: { context in
          link.start(context.map { $0[keyPath: state] }).map(Path.embed, scope: state)
        },
        before: { action, parent, context in
          guard let action = Path.extract(action) else { return .pass }
          let context = context.map { $0[keyPath: state] }
          return link.before(action, parent[keyPath: state], context).lifted(Path.self, by: state)
        },
        after: { action, parent, context in
          guard let action = Path.extract(action) else { return .none }
          let context = context.map { $0[keyPath: state] }
          return link.after(action, parent[keyPath: state], context)
            .map(Path.embed, scope: state)
        })
    }
    return MiddlewareSequence(content: ResolvedMiddleware(links: links))
  }
}

extension MiddlewareVerdict {
  fileprivate func lifted<Path: CasePath>(
    _ path: Path.Type, by scope: some Hashable & Sendable
  ) -> MiddlewareVerdict<Path.Root> where Path.Value == Action {
    let effect = effect.map(Path.embed, scope: scope)
    return switch decision {
    case .pass: .pass(with: effect)
    case .replace(let action): .replace(with: Path.embed(action), effect: effect)
    case .stop: .stop(with: effect)
    }
  }
}
