// @inlinable: each action passes here.

/// Many reducers of one body, found by the case of an action: a hundred lifts cost what ten do.
///
/// For each case it has the reducers that may do something with it, in their order: those which are
/// lifted by that case, and all whose case is not known.
@usableFromInline
final class CaseTable<State, Action> {
  @usableFromInline typealias Entry = CaseEntry<State, Action>

  @usableFromInline let indexOf: (Action) -> Int?

  /// By the numbers of the cases; a case that no reducer is lifted by has `others`, as those do
  /// whose number is beyond.
  @usableFromInline let entries: [Entry]
  @usableFromInline let others: Entry

  /// For an action whose case has no number.
  @usableFromInline let all: Entry

  /// - Returns: Nil if the reducers are so few that to ask each is as quick.
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

/// The reducers that may do something with an action of a case.
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
