/// Where a link leads.
enum NavigationTarget<Destination: View> {
  case view(Destination)
  /// A screen that is there while a binding of the app's says so.
  case active(Destination, Activation)
  /// A value for the path; nil for none.
  case value(AnyHashable?)

  var isNowhere: Bool {
    if case .value(nil) = self { true } else { false }
  }
}

/// Whether the screen of a link is shown, as the app keeps it.
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
