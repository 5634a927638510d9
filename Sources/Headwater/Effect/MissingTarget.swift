/// The reason why an action found nothing to change: the state of its lifted reducer is not there.
///
/// A lift returns it as an effect, since a reducer is pure and only the store knows the action's origin.
/// The store drops the late result of an effect silently and reports any other action as an issue.
@usableFromInline
struct MissingTarget: Sendable {
  /// The kind of place: an optional, a case or an element.
  @usableFromInline
  enum Kind: Sendable {
    case optional
    case enumCase
    case element(id: String)

    /// The element was there, and its own action has changed its id.
    case renamed(from: String, to: String, element: EffectID.Key, startsEffect: Bool)
  }

  let kind: Kind
  let action: String
  let stateType: String
  let lift: SourcePlace

  @usableFromInline
  init(_ kind: Kind, action: String, stateType: String, lift: SourcePlace) {
    self.kind = kind
    self.action = action
    self.stateType = stateType
    self.lift = lift
  }

  /// The element that its own action has renamed: its former key, and whether that action starts an effect.
  var renamed: (element: EffectID.Key, startsEffect: Bool)? {
    guard case .renamed(_, _, let element, let startsEffect) = kind else { return nil }
    return (element, startsEffect)
  }

  /// - Parameter place: The place that the action was sent from.
  func issue(sentFrom place: SourcePlace) -> StoreIssue {
    let what: String
    let when: String
    switch kind {
    case .optional:
      what = "the optional \(stateType) is nil"
      when = "set it before such actions can be sent"
    case .enumCase:
      what = "the state is another case than the one with \(stateType)"
      when = "change to that case before such actions can be sent"
    case .element(let id):
      what = "no \(stateType) has the id \(id)"
      when = "add the element before such actions can be sent"
    case .renamed(let former, let new, _, _):
      // Ids that are not numbers may be what a person has typed, and are not told.
      let ids = former == new ? "" : " from \(former) to \(new)"
      return StoreIssue(
        """
        The action \(action) changed the id of its own \(stateType)\(ids), at the lift in \(lift). The effects of \
        the element were cancelled.

        Likely its id is computed from a field that is edited. For the store, it is now another element: effects, \
        scopes and views belong to an id.

        Give it an id of its own, such as `let id: UUID`, and keep the edited field apart.
        """,
        at: place)
    }
    return StoreIssue(
      """
      The action \(action) found nothing to change: \(what), at the lift in \(lift). It was \
      dropped.

      Likely a view sent it after what it shows was gone, or a reducer that stands before the lift \
      removed it in the same turn.

      Put lifts first in a body; \(when).
      """,
      at: place)
  }
}
