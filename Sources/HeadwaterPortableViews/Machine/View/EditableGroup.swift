#if Development
  /// The views of a builder in development. Its type says nothing about them, so that an edit may add one or take one
  /// away: the others keep their nodes, and with them their state, focus and what is being typed.
  public struct EditableGroup {
    let views: [AnyView]
  }

  extension EditableGroup: View {
    /// A built-in view has no body.
    public typealias Body = Never

    /// Makes one node for each of the views.
    public static func makeNode(for group: Self, in parent: ViewNode) -> ViewNode {
      let node = EditableGroupNode(in: parent)
      node.children = group.views.map { node.makeChild($0) }
      return node
    }

    /// Updates the nodes of views whose types are there as before, in their order, and makes the others.
    public static func updateNode(_ node: ViewNode, for group: Self) {
      unsafeDowncast(node, to: EditableGroupNode.self).update(to: group.views)
    }
  }

  @MainActor
  extension EditableGroup {
    /// There are several.
    public static var canBeSeveral: Bool { true }

    /// Makes the nodes of the views, each of which is modified.
    public static func makeNode<Modifier: ViewModifier>(
      for group: Self, eachWith modifier: Modifier, in parent: ViewNode
    ) -> ViewNode {
      makeNode(for: group.each(with: modifier), in: parent)
    }

    /// Brings the nodes of the views up to date, each of which is modified.
    public static func updateNode<Modifier: ViewModifier>(
      _ node: ViewNode, for group: Self, eachWith modifier: Modifier
    ) {
      updateNode(node, for: group.each(with: modifier))
    }

    private func each(with modifier: some ViewModifier) -> EditableGroup {
      EditableGroup(views: views.map { AnyView(EachModified(content: $0, modifier: modifier)) })
    }
  }

  /// One view of a group, each of whose views is modified.
  private struct EachModified<Modifier: ViewModifier>: View {
    let content: AnyView
    let modifier: Modifier

    typealias Body = Never

    static func makeNode(for view: Self, in parent: ViewNode) -> ViewNode {
      AnyView.makeNode(for: view.content, eachWith: view.modifier, in: parent)
    }

    static func updateNode(_ node: ViewNode, for view: Self) {
      AnyView.updateNode(node, for: view.content, eachWith: view.modifier)
    }

    static var canBeSeveral: Bool { true }
  }

  /// The node of a group of views that an edit may change.
  final class EditableGroupNode: ViewNode {
    var children: [ViewNode] = []

    override func forEachChild(_ visit: (ViewNode) -> Void) {
      for child in children { visit(child) }
    }

    override func identity(of child: ViewNode) -> String? {
      children.firstIndex { $0 === child }.map(String.init)
    }

    func update(to views: [AnyView]) {
      let old = children.map(Self.type)
      let new = views.map { ObjectIdentifier(Swift.type(of: $0.storage)) }
      guard old != new else {
        for (child, view) in zip(children, views) { updateChild(child, to: view) }
        return
      }
      let difference = new.difference(from: old)
      var rest = children
      for change in difference.removals.reversed() {
        guard case .remove(let offset, _, _) = change else { continue }
        rest.remove(at: offset).unmount()
      }
      let inserted = difference.insertions.compactMap { change -> Int? in
        guard case .insert(let offset, _, _) = change else { return nil }
        return offset
      }
      var kept = rest.makeIterator()
      children = views.enumerated().map { offset, view in
        guard !inserted.contains(offset), let child = kept.next() else { return makeChild(view) }
        updateChild(child, to: view)
        return child
      }
      invalidateElements()
    }

    private static func type(of child: ViewNode) -> ObjectIdentifier {
      guard let node = child as? AnyViewNode else { return ObjectIdentifier(Swift.type(of: child)) }
      return ObjectIdentifier(node.type)
    }
  }
#endif
