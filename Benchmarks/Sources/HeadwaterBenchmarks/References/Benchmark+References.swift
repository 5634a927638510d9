extension Benchmark {
  /// The references for comparisons, which use no store.
  static let references =
    [floor, bareObservable, bareTask, bareDictionary, plainSearch] + nestedCalls
}
