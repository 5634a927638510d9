import Headwater
import HeadwaterTesting
import Observation
import TestSupport
import Testing

/// A state with fields of every kind, which its action replaces as a whole.
private struct Profile: Equatable {
  struct Address: Equatable {
    var city = ""
    var floor = 0
  }

  struct Row: Equatable, Identifiable {
    var id: Int
    var title = ""
  }

  var name = ""
  var amount = 0.0
  var note: String?
  var isOpen = false
  var address = Address()
  var editor: Address?
  var rows: IdentifiedArray<Row> = []

  var initials: String { String(name.prefix(1)) + String(address.city.prefix(1)) }
  var total: Double { amount * Double(rows.count) }

  enum Action: CasePathable {
    case set(Profile)
    case part(Int)
    case row(ElementAction<Int, Int>)

    struct Cases {
      enum PartCase: CasePath {
        static func embed(_ value: Int) -> Action { .part(value) }
        static func extract(_ root: Action) -> Int? {
          if case .part(let value) = root { value } else { nil }
        }
      }
      var part: PartCase.Type { PartCase.self }

      enum RowCase: CasePath {
        static func embed(_ value: ElementAction<Int, Int>) -> Action { .row(value) }
        static func extract(_ root: Action) -> ElementAction<Int, Int>? {
          if case .row(let value) = root { value } else { nil }
        }
      }
      var row: RowCase.Type { RowCase.self }
    }

    static var cases: Cases { Cases() }
  }

  /// Changes a few fields, often to their former values, or to equal values that look different.
  mutating func changeAtRandom(using generator: inout SeededGenerator) {
    // Two spellings of one text, which are equal and have different bytes.
    let texts = ["", "a", "\u{e9}", "e\u{301}", "a text that is too long to be stored inline"]
    let numbers = [0.0, -0.0, 1, 2.5, .infinity]
    for _ in 1...generator.number(1...3) {
      switch generator.number(0...9) {
      case 0: name = generator.element(of: texts)
      case 1: amount = generator.element(of: numbers)
      case 2: note = generator.once(in: 2) ? nil : generator.element(of: texts)
      case 3: isOpen = generator.once(in: 2)
      case 4: address.city = generator.element(of: texts)
      case 5: address.floor = generator.number(0...2)
      case 6: editor = generator.once(in: 3) ? nil : address
      case 7: editor?.floor = generator.number(0...2)
      case 8:
        rows[id: generator.number(0...3)].map { row in
          rows[id: row.id]?.title = generator.element(of: texts)
        }
      default:
        let id = generator.number(0...3)
        rows[id: id] = generator.once(in: 2) ? nil : Row(id: id)
      }
    }
  }
}

@MainActor
@Suite("Laws of observers")
struct ObserverLaws {
  private typealias ProfileStore = Store<Profile, Profile.Action>

  /// A read through the store, and the same read from a state for comparison.
  private struct Reading {
    let read: @MainActor (ProfileStore) -> AnyHashable?
    let value: (Profile) -> AnyHashable?
  }

  /// Keeps the scopes that were read, like views.
  private final class Kept {
    var scopes: [AnyObject] = []
  }

  private let kept = Kept()

  private func keep<Scope: AnyObject>(_ scope: Scope?) -> Scope? {
    if let scope { kept.scopes.append(scope) }
    return scope
  }

  private var readings: [Reading] {
    let fields: [Reading] = [
      Reading(read: { $0.name }, value: { $0.name }),
      Reading(read: { $0.amount }, value: { $0.amount }),
      Reading(read: { $0.note }, value: { $0.note }),
      Reading(read: { $0.isOpen }, value: { $0.isOpen }),
      Reading(read: { $0[\.address.city] }, value: { $0.address.city }),
      // It reads the whole address to get one member, so it observes the whole address.
      Reading(
        read: { $0.address.floor },
        value: { [$0.address.city, $0.address.floor] as [AnyHashable] }),
      Reading(read: { $0.initials }, value: { $0.initials }),
      Reading(read: { $0.total }, value: { $0.total }),
      Reading(read: { $0[\.rows.ids] }, value: { $0.rows.ids }),
      Reading(read: { $0[\.rows.count] }, value: { $0.rows.count }),
      Reading(read: { $0[\.editor?.floor] }, value: { $0.editor?.floor }),
    ]
    let address = Reading(
      read: { keep($0.scope(state: \.address, action: \.part))?.city },
      value: { $0.address.city })
    let editor = Reading(
      read: { keep($0.scope(optional: \.editor, action: \.part))?.floor },
      value: { $0.editor?.floor })
    let rows = (0...3).map { id in
      Reading(
        read: { keep($0.scope(each: \.rows, id: id, action: \.row))?.title },
        value: { $0.rows[id: id]?.title })
    }
    let derived = Reading(
      read: { store in
        keep(
          store.scope(
            state: { Profile.Address(city: $0.initials, floor: $0.rows.count) },
            action: { (_: Int) -> Profile.Action? in nil }))?.city
      },
      value: { $0.initials })
    return fields + [address, editor, derived] + rows + nested
  }

  /// Reads through scopes of scopes.
  private var nested: [Reading] {
    func inner<State, Action>(
      _ scope: Store<State, Action>?, _ derive: @escaping (State) -> Profile.Address
    ) -> Store<Profile.Address, Int>? {
      keep(keep(scope)?.scope(state: derive, action: { (_: Int) -> Action? in nil }))
    }
    let address = Reading(
      read: { inner($0.scope(state: \.address, action: \.part)) { $0 }?.floor },
      value: { $0.address.floor })
    let editor = Reading(
      read: { inner($0.scope(optional: \.editor, action: \.part)) { $0 }?.city },
      value: { $0.editor?.city })
    let rows = (0...3).map { id in
      Reading(
        read: {
          inner($0.scope(each: \.rows, id: id, action: \.row)) { Profile.Address(city: $0.title) }?
            .city
        },
        value: { $0.rows[id: id]?.title })
    }
    return [address, editor] + rows
  }

  @Test(
    "an observer is notified once if a value that it has read has changed, and otherwise not",
    arguments: Seeds.many)
  func told(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let store = ProfileStore(
      initialState: Profile(),
      reducer: Reduce { state, action in
        if case .set(let profile) = action { state = profile }
        return .none
      },
      runtime: ManualRuntime().effects)
    let told = Log<Int>()
    var state = Profile()
    var observers: [Int: (readings: [Reading], values: [AnyHashable?])] = [:]
    for step in 0..<40 {
      for place in 0..<3 where generator.once(in: 2) {
        let chosen = (1...generator.number(1...3)).map { _ in generator.element(of: readings) }
        let number = step * 10 + place
        withObservationTracking {
          for reading in chosen {
            #expect(reading.read(store) != nil || reading.value(state) == nil, "seed \(seed)")
          }
        } onChange: {
          told.append(number)
        }
        observers[number] = (chosen, chosen.map { $0.value(state) })
      }
      let before = told.entries.count
      state.changeAtRandom(using: &generator)
      store.send(.set(state))
      let expected = observers.filter { _, observer in
        observer.readings.map { $0.value(state) } != observer.values
      }
      #expect(
        told.entries.dropFirst(before).sorted() == expected.keys.sorted(),
        "seed \(seed), step \(step)")
      for number in expected.keys { observers[number] = nil }
    }
  }
}
