/// A repeatable operation, with an assertion about its result.
struct Benchmark: Sendable {
  let name: String

  /// Whether an operation takes so long that the instructions of only a few are counted.
  let isLong: Bool

  let body: @MainActor @Sendable (Run) async throws(Failure) -> Void

  init(
    _ name: String, isLong: Bool = false,
    body: @escaping @MainActor @Sendable (Run) async throws(Failure) -> Void
  ) {
    self.name = name
    self.isLong = isLong
    self.body = body
  }

  /// Performs the operation, and asserts the final state.
  ///
  /// - Returns: The time of the operations, without preparation and assertion.
  @MainActor
  @discardableResult
  func run(operations: Int, storesIgnoreActions: Bool = false) async throws(Failure) -> Duration {
    let run = Run(of: name, operations: operations, storesIgnoreActions: storesIgnoreActions)
    try await body(run)
    return run.duration
  }

  /// The benchmarks that the rows need, each once.
  static var all: [Benchmark] {
    var names: Set<String> = []
    return Row.all
      .flatMap { $0.cost.benchmarks + ($0.budget?.reference.benchmarks ?? []) }
      .filter { names.insert($0.name).inserted }
  }
}
