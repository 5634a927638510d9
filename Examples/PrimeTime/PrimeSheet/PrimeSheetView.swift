import HeadwaterUI

/// Shows whether the number is prime, with a button to save or remove it.
public struct PrimeSheetView: View {
  let store: Store<PrimeSheet.State, PrimeSheet.Action>

  public init(store: Store<PrimeSheet.State, PrimeSheet.Action>) {
    self.store = store
  }

  public var body: some View {
    VStack(spacing: 16) {
      if store.isPrime {
        Text("\(store.number) is prime").font(.title).bold()
        if store.isFavorite {
          Text("It is one of your favorites.").foregroundStyle(.secondary)
          Button("Remove from favorite primes", action: store.call(.removeTapped))
            .buttonStyle(.bordered)
        } else {
          Text("Nothing but 1 and itself divides it.").foregroundStyle(.secondary)
          Button("Save to favorite primes", action: store.call(.saveTapped))
            .buttonStyle(.borderedProminent)
        }
      } else {
        Text("\(store.number) is not prime").font(.title).bold()
        Text("Only a prime can be a favorite.").foregroundStyle(.secondary)
      }
    }
    .padding()
    .navigationTitle("Is it prime?")
  }
}

#Preview("Prime", traits: .sizeThatFitsLayout) {
  PrimeSheetView(store: Store(initialState: PrimeSheet.State(number: 7), reducer: PrimeSheet()))
}

#Preview("Favorite", traits: .sizeThatFitsLayout) {
  PrimeSheetView(store: .mock(state: PrimeSheet.State(number: 7, favorites: [7])))
}

#Preview("Not prime", traits: .sizeThatFitsLayout) {
  PrimeSheetView(store: .mock(state: PrimeSheet.State(number: 8)))
}
