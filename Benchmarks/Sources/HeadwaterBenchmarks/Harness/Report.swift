/// Measures everything, prints the table, and fails if a budget is missed.
struct Report {
  private var buildSeconds: Double?
  private var pins: Double?
  private var debugSendNanoseconds: Double?
  private var debugExploredNanoseconds: Double?
  private var exploredBytes: Double?
  private var testSeconds: Double?
  private var readsInstructions = false

  init(_ arguments: some Sequence<String>) throws(Failure) {
    var arguments = Array(arguments)[...]
    while let option = arguments.popFirst() {
      switch option {
      case "--instructions": readsInstructions = true
      case "--build-seconds": buildSeconds = try Self.number(of: option, &arguments)
      case "--pins": pins = try Self.number(of: option, &arguments)
      case "--debug-send-nanoseconds":
        debugSendNanoseconds = try Self.number(of: option, &arguments)
      case "--debug-explored-nanoseconds":
        debugExploredNanoseconds = try Self.number(of: option, &arguments)
      case "--explored-bytes": exploredBytes = try Self.number(of: option, &arguments)
      case "--test-seconds": testSeconds = try Self.number(of: option, &arguments)
      default: throw .usage(Command.usage)
      }
    }
  }

  @MainActor
  func perform() async throws(Failure) {
    // This comes first, while there is no freed memory that a store could reuse.
    let footprint = try Footprint.measure(stores: 100_000)
    let timing = try await Timing.measure(Benchmark.all)
    let counts = readsInstructions ? try InstructionCounts(totals: Self.readTotals()) : nil

    let judged = Row.all.map { JudgedRow($0, timing: timing, counts: counts) }
    let limits = limits(footprint) + ExploredRates.limits(timing, debugExploredNanoseconds)
    Table.print(judged, limits)

    let missed =
      judged.filter { !$0.isMet }.map(\.row.title) + limits.filter { !$0.isMet }.map(\.title)
    guard missed.isEmpty else { throw .overBudget(rows: missed) }
  }

  private func limits(_ footprint: Footprint) -> [Limit] {
    [
      Limit(title: "memory of a store: made", value: footprint.made, unit: "bytes", maximum: 512),
      Limit(
        title: "memory of a store: and sent to", value: footprint.used, unit: "bytes", maximum: 512),
      Limit(
        title: "memory of a store: and observed", value: footprint.observed, unit: "bytes",
        maximum: nil),
      Limit(
        title: "memory of an explored state, beside the state", value: exploredBytes, unit: "bytes",
        maximum: 64),
      Limit(
        title: "clean release build of the core", value: buildSeconds, unit: "seconds", maximum: 14),
      Limit(title: "packages the core needs", value: pins, unit: "pins", maximum: 0),
      Limit(
        title: "debug build: send, no observer", value: debugSendNanoseconds, unit: "nanoseconds",
        maximum: 2_000),
      Limit(
        title: "debug build: the tests of the core, from warm", value: testSeconds, unit: "seconds",
        maximum: 60),
    ]
  }

  private static func number(
    of option: String, _ arguments: inout ArraySlice<String>
  ) throws(Failure) -> Double {
    guard let number = arguments.popFirst().flatMap({ Double($0) }) else {
      throw .usage("\(option) needs a number")
    }
    return number
  }

  private static func readTotals() -> [Int] {
    var totals: [Int] = []
    while let line = readLine() {
      if let total = Int(line) { totals.append(total) }
    }
    return totals
  }
}
