/// What the node of a long `ForEach` keeps beside its rows.
struct WindowedRows<Data: RandomAccessCollection, ID: Hashable> {
  /// The part of the list that is in the document.
  let part: RowWindow
  /// The places of the rows that are in the document.
  var places: [Int] = []
  /// Rows that have left the document with state that a person has changed.
  var retained = RetainedRows<ID>()
  /// The data whose ids are known.
  var data: Data?
  /// The number of rows that the gaps have shown last.
  var shownCount = -1
}

/// Rows of a long list that have left the document, but not the list.
///
/// Their state lives as long as their ids are in the list, for the ``limit`` rows that have left last.
@MainActor
struct RetainedRows<ID: Hashable> {
  /// The number of rows that keep their state outside of the document.
  static var limit: Int { 50 }

  private var nodes: [ID: ViewNode] = [:]
  private var order: [ID] = []

  nonisolated init() {}

  var ids: [ID] { order }

  func forEach(_ visit: (ViewNode) -> Void) {
    for id in order { nodes[id].map(visit) }
  }

  /// Keeps a row, and ends the life of the one that has been kept longest if there are too many.
  mutating func keep(_ row: ViewNode, as id: ID) {
    row.disappear()
    remove(id)?.unmount()
    nodes[id] = row
    order.append(id)
    if order.count > Self.limit { remove(order[0])?.unmount() }
  }

  mutating func remove(_ id: ID) -> ViewNode? {
    guard let node = nodes.removeValue(forKey: id) else { return nil }
    order.removeAll { $0 == id }
    return node
  }
}
