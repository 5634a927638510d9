/// The test of the benchmarks themselves: each has to fail with a store that ignores every action.
enum Check {
  @MainActor
  static func perform() async throws(Failure) {
    let references = Set(Benchmark.references.map(\.name))
    let onStores = Benchmark.all.filter { !references.contains($0.name) }
    var blind: [String] = []
    for benchmark in onStores {
      try await benchmark.run(operations: 100)
      do throws(Failure) {
        try await benchmark.run(operations: 100, storesIgnoreActions: true)
        blind.append(benchmark.name)
      } catch {
        continue
      }
    }
    do throws(Failure) {
      _ = try ExploredMemory.bytesOfState(states: 100, ignoringActions: true)
      blind.append(ExploredMemory.name)
    } catch {}
    do throws(Failure) {
      _ = try Footprint.measure(stores: 100, ignoringActions: true)
      blind.append(Footprint.name)
    } catch {}
    guard blind.isEmpty else { throw .provesNothing(benchmarks: blind) }
    print("With a store that ignores its actions all \(onStores.count + 2) benchmarks fail.")
  }
}
