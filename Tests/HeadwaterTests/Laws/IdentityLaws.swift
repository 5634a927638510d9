import Headwater
import HeadwaterTesting
import TestSupport
import Testing

/// Work that starts for a value reaches that value as long as it exists, and no other value.
///
/// The model is the definition. At the end of each turn, the life in a place continues if the outer place
/// continues, and if it still contains a value with the same id, and on a stack the same screen. Otherwise, a new
/// life starts there.
@MainActor
@Suite("Law: an effect belongs to the value that began it")
struct IdentityLaws {
  private struct Life: Equatable {
    let number: Int
    let id: Int
    /// Tells a screen from one of another stack.
    let stamp: UInt64?
  }

  /// A store with its model.
  @MainActor
  private final class World {
    let clock = TestClock()
    let store: Store<Nest.State, Nest.Action>
    var generator: SeededGenerator
    var lives: [[NestStep]: Life] = [[]: Life(number: 0, id: 0, stamp: nil)]
    var lifeCount = 1
    var madeCount = 1

    /// The lives by the numbers of values, and by tokens of work. Work without a life reaches nothing.
    var livesOfValues = [0: 0]
    var livesOfTokens: [Int: Int] = [:]
    var tokenCount = 0
    var heard: Set<Int> = []

    init(seed: UInt64) {
      generator = SeededGenerator(seed: seed)
      store = Store(
        initialState: Nest.State(id: 0, made: 0), reducer: Nest(clock: clock),
        runtime: ManualRuntime().effects)
      store.onIssue = { _ in }
    }

    func makeValue(id: Int?, depth: Int) -> Nest.State {
      var value = Nest.State(id: id ?? generator.number(0...1), made: madeCount)
      madeCount += 1
      value.isObserved = generator.once(in: 3)
      guard depth > 0 else { return value }
      for step in NestStep.all where generator.once(in: 3) {
        step.setChild(of: &value, to: makeValue(id: step.id, depth: depth - 1))
      }
      if generator.once(in: 3) { value.path.push(makeValue(id: nil, depth: depth - 1)) }
      return value
    }

    func makeChange() -> NestChange {
      let place = generator.element(of: store.state.places)
      // At most two levels, which keeps the tests fast.
      let step = generator.element(of: NestStep.from(place.state))
      let path = place.path.count < 2 ? place.path + [step] : place.path
      let last = path.last ?? step
      let former = store.state.places.first { $0.path == path }?.state
      let kind: NestChange.Kind
      switch generator.number(0...12) {
      case 10, 11:
        let stacked = Array(place.path.prefix(1))
        return NestChange(path: stacked, kind: .push(makeValue(id: nil, depth: 1 - stacked.count)))
      case 12: return NestChange(path: Array(place.path.prefix(1)), kind: .replaceStack)
      case 0...3: kind = .put(makeValue(id: last.id, depth: 2 - path.count))
      case 4: kind = .put(nil)
      case 5: kind = former.map { .awayAndBack($0) } ?? .nothing
      case 6: kind = .awayAndBack(makeValue(id: last.id, depth: 2 - path.count))
      case 7: kind = .assignAll
      default: kind = .observe(generator.once(in: 2))
      }
      return NestChange(path: path, kind: kind)
    }

    func step() {
      switch generator.number(0...3) {
      case 0:
        store.send(.with(makeChange(), .nothing, isBefore: generator.once(in: 2)))
        goOn()
      case 1:
        clock.advance(by: .milliseconds(generator.number(1...700)))
      default: begin()
      }
      check()
    }

    /// Starts work in a place, and changes a value in the same turn, or nothing.
    private func begin() {
      let places = store.state.places
      let place = generator.element(of: places)
      let change =
        generator.once(in: 2) ? makeChange() : NestChange(path: [], kind: .nothing)
      let isBefore = generator.once(in: 2)
      tokenCount += 1
      let token = tokenCount
      let work = generator.element(of: Nest.Work.allCases)
      let action = place.path.reversed().reduce(Nest.Action.start(work, token: token)) {
        $1.action($0)
      }
      let former = lives[place.path]
      store.send(.with(change, action, isBefore: isBefore))
      goOn()
      // A change before the lifts first sets a value, which then starts the work.
      let owner = isBefore ? lives[place.path] : former
      if let owner, lives[place.path] == owner { livesOfTokens[token] = owner.number }
    }

    /// Updates the model to the state at the end of the turn that has changed it.
    private func goOn() {
      let former = lives
      lives = [:]
      for place in store.state.places {
        let parent = place.path.dropLast()
        let isContained =
          place.path.isEmpty || former[Array(parent)] == lives[Array(parent)]
        let stamp = place.stamps.last ?? nil
        if isContained, let life = former[place.path], life.id == place.state.id,
          life.stamp == stamp
        {
          lives[place.path] = life
        } else {
          lives[place.path] = Life(
            number: lifeCount, id: place.state.id, stamp: stamp)
          lifeCount += 1
        }
        if livesOfValues[place.state.made] == nil {
          livesOfValues[place.state.made] = lives[place.path]?.number
        }
      }
    }

    /// Checks the results that every value has received since the last check.
    func check() {
      for place in store.state.places {
        let life = lives[place.path]?.number
        for token in place.state.heard {
          #expect(livesOfTokens[token] == life, "token \(token) at \(place.path)")
          #expect(heard.insert(token).inserted, "token \(token) came twice")
        }
        for made in place.state.ticks {
          #expect(livesOfValues[made] == life, "a tick of value \(made) at \(place.path)")
        }
      }
      store.send(.with(NestChange(path: [], kind: .forgetHeard), .nothing, isBefore: false))
    }

    /// Checks that all expected results have arrived.
    func finish() {
      clock.advance(by: .seconds(2))
      for place in store.state.places {
        #expect(!place.state.isObserved || place.state.ticks.count >= 6, "\(place.path)")
      }
      check()
      let current = Set(lives.values.map(\.number))
      let awaited = livesOfTokens.filter { current.contains($0.value) }.map(\.key)
      #expect(heard.isSuperset(of: awaited), "\(Set(awaited).subtracting(heard)) never came")
    }
  }

  @Test(
    "this holds in all nestings, whichever part of the turn removes or replaces values",
    arguments: Seeds.few)
  func nestings(seed: UInt64) {
    let world = World(seed: seed)
    for _ in 0..<40 { world.step() }
    world.finish()
  }
}
