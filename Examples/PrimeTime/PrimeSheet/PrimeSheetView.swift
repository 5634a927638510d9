import HeadwaterUI

/// Says whether the number is prime, with a button to keep or to remove it.
public struct PrimeSheetView: View {
  let store: Store<PrimeSheet.State, PrimeSheet.Action>

  public init(store: Store<PrimeSheet.State, PrimeSheet.Action>) {
    self.store = store
  }

  public var body: some View {
    VStack(spacing: 16) {
      if store.isPrime {
        Text("\(store.number) is prime")
        if store.isFavorite {
          Button("Remove from favorite primes", action: store.call(.removeTapped))
        } else {
          Button("Save to favorite primes", action: store.call(.saveTapped))
        }
      } else {
        Text("\(store.number) is not prime")
      }
    }
    .padding()
    .navigationTitle("Is it prime?")
  }
}
