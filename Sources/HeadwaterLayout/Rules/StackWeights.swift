/// The weights by which the flexible views of a stack share its free length.
///
/// A browser shares in proportion and knows no ranks. A weight that is thousands of times greater
/// leaves the views of a lower rank less than a pixel.
struct StackWeights {
  private let ranks: [Double: Double]

  /// Makes the weights of ranks.
  init(priorities: [Double]) {
    var ranks = [Double: Double]()
    var weight = 1.0
    for priority in Set(priorities).sorted() {
      ranks[priority] = weight
      // Greater numbers lose precision in browsers.
      weight = min(weight * 10_000, 1e12)
    }
    self.ranks = ranks
  }

  /// The weight of a rank.
  subscript(priority: Double) -> Double { ranks[priority] ?? 1 }
}
