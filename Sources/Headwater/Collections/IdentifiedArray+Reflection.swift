extension IdentifiedArray: CustomReflectable {
  /// A mirror that shows only the elements, as that of an array does.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: self, displayStyle: .collection)
  }
}
