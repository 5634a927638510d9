import HeadwaterTesting

/// The first step after which the engine and the model differ, with the difference.
struct ProgramDifference: CustomStringConvertible {
  var description: String

  init?<State>(afterStep step: Int, model: Sight<State>, engine: Sight<State>) {
    if model == engine { return nil }
    var lines = ["After step \(step) they differ:"]
    func compare(_ what: String, _ part: (Sight<State>) -> some Equatable) {
      let (expected, actual) = (part(model), part(engine))
      guard expected != actual else { return }
      lines.append("  \(what), by the model:  \(expected)")
      lines.append("  \(what), by the engine: \(actual)")
    }
    compare("heard", \.state.heard)
    if model.state.heard == engine.state.heard { compare("state", \.state) }
    compare("running", \.running)
    compare("issues", \.issues)
    compare("finished", \.finished)
    description = lines.joined(separator: "\n")
  }
}

extension Program {
  /// A program that has become this long does not need to continue.
  private static let longestTrail = 300

  /// Returns the difference between the engine and the model for this program; nil if there is none.
  func difference() -> ProgramDifference? {
    isDeep
      ? difference(of: EngineRun<Deep>(self), from: ModelRun(self))
      : difference(of: EngineRun<Shallow>(self), from: ModelRun(self))
  }

  /// Returns the difference between the engine and a model with a defect.
  func difference(with defect: ModelDefect) -> ProgramDifference? {
    let spoilt = defect.spoil(self)
    var model = ModelRun<Shallow>(spoilt)
    model.change { defect.reducer(&$0.reducer) }
    return difference(of: EngineRun<Shallow>(self), from: model, steps: spoilt.steps) { model in
      model.change(defect.spoilModel)
    }
  }

  private func difference<State>(
    of engine: EngineRun<State>, from model: ModelRun<State>, steps modelSteps: [Step]? = nil,
    beforeEachStep spoil: (inout ModelRun<State>) -> Void = { _ in }
  ) -> ProgramDifference? {
    var model = model
    for (index, step) in steps.enumerated() {
      spoil(&model)
      model.take((modelSteps ?? steps)[index])
      if model.model.state.heard.count > Self.longestTrail { return nil }
      engine.take(step)
      if let difference = ProgramDifference(
        afterStep: index, model: model.sight, engine: engine.sight)
      {
        return difference
      }
    }
    return nil
  }
}
