// @inlinable: each action passes here.

/// The reducers of one body by the case of an action: a hundred lifts cost as much as ten.
///
/// For each case it has the reducers that may handle it, in their order: those lifted by that case, and all
/// reducers whose case is not known.
@usableFromInline
final class CaseTable<State, Action> {
  @usableFromInline typealias Entry = CaseEntry<State, Action>

  @usableFromInline let indexOf: (Action) -> Int?

  /// The entries by the numbers of the cases. `others` stands for each case that no reducer is lifted by,
  /// and for numbers beyond the last.
  @usableFromInline let entries: [Entry]
  @usableFromInline let others: Entry

  /// The entry for an action whose case has no number.
  @usableFromInline let all: Entry

  /// Makes a table; nil if there are so few reducers that calling each of them is as fast.
  @inlinable
  init?(_ members: [Entry.Member], all: Entry) {
    let routes = members.compactMap(\.step.route)
    guard routes.count > 4, let indexOf = routes.first?.indexOf,
      let last = routes.map(\.index).max()
    else { return nil }
    var forEveryCase: [Entry.Member] = []
    var byCase: [Int: [Entry.Member]] = [:]
    for member in members {
      if let route = member.step.route {
        byCase[route.index, default: forEveryCase].append(member)
      } else {
        forEveryCase.append(member)
        for index in byCase.keys { byCase[index]?.append(member) }
      }
    }
    let others = Entry(forEveryCase)
    var entries = Array(repeating: others, count: last + 1)
    for (index, members) in byCase { entries[index] = Entry(members) }
    self.indexOf = indexOf
    self.entries = entries
    self.others = others
    self.all = all
  }

  @inlinable
  subscript(action: Action) -> Entry {
    guard let index = indexOf(action) else { return all }
    return entries.indices.contains(index) ? entries[index] : others
  }
}

/// The reducers that may handle an action of a case.
@usableFromInline
final class CaseEntry<State, Action> {
  @usableFromInline
  struct Member {
    @usableFromInline let step: ReduceStep<State, Action>
    @usableFromInline let mayChange: (Action) -> Bool

    @inlinable
    init(step: ReduceStep<State, Action>, mayChange: @escaping (Action) -> Bool) {
      self.step = step
      self.mayChange = mayChange
    }
  }

  @usableFromInline let step: ReduceStep<State, Action>
  @usableFromInline let members: [Member]

  @inlinable
  init(_ members: [Member]) {
    step = ReduceStep(members.map(\.step))
    self.members = members
  }

  @inlinable
  func mayChange(_ action: Action) -> Bool {
    members.contains { $0.mayChange(action) }
  }
}
