extension IdentifiedArray: CustomReflectable {
  /// The elements alone, so that dumps and differences show them as those of an array.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: self, displayStyle: .collection)
  }
}
