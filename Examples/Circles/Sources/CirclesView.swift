import HeadwaterUI

/// The performance test of "App Architecture for SwiftUI". A person drags a tile above a thousand circles,
/// and the page shows the cost of each move, with one store for everything, with two, and in the form that both avoid.
public struct CirclesView: View {
  @State private var form: CirclesForm
  @State private var variants: [CirclesForm: Variant]
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
      // What the circles do is no cost of a move.
      stores.field.subscribe(to: \.circles) { _ in
        _ = meter.tileRests()
        meter.interrupt()
      }
      // This was the initial position of the tile, not a move.
      meter.interrupt()
    }
  }

  /// Makes the page.
  ///
  /// - Parameters:
  ///   - form: The form with which the page starts.
  ///   - clock: Times the laps and the updates of the figures.
  ///   - read: Returns the counts of the page's host so far.
  public init(
    form: CirclesForm = .oneStore, clock: any Clock<Duration> = ContinuousClock(),
    runtime: EffectRuntime = .live, read: @escaping @MainActor () -> CirclesReading
  ) {
    self.clock = clock
    _form = State(wrappedValue: form)
    let variants = CirclesForm.allCases.map { form in
      (form, Variant(.stores(form, clock: clock, runtime: runtime), read))
    }
    _variants = State(wrappedValue: Dictionary(uniqueKeysWithValues: variants))
  }

  public var body: some View {
    ScrollView {
      LazyVGrid(
        columns: [GridItem(.adaptive(minimum: 400), spacing: 24, alignment: .top)], spacing: 24
      ) {
        VStack(spacing: 16) {
          if let shown = variants[form] {
            StageView(stores: shown.stores)
            ControlsView(stores: shown.stores)
          }
          Picker("Form", selection: $form) {
            ForEach(CirclesForm.allCases, id: \.self) { Text($0.title) }
          }
          .pickerStyle(.segmented)
          .addresses(
            $form,
            AddressMap(.place(.oneStore), .place(.twoStores, "two-stores"), .place(.naive, "naive"))
          )
          Text("Drag the tile, push it by the arrows, or let it go a lap.")
            .font(.footnote).foregroundStyle(.secondary)
        }
        VStack(spacing: 16) {
          figures(of: .oneStore)
          figures(of: .twoStores)
          figures(of: .naive)
        }
      }
      .frame(maxWidth: 1184)
    }
    .navigationTitle("Circles")
  }

  @ViewBuilder private func figures(of form: CirclesForm) -> some View {
    if let variant = variants[form] {
      FiguresView(title: form.title, meter: variant.meter, clock: clock)
    }
  }
}

#Preview("One store") {
  NavigationStack { CirclesView { CirclesReading() } }
}

#Preview("Two stores") {
  NavigationStack { CirclesView(form: .twoStores) { CirclesReading() } }
}
