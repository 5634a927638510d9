import Headwater

/// Counts what goes on after a step without the person or the world.
struct StepBudget {
  /// What never ends; nil as long as it may.
  private(set) var endless: EndlessEffects?

  private var count = 0
  private var last = EndlessEffects()

  /// The number of letters and wakes after which nothing comes to rest, as for actions that follow from one another.
  static var most: Int { 10_000 }

  /// Counts one more letter or wake of an effect.
  ///
  /// - Returns: False if there were too many.
  mutating func allows(_ effect: RunningEffect?) -> Bool {
    count += 1
    if isNearEnd, let effect { last.effects.insert("\(effect.origin)") }
    if count > Self.most { endless = last }
    return endless == nil
  }

  /// Notes an action, if this may never end.
  mutating func notes(_ action: () -> String) {
    if isNearEnd { last.actions.insert(action()) }
  }

  private var isNearEnd: Bool { count > Self.most - 16 }
}

/// Effects that start each other without end.
struct EndlessEffects: Error, Equatable {
  var effects: Set<String> = []
  var actions: Set<String> = []
}
