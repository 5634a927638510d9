/// A command of the executable.
enum Command {
  /// Checks that every benchmark detects a store that ignores its actions.
  case check

  /// Runs each benchmark twice, with few and with many operations, for a tool that counts instructions.
  case count

  /// Measures the memory of an explored state, and prints it. It takes a process of its own, without memory that others
  /// have freed.
  case memory

  /// Measures, prints the table and checks the budgets.
  case report(Report)

  /// Runs one benchmark, for a profiler.
  case run(Benchmark, operations: Int)

  /// Times one benchmark, and prints only the nanoseconds of an operation.
  case time(Benchmark)

  /// Measures the cost of many values from one effect, and fails if other tasks wait too long.
  case values

  static let usage = """
    usage: HeadwaterBenchmarks check
           HeadwaterBenchmarks count
           HeadwaterBenchmarks memory
           HeadwaterBenchmarks report [--build-seconds <s>] [--pins <n>] [--instructions]
             [--debug-send-nanoseconds <ns>] [--debug-explored-nanoseconds <ns>]
             [--explored-bytes <n>] [--test-seconds <s>]
           HeadwaterBenchmarks run <benchmark> <operations>
           HeadwaterBenchmarks time <benchmark>
           HeadwaterBenchmarks values
    With --instructions the standard input has what `count` was counted at, one number a line.
    """

  init(_ arguments: some Sequence<String>) throws(Failure) {
    var arguments = Array(arguments)[...]
    switch arguments.popFirst() {
    case "check" where arguments.isEmpty: self = .check
    case "count" where arguments.isEmpty: self = .count
    case "memory" where arguments.isEmpty: self = .memory
    case "report": self = .report(try Report(arguments))
    case "values" where arguments.isEmpty: self = .values
    case "time" where arguments.count == 1:
      self = .time(try Self.benchmark(arguments.removeFirst()))
    case "run" where arguments.count == 2:
      let benchmark = try Self.benchmark(arguments.removeFirst())
      guard let operations = Int(arguments.removeFirst()), operations > 0 else {
        throw .usage("the number of operations is to be a positive integer")
      }
      self = .run(benchmark, operations: operations)
    default: throw .usage(Self.usage)
    }
  }

  private static func benchmark(_ name: String) throws(Failure) -> Benchmark {
    if let benchmark = Benchmark.all.first(where: { $0.name == name }) { return benchmark }
    let names = Benchmark.all.map { "  \($0.name)" }.joined(separator: "\n")
    throw .usage("there is no benchmark \"\(name)\"; there are\n\(names)")
  }

  @MainActor
  func perform() async throws(Failure) {
    switch self {
    case .check: try await Check.perform()
    case .count: try await InstructionCounts.produce()
    case .memory: print(try ExploredMemory.bytesOfState() ?? 0)
    case .report(let report): try await report.perform()
    case .run(let benchmark, let operations):
      try await benchmark.run(operations: operations)
    case .values: try await ValuesGrowth.judge()
    case .time(let benchmark):
      print(try await Timing.measure([benchmark]).nanoseconds(.operation(benchmark)) ?? 0)
    }
  }
}
