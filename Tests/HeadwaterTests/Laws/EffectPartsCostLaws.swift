import Synchronization
import Testing

@testable import Headwater

/// What every replica of a store does of an effect, and what only the sender does. The test counts how often the
/// work in the middle is looked at, and does not measure time.
@Suite("Law: the parts of an effect are found in one walk, however sequences are nested")
struct EffectPartsCostLaws {
  enum Shape: CaseIterable {
    case before, behind, between, merged

    func around(_ effect: Effect<Int>, _ number: Int) -> Effect<Int> {
      switch self {
      case .before: .concatenate(effect, .send(number))
      case .behind: .concatenate(.send(number), effect)
      case .between: .concatenate(.send(number), effect, .send(number))
      case .merged: .concatenate(.send(number), .merge(effect, .send(number)))
      }
    }
  }

  private final class Count: Sendable {
    let looks = Atomic(0)
  }

  @Test("n sequences in one another", arguments: Shape.allCases, [1, 100, 10_000])
  func nested(shape: Shape, size: Int) {
    let count = Count()
    let work = Effect<Int>.run { _ in }
    let effect = (0..<size).reduce(work) { shape.around($0, $1) }
      .mapOperations { operation in
        count.looks.add(1, ordering: .relaxed)
        return operation
      }
    #expect(!effect.work.isNone)
    #expect(effect.followUps.isNone == (shape == .before))
    #expect(count.looks.load(ordering: .relaxed) <= 4)
  }
}
