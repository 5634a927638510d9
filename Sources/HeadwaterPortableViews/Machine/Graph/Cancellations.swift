/// A group of eight properties. Each tracker reads one of them, and a change of it cancels the tracking.
///
/// One registrar for each tracker would cost a session more memory than the tracked views. One registrar
/// for all trackers would need key paths with an argument, which are slow to look up.
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

/// One of the eight properties of a group. It belongs to one tracker at a time.
struct Cancellation: Hashable, Sendable {
  fileprivate let group: Cancellations
  fileprivate let path: Cancellations.Path

  /// Reads the property in the current tracking, so that ``end()`` ends that tracking.
  func read() { group.read(path) }

  /// Ends the tracking that has read the property.
  func end() { group.end(path) }

  static func == (left: Cancellation, right: Cancellation) -> Bool {
    left.group === right.group && left.path == right.path
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(group))
    hasher.combine(path)
  }
}

/// Gives each tracker of a graph a cancellation that no other tracker uses at the same time.
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

  /// Takes back the cancellation of a tracker that has ended.
  mutating func takeBack(_ cancellation: Cancellation) {
    free.append(cancellation)
  }
}
