import Foundation

/// What the members of a room show, in the order of the bytes of their ids.
///
/// A change of one that stays makes no new order.
struct MemberList<Value> {
  /// The members, in their order.
  private(set) var elements: [(member: UUID, value: Value)] = []

  private let isBefore: (UUID, UUID) -> Bool

  /// - Parameter isBefore: The order, for a test that counts comparisons.
  init(isBefore: @escaping (UUID, UUID) -> Bool = Self.isBefore) {
    self.isBefore = isBefore
  }

  /// Shows values in place of the former ones of their members.
  mutating func show(_ values: [UUID: Value]) {
    var entering: [(member: UUID, value: Value)] = []
    for (member, value) in values {
      let place = place(of: member)
      if isThere(member, at: place) {
        elements[place].value = value
      } else {
        entering.append((member, value))
      }
    }
    if entering.count == 1 {
      elements.insert(entering[0], at: place(of: entering[0].member))
    } else if !entering.isEmpty {
      elements += entering
      elements.sort { isBefore($0.member, $1.member) }
    }
  }

  mutating func remove(_ members: Set<UUID>) {
    guard members.count == 1, let member = members.first else {
      return elements.removeAll { members.contains($0.member) }
    }
    let place = place(of: member)
    if isThere(member, at: place) { elements.remove(at: place) }
  }

  /// The place at which a member is, or would be.
  private func place(of member: UUID) -> Int {
    var (start, end) = (0, elements.count)
    while start < end {
      let middle = (start + end) / 2
      if isBefore(elements[middle].member, member) {
        start = middle + 1
      } else {
        end = middle
      }
    }
    return start
  }

  private func isThere(_ member: UUID, at place: Int) -> Bool {
    place < elements.count && elements[place].member == member
  }

  private static func isBefore(_ one: UUID, _ other: UUID) -> Bool {
    withUnsafeBytes(of: one.uuid) { one in
      withUnsafeBytes(of: other.uuid) { other in one.lexicographicallyPrecedes(other) }
    }
  }
}
