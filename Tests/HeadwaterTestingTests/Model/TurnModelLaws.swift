import Foundation
import HeadwaterTesting
import TestSupport
import Testing

/// The programs for the law, a hundred in each block.
///
/// - `HEADWATER_LONG=1` runs ten times as many.
/// - `HEADWATER_SEED=17` runs only that one.
private enum ProgramSeeds {
  static let blocks: [ClosedRange<UInt64>] = {
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["HEADWATER_SEED"].flatMap(UInt64.init) { return [seed...seed] }
    let count: UInt64 = environment["HEADWATER_LONG"] == "1" ? 100_000 : 10_000
    return stride(from: 1, through: count, by: 100).map { $0...($0 + 99) }
  }()
}

@Suite("The engine does what the model of a turn does")
struct TurnModelLaws {
  @Test("whatever program it runs", arguments: ProgramSeeds.blocks)
  func sameAsModel(seeds: ClosedRange<UInt64>) {
    for seed in seeds {
      let program = Program(seed: seed)
      guard program.difference() != nil else { continue }
      let shrunk = program.shrunk { $0.difference() != nil }
      let difference = shrunk.difference().map { "\($0)" } ?? ""
      Issue.record(
        """
        Program \(seed), with all left out that makes no difference \
        (HEADWATER_SEED=\(seed) runs it alone):

        \(shrunk)

        \(difference)
        """)
      return
    }
  }

  @Test("each defect of a model shows within 3 000 programs", arguments: ModelDefect.all)
  func defectIsFound(defect: ModelDefect) {
    let seeds: ClosedRange<UInt64> = 1...3_000
    let found = seeds.first { Program(seed: $0).difference(with: defect) != nil }
    #expect(found != nil, "\(defect)")
  }

  @Test("a copy of a model goes its own way")
  func copy() {
    let program = Program(
      rules: [
        Program.Rule(
          effect: .delay(.send(.here(1)), ModelWait(.milliseconds(2), number: 1))),
        Program.Rule(effect: .cancel(id: 1)),
      ], subscriptions: [], middlewares: [], steps: [])
    var model = program.model(of: Shallow.self)
    model.send(.here(0))
    var copy = model
    copy.advance(by: .milliseconds(2))
    #expect(copy.state.heard == [.here(0), .here(1)])
    #expect(model.state.heard == [.here(0)])
    #expect(model.runningEffects == ["delay 1"])
    model.advance(by: .milliseconds(2))
    #expect(model.state == copy.state)
  }
}
