import Foundation
import Headwater
import HeadwaterTesting
import Testing

/// Each in a process of its own, since what other tests allocate meanwhile would count. They take some
/// seconds of the processor, so they run when no other test waits for it: by `Scripts/check-memory`.
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
      // Counted here, since each `#expect` takes memory of its own.
      var keptCount = 0
      for number in 1...10_000 {
        let runtime = ManualRuntime()
        // Used in one way a time, which takes a third of the time.
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

  @Test("the figure that the test above compares does see what is kept")
  func memoryIsSeen() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let before = try memoryInUse()
      let kept = (1...1_000).map { _ in StoreCycle(runtime: ManualRuntime().effects) }
      #expect(try memoryInUse() - before > 2 * 1_024 * 1_024)
      withExtendedLifetime(kept) {}
    }
  }
}

/// Ends that Swift Testing keeps the backtrace of each error which is thrown in this process.
///
/// Those of ten thousand cancelled effects are two megabytes, and would pass for memory of stores. It
/// asks for them by this hook of the runtime, which is a pointer to a function, or null.
private func keepNoThrownErrors() {
  dlsym(dlopen(nil, RTLD_NOW), "_swift_willThrow")?
    .assumingMemoryBound(to: UnsafeRawPointer?.self).pointee = nil
}
