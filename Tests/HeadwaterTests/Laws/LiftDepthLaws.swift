import Synchronization
import Testing

@testable import Headwater
@testable import HeadwaterTesting

/// What it takes to lift an effect again and again, by what is made and called, and not by time.
@Suite("Law: lifting an effect costs the same, whatever its size")
struct LiftDepthLaws {
  private static let run = Effect<Int>.run { send in send(0) }

  @Test("mapping makes one node, and leaves all that is below as it is")
  func oneNode() throws {
    let inner = Effect<Int>.merge(Self.run, .send(1))
    let tree = Effect.concatenate(inner.cancellable(id: "a"), Self.run)
    let mapped = try #require(tree.map { "\($0)" }.node as? MappedNode<Int, String>)
    #expect(mapped.original === tree.node)
    // Its parts are mapped when they are asked for, each by one node again.
    let part = try #require(mapped.makeParts().first?.node as? MappedNode<Int, String>)
    #expect(part.original === tree.node?.makeParts().first?.node)
  }

  @Test("an operator for work makes one node as well")
  func operators() throws {
    let tree = Effect<Int>.merge(Self.run, .send(1)).cancellable(id: "a")
    let retried = tree.retry(.constant(attempts: 2, pause: .zero), clock: TestClock())
    let node = try #require(retried.node as? MappedNode<Int, Int>)
    #expect(node.original === tree.node)
  }

  @Test("a thousand levels are joined on the way down, and each is passed once")
  func levels() throws {
    let depth = 1_000
    let base = Effect<Int>.merge(Self.run, .send(1))
    var effect = (0..<depth).reduce(base) { effect, level in
      effect.map({ $0 + 1 }, scope: level)
    }
    for level in (0..<depth).reversed() {
      let node = try #require(effect.node)
      guard case .scoped(let key, _) = node.kind else {
        Issue.record("level \(level) is no scope")
        return
      }
      #expect(key == EffectID.Key(level))
      effect = try #require(node.makeParts().first)
      let inner = try #require(effect.node as? MappedNode<Int, Int>)
      // It stands for all functions above, by as few pieces as their number has digits.
      #expect(inner.leaves.pieceCount <= 10)
    }
    // What is at the bottom is as its own map has left it.
    let last = try #require(effect.node as? MappedNode<Int, Int>)
    let bottom = try #require(last.original as? MappedNode<Int, Int>)
    #expect(bottom.original === base.node)
  }

  @Test("the actions of `.send` are mapped at once, and only once")
  func sends() {
    let mappedActions = Mutex<[Int]>([])
    let tree = Effect<Int>.merge(.send(1), .concatenate(.send(2), Self.run, .send(3)))
    let mapped = tree.map { action in
      mappedActions.withLock { $0.append(action) }
      return action * 10
    }
    #expect(mappedActions.withLock { $0 } == [1, 2, 3])
    let store = TestStore(
      initialState: [Int](),
      reducer: Reduce<[Int], Int> { state, action in
        if action == -1 { return mapped }
        state.append(action)
        return .none
      })
    store.send(-1)
    for number in [10, 20, 0, 30] { store.receive(number) { $0.append(number) } }
    // The work has sent one more.
    #expect(mappedActions.withLock { $0 } == [1, 2, 3, 0])
  }

  @Test(
    "functions are joined in order, from either end, in few pieces",
    arguments: [1, 2, 3, 7, 8, 100, 1_000])
  func joined(count: Int) {
    func step(_ number: Int) -> LeafStep<[Int], [Int]> { .actions { $0 + [number] } }
    var before: any LeafMap<[Int], [Int]> = LastPiece(step: step(count))
    for number in (1..<count).reversed() { before = before.after(step(number), count: 1) }
    var behind: any LeafMap<[Int], [Int]> = LastPiece(step: step(1))
    for number in 1..<count { behind = behind.then(LastPiece(step: step(number + 1))) }
    for map in [before, behind] {
      let operation = map.apply(to: EffectOperation(sending: []))
      #expect(sent(by: operation) == [Array(1...count)])
    }
    #expect(before.pieceCount <= count.bitWidth - count.leadingZeroBitCount)
  }

