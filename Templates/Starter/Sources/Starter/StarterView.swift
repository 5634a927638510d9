import HeadwaterUI
import SwiftUI

/// A field to sign with, above the people who have signed.
public struct StarterView: View {
  @State private var store: Store<Starter.State, Starter.Action>

  public init() {
    _store = State(
      wrappedValue: Store(initialState: Starter.State(), reducer: Starter()))
  }

  public var body: some View {
    NavigationStack {
      List {
        Section {
          HStack {
            TextField("Name", text: store.binding(\.name, { .nameChanged($0) }))
              .onSubmit(store.call(.signTapped))
            Button("Sign", action: store.call(.signTapped))
              .buttonStyle(.borderedProminent)
              .disabled(!store.canSign)
          }
        }
        Section("Signed by") {
          if store.entries.isEmpty { Text("Nobody yet").foregroundStyle(.secondary) }
          ForEach(store.entries) { Text($0.name) }
        }
      }
      .navigationTitle("Starter")
    }
  }
}

#Preview("Nobody yet") {
  StarterView()
}
