import Foundation

/// The rooms that a process has open in one journal.
@MainActor
final class Rooms {
  private let options: PresenceOptions
  private var open: [StoreName: WeakRoom] = [:]
  private var isTicking = false
  /// The number of exchanges that have failed, one after the other.
  private var failures = 0

  /// How many rooms take their rows at once.
  private static var sliceLength: Int { 256 }

  private struct WeakRoom {
    weak var room: OpenRoom?
  }

  init(_ options: PresenceOptions) {
    self.options = options
  }

  func room<Value: Codable & Equatable & Sendable>(
    _ name: StoreName, of type: Value.Type, in journal: some Journal
  ) throws(JournalError) -> Room<Value> {
    if let known = open[name]?.room {
      guard let room = known as? Room<Value> else {
        throw .otherType(name, Room<Value>.self, Swift.type(of: known))
      }
      return room
    }
    let room = Room<Value>(name: name, options: options)
    open[name] = WeakRoom(room: room)
    tick(in: journal)
    return room
  }

  /// Exchanges rows with the other processes as long as a room is open.
  private func tick(in journal: some Journal) {
    guard !isTicking else { return }
    isTicking = true
    let options = options
    Task { [weak self] in
      repeat {
        try? await options.clock.sleep(for: options.interval)
      } while await self?.exchange(in: journal) == true
      self?.isTicking = false
    }
  }

  /// Lets an interval pass, and exchanges rows with the other processes.
  ///
  /// - Returns: Whether a room is open.
  func exchange(in journal: some Journal) async -> Bool {
    open = open.filter { $0.value.room != nil }
    let rooms = open.values.compactMap(\.room)
    for room in rooms { room.age() }
    do {
      // The last time without any room: so the others hear that nobody is here.
      let rows = try await journal.exchange(
        rooms.flatMap(\.rows), in: Set(rooms.map(\.name)), for: options.lifetime)
      failures = 0
      var byRoom: [StoreName: [UUID: Data]] = [:]
      for row in rows { byRoom[row.room, default: [:]][row.member] = row.value }
      for (place, room) in rooms.enumerated() {
        room.take(byRoom[room.name] ?? [:])
        // Others wait for the main actor.
        if (place + 1).isMultiple(of: Self.sliceLength) { await Task.yield() }
      }
    } catch {
      failures += 1
      if failures >= options.intervalsOfLife { for room in rooms { room.take([:]) } }
    }
    return !rooms.isEmpty
  }
}

extension Replicas {
  /// The rooms of presence.
  @MainActor var openRooms: Rooms {
    if let rooms = rooms as? Rooms { return rooms }
    let made = Rooms(presence)
    rooms = made
    return made
  }
}