  /// A key that counts how often it is hashed.
  private struct CountedKey: Hashable, Sendable {
    final class Count: Sendable {
      let hashes = Atomic(0)
    }

    let number: Int
    let count: Count

    static func == (left: CountedKey, right: CountedKey) -> Bool { left.number == right.number }

    func hash(into hasher: inout Hasher) {
      count.hashes.add(1, ordering: .relaxed)
      hasher.combine(number)
    }
  }

  @Test("an effect with an id in each of many scopes hashes each scope once")
  func scopesInOneAnother() {
    let count = CountedKey.Count()
    let clock = TestClock()
    let work = Effect<Int>.run { _ in try await clock.sleep(for: .seconds(1)) }.cancellable(id: "a")
    let effect = (0..<1_000).reduce(work) { effect, number in
      .merge(work, effect).map({ $0 }, scope: CountedKey(number: number, count: count))
    }
    let store = TestStore(
      initialState: 0,
      reducer: Reduce<Int, Int> { _, action in action == -1 ? effect : .none })
    store.exhaustivity = .relaxed
    store.send(-1)
    #expect(store.engine.runningEffects.count == 1_001)
    #expect(count.hashes.load(ordering: .relaxed) == 1_000)
    store.cancelEffects()
  }

  @Test("an effect of each of many features in one another looks for each of them once")
  func featuresInOneAnother() {
    func cost(_ depth: Int, isMerging: Bool) -> Int {
      let count = Doll.Count()
      let store = TestStore(
        initialState: Doll.State(depth: depth, count),
        reducer: Doll(clock: TestClock(), isMerging: isMerging))
      store.exhaustivity = .relaxed
      let reads = count.of { store.send(.start.at(depth: depth)) }
      #expect(store.engine.runningEffects.count == (isMerging ? depth + 1 : 1))
      store.cancelEffects()
      return reads
    }
    // One effect of the innermost is the measure.
    for depth in [10, 100, 400] {
      #expect(cost(depth, isMerging: true) <= cost(depth, isMerging: false) + depth)
    }
  }

  @Test(
    "a field between two of them, with an effect or without, adds nothing",
    arguments: [Branch.Workers.branches, .all])
  func fieldsInBetween(workers: Branch.Workers) {
    func cost(_ depth: Int, _ workers: Branch.Workers) -> Int {
      let count = Doll.Count()
      let store = TestStore(
        initialState: Branch.State(depth: depth, count),
        reducer: Branch(clock: TestClock(), workers: workers))
      store.exhaustivity = .relaxed
      let reads = count.of { store.send(.start.at(depth: depth)) }
      let effectCounts = [Branch.Workers.innermost: 1, .branches: depth + 1, .all: 2 * depth + 1]
      #expect(store.engine.runningEffects.count == effectCounts[workers])
      store.cancelEffects()
      return reads
    }
    for depth in [10, 100] { #expect(cost(depth, workers) <= cost(depth, .innermost) + 2 * depth) }
  }

  /// What an operation sends.
  private func sent(by operation: EffectOperation<[Int]>) -> [[Int]] {
    let store = TestStore(
      initialState: [[Int]](),
      reducer: Reduce<[[Int]], [Int]> { state, action in
        if action == [-1] { return Effect(.tree(.run(operation))) }
        state.append(action)
        return .none
      })
    store.exhaustivity = .relaxed
    store.send([-1])
    store.receive(where: { _ in true })
    return store.state
  }
}

extension EffectOperation {
  /// Work that sends one action.
  fileprivate convenience init(sending action: Action) where Action: Sendable {
    self.init(
      origin: EffectOrigin(
        kind: "run", name: nil, place: SourcePlace(fileID: #fileID, line: #line)),
      priority: nil, isolation: nil, work: .derived { send in send(action) }, handler: nil)
  }
}
