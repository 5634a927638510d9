import HeadwaterUI

/// The counter's screen. The user of this view provides the content of its sheet.
public struct PrimeCounterView<Sheet: View>: View {
  let store: Store<PrimeCounter.State, PrimeCounter.Action>
  let sheet: Sheet

  public init(
    store: Store<PrimeCounter.State, PrimeCounter.Action>, @ViewBuilder sheet: () -> Sheet
  ) {
    self.store = store
    self.sheet = sheet()
  }

  public var body: some View {
    let isSheetShown = store.binding(
      \.isPrimeSheetShown, { $0 ? .isPrimeTapped : .primeSheetDismissed })
    Form {
      Section {
        HStack(spacing: 16) {
          Button(action: store.call(.decrementTapped)) { Image(systemName: "minus") }
            .accessibilityLabel("Decrement")
          Spacer()
          Text("\(store.count)")
            .font(.largeTitle)
            .monospacedDigit()
            .accessibilityIdentifier("count")
          Spacer()
          Button(action: store.call(.incrementTapped)) { Image(systemName: "plus") }
            .accessibilityLabel("Increment")
        }
        .buttonStyle(.bordered)
      }
      Section {
        Button("Is this prime?", action: store.call(.isPrimeTapped))
        Button("What is the \(ordinal(store.count)) prime?", action: store.call(.nthPrimeTapped))
          .disabled(store.isAsking)
        if store.isAsking { ProgressView("Asking…") }
      }
    }
    .navigationTitle("Counter")
    .sheet(isPresented: isSheetShown) { sheet }
    .addresses(isPresented: isSheetShown, "is-prime")
    .alert(
      store.alert?.title ?? "",
      isPresented: store.binding(\.isAlertShown, { _ in .alertDismissed })
    ) {
      Button("OK", action: store.call(.alertDismissed))
    } message: {
      Text(store.alert?.message ?? "")
    }
    .onDisappear { store.send(.left) }
  }
}

extension PrimeCounter.State {
  fileprivate var isAlertShown: Bool { alert != nil }
}

#Preview("Counting") {
  NavigationStack {
    PrimeCounterView(
      store: Store(
        initialState: PrimeCounter.State(count: 7), reducer: PrimeCounter(client: .local))
    ) { Text("Is it prime?") }
  }
}

#Preview("Asking") {
  NavigationStack {
    PrimeCounterView(store: .mock(state: .asking)) { Text("Is it prime?") }
  }
}

#Preview("Refused") {
  NavigationStack {
    PrimeCounterView(store: .mock(state: .refused)) { Text("Is it prime?") }
  }
}

extension PrimeCounter.State {
  fileprivate static var asking: Self {
    var state = Self(count: 7)
    state.isAsking = true
    return state
  }

  fileprivate static var refused: Self {
    var state = Self(count: 0)
    state.alert = PrimeCounter.Alert(
      title: "No answer", message: "There is no prime number at place 0.")
    return state
  }
}
