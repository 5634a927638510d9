import Headwater
import HeadwaterTesting

/// A feature that contains itself in a field of an optional. The optional counts how often it is read.
struct Branch: Reducer {
  struct State: Sendable {
    var taps = 0
    private var below: [Box.State] = []
    private let count: Doll.Count

    init(depth: Int, _ count: Doll.Count) {
      self.count = count
      if depth > 0 { below = [Box.State(inner: State(depth: depth - 1, count))] }
    }

    var box: Box.State? {
      get {
        count.reads.add(1, ordering: .relaxed)
        return below.first
      }
      set { below = newValue.map { [$0] } ?? [] }
    }
  }

  indirect enum Action: CasePathable, Sendable {
    case start
    case tap
    case box(Box.Action)

    struct Cases {
      enum BoxCase: CasePath {
        static func embed(_ value: Box.Action) -> Action { .box(value) }
        static func extract(_ root: Action) -> Box.Action? {
          if case .box(let value) = root { value } else { nil }
        }
      }
      var box: BoxCase.Type { BoxCase.self }
    }

    static var cases: Cases { Cases() }

    /// The action for the feature inside of others.
    func at(depth: Int) -> Action { (0..<depth).reduce(self) { action, _ in .box(.inner(action)) } }
  }

  /// Which features on the way of `start` start an effect of their own.
  enum Workers: CaseIterable { case innermost, branches, all }

  let clock: TestClock
  let workers: Workers

  var body: some Reducer<State, Action> {
    Box(clock: clock, workers: workers).lift(optional: \.box, action: \.box)
    Reduce { [clock, workers] state, action in
      switch action {
      case .tap: state.taps += 1
      case .box where workers == .innermost: break
      case .start, .box:
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          send(.tap)
        }
      }
      return .none
    }
  }

  /// What is between a feature and the one below.
  struct Box: Reducer {
    struct State: Sendable { var inner: Branch.State }

    enum Action: CasePathable, Sendable {
      case inner(Branch.Action)

      struct Cases {
        enum InnerCase: CasePath {
          static func embed(_ value: Branch.Action) -> Action { .inner(value) }
          static func extract(_ root: Action) -> Branch.Action? {
            if case .inner(let value) = root { value } else { nil }
          }
        }
        var inner: InnerCase.Type { InnerCase.self }
      }

      static var cases: Cases { Cases() }
    }

    let clock: TestClock
    let workers: Workers

    var body: some Reducer<State, Action> {
      Branch(clock: clock, workers: workers).lift(state: \.inner, action: \.inner)
      Reduce { [clock, workers] _, _ in
        guard workers == .all else { return .none }
        return .run { _ in try await clock.sleep(for: .seconds(1)) }
      }
    }
  }
}
