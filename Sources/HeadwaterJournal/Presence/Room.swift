import Foundation
import Observation

/// The members of a room in this process, and what those in others show.
@MainActor
final class Room<Value: Codable & Equatable & Sendable>: OpenRoom, Observable {
  private struct Member {
    /// The number of intervals until it is gone without a sign of life.
    var intervalsLeft: Int
    /// What it shows, as JSON; nil if it can't be written.
    var row: Data?
  }

  private let registrar = ObservationRegistrar()
  private var members: [UUID: Member] = [:]
  private var own: [UUID: Value] = [:]
  private var foreign: [UUID: Value] = [:]

  /// What all members show, in an order that is the same as long as they stay; nil until it is read again.
  private var ordered: [(member: UUID, value: Value)]?

  /// What all members show, in an order that is the same as long as they stay.
  var values: [(member: UUID, value: Value)] {
    registrar.access(self, keyPath: \.values)
    if let ordered { return ordered }
    let made = own.merging(foreign) { own, _ in own }
      .sorted { $0.key.uuidString < $1.key.uuidString }
      .map { (member: $0.key, value: $0.value) }
    ordered = made
    return made
  }

  private func change(_ change: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.values) {
      ordered = nil
      change()
    }
  }

  /// Shows a value, which is a sign of life.
  func show(_ value: Value?, by id: UUID) {
    guard let value else { return leave(id) }
    let intervals = options.intervalsOfLife
    members[id, default: Member(intervalsLeft: intervals)].intervalsLeft = intervals
    guard own[id] != value else { return }
    members[id]?.row = try? JSONEncoder().encode(value)
    change { own[id] = value }
  }

  func leave(_ id: UUID) {
    members[id] = nil
    guard own[id] != nil else { return }
    change { own[id] = nil }
  }

  // MARK: Exchange

  override func age() {
    for (id, member) in members {
      members[id]?.intervalsLeft = member.intervalsLeft - 1
      if member.intervalsLeft <= 1 { leave(id) }
    }
  }

  override var rows: [PresenceRow] {
    members.compactMap { id, member in
      own[id] == nil ? nil : member.row.map { PresenceRow(room: name, member: id, value: $0) }
    }
  }

  override func take(_ rows: [PresenceRow]) {
    let decoder = JSONDecoder()
    var taken: [UUID: Value] = [:]
    for row in rows where row.room == name {
      // A value that another version of the app has written is not shown here.
      taken[row.member] = try? decoder.decode(Value.self, from: row.value)
    }
    guard taken != foreign else { return }
    change { foreign = taken }
  }
}

/// The part of a room that does not depend on the type of its values.
@MainActor
class OpenRoom {
  let name: StoreName
  let options: PresenceOptions

  init(name: StoreName, options: PresenceOptions) {
    self.name = name
    self.options = options
  }

  /// Lets an interval pass.
  func age() {}

  /// What the members in this process show.
  var rows: [PresenceRow] { [] }

  /// Takes what those in all other processes show.
  func take(_ rows: [PresenceRow]) {}
}
