extension ViewGraph {
  /// Reports what bodies and stored values did wrong in this update.
  func reportMistakes() {
    for tracker in invalidations.takeMisuses() {
      if let node = tracker.node { report(.stateChangedInBody(view: node.name)) }
    }
    reportStorageMistakes()
  }

  func reportStorageMistakes() {
    for problem in storage.takeProblems() { report(problem) }
  }

  /// Reports the views that request updates without an end.
  func reportEndlessUpdate(of trackers: [Tracker], rounds: Int) {
    var names: [String] = []
    for tracker in trackers {
      if let name = tracker.node?.name, !names.contains(name) { names.append(name) }
    }
    report(.endlessUpdate(views: names, rounds: rounds))
  }
}
