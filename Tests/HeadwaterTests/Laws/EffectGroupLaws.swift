import Testing

@testable import Headwater

@Suite("Groups of effects that wait for one another", .timeLimit(.minutes(3)))
struct EffectGroupLaws {
  @Test("the search for a circle looks at each group once, however many ways lead to it")
  func search() {
    // Each group waits for both of the next layer: two to the power of sixty ways.
    let layers = (0..<60).map { _ in [EffectGroup(), EffectGroup()] }
    for group in layers[59] { group.enter() }
    for (waiting, awaited) in zip(layers, layers.dropFirst()).reversed() {
      for group in waiting { awaited.forEach(group.join) }
    }
    let caller = EffectGroup()
    caller.join(layers[0][0])
    #expect(!caller.isFinished)

    // A circle would never end.
    layers[59][0].join(layers[0][0])
    for group in layers[59] { group.leave() }
    #expect(caller.isFinished)
    #expect(layers.joined().allSatisfy { $0.isFinished })
  }
}
