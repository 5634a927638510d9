import Headwater
import Observation
import Testing

@MainActor
@Suite("Reading as observers read")
struct TrackedReadTests {
  let store = Store(initialState: Counter.State(), reducer: Counter())

  /// Returns how often an observer of a read is notified, once for each tracking.
  private func changes(
    _ read: (Store<Counter.State, Counter.Action>) -> Void, while act: () -> Void
  ) -> Int {
    let log = Log<Void>()
    withObservationTracking {
      read(store)
    } onChange: {
      log.append(())
    }
    act()
    return log.entries.count
  }

  @Test("an observer is told when the field it read has changed")
  func told() {
    #expect(
      changes {
        _ = $0.count
      } while: {
        store.send(.increment)
      } == 1)
  }

  @Test("an observer is not told when another field has changed")
  func notToldOfOthers() {
    #expect(
      changes {
        _ = $0.count
      } while: {
        store.send(.rename("a"))
      } == 0)
  }

  @Test("an observer is not told when a field was set to an equal value")
  func notToldOfEqual() {
    store.send(.rename("same, and longer than fifteen bytes"))
    #expect(
      changes {
        _ = $0.name
      } while: {
        store.send(.rename(["same, and longer", "than fifteen bytes"].joined(separator: " ")))
      } == 0)
  }

  @Test("an observer of several fields is told once a turn")
  func once() {
    let changes = changes {
      _ = $0.count
      _ = $0.name
    } while: {
      store.send(.increment)
      store.send(.rename("a"))
    }
    #expect(changes == 1)
  }

  @Test("an observer of the whole state is told of any change, and of nothing else")
  func whole() {
    #expect(
      changes {
        _ = $0.state
      } while: {
        store.send(.rename("a"))
      } == 1)
    #expect(
      changes {
        _ = $0.state
      } while: {
        store.send(.nothing)
      } == 0)
  }

  @Test("a computed path is tracked by its value")
  func computed() {
    #expect(
      changes {
        _ = $0[\.name.isEmpty]
      } while: {
        store.send(.increment)
      } == 0)
    #expect(
      changes {
        _ = $0[\.name.isEmpty]
      } while: {
        store.send(.rename("a"))
      } == 1)
    #expect(
      changes {
        _ = $0[\.name.isEmpty]
      } while: {
        store.send(.rename("b"))
      } == 0)
  }

  @Test("two places that read the same field share its tracking")
  func samePath() {
    let changes = changes {
      _ = $0[\.count]
      _ = $0[dynamicMember: \.count]
    } while: {
      store.send(.increment)
    }
    #expect(changes == 1)
    #expect(store.count == 1)
  }

  @Test("when an observer is told, the store already has the new value")
  func newValue() {
    let seen = Log<Int>()
    withObservationTracking {
      _ = store.count
    } onChange: { [store] in
      MainActor.assumeIsolated { seen.append(store.count) }
    }
    store.send(.increment)
    #expect(seen.entries == [1])
  }

  @Test("a value that can't be compared counts as changed by every turn")
  func incomparable() {
    struct Opaque: Reducer {
      struct State {
        var value: Any = 0
        var count = 0
      }
      func reduce(into state: inout State, action: Int) -> Effect<Int> {
        state.count += action
        return .none
      }
    }
    let store = Store(initialState: Opaque.State(), reducer: Opaque())
    let log = Log<Void>()
    withObservationTracking {
      _ = store.value
    } onChange: {
      log.append(())
    }
    store.send(1)
    #expect(log.entries.count == 1)
  }

  @Test("an action that cannot change the state, by `mayChange`, tells nobody")
  func mayChange() {
    struct Careful: Reducer {
      struct State {
        var value: Any = 0
      }
      func reduce(into state: inout State, action: Bool) -> Effect<Bool> { .none }
      func mayChange(_ action: Bool) -> Bool { action }
    }
    let store = Store(initialState: Careful.State(), reducer: Careful())
    let log = Log<Void>()
    withObservationTracking {
      _ = store.value
    } onChange: {
      log.append(())
    }
    store.send(false)
    #expect(log.entries.isEmpty)
    store.send(true)
    #expect(log.entries.count == 1)
  }

  private struct Rows: Reducer {
    struct State: Equatable {
      var rows = CopyCounted(Array(0..<1_000))
      var other = 0
    }
    func reduce(into state: inout State, action: Int) -> Effect<Int> {
      state.rows.change(at: action)
      return .none
    }
  }

  @Test("reading a whole collection costs one copy for each change")
  func wholeCollectionRead() {
    let store = Store(initialState: Rows.State(), reducer: Rows())
    for index in 0..<10 {
      _ = store.rows
      store.send(index)
    }
    #expect(store[\.rows.copies] == 10)
  }

  @Test("changing one element of a collection that nobody reads whole copies nothing")
  func inPlace() {
    let store = Store(initialState: Rows.State(), reducer: Rows())
    _ = store.other
    _ = store[\.rows.first]
    for index in 0..<100 { store.send(index) }
    #expect(store[\.rows.copies] == 0)
  }
}

/// An array that counts the copies that changes make.
struct CopyCounted: Equatable {
  private final class Storage {
    var elements: [Int]
    init(_ elements: [Int]) { self.elements = elements }
  }

  private var storage: Storage
  private(set) var copies = 0

  init(_ elements: [Int]) {
    storage = Storage(elements)
  }

  var first: Int? { storage.elements.first }

  mutating func change(at index: Int) {
    if !isKnownUniquelyReferenced(&storage) {
      storage = Storage(storage.elements)
      copies += 1
    }
    storage.elements[index] += 1
  }

  static func == (left: CopyCounted, right: CopyCounted) -> Bool {
    left.storage === right.storage || left.storage.elements == right.storage.elements
  }
}
