import Headwater
import HeadwaterPortableViews

/// What an app says about the address of a request.
enum AddressFinding: Sendable {
  /// A view has taken it, or may still do so.
  case known
  /// A view of the app shows that the address is unknown, or that what it names does not exist.
  case unknown
  /// No view of the app knows the address, and none shows that.
  case nothing
}

extension Session {
  /// Shows what an address says, before a page has the document.
  ///
  /// The path of the app itself is opened by nobody: the app begins as it wants to. An address that no view has taken
  /// is pending while something is under way that may bring such a view.
  func begin(at address: String) {
    guard !address.isEmpty else { return }
    let hasPath = address.first != "?"
    // The stores of opened screens wait for the person, and so do the effects of opening.
    let outcome = storeStart.run { graph.open(address, isKept: hasPath) }
    // The page gets the whole document, with these changes.
    _ = graph.flush(isWhole: true)
    isAddressRefused = outcome != .handled && hasPath
    // From the start, since tasks are counted only for somebody who waits.
    if graph.isAddressPending { graph.tasks.onEnd = { [weak self] in self?.settleAddress() } }
  }

  /// What the app says about the address now.
  var finding: AddressFinding {
    if graph.isPageMissing || graph.showsUnknownAddress { return .unknown }
    if graph.isAddressPending { return .known }
    return isAddressRefused || graph.isAddressUnknown ? .nothing : .known
  }

  /// Ends the wait for a view that takes the address, if nothing is under way any more.
  func settleAddress() {
    guard graph.isAddressPending, isStarted, graph.tasks.running == 0 else { return }
    // The last change of a task may bring the view.
    graph.bringUpToDate()
    guard graph.tasks.running == 0 else { return }
    graph.settleAddress()
    graph.tasks.onEnd = nil
  }

  /// Tells a page the address with the next batch, if it has another one.
  func correct(_ address: String?) {
    settleAddress()
    if let address, address != graph.address, !graph.isAddressPending { graph.tellAddress() }
  }
}
