import Foundation

/// The stores that a process has open in one journal: one replica for each name.
///
/// A journal makes it and returns it, and does nothing else with it.
public final class Replicas: Sendable {
  @MainActor private var open: [StoreName: WeakReference] = [:]
  @MainActor private var opening: [StoreName: Task<any ListedReplica, any Error>] = [:]
  @MainActor private var isListening = false

  private struct WeakReference {
    weak var replica: (any ListedReplica)?
  }

  /// Makes the list of a journal: empty.
  public init() {}

  /// The replica of a name, which is opened if no one has it open. One that takes no more actions stays with those
  /// who have it, and is opened anew for others.
  @MainActor
  func replica<Wanted: ListedReplica>(
    of name: StoreName, make: @escaping @MainActor () async throws -> Wanted
  ) async throws(JournalError) -> Wanted {
    let found: any ListedReplica
    if let known = open[name]?.replica, !known.isReadOnly {
      found = known
    } else {
      found = try await opened(name, make)
    }
    guard let replica = found as? Wanted else {
      throw .otherType(name, Wanted.self, type(of: found))
    }
    return replica
  }

  @MainActor
  private func opened(
    _ name: StoreName, _ make: @escaping @MainActor () async throws -> any ListedReplica
  ) async throws(JournalError) -> any ListedReplica {
    // Others may ask for the same name meanwhile.
    let task = opening[name] ?? Task { try await make() }
    opening[name] = task
    let result = await task.result
    opening[name] = nil
    switch result {
    case .success(let replica):
      open = open.filter { $0.value.replica != nil }
      open[name] = WeakReference(replica: replica)
      return replica
    case .failure(let error):
      throw error as? JournalError ?? .away(errorName(error))
    }
  }

  /// Passes the hints of a journal to its replicas.
  @MainActor
  func listen(to journal: any Journal) {
    guard !isListening else { return }
    isListening = true
    let hints = journal.hints()
    Task { [weak self] in
      for await name in hints { self?.open[name]?.replica?.look() }
    }
  }
}

/// A replica in the list of its journal.
@MainActor
protocol ListedReplica: AnyObject, Sendable {
  /// Whether it takes no more actions.
  var isReadOnly: Bool { get }

  /// Looks for entries of other processes.
  func look()
}
