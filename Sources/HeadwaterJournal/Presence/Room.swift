import Foundation
import Observation

/// The members of a room in this process, and what those in others show.
@MainActor
final class Room<Value: Codable & Equatable & Sendable>: OpenRoom, Observable {
  /// A member in this process.
  private struct Member {
    /// The number of intervals until it is gone without a sign of life.
    var intervalsLeft: Int
    let value: Value
    /// The value as JSON; nil if it can't be written.
    let row: Data?
  }

  private let registrar = ObservationRegistrar()
  private var members: [UUID: Member] = [:]

  /// What those in other processes show, as JSON.
  private var foreign: [UUID: Data] = [:]
  private var list = MemberList<Value>()

  /// What all members show, in an order that is the same as long as they stay.
  var values: [(member: UUID, value: Value)] {
    registrar.access(self, keyPath: \.values)
    return list.elements
  }

  private func change(_ change: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.values, change)
  }

  /// Shows a value, which is a sign of life.
  func show(_ value: Value?, by id: UUID) {
    guard let value else { return leave(id) }
    let intervals = options.intervalsOfLife
    guard members[id]?.value != value else {
      members[id]?.intervalsLeft = intervals
      return
    }
    let row = try? JSONEncoder().encode(value)
    if let problem = problem(with: row, of: id) {
      onIssue(problem.message)
      return leave(id)
    }
    members[id] = Member(intervalsLeft: intervals, value: value, row: row)
    change { list.show([id: value]) }
  }

  /// Why a value is not shown. Each is sent to all processes in each interval.
  private func problem(with row: Data?, of id: UUID) -> JournalError? {
    if let row, row.count > options.largestValue {
      return .presenceTooLarge(in: name, bytes: row.count, largest: options.largestValue)
    }
    guard members[id] == nil, members.count >= options.mostMembers else { return nil }
    return .roomFull(name, limit: options.mostMembers)
  }

  func leave(_ id: UUID) {
    guard members.removeValue(forKey: id) != nil else { return }
    change { list.remove([id]) }
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
      member.row.map { PresenceRow(room: name, member: id, value: $0) }
    }
  }

  override func take(_ rows: [UUID: Data]) {
    guard rows != foreign else { return }
    let decoder = JSONDecoder()
    var gone = Set(foreign.keys.filter { rows[$0] == nil })
    var shown: [UUID: Value] = [:]
    for (member, row) in rows where foreign[member] != row {
      if let value = try? decoder.decode(Value.self, from: row) {
        shown[member] = value
      } else {
        // A value that another version of the app has written is not shown here.
        gone.insert(member)
      }
    }
    foreign = rows
    change {
      list.remove(gone)
      list.show(shown)
    }
  }
}

/// The part of a room that does not depend on the type of its values.
@MainActor
class OpenRoom {
  let name: StoreName
  let options: PresenceOptions

  /// Hears why a value is not shown.
  var onIssue: (String) -> Void = { text in
    StoreIssue.print(
      StoreIssue(text, at: SourcePlace(fileID: "HeadwaterJournal/Presence", line: 0)))
  }

  init(name: StoreName, options: PresenceOptions) {
    self.name = name
    self.options = options
  }

  /// Lets an interval pass.
  func age() {}

  /// What the members in this process show.
  var rows: [PresenceRow] { [] }

  /// Takes what its members in all other processes show, as JSON.
  func take(_ rows: [UUID: Data]) {}
}

extension JournalError {
  static func presenceTooLarge(in room: StoreName, bytes: Int, largest: Int) -> JournalError {
    JournalError(
      .tooLarge,
      """
      A value in the room "\(room)" has \(bytes) bytes as JSON, and at most \(largest) are shown. Its member is not there.

      Show a name or an id, and keep large data in a place of its own; or raise `PresenceOptions.largestValue`.
      """)
  }

  static func roomFull(_ room: StoreName, limit: Int) -> JournalError {
    JournalError(
      .tooManyWaiting,
      """
      A member does not enter the room "\(room)": \(limit) members of this process are there already.

      Likely members are made again and again: make one for each page. If not, raise `PresenceOptions.mostMembers`.
      """)
  }
}
