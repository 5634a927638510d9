import Headwater
import HeadwaterTesting
import Synchronization

/// A feature that contains itself in an optional, and counts how often that optional is read.
struct Doll: Reducer {
  final class Count: Sendable {
    let reads = Atomic(0)

    /// How often optionals are read in the time of a call.
    func of(_ act: () -> Void) -> Int {
      reads.store(0, ordering: .relaxed)
      act()
      return reads.load(ordering: .relaxed)
    }
  }

  struct State: Equatable, Identifiable, Sendable {
    let id: Int
    var taps = 0
    private var inner: [State] = []
    private let count: Count

    /// A value with others inside one another.
    init(id: Int = 0, depth: Int, _ count: Count) {
      self.id = id
      self.count = count
      guard depth > 0 else { return }
      inner = [State(id: id, depth: depth - 1, count)]
    }

    var optional: State? {
      get {
        count.reads.add(1, ordering: .relaxed)
        return inner.first
      }
      set { inner = newValue.map { [$0] } ?? [] }
    }

    static func == (left: State, right: State) -> Bool {
      left.id == right.id && left.taps == right.taps && left.inner == right.inner
    }
  }

  indirect enum Action: CasePathable, Sendable {
    case tap
    case start
    case open(State?)
    case inner(Action)

    struct Cases {
      enum InnerCase: CasePath {
        static func embed(_ value: Action) -> Action { .inner(value) }
        static func extract(_ root: Action) -> Action? {
          if case .inner(let value) = root { value } else { nil }
        }
      }
      var inner: InnerCase.Type { InnerCase.self }
    }

    static var cases: Cases { Cases() }

    /// The action for a value inside of others.
    func at(depth: Int) -> Action { (0..<depth).reduce(self) { action, _ in .inner(action) } }
  }

  let clock: TestClock

  /// Whether each feature on the way of `start` starts an effect of its own.
  var isMerging = false

  var body: some Reducer<State, Action> {
    Doll(clock: clock, isMerging: isMerging).lift(optional: \.optional, action: \.inner)
    Reduce { [clock, isMerging] state, action in
      switch action {
      case .tap: state.taps += 1
      case .open(let inner): state.optional = inner
      case .inner where !isMerging: break
      case .start, .inner:
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          send(.tap)
        }
      }
      return .none
    }
  }
}

extension Doll.Action: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.tap, .tap), (.start, .start): true
    case (.open(let left), .open(let right)): left == right
    case (.inner(let left), .inner(let right)): left == right
    default: false
    }
  }
}
