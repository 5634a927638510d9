import Foundation
import Headwater
import HeadwaterTesting
import Testing

/// Each test runs in a separate process, since allocations of other tests would count. They take some seconds
/// of the processor, so `Scripts/check-memory` runs them when no other test is waiting.
@Suite(
  "Memory of many stores", .serialized, .timeLimit(.minutes(2)),
  .enabled(
    if: ProcessInfo.processInfo.environment["HEADWATER_MEMORY"] == "1",
    "Scripts/check-memory runs these."))
struct MemoryTests {
  @Test("memory after ten thousand stores is what it was after the first thousand")
  func memory() async {
    await #expect(processExitsWith: .success) { @MainActor in
      keepNoThrownErrors()
      let (probesGone, continuation) = AsyncStream.makeStream(of: Void.self)
      var gone = probesGone.makeAsyncIterator()
      var bytesAfterThousand = 0
      // Counted here, since each `#expect` takes memory.
      var keptCount = 0
      for number in 1...10_000 {
        let runtime = ManualRuntime()
        // Each store is used in one way only, which takes a third of the time.
        let use = StoreCycle.Use.allCases[number % 3]
        var cycle = StoreCycle(
          runtime: number % 2 == 0 ? .live : runtime.effects, uses: [use]
        ) { continuation.yield() }
        if number % 2 == 0 {
          await cycle.letGoElsewhere()
        } else {
          cycle.letGo()
          runtime.drain()
        }
        await gone.next()
        keptCount += cycle.kept.count
        if number == 1_000 { bytesAfterThousand = try memoryInUse() }
      }
      #expect(keptCount == 0)
      let growth = try memoryInUse() - bytesAfterThousand
      #expect(growth < 2 * 1_024 * 1_024, "\(growth) bytes more than \(bytesAfterThousand)")
    }
  }

  @Test("the measure of the test above notices a leak")
  func memoryIsSeen() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let before = try memoryInUse()
      let kept = (1...1_000).map { _ in StoreCycle(runtime: ManualRuntime().effects) }
      #expect(try memoryInUse() - before > 2 * 1_024 * 1_024)
      withExtendedLifetime(kept) {}
    }
  }
}

/// Stops Swift Testing from storing a backtrace of each error that is thrown in this process.
///
/// The backtraces of ten thousand cancelled effects take two megabytes, which would look like memory of
/// stores. Swift Testing uses this hook of the runtime, a pointer to a function that may be null.
private func keepNoThrownErrors() {
  dlsym(dlopen(nil, RTLD_NOW), "_swift_willThrow")?
    .assumingMemoryBound(to: UnsafeRawPointer?.self).pointee = nil
}
