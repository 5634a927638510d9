/// Measures the cost of a move of the tile, from readings at each move.
///
/// A move evaluates bodies and sends bytes after its action. So the cost of a move is known at the next one, or when the
/// tile rests. The page's own figures cost something too. A reading that includes their update is left out.
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

  /// Counts the last move if the page has changed since.
  ///
  /// - Returns: Whether all moves are counted.
  func tileRests() -> Bool {
    guard let last else { return true }
    let now = read()
    guard (now.tileBodies, now.operations) != (last.tileBodies, last.operations) else {
      return false
    }
    figures.add(now, since: last)
    self.last = nil
    return true
  }

  /// Marks the next difference as one that contains more than a move.
  func interrupt() {
    last = nil
  }
}
