extension ViewGraph {
  /// The longest address that is opened, in bytes.
  package nonisolated static let addressLimit = 2_048

  /// The address of what is shown, below the path of the app and without a slash before it.
  package var address: String { addresses.text }

  /// Whether the last opened address has a rest that no view has taken.
  package var isAddressUnknown: Bool { addresses.hasRest }

  /// Whether a view of the app says that the opened address is unknown.
  package var showsUnknownAddress: Bool { addresses.unknown != nil }

  /// Shows what an address says. The next flush tells the address of what is shown then.
  ///
  /// - Parameters:
  ///   - address: The address.
  ///   - isKept: Whether views that are made later may take what no view has answered yet.
  /// - Returns: Whether it was handled.
  package func open(_ address: String, isKept: Bool = false) -> EventOutcome {
    guard !isStopped else { return .dropped(reason: "the screen has ended") }
    guard address.utf8.count <= Self.addressLimit else {
      return .dropped(
        reason: "an address of \(address.utf8.count) bytes is longer than \(Self.addressLimit)")
    }
    guard addresses.isUsed else {
      if isKept {
        addresses.keep(address)
        return .handled
      }
      return .dropped(reason: "no view has addresses")
    }
    // What is shown for an address was not opened by the element of the last event.
    activeElement = nil
    addresses.open(address, isKept: isKept)
    if hasWork { announce() }
    return .handled
  }

  /// Whether a view that is made later may take what no view has taken of the opened address.
  package var isAddressPending: Bool { addresses.isPending }

  /// Gives up waiting for such a view: the address is unknown, and the next flush tells that of what is shown.
  package func settleAddress() {
    addresses.settle()
    if hasWork { announce() }
  }

  /// Updates the views. The changes of the document wait for the next flush.
  package func bringUpToDate() {
    update()
    announceOperations()
  }

  /// Tells the address with the next flush, even if it has not changed.
  package func tellAddress() {
    addresses.tellAgain()
  }
}
