import Headwater
import HeadwaterPortableViews

/// What an app says about the address of a request.
enum AddressFinding: Sendable {
  case known
  /// A view of the app shows that the address is unknown.
  case unknown
  /// No view of the app knows the address, and none shows that.
  case nothing
}

extension Session {
  /// Shows what an address says, before a page has the document.
  ///
  /// The path of the app itself is opened by nobody: the app begins as it wants to.
  func begin(at address: String) -> AddressFinding {
    guard !address.isEmpty else { return .known }
    // The stores of opened screens wait for the person, and so do the effects of opening.
    let outcome = storeStart.run { graph.open(address) }
    // The page gets the whole document, with these changes.
    _ = graph.flush(isWhole: true)
    let hasPath = address.first != "?"
    guard outcome == .handled else { return hasPath ? .nothing : .known }
    guard graph.isAddressUnknown else { return .known }
    return graph.showsUnknownAddress ? .unknown : .nothing
  }

  /// Tells a page the address with the next batch, if it has another one.
  func correct(_ address: String?) {
    if let address, address != graph.address { graph.tellAddress() }
  }
}
