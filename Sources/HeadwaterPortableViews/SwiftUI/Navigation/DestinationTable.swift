/// Which content the screens of a navigation stack have, by the type of value that they are for.
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

  /// Says how a screen for a value of a type is filled; the first who says so is asked.
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

  /// Gives a screen its content, if somebody has said what that is.
  func show(_ value: AnyHashable, on screen: ScreenNode) {
    let type = Self.type(of: value)
    entries.first { $0.type == type }?.show(value, screen)
  }
}
