/// The places of the nodes of a graph in a picture: in layers from left to right, by their depths.
///
/// The order inside of a layer brings each node near to those before it (Sugiyama, Tagawa and Toda, "Methods for
/// visual understanding of hierarchical system structures", IEEE Transactions on Systems, Man and Cybernetics 11,
/// 1981): each node goes to the mean place of its neighbours in the layer before, once from left to right, once
/// back. A long layer has several columns.
struct GraphLayout {
  struct Place {
    var x: Double
    var y: Double
  }

  private(set) var places: [Place]
  let width: Double
  let height: Double

  /// - Parameters:
  ///   - depths: The depth of each node.
  ///   - steps: The steps between nodes.
  ///   - columnDistance: The distance between two layers.
  ///   - rowDistance: The distance between two nodes of a layer.
  init(
    depths: [Int], steps: [(source: Int, target: Int)], columnDistance: Double, rowDistance: Double
  ) {
    let layers = Self.ordered(depths, steps)
    let rows = max(8, Int(Double(depths.count).squareRoot().rounded()))
    let margin = rowDistance
    places = Array(repeating: Place(x: 0, y: 0), count: depths.count)
    let mostRows = layers.map { min($0.count, rows) }.max() ?? 0
    let middle = margin + Double(max(mostRows - 1, 0)) * rowDistance / 2
    var x = margin
    for layer in layers where !layer.isEmpty {
      let columns = (layer.count + rows - 1) / rows
      // The columns of one layer stand closer together than the layers.
      let inner = min(columnDistance, rowDistance * 1.4)
      for (index, node) in layer.enumerated() {
        let (column, row) = (index % columns, index / columns)
        let height = (layer.count + columns - 1) / columns
        let top = middle - Double(height - 1) * rowDistance / 2
        // Neighbouring columns are shifted, so that lines pass between the nodes.
        let shift = columns > 1 && column % 2 == 1 ? rowDistance / 2 : 0
        places[node] = Place(
          x: x + Double(column) * inner, y: top + Double(row) * rowDistance + shift)
      }
      x += Double(columns - 1) * inner + columnDistance
    }
    width = max(x - columnDistance, 0) + margin
    height = 2 * middle + rowDistance / 2
  }

  private static func ordered(
    _ depths: [Int], _ steps: [(source: Int, target: Int)]
  ) -> [[Int]] {
    var layers: [[Int]] = Array(repeating: [], count: (depths.max() ?? -1) + 1)
    // The order of discovery is a good one to begin with: what has been found together stands together.
    for (node, depth) in depths.enumerated() { layers[depth].append(node) }
    var before: [[Int]] = Array(repeating: [], count: depths.count)
    var after = before
    for step in steps where depths[step.target] == depths[step.source] + 1 {
      before[step.target].append(step.source)
      after[step.source].append(step.target)
    }
    var rank = [Double](repeating: 0, count: depths.count)
    func note(_ layer: [Int]) {
      for (index, node) in layer.enumerated() {
        rank[node] = (Double(index) + 0.5) / Double(layer.count)
      }
    }
    func sort(_ layer: Int, by neighbours: [[Int]]) {
      let keys = layers[layer].map { node in
        let others = neighbours[node]
        let sum = others.reduce(0) { $0 + rank[$1] }
        return (key: others.isEmpty ? rank[node] : sum / Double(others.count), node: node)
      }
      layers[layer] = keys.sorted { ($0.key, $0.node) < ($1.key, $1.node) }.map(\.node)
      note(layers[layer])
    }
    for layer in layers { note(layer) }
    for layer in layers.indices.dropFirst() { sort(layer, by: before) }
    for layer in layers.indices.dropLast().reversed() { sort(layer, by: after) }
    return layers
  }
}
