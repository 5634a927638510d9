extension StackState where Element: CasePathable {
  /// What a case of the screen with an id has; nil if the screen is of another case, or not on the stack.
  ///
  /// ```swift
  /// state.path[id: id, case: \.detail]?.title = "Two"
  /// ```
  ///
  /// It is changed in place. Setting nil pops the screen, with those above it. Setting a value changes nothing if the
  /// screen is of another case, since that would be another screen.
  @inlinable
  public subscript<Path: CasePath>(
    id id: StackElementID, case path: CaseKeyPath<Element, Path>
  ) -> Path.Value? where Path.Root == Element {
    get { position(of: id).flatMap { elements[$0] }.flatMap { Path.extract($0) } }
    _modify {
      var value = self[id: id, case: path]
      guard value != nil, let position = position(of: id) else {
        yield &value
        return
      }
      noteChange(at: position)
      // Otherwise the collections in the value would have two owners, and a change would copy them.
      elements[position] = nil
      defer {
        elements[position] = value.map { Path.embed($0) }
        if value == nil { pop(from: id) }
      }
      yield &value
    }
  }
}
