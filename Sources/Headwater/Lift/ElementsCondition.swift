/// The condition of a lift to the elements of a collection.
///
/// If the collection has a change stamp, a survey skips it when it has not changed, and visits only its
/// changed elements when it has. Without a change stamp, each survey visits the elements that own something,
/// or all elements if they may have subscriptions.
@usableFromInline
final class ElementsCondition<
  ParentState, ParentAction, Elements: ElementCollection, Action
>: Condition<ParentState, ParentAction> where Elements.ElementID: Sendable {
  private typealias ID = Elements.ElementID
  private typealias State = Elements.Member

  private let child: LazyReducer<Elements.Member, Action>
  private let access: StateAccess<ParentState, Elements>
  private let lift: LiftIdentity
  private let path: ObjectIdentifier
  private let embed: @Sendable (ElementAction<Elements.ElementID, Action>) -> ParentAction

  /// Makes the action that removes an element; nil for a lift that does not present its elements.
  private let dismissal: ((Elements.ElementID) -> ParentAction)?

  /// Nil if the key of an element is its identity.
  private let identity: ElementIdentityReader<Elements>?

  @usableFromInline
  init(
    _ child: LazyReducer<Elements.Member, Action>, _ access: StateAccess<ParentState, Elements>,
    key: EffectID.Key, lift: LiftIdentity, path: Any.Type,
    identity: ElementIdentityReader<Elements>?,
    dismissal: ((Elements.ElementID) -> ParentAction)? = nil,
    embed: @escaping @Sendable (ElementAction<Elements.ElementID, Action>) -> ParentAction
  ) {
    self.child = child
    self.access = access
    self.lift = lift
    self.path = ObjectIdentifier(path)
    self.identity = identity
    self.dismissal = dismissal
    self.embed = embed
    super.init(key: key)
  }

  override func hasSubscriptions(_ asked: inout Set<LiftIdentity>) -> Bool {
    child.hasSubscriptions(&asked, by: lift)
  }

  override func addPaths(to lifted: inout LiftedPaths) {
    lifted.add(path)
    lifted.add(below: child, of: lift)
  }

  override func isUntouched(
    _ state: UnsafeRawPointer, at node: LifeNode, slot: Int, asks: Bool
  ) -> Bool {
    guard let offset = access.offset, let place = node.child(slot), let known = place.lastStamp,
      !asks || place.wasAsked
    else { return false }
    let elements = state.advanced(by: offset).assumingMemoryBound(to: Elements.self)
    return elements.pointee.changeStamp == known
  }

  override func survey(
    _ state: UnsafePointer<ParentState>, at node: LifeNode, slot: Int,
    _ survey: inout Survey<ParentAction>
  ) {
    let known = node.child(slot)
    guard known != nil || survey.asks else { return }
    let place = collectionNode(known, at: node, slot: slot)
    defer { if !place.isNeeded() { node.remove(place) } }
    access.read(state) { elements in
      let stamp = elements.pointee.changeStamp
      let isKnown = !survey.asks || place.wasAsked
      if isKnown, let stamp, stamp == place.lastStamp { return }
      let changes = isKnown ? place.lastStamp.flatMap(elements.pointee.changes(since:)) : nil
      place.lastStamp = stamp
      if survey.asks { place.wasAsked = true }
      if let changes {
        for change in changes { look(at: change.id, in: elements, place, &survey) }
      } else {
        lookThrough(elements, place, &survey)
      }
    }
  }

  /// Visits all elements if subscriptions are asked for, and otherwise those that own something.
  private func lookThrough(
    _ elements: UnsafePointer<Elements>, _ place: CollectionNode<ID>,
    _ survey: inout Survey<ParentAction>
  ) {
    guard survey.asks else {
      for element in Array(place.elements.values) {
        look(at: element.id, in: elements, place, &survey)
      }
      return
    }
    var spare: ElementNode<ID>?
    for (index, id) in elements.pointee.elementIDs.enumerated() {
      look(at: id, in: elements, place, &survey, position: index, spare: &spare)
    }
    for element in Array(place.elements.values) where element.lastSurvey != survey.tree.survey {
      survey.tree.end(element)
    }
  }

  private func look(
    at id: ID, in elements: UnsafePointer<Elements>, _ place: CollectionNode<ID>,
    _ survey: inout Survey<ParentAction>
  ) {
    var spare: ElementNode<ID>?
    let position = place.elements[id]?.position ?? 0
    look(at: id, in: elements, place, &survey, position: position, spare: &spare)
  }

  /// Visits an element.
  ///
  /// - Parameters:
  ///   - id: The id of the element.
  ///   - elements: The collection.
  ///   - place: The place of the collection.
  ///   - survey: The survey.
  ///   - position: The expected position of the element.
  ///   - spare: A node that the last element did not need.
  private func look(
    at id: ID, in elements: UnsafePointer<Elements>, _ place: CollectionNode<ID>,
    _ survey: inout Survey<ParentAction>, position: Int, spare: inout ElementNode<ID>?
  ) {
    let known = place.elements[id]
    guard known != nil || survey.asks, let key else { return }
    var element = known ?? spare ?? ElementNode(id)
    var position = position
    var below = survey.below(Action.self)
    let isThere = elements.pointee.withElement(id, near: &position) { member in
      let current = identity?.read(member, id, in: elements)
      if let known, known.identity != current {
        below.tree.end(known)
        element = ElementNode(id)
      }
      element.identity = current
      child.conditions?.survey(member, at: element, &below)
    }
    guard isThere else {
      if let known { survey.tree.end(known) }
      return
    }
    element.position = position
    element.lastSurvey = survey.tree.survey
    if element !== known {
      spare = element
      guard !element.isEmpty else { return }
      spare = nil
      element.id = id
      place.add(element)
      survey.tree.register(element)
    }
    guard !below.begun.isEmpty || !below.awaited.isEmpty else { return }
    let embed = embed
    let dismissal = dismissal.map { make in { make(id) } }
    let elementKey = EffectID.Key(ElementKey(lift: key, id: EffectID.Key(id)))
    survey.add(below, key: elementKey, dismissal: dismissal) { action in
      embed(.element(id: id, action: action))
    }
  }

  override func find(
    _ path: ArraySlice<PathStep>, in state: UnsafePointer<ParentState>, at node: LifeNode,
    slot: Int, tree: LifeTree
  ) -> FoundPlace {
    guard let step = path.first, let elementKey = step.key.value as? ElementKey,
      let id = elementKey.id.value as? ID
    else { return .permanent }
    let place = collectionNode(node.child(slot), at: node, slot: slot)
    defer { if !place.isNeeded() { node.remove(place) } }
    var found = FoundPlace.gone
    let known = place.elements[id]
    var position = known?.position ?? 0
    let isThere = access.read(state) { elements in
      elements.pointee.withElement(id, near: &position) { member in
        let element = self.element(
          id, member, of: elements, known: known, in: place, tree)
        guard step.belonging.isMet(by: element) else { return }
        let deeper = child.conditions?
          .find(path.dropFirst(), in: member, at: element, tree: tree)
        if let deeper, !deeper.isPermanent {
          found = deeper
        } else {
          found = .place(
            element, rest: path.count - 1,
            mark: child.conditions?.mark(at: path, in: member, element))
        }
      }
    }
    if !isThere, let known { tree.end(known) }
    return found
  }

  /// The place of the element that has a key now. The place of a former element with that key ends.
  private func element(
    _ id: ID, _ member: UnsafePointer<State>, of elements: UnsafePointer<Elements>,
    known: ElementNode<ID>?, in place: CollectionNode<ID>, _ tree: LifeTree
  ) -> ElementNode<ID> {
    let current = identity?.read(member, id, in: elements)
    if let known {
      if known.identity == current { return known }
      tree.end(known)
    }
    let element = ElementNode(id)
    element.identity = current
    place.add(element)
    tree.register(element)
    return element
  }

  private func collectionNode(
    _ known: LifeNode?, at node: LifeNode, slot: Int
  ) -> CollectionNode<ID> {
    // This entry adds only nodes of this type to its slot.
    if let known = known as? CollectionNode<ID> { return known }
    let place = CollectionNode<ID>()
    node.add(place, at: slot)
    return place
  }
}
