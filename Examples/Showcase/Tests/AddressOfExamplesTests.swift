import HeadwaterUI
import TestSupport
import Testing

@testable import HeadwaterUITesting
@testable import Showcase

@MainActor
@Suite("The addresses of the examples", .timeLimit(.minutes(2)))
struct AddressOfExamplesTests {
  @Test("each shows its screen, and keeps it", arguments: KnownAddress.all.indices)
  func known(index: Int) async throws {
    let known = KnownAddress.all[index]
    let ui = ViewHost(app: TestedShowcase())
    try ui.open(known.text)
    await ui.settles()
    // The sheet of a todo or an order waits for its list.
    await ui.until { known.sheet.map { ui.sheet?.outline.contains($0) == true } ?? true }
    #expect(ui.address == "/" + known.text)
    #expect(ui.title == known.title)
    #expect((ui.sheet == nil) == (known.sheet == nil))
    // The gallery shows how a symbol without a drawing looks.
    #expect(ui.issues.filter { !$0.contains("a system symbol that has no drawing") } == [])
    ui.close()
  }

  @Test("printed screens are read as themselves", arguments: Seeds.many)
  func printed(seed: UInt64) {
    let map = AddressMap<AnyHashable>.showcase
    var generator = SeededGenerator(seed: seed)
    for _ in 1...20 {
      let screens = generator.screens()
      #expect(map.print(screens).flatMap { map.parse(screens: $0) } == screens, "seed \(seed)")
    }
  }

  @Test("ten thousand of strangers do no harm, and have one spelling", arguments: Seeds.few)
  func foreign(seed: UInt64) {
    let map = AddressMap<AnyHashable>.showcase
    var generator = SeededGenerator(seed: seed)
    for _ in 1...420 {
      let text = generator.foreignShowcaseAddress()
      guard let screens = map.parse(screens: text), let canonical = map.print(screens) else {
        continue
      }
      #expect(map.parse(screens: canonical) == screens, "seed \(seed), \(text)")
    }
  }

  @Test("those of strangers leave the app as it is, one after the other", arguments: UInt64(1)...4)
  func opened(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let ui = ViewHost(app: TestedShowcase())
    for _ in 1...50 {
      try? ui.open(generator.foreignShowcaseAddress())
      #expect(ui.issues == [], "seed \(seed)")
    }
    try ui.open("prime-time/count")
    #expect(ui.title == "Counter")
    ui.close()
  }
}
