import Foundation
import Testing

@testable import HeadwaterTesting

/// The features for the laws: 100, and 2 000 with `HEADWATER_LONG=1`.
private enum FeatureSeeds {
  static let blocks: [ClosedRange<UInt64>] = {
    let isLong = ProcessInfo.processInfo.environment["HEADWATER_LONG"] == "1"
    return stride(from: 1, through: isLong ? 2_000 : 100, by: 5).map { $0...($0 + 4) }
  }()
}

@Suite("Explore by schedules reaches")
struct ScheduleLaws {
  @Test(
    "what is reached where each part of each effect goes on by itself",
    arguments: FeatureSeeds.blocks)
  func allOrders(seeds: ClosedRange<UInt64>) {
    for seed in seeds {
      let feature = SmallFeature(seed: seed, asksFirst: false)
      let slow = modelled(feature)
      let found = explored(feature, .schedules(effectsAtOnce: 20))
      expectSame(found, slow, seed)
      let fixed = explored(feature, .states)
      #expect(fixed.isSubset(of: slow), "feature \(seed): \(fixed.subtracting(slow))")
    }
  }

  @Test(
    "the same as by states, if each action of an effect follows from an answer",
    arguments: FeatureSeeds.blocks)
  func sameAsByStates(seeds: ClosedRange<UInt64>) {
    for seed in seeds {
      let feature = SmallFeature(seed: seed, asksFirst: true)
      let found = explored(feature, .schedules(effectsAtOnce: 20))
      expectSame(found, explored(feature, .states), seed)
    }
  }

  @Test("more than by states, in some features")
  func more() {
    let counts = (1...25).map { (seed: UInt64) in
      let feature = SmallFeature(seed: seed, asksFirst: false)
      return modelled(feature).count - explored(feature, .states).count
    }
    #expect(counts.filter { $0 > 0 }.count > 5, "\(counts)")
  }

  private func expectSame(
    _ found: Set<SmallModel.Sight>, _ expected: Set<SmallModel.Sight>, _ seed: UInt64
  ) {
    guard found != expected else { return }
    Issue.record(
      """
      Feature \(seed): only by schedules: \(found.subtracting(expected)), missing: \(expected.subtracting(found))
      """)
  }

  private func explored(_ feature: SmallFeature, _ way: ExplorationWay) -> Set<SmallModel.Sight> {
    let makeReducer = { (world: TestWorld) in
      SmallReducer(feature: feature, world: world).resolved()
    }
    let explorer = Explorer(
      PureSteps(
        makeReducer: makeReducer, actions: { feature.taps(in: $0) }, canonical: { $0 }),
      way: way, limits: ExplorationLimits(), comparesWholeStates: false, properties: [])
    explorer.progress = ExplorationProgress { _ in }
    explorer.explore(from: [SmallFeature.State()])
    #expect(explorer.isComplete)
    let rest = explorer.visited.states.indices.filter { explorer.isJudged($0) }
    return Set(
      rest.map { number in
        let moment = explorer.moment(of: number)
        let names = moment.running.map { String($0.prefix { $0 != " " }) }.sorted()
        return SmallModel.Sight(state: moment.state, running: names)
      })
  }

  private func modelled(_ feature: SmallFeature) -> Set<SmallModel.Sight> {
    let (models, _) = obviousStates(from: SmallModel(), key: { $0 }) { $0.next(feature) }
    return Set(models.compactMap(\.sight))
  }
}
