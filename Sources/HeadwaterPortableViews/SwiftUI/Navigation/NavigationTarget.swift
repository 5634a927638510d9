/// The target of a link.
enum NavigationTarget<Destination: View> {
  case view(Destination)
  /// A screen that is shown while a binding of the app is active.
  case active(Destination, Activation)
  /// A value for the path; nil for none.
  case value(AnyHashable?)

  /// The value that a tap appends to the path.
  var pushedValue: AnyHashable? {
    if case .value(let value) = self { value } else { nil }
  }

  var isNowhere: Bool {
    if case .value(nil) = self { true } else { false }
  }
}

/// The app's binding that determines whether a link's screen is shown.
struct Activation {
  let isActive: () -> Bool
  let set: (Bool) -> Void

  init(_ binding: Binding<Bool>) {
    isActive = { binding.wrappedValue }
    set = { binding.wrappedValue = $0 }
  }

  init<Tag: Hashable>(_ tag: Tag, selection: Binding<Tag?>) {
    isActive = { selection.wrappedValue == tag }
    set = { isActive in
      if isActive {
        selection.wrappedValue = tag
      } else if selection.wrappedValue == tag {
        selection.wrappedValue = nil
      }
    }
  }
}
