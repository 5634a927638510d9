/// The properties that the trackers of a graph read in order to be cancelled, one for each.
///
/// A registrar of its own for each tracker would do, and would cost a session more than the views
/// that are tracked.
final class Cancellations: Observable, Sendable {
  typealias Path = KeyPath<Cancellations, Void> & Sendable

  private let registrar = ObservationRegistrar()

  private subscript(number: Int) -> Void { () }

  /// Notes that the tracking which is under way is ended by ``end(_:)`` with this path.
  func read(_ path: Path) {
    registrar.access(self, keyPath: path)
  }

  /// Ends the tracking that has read the path.
  func end(_ path: Path) {
    registrar.withMutation(of: self, keyPath: path) {}
  }

  // MARK: Paths

  /// The paths by number, for all graphs: the memory of a pure function, as ``FieldPlan`` has one.
  @MainActor private static var paths: [Path] = []

  @MainActor
  fileprivate static func path(_ number: Int) -> Path {
    while paths.count <= number {
      let next = paths.count
      paths.append(\Cancellations.[next])
    }
    return paths[number]
  }
}

/// Gives each tracker of a graph a path that no other has at the time.
@MainActor
struct CancellationPaths {
  private var used = 0
  private var returned: [Cancellations.Path] = []

  mutating func take() -> Cancellations.Path {
    if let path = returned.popLast() { return path }
    defer { used += 1 }
    return Cancellations.path(used)
  }

  /// Takes back the path of a tracker that tracks nothing any more.
  mutating func takeBack(_ path: Cancellations.Path) {
    returned.append(path)
  }
}
