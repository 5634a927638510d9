extension View {
  /// Adds space on some sides of the view.
  ///
  /// - Parameters:
  ///   - edges: The sides.
  ///   - length: The space, in points; nil for the default of 16.
  /// - Returns: The view with space around it.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    decorated(.padding(EdgeInsets(edges, length ?? 16)))
  }

  /// Adds the same space on all sides of the view.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    decorated(.padding(EdgeInsets(.all, length)))
  }

  /// Adds space around the view.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    decorated(.padding(insets))
  }
}
