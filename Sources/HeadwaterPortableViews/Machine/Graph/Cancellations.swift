/// The properties that trackers read in order to be cancelled, one for each of up to eight.
///
/// A registrar of its own for each tracker would do, and would cost a session more than the views
/// that are tracked. One for all would need key paths with an argument, which are slow to look up.
final class Cancellations: Observable, Sendable {
  typealias Path = KeyPath<Cancellations, Void> & Sendable

  private let registrar = ObservationRegistrar()

  private var first: Void { () }
  private var second: Void { () }
  private var third: Void { () }
  private var fourth: Void { () }
  private var fifth: Void { () }
  private var sixth: Void { () }
  private var seventh: Void { () }
  private var eighth: Void { () }

  fileprivate static let paths: [Path] = [
    \.first, \.second, \.third, \.fourth, \.fifth, \.sixth, \.seventh, \.eighth,
  ]

  fileprivate func read(_ path: Path) {
    registrar.access(self, keyPath: path)
  }

  fileprivate func end(_ path: Path) {
    registrar.withMutation(of: self, keyPath: path) {}
  }
}

/// One of these properties, which belongs to one tracker at a time.
struct Cancellation: Hashable, Sendable {
  fileprivate let group: Cancellations
  fileprivate let path: Cancellations.Path

  /// Notes that the tracking which is under way is ended by ``end()``.
  func read() { group.read(path) }

  /// Ends the tracking that has read it.
  func end() { group.end(path) }

  static func == (left: Cancellation, right: Cancellation) -> Bool {
    left.group === right.group && left.path == right.path
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(group))
    hasher.combine(path)
  }
}

/// Gives each tracker of a graph a cancellation that no other has at the time.
@MainActor
struct CancellationPool {
  private var free: [Cancellation] = []

  mutating func take() -> Cancellation {
    if free.isEmpty {
      let group = Cancellations()
      free = Cancellations.paths.map { Cancellation(group: group, path: $0) }
    }
    return free.removeLast()
  }

  /// Takes back that of a tracker which tracks nothing any more.
  mutating func takeBack(_ cancellation: Cancellation) {
    free.append(cancellation)
  }
}
