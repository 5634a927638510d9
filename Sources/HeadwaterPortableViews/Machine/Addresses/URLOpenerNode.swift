/// The node of a view that performs an action when an address is opened.
final class URLOpenerNode: ContentNode {
  var open: (URL) -> Void

  init(_ open: @escaping (URL) -> Void, in parent: ViewNode) {
    self.open = open
    super.init(in: parent)
    graph.addresses.add(self)
  }

  override func unmount() {
    graph.addresses.remove(self)
    super.unmount()
  }
}
