import Foundation
import TestSupport
import Testing

@testable import HeadwaterTesting

/// The programs for the law: 30, and 1 000 with `HEADWATER_LONG=1`.
private enum ProgramSeeds {
  static let blocks: [ClosedRange<UInt64>] = {
    let isLong = ProcessInfo.processInfo.environment["HEADWATER_LONG"] == "1"
    return stride(from: 1, through: isLong ? 1_000 : 30, by: 10).map { $0...($0 + 9) }
  }()
}

@Suite("Explore reaches what the model of a turn reaches")
struct ExploreLaws {
  @Test("in three steps of random programs", arguments: ProgramSeeds.blocks)
  func sameAsModel(seeds: ClosedRange<UInt64>) {
    for seed in seeds {
      let (program, messages) = shortProgram(seed)
      let found = explored(program, messages)
      let slow = modelled(program, messages)
      guard found != slow else { continue }
      Issue.record(
        """
        Program \(seed), with \(messages):

        \(program)

        Only explored: \(found.subtracting(slow))
        Only in the model: \(slow.subtracting(found))
        """)
      return
    }
  }

  @Test("and the same by whole ways as by jumps over what only changes the state")
  func sameAsByWholeWays() {
    for seed in 1_000...1_030 as ClosedRange<UInt64> {
      let (program, messages) = shortProgram(seed)
      let jumped = explored(program, messages)
      let gone = explored(program, messages, jumps: false)
      #expect(jumped == gone, "program \(seed): \(jumped.symmetricDifference(gone))")
    }
  }

  private func shortProgram(_ seed: UInt64) -> (Program, [Message]) {
    var program = Program(seed: seed)
    program.middlewares = []
    program.isDeep = false
    var messages: [Message] = []
    for case .send(let message) in program.steps where !messages.contains(message) {
      messages.append(message)
    }
    return (program, Array(messages.prefix(2)))
  }

  private static let depth = 3

  private struct Sight: Hashable, CustomStringConvertible {
    var key: [Int]
    var running: [String]

    var description: String { "\(key) \(running)" }
  }

  private func explored(
    _ program: Program, _ messages: [Message], jumps: Bool = true
  ) -> Set<Sight> {
    let makeReducer = { (world: TestWorld) in
      Shallow.reducer(of: program, clock: world.clock).resolved()
    }
    let explorer = Explorer(
      PureSteps(makeReducer: makeReducer, actions: { _ in messages }, canonical: { $0.key }),
      way: .states, limits: ExplorationLimits(depth: Self.depth), comparesWholeStates: false,
      properties: [])
    explorer.endsAtIssues = false
    explorer.jumps = jumps
    explorer.progress = ExplorationProgress { _ in }
    explorer.explore(from: [Shallow(id: 0)])
    #expect(explorer.failures.isEmpty, "\(explorer.failures)")
    return Set(
      explorer.visited.states.indices.map { number in
        let moment = explorer.moment(of: number)
        return Sight(
          key: moment.state.key,
          running: moment.running.map { name in
            let kind = name.split(separator: "`").first ?? ""
            return "\(kind) \(name.split(separator: ":").last ?? "")"
          }.sorted())
      })
  }

  /// All that the model reaches, without a thought about equal states.
  private func modelled(_ program: Program, _ messages: [Message]) -> Set<Sight> {
    var sights: Set<Sight> = []
    func visit(_ model: TurnModel<Shallow, Message>, depth: Int) {
      sights.insert(Sight(key: model.state.key, running: model.runningEffects.sorted()))
      guard depth > 0 else { return }
      for message in messages {
        var next = model
        next.send(message)
        visit(next, depth: depth - 1)
      }
      if let rest = model.sleepers.map(\.rest).min() {
        var next = model
        next.advance(by: rest)
        visit(next, depth: depth - 1)
      }
    }
    visit(program.model(of: Shallow.self), depth: Self.depth)
    return sights
  }
}

extension Leaf {
  /// All but the messages that it has heard, which change nothing.
  fileprivate var key: [Int] { [id] + wanted + [-1] }
}

extension Shallow {
  fileprivate var key: [Int] {
    var key = [id] + wanted + [-1] + field.key + (optional?.key ?? [-2])
    switch mode {
    case .off: key += [-3]
    case .on(let leaf): key += [-4] + leaf.key
    case .other(let leaf): key += [-5] + leaf.key
    }
    for row in rows { key += row.key }
    return key
  }
}
