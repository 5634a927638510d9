import HeadwaterPortableViews

/// The addresses that a person has visited, as a browser keeps them.
@MainActor
struct HostHistory {
  /// The addresses, without a slash before them.
  private(set) var entries: [String]
  private(set) var current = 0
  /// The entry to return to if the app does not follow.
  private var left: Int?

  init(_ address: String) {
    entries = [address]
  }

  var address: String { entries[current] }

  /// Begins to go to an entry.
  mutating func leave(for entry: Int) {
    left = current
    current = entry
  }

  /// Begins to go to a new entry.
  mutating func leave(for address: String) {
    entries.removeSubrange((current + 1)...)
    entries.append(address)
    leave(for: entries.count - 1)
  }

  /// Ends the way to an entry.
  mutating func arrive() {
    left = nil
  }

  /// Applies operations, as the script in a browser does.
  mutating func apply(_ operations: [DocumentChange]) {
    for case .setAddress(let address, let move) in operations where address != entries[current] {
      if let left {
        if entries[left] == address { current = left } else { entries[current] = address }
      } else if move == .push {
        entries.removeSubrange((current + 1)...)
        entries.append(address)
        current += 1
      } else if move == .back, let former = entries[..<current].lastIndex(of: address) {
        current = former
      } else {
        entries[current] = address
      }
    }
  }
}
