extension StackState: CustomReflectable {
  /// A mirror that shows the screens, as that of an array does, and the id that is given next.
  public var customMirror: Mirror {
    let screens = zip(ascendingIDs, self).map { id, element in
      (label: Optional("[id: \(id)]"), value: element as Any)
    }
    return Mirror(
      self, children: screens + [(label: "nextID", value: nextID.number as Any)],
      displayStyle: .struct)
  }
}
