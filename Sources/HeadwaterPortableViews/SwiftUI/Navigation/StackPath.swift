/// The path of a navigation stack, whatever type the app keeps it in.
struct StackPath {
  /// The values, the lowest screen first.
  let values: () -> [AnyHashable]
  /// Puts a value at the end; false when it is not of the type that the path holds.
  let append: (AnyHashable) -> Bool
  /// Takes values away from the end.
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
