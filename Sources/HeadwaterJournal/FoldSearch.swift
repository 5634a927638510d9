/// The search for an entry whose fold ends processes, by the notes that those have left.
///
/// A note costs a write to the disk. So the entries of a note are tried in parts, and those of the part in which the
/// next process ends in smaller ones, down to a single entry.
struct FoldSearch {
  /// In how many parts the entries of a note are tried.
  private static let parts = 64

  /// The entries of the notes that are not folded yet.
  private let tried: [ClosedRange<Int>]

  /// - Parameters:
  ///   - others: The notes of other processes.
  ///   - numbers: The entries that are not folded yet.
  init(_ others: [FoldAttempt], in numbers: ClosedRange<Int>) {
    tried = others.map(\.numbers).filter { $0.overlaps(numbers) }.map { $0.clamped(to: numbers) }
  }

  /// The entries to fold next, after a note of their own; nil if no process has ended in what follows.
  func nextPart(after number: Int) -> ClosedRange<Int>? {
    let tried = tried.filter { $0.lowerBound <= number + 1 && number < $0.upperBound }
    guard let shortest = tried.min(by: { $0.count < $1.count }) else { return nil }
    let length = max(1, shortest.count / Self.parts)
    return number + 1...number + min(length, shortest.upperBound - number)
  }
}
