import Testing

@testable import HeadwaterWeb

@Suite("Freed memory")
struct FreedMemoryTests {
  @Test("it is returned in the first sweep without removals after a rush")
  func rush() {
    #expect(returned(afterRemoving: [150, 150, 0, 0]) == [2])
  }

  @Test("it is returned now and then in a rush that does not end")
  func endlessRush() {
    #expect(returned(afterRemoving: Array(repeating: 400, count: 25)) == [9, 19])
  }

  @Test("the last few sessions' memory is returned once there is quiet")
  func lastFew() {
    #expect(returned(afterRemoving: [300, 0, 7] + Array(repeating: 0, count: 30)) == [1, 12])
  }

  @Test("nothing is searched for where nobody has left")
  func nobody() {
    #expect(returned(afterRemoving: Array(repeating: 0, count: 100)) == [])
  }

  /// Returns the sweeps after which memory is returned.
  private func returned(afterRemoving counts: [Int]) -> [Int] {
    var freed = FreedMemory()
    return counts.indices.filter { freed.isWorthReturning(afterRemoving: counts[$0]) }
  }
}
