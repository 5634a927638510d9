import Foundation
import Headwater
import HeadwaterTesting
import Observation
import TestSupport
import Testing

@MainActor
@Suite("Features on a stack")
struct StackTests {
  private let clock = TestClock()

  private func makeStore() -> Store<Desk.State, Desk.Action> {
    let store = Store(
      initialState: Desk.State(), reducer: Desk(clock: clock), runtime: ManualRuntime().effects)
    store.onIssue = { Issue.record("\($0)") }
    return store
  }

  @Test("screens are pushed, work, and are popped, each by an action")
  func actions() {
    let store = TestStore(initialState: Desk.State(), reducer: Desk(clock: clock))
    store.send(.path(.push(.note(Note.State(id: 1))))) { $0.path.push(.note(Note.State(id: 1))) }
    store.send(.push(.memo(Note.State(id: 2)))) { $0.path.push(.memo(Note.State(id: 2))) }
    store.send(.path(.element(id: 1, action: .memo(.start))))
    clock.advance(by: .seconds(1))
    store.receive(\.path, .element(id: 1, action: .memo(.loaded))) {
      $0.path[id: 1] = .memo(Note.State(id: 2, count: 1))
    }
    store.send(.path(.element(id: 0, action: .note(.close(.atOnce)))))
    store.receive(\.path, .popFrom(id: 0)) { $0.path.removeAll() }
    store.finish()
  }

  @Test("work of a popped screen is cancelled, and never reaches the one pushed next")
  func late() {
    let store = makeStore()
    for id in 1...3 {
      store.send(.push(.note(Note.State(id: id))))
      store.send(.path(.element(id: StackElementID(integerLiteral: id - 1), action: .note(.start))))
    }
    store.send(.path(.popFrom(id: 1)))
    store.send(.push(.note(Note.State(id: 4))))
    clock.run()
    #expect(store.path.ids == [0, 3])
    #expect(Array(store.path) == [.note(Note.State(id: 1, count: 1)), .note(Note.State(id: 4))])
  }

  /// What becomes of a stack before another takes its place.
  enum Replacement: CaseIterable {
    case atOnce, emptied, decoded, longer
  }

