import HeadwaterUI

/// The performance test of "App Architecture for SwiftUI". A person drags a tile above a thousand circles,
/// and the page shows the cost of each move, with one store for everything or with two.
public struct CirclesView: View {
  @State private var usesOneStore: Bool
  @State private var one: Variant
  @State private var two: Variant
  private let clock: any Clock<Duration>

  /// Stores, with the meter of their moves.
  @MainActor
  private struct Variant {
    let stores: CirclesStores
    let meter: Meter

    init(_ stores: CirclesStores, _ read: @escaping @MainActor () -> CirclesReading) {
      self.stores = stores
      let meter = Meter(read: read)
      self.meter = meter
      stores.tile.subscribe(to: \.place) { _ in meter.tileMoved() }
      // This was the initial position of the tile, not a move.
      meter.interrupt()
    }
  }

  /// Makes the page.
  ///
  /// - Parameters:
  ///   - usesOneStore: Whether the page starts with one store.
  ///   - clock: Times the laps and the updates of the figures.
  ///   - read: Returns the counts of the page's host so far.
  public init(
    usesOneStore: Bool = true, clock: any Clock<Duration> = ContinuousClock(),
    runtime: EffectRuntime = .live, read: @escaping @MainActor () -> CirclesReading
  ) {
    self.clock = clock
    _usesOneStore = State(wrappedValue: usesOneStore)
    _one = State(wrappedValue: Variant(.one(clock: clock, runtime: runtime), read))
    _two = State(wrappedValue: Variant(.two(clock: clock, runtime: runtime), read))
  }

  public var body: some View {
    ScrollView {
      LazyVGrid(
        columns: [GridItem(.adaptive(minimum: 320), spacing: 24, alignment: .top)], spacing: 24
      ) {
        VStack(spacing: 16) {
          StageView(stores: shown.stores)
          ControlsView(stores: shown.stores)
        }
        VStack(spacing: 16) {
          Picker("Stores", selection: $usesOneStore) {
            Text("One store").tag(true)
            Text("Two stores").tag(false)
          }
          .pickerStyle(.segmented)
          .addresses($usesOneStore, AddressMap(.place(true), .place(false, "two-stores")))
          FiguresView(title: "One store", meter: one.meter, clock: clock)
          FiguresView(title: "Two stores", meter: two.meter, clock: clock)
          Text("Drag the tile, push it by the arrows, or let it go a lap.")
            .font(.footnote).foregroundStyle(.secondary)
        }
      }
    }
    .navigationTitle("Circles")
  }

  private var shown: Variant { usesOneStore ? one : two }
}
