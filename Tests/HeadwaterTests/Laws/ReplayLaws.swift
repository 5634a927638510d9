import Headwater
import TestSupport
import Testing

@testable import HeadwaterTesting

@MainActor
@Suite("Laws of recordings")
struct ReplayLaws {
  /// Numbers that actions change, through the reducer, its follow-ups and its effects.
  struct Feature: Reducer {
    struct State: Codable, Equatable {
      var rows: [Int: Row] = [:]
      var sum = 0
    }

    struct Row: Codable, Equatable {
      var title = ""
      var ratio: Double?
    }

    enum Action: Codable, Equatable, Sendable {
      case add(Int)
      case addTwice(Int)
      case addLater(Int)
      case rename(id: Int, String)
      case divide(id: Int, by: Double)
      case remove(id: Int)
      case forbidden
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .add(let number): state.sum += number
      case .addTwice(let number): return .merge(.send(.add(number)), .send(.add(number)))
      case .addLater(let number): return .run { send in send(.addTwice(number)) }
      case .rename(let id, let title): state.rows[id, default: Row()].title = title
      case .divide(let id, let divisor): state.rows[id]?.ratio = Double(id) / divisor
      case .remove(let id): state.rows[id] = nil
      case .forbidden: state = State(sum: -1)
      }
      return .none
    }
  }

  struct Guard: Middleware {
    func before(
      _ action: Feature.Action, state: Feature.State, context: MiddlewareContext<Feature.State>
    ) -> MiddlewareVerdict<Feature.Action> {
      action == .forbidden ? .stop(with: .send(.add(1))) : .pass
    }
  }

  private func action(_ generator: inout SeededGenerator) -> Feature.Action {
    let id = generator.number(1...4)
    return switch generator.number(1...7) {
    case 1: .add(generator.number(-9...9))
    case 2: .addTwice(generator.number(-9...9))
    case 3: .addLater(generator.number(-9...9))
    case 4: .rename(id: id, generator.element(of: ["", "é\n", "\r\n", "\"\\", "\u{2028}", "🙂"]))
    case 5: .divide(id: id, by: generator.element(of: [3, -0.0, 1e300, .infinity]))
    case 6: .remove(id: id)
    default: .forbidden
    }
  }

  @Test(
    "a recording that was written and read leads to the same states, and to no others",
    arguments: Seeds.many)
  func replay(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let store = Store(
      initialState: Feature.State(), reducer: Feature(), middleware: Guard(),
      runtime: ManualRuntime().effects)
    let recorder = Recorder<Feature.State, Feature.Action>()
    store.attach(recorder)
    for _ in 1...generator.number(1...20) { store.send(action(&generator)) }

    let written = try #require(recorder.recording).jsonLines()
    var read = try Recording<Feature.State, Feature.Action>(jsonLines: written)

    #expect(try read.jsonLines() == written, "seed \(seed)")
    #expect(read.steps.last?.state.sum == store.state.sum, "seed \(seed)")
    #expect(firstDifference(of: read, by: Feature()) == nil, "seed \(seed)")

    let altered = generator.number(0...read.steps.count - 1)
    read.steps[altered].state.sum += 1
    let difference = firstDifference(of: read, by: Feature())
    let step = "Step \(altered + 1) of \(read.steps.count), "
    #expect(difference?.hasPrefix(step) == true, "seed \(seed)")
  }
}
