import Foundation

/// A member of a room, and what the others in it show: who is here, and what each is looking at.
///
/// ```swift
/// let presence = try journal.presence("board/42", of: Visitor.self)
/// presence.value = Visitor(name: "Ida")
/// Text(presence.others.map(\.name).joined(separator: ", "))
///   .task { await presence.stay() }
/// ```
///
/// - Presence is never kept in the journal: it is about now, and ends by itself.
/// - A member is there as long as a call of ``stay()`` runs, and for a while after a change of ``value``. One whose
///   process has died is gone after ``PresenceOptions/lifetime``.
/// - The members in one process see each other at once, and those in other processes after about
///   ``PresenceOptions/interval``.
@MainActor
public final class Presence<Value: Codable & Equatable & Sendable> {
  private let id = UUID()
  private let room: Room<Value>
  private var stays = 0

  /// What this member shows to the others; nil if it shows nothing and is not there.
  public var value: Value? {
    didSet { room.show(value, by: id) }
  }

  init(_ room: Room<Value>) {
    self.room = room
  }

  /// What the others show, in an order that is the same as long as they stay. It is tracked, and a view that reads it
  /// updates.
  public var others: [Value] {
    room.values.compactMap { $0.member == id ? nil : $0.value }
  }

  /// Stays in the room until the task is cancelled, and leaves it then.
  public func stay() async {
    stays += 1
    while !Task.isCancelled {
      room.show(value, by: id)
      try? await room.options.clock.sleep(for: room.options.lifetime / 3)
    }
    stays -= 1
    // The next task of a view may begin before the end of the last one.
    if stays == 0 { room.leave(id) }
  }
}

extension Journal {
  /// Opens a room, whose members see each other in all processes of the journal.
  ///
  /// - Parameters:
  ///   - name: The name of the room, often that of the store that its members look at.
  ///   - type: The type of what members show. All members of a room use the same.
  /// - Returns: A member, which is not there yet.
  /// - Throws: ``JournalError``: the name is none, or the room has values of another type.
  @MainActor
  public func presence<Value: Codable & Equatable & Sendable>(
    _ name: String, of type: Value.Type
  ) throws(JournalError) -> Presence<Value> {
    Presence(try replicas.openRooms.room(try StoreName(name), of: type, in: self))
  }
}
