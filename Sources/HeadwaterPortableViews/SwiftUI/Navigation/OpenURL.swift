struct URLOpenerModifier {
  let action: (URL) -> Void
}

extension URLOpenerModifier: NodeModifier {
  typealias Body = Never

  func makeNode(in parent: ViewNode) -> URLOpenerNode {
    URLOpenerNode(action, in: parent)
  }

  func update(_ node: URLOpenerNode) {
    node.open = action
  }
}

extension View {
  /// Performs an action when an address of the app is opened: by the first request, by Back and Forward, or by
  /// a link.
  ///
  /// The action is called after the views with addresses have taken theirs. With it, no address is unknown.
  /// It may be called before a browser has connected: it should only change what is shown.
  ///
  /// - Partial: the URL has a path and a query, but neither scheme nor host; the first request for the path of
  ///   the app itself calls no action.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(URLOpenerModifier(action: action))
  }
}
