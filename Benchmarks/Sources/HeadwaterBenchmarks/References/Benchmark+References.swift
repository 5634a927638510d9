extension Benchmark {
  /// What costs are compared with; there is no store in them.
  static let references = [floor, bareObservable, bareTask, bareDictionary] + nestedCalls
}
