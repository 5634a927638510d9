extension IdentifiedArray: CustomReflectable {
  /// Only the elements: dumps and differences show them like the elements of an array.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: self, displayStyle: .collection)
  }
}
