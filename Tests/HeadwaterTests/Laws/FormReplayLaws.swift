import Headwater
import TestSupport
import Testing

@testable import HeadwaterTesting

@MainActor
@Suite("Laws of recorded forms")
struct FormReplayLaws {
  struct Offline: Error {}

  /// What a person does with a form: they type, add and remove rows, and load values that fail or arrive.
  private func action(_ generator: inout SeededGenerator) -> Booking.Action {
    let id = generator.number(1...4)
    let text = generator.element(of: ["", "é\n", "\r\n", "\"\\", "\u{2028}", "🙂"])
    return switch generator.number(1...14) {
    case 1: .change(.name(text))
    case 2: .change(.seats(generator.number(-2...5)))
    case 3: .change(.note(generator.number(0...1) == 0 ? nil : text))
    case 4: .change(.address(.city(text)))
    case 5: .change(.address(.street(.number(generator.number(0...9)))))
    case 6: .change(.guests(.element(id: id, action: .name(text))))
    case 7: .change(.guests(.element(id: id, action: .age(generator.element(of: [nil, 0, 99])))))
    case 8: .guestAdded(id)
    case 9: .guestRemoved(id)
    case 10: .menuRequested
    case 11: .priceRequested
    case 12: .change(.menu(.loaded([text])))
    case 13: .change(.price(.failed(text)))
    default: .cleared
    }
  }

  private func booking(_ generator: inout SeededGenerator) -> Booking {
    let failsOften = generator.number(0...1) == 0
    return Booking(
      loadMenu: { if failsOften { throw Offline() } else { ["soup", "é\n"] } },
      loadPrice: { if failsOften { 7 } else { throw Offline() } })
  }

  @Test(
    "what was typed, added and loaded is recorded as values, and replayed to the same states",
    arguments: Seeds.many)
  func replay(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let store = Store(
      initialState: Booking.State(), reducer: booking(&generator),
      runtime: ManualRuntime().effects)
    let recorder = Recorder<Booking.State, Booking.Action>()
    store.attach(recorder)
    for _ in 1...generator.number(1...40) { store.send(action(&generator)) }

    let written = try #require(recorder.recording)
    let read = try Recording<Booking.State, Booking.Action>(jsonLines: written.jsonLines())

    #expect(read == written, "seed \(seed)")
    #expect(read.steps.last?.state == store.state, "seed \(seed)")
    expectReplay(of: read, by: booking(&generator))
  }

  @Test(
    "changes alone lead to the state that their fields say: the last change of a field holds",
    arguments: Seeds.many)
  func lastChange(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var state = Booking.State()
    var name = ""
    var number = 0
    for _ in 1...generator.number(1...40) {
      guard case .change(let change) = action(&generator) else { continue }
      state.apply(change)
      if case .name(let new) = change { name = new }
      if case .address(.street(.number(let new))) = change { number = new }
    }
    #expect(state.name == name && state.address.street.number == number, "seed \(seed)")
  }
}
