extension Row {
  /// The table, from top to bottom.
  static var all: [Row] {
    references + send + fieldChange + trackedField + unchangedFields + synchronousEffect
      + asynchronousEffect + switchLevels + liftLevels + features + elements + changedByID
      + destinations + liveRows + observers + busyRows + sleepers + sequences + exploring
      + exploringGrowth
  }

  private static var references: [Row] {
    Benchmark.references.map { Row($0) }
  }
}
