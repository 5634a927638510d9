/// An operation that can be done many times, and the assertion that it was.
struct Benchmark: Sendable {
  let name: String

  /// Whether an operation takes so long that instructions are counted of few only.
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

  /// Does the operation and asserts the state that it ends in.
  ///
  /// - Returns: How long the operations took, without what was prepared before and asserted after.
  @MainActor
  @discardableResult
  func run(operations: Int, storesIgnoreActions: Bool = false) async throws(Failure) -> Duration {
    let run = Run(of: name, operations: operations, storesIgnoreActions: storesIgnoreActions)
    try await body(run)
    return run.duration
  }

  /// Those that the rows need, each once.
  static var all: [Benchmark] {
    var names: Set<String> = []
    return Row.all
      .flatMap { $0.cost.benchmarks + ($0.budget?.reference.benchmarks ?? []) }
      .filter { names.insert($0.name).inserted }
  }
}
