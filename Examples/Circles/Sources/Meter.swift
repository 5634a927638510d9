/// Measures the cost of a move of the tile, from readings at each move.
///
/// A move evaluates bodies and sends bytes after its action. So the reading at a move shows the cost of the
/// previous move. The page's own figures cost something too. A reading that includes their update is left
/// out.
@MainActor
final class Meter {
  private let read: @MainActor () -> CirclesReading
  private var last: CirclesReading?
  private(set) var figures = Figures()

  init(read: @escaping @MainActor () -> CirclesReading) {
    self.read = read
  }

  func tileMoved() {
    let now = read()
    if let last { figures.add(now, since: last) }
    last = now
  }

  /// Marks the next difference as one that contains more than a move.
  func interrupt() {
    last = nil
  }
}
