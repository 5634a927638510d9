/// The type-erased selection of a list.
struct RowSelection {
  /// Reads the selection, so that the current tracking includes it.
  let read: () -> Void
  let contains: (AnyHashable) -> Bool
  /// Selects or deselects a value; returns false for a value of another type.
  let toggle: (AnyHashable) -> Bool
  /// Whether a value is of the type of the selection.
  let accepts: (AnyHashable) -> Bool
  let isEmpty: () -> Bool
  let end: () -> Void
  let takesSeveral: Bool

  init<Value: Hashable>(one selection: Binding<Value?>) {
    takesSeveral = false
    accepts = { $0.base is Value }
    isEmpty = { selection.wrappedValue == nil }
    end = { selection.wrappedValue = nil }
    read = { _ = selection.wrappedValue }
    contains = { tag in
      tag == selection.wrappedValue.map { AnyHashable(unwrapping: $0) }
    }
    toggle = { tag in
      guard let value = tag.base as? Value else { return false }
      selection.wrappedValue = value
      return true
    }
  }

  init<Value: Hashable>(several selection: Binding<Set<Value>>) {
    takesSeveral = true
    accepts = { $0.base is Value }
    isEmpty = { selection.wrappedValue.isEmpty }
    end = { selection.wrappedValue = [] }
    read = { _ = selection.wrappedValue }
    contains = { tag in (tag.base as? Value).map(selection.wrappedValue.contains) ?? false }
    toggle = { tag in
      guard let value = tag.base as? Value else { return false }
      if selection.wrappedValue.contains(value) {
        selection.wrappedValue.remove(value)
      } else {
        selection.wrappedValue.insert(value)
      }
      return true
    }
  }
}
