/// The functions that fill the screens of a navigation stack, by the type of the screen's value.
@MainActor
final class DestinationTable {
  private struct Entry {
    let type: ObjectIdentifier
    let owner: ObjectIdentifier
    let show: (AnyHashable, ScreenNode) -> Void
  }

  private var entries: [Entry] = []

  nonisolated static func type(of value: AnyHashable) -> ObjectIdentifier {
    ObjectIdentifier(Swift.type(of: value.base))
  }

  /// Sets the function that fills the screens for values of a type. If several nodes set one, the first
  /// is used.
  func set(
    _ type: Any.Type, by owner: ViewNode, show: @escaping (AnyHashable, ScreenNode) -> Void
  ) {
    let entry = Entry(type: ObjectIdentifier(type), owner: ObjectIdentifier(owner), show: show)
    if let index = entries.firstIndex(where: { $0.owner == entry.owner }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
  }

  func remove(by owner: ViewNode) {
    entries.removeAll { $0.owner == ObjectIdentifier(owner) }
  }

  /// Fills a screen, if there is a function for the type of its value.
  func show(_ value: AnyHashable, on screen: ScreenNode) {
    let type = Self.type(of: value)
    entries.first { $0.type == type }?.show(value, screen)
  }
}
