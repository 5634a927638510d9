import Headwater

extension Row {
  /// One of many features side by side.
  static var features: [Row] {
    let lifted = Cost.slope([(1, .lift1), (10, .lift10), (100, .lift100)])
    return [
      Row(.switch1),
      Row(.switch10, budget: .times(1.3, .switch1)),
      Row(.switch100, budget: .times(1.3, .switch1)),
      Row(.lift1), Row(.lift10), Row(.lift100),
      Row("each feature that is passed over by lift", lifted, budget: .nanoseconds(8)),
      Row(.firstAction(of: 10, TenFeatures.State(), TenFeaturesByLift(), .f7(.increment))),
      Row(
        .firstAction(of: 100, HundredFeatures.State(), HundredFeaturesByLift(), .f77(.increment))),
    ]
  }
}

extension Benchmark {
  fileprivate static let switch1 = one(
    of: 1, "switch", OneFeature.State(), OneFeatureBySwitch(), .f0(.increment), \.f0.count)
  fileprivate static let switch10 = one(
    of: 10, "switch", TenFeatures.State(), TenFeaturesBySwitch(), .f7(.increment), \.f7.count)
  fileprivate static let switch100 = one(
    of: 100, "switch", HundredFeatures.State(), HundredFeaturesBySwitch(), .f77(.increment),
    \.f77.count)
  fileprivate static let lift1 = one(
    of: 1, "lift", OneFeature.State(), OneFeatureByLift(), .f0(.increment), \.f0.count)
  fileprivate static let lift10 = one(
    of: 10, "lift", TenFeatures.State(), TenFeaturesByLift(), .f7(.increment), \.f7.count)
  fileprivate static let lift100 = one(
    of: 100, "lift", HundredFeatures.State(), HundredFeaturesByLift(), .f77(.increment),
    \.f77.count)

  /// The work that a store does once: it evaluates the body, and builds the table of its lifts.
  fileprivate static func firstAction<Feature: Reducer & Sendable>(
    of count: Int, _ state: Feature.State, _ feature: Feature, _ action: Feature.Action
  ) -> Benchmark
  where Feature.State: Equatable & Sendable, Feature.Action: Sendable {
    Benchmark("a store of \(count) lifted features is made and sent to", isLong: true) {
      run throws(Failure) in
      var changes = 0
      run.measure { operations in
        for _ in 0..<operations {
          let store = run.store(state, feature)
          store.send(action)
          if store.state != state { changes += 1 }
        }
      }
      try run.expect("how many stores have another state", changes, run.operations)
    }
  }

  private static func one<Feature: Reducer & Sendable>(
    of count: Int, _ form: String, _ state: Feature.State, _ feature: Feature,
    _ action: Feature.Action,
    _ path: @escaping @autoclosure @Sendable () -> KeyPath<Feature.State, Int>
  ) -> Benchmark where Feature.State: Sendable, Feature.Action: Sendable {
    Benchmark("one of \(count) features, \(form)") { run throws(Failure) in
      let store = run.store(state, feature)
      run.measure { operations in
        for _ in 0..<operations { store.send(action) }
      }
      try run.expect("the count", store[path()], run.operations)
    }
  }
}