  @Test(
    "what screens have begun ends with them if another stack takes the place of theirs",
    arguments: 1...4, Replacement.allCases)
  func replaced(count: Int, replacement: Replacement) throws {
    let store = makeStore()
    let pages = (0..<count).map { Page.State.note(Note.State(id: $0)) }
    var other = StackState(pages)
    store.send(.set(StackState(pages)))
    for id in store.path.ids {
      for action in [Note.Action.start, .close(.delayed), .close(.afterWork), .close(.debounced)] {
        store.send(.path(.element(id: id, action: .note(action))))
      }
    }
    switch replacement {
    case .atOnce: break
    case .emptied: store.send(.set([]))
    case .decoded:
      let data = try JSONEncoder().encode(store.path)
      other = try JSONDecoder().decode(StackState<Page.State>.self, from: data)
    case .longer: other.push(.note(Note.State(id: 9)))
    }
    store.send(.set(other))
    clock.run()
    #expect(store.path == other)
    for id in other.ids {
      store.send(.path(.element(id: id, action: .note(.start))))
    }
    clock.run()
    #expect(
      store.path.allSatisfy { if case .note(let note) = $0 { note.count == 1 } else { false } })
  }

  @Test("a copy of a stack has the same screens: what they have begun goes on", arguments: 1...3)
  func copied(count: Int) {
    let store = makeStore()
    store.send(.set(StackState((0..<count).map { .note(Note.State(id: $0)) })))
    let copy = store.path
    for id in copy.ids { store.send(.path(.element(id: id, action: .note(.start)))) }
    store.send(.push(.note(Note.State(id: 9))))
    store.send(.set(copy))
    clock.run()
    #expect(Array(store.path) == (0..<count).map { .note(Note.State(id: $0, count: 1)) })
  }

  @Test(
    "the store of a screen is gone if another stack takes the place of its stack",
    arguments: [true, false])
  func replacedScope(isEmptied: Bool) throws {
    let store = makeStore()
    var issues: [String] = []
    store.onIssue = { issues.append($0.message) }
    store.send(.set([.note(Note.State(id: 1))]))
    let former = try #require(store.scope(stack: \.path, id: 0, action: \.path))
    #expect(former.state == .note(Note.State(id: 1)))
    let (changes, orders) = (Log<Int>(), Log<Int>())
    withObservationTracking {
      _ = store.scope(stack: \.path, id: 0, action: \.path)
    } onChange: {
      changes.append(1)
    }
    withObservationTracking {
      _ = store.scope(stack: \.path, action: \.path).screens().ids
    } onChange: {
      orders.append(1)
    }
    if isEmptied { store.send(.set([])) }
    store.send(.set([.note(Note.State(id: 2))]))
    #expect(changes.entries == [1])
    #expect(orders.entries == [1])
    former.send(.note(.loaded))
    #expect(store.path == [.note(Note.State(id: 2))])
    #expect(former.state == .note(Note.State(id: 1)))
    #expect(issues.count == 1)
    #expect(issues.first?.contains("that is no longer there") == true)
    let new = try #require(store.scope(stack: \.path, id: 0, action: \.path))
    #expect(new !== former)
    new.send(.note(.loaded))
    #expect(new.state == .note(Note.State(id: 2, count: 1)))
    #expect(former.state == .note(Note.State(id: 1)))
  }

  @Test("an action for a screen that is not there is an issue with the number of its id")
  func missing() {
    let store = makeStore()
    var issues: [String] = []
    store.onIssue = { issues.append($0.message) }
    store.send(.path(.element(id: 4, action: .note(.loaded))))
    #expect(issues.count == 1)
    #expect(
      issues.first?.hasPrefix(
        "The action .note found nothing to change: no State has the id 4, at the lift in ")
        == true)
  }

  @Test("a screen that asks to be closed twice is popped once")
  func twice() {
    let store = makeStore()
    store.send(.push(.note(Note.State(id: 1))))
    store.send(.push(.note(Note.State(id: 2))))
    store.send(.path(.element(id: 1, action: .note(.close(.delayed)))))
    store.send(.path(.element(id: 1, action: .note(.close(.atOnce)))))
    clock.run()
    #expect(store.path.ids == [0])
  }

  @Test("a recording with pushes and dismissals replays, written and read", arguments: Seeds.few)
  func replay(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let store = Store(
      initialState: Desk.State(), reducer: Desk(clock: clock), runtime: ManualRuntime().effects)
    store.onIssue = { _ in }
    let recorder = Recorder<Desk.State, Desk.Action>()
    store.attach(recorder)
    for _ in 0..<200 {
      store.send(action(&generator))
      if generator.number(0...9) == 0 { clock.advance(by: .seconds(1)) }
    }
    let written = try #require(recorder.recording).jsonLines()
    let read = try Recording<Desk.State, Desk.Action>(jsonLines: written)
    #expect(read.steps.last?.state == store.state, "seed \(seed)")
    expectReplay(of: read, by: Desk())
  }

  private func action(_ generator: inout SeededGenerator) -> Desk.Action {
    let note = Note.State(id: generator.number(1...3))
    let page: Page.State = generator.number(0...1) == 0 ? .note(note) : .memo(note)
    let id = StackElementID(integerLiteral: generator.number(0...40))
    let way = generator.element(of: Note.Way.allCases)
    return switch generator.number(1...11) {
    case 1: .open(note.id)
    case 2: .show(page)
    case 3, 4: .push(page)
    case 5: .path(.push(page))
    case 6: .path(.popFrom(id: id))
    case 7: .path(.element(id: id, action: .note(.close(way))))
    case 8: .page(.presented(.memo(.close(way))))
    case 9: .note(.presented(.close(way)))
    case 10: .ask("Sure?")
    default: .question(.presented(.no))
    }
  }

  @Test("the scopes of screens are those of their ids, and gone with them")
  func scopes() {
    let store = makeStore()
    store.send(.push(.note(Note.State(id: 1))))
    store.send(.push(.memo(Note.State(id: 2))))
    let first = store.scope(stack: \.path, id: 0, action: \.path)
    let second = store.scope(stack: \.path, id: 1, action: \.path)
    #expect(first?.scope(case: \.note, action: \.note)?.id == 1)
    #expect(first?.scope(case: \.memo, action: \.memo) == nil)
    #expect(second?.scope(case: \.memo, action: \.memo)?.id == 2)
    second?.send(.memo(.loaded))
    #expect(second?.state == .memo(Note.State(id: 2, count: 1)))
    store.send(.pop)
    #expect(store.scope(stack: \.path, id: 1, action: \.path) == nil)
  }

  @Test("10 000 screens are pushed, and each is found by its id")
  func many() {
    let store = makeStore()
    for id in 0..<10_000 { store.send(.push(.note(Note.State(id: id)))) }
    for id in stride(from: 0, to: 10_000, by: 997) {
      store.send(.path(.element(id: StackElementID(integerLiteral: id), action: .note(.loaded))))
    }
    #expect(store.path.count == 10_000)
    #expect(store.path[id: 9_970] == .note(Note.State(id: 9_970, count: 1)))
    store.send(.path(.popFrom(id: 1)))
    #expect(store.path.ids == [0])
    #expect(store.path.nextID == 10_000)
  }
}
