/// The path of a navigation stack, independent of the app's type for it.
struct StackPath {
  /// The values, the lowest screen first.
  let values: () -> [AnyHashable]
  /// Appends a value; returns false if the path can't contain values of its type.
  let append: (AnyHashable) -> Bool
  /// Removes values from the end.
  let removeLast: (Int) -> Void

  init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.values }
    append = { value in
      path.wrappedValue.values.append(value)
      return true
    }
    removeLast = { path.wrappedValue.removeLast($0) }
  }

  init<Data>(_ path: Binding<Data>)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    values = { path.wrappedValue.map { AnyHashable($0) } }
    append = { value in
      guard let element = value.base as? Data.Element else { return false }
      path.wrappedValue.append(element)
      return true
    }
    removeLast = { count in
      let current = path.wrappedValue
      path.wrappedValue = Data(current.dropLast(count))
    }
  }
}
