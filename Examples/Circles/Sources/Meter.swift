/// Finds out what a move of the tile costs, by readings taken at each.
///
/// A move's bodies, operations and bytes come after its action, so that a reading at one move tells
/// the cost of the move before. Showing the figures costs something, too: a reading across that tells
/// nothing, and is left out.
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

  /// Says that the next difference will contain more than a move.
  func interrupt() {
    last = nil
  }
}
