import Foundation
import HeadwaterUI

/// Says whether the figures are current, and lets a person see what happens when the server is away.
struct ConnectionNote: View {
  let store: Store<Dashboard.State, Dashboard.Action>

  @FocusState private var focus: Act?

  /// What a person can do about the connection.
  private enum Act: Hashable {
    case stop, connect
  }

  var body: some View {
    GroupBox {
      // The footer exists from the start, since screen readers only announce changes inside it.
      Section {
        HStack(spacing: 8) {
          Image(systemName: store.outage == nil ? "checkmark.circle" : "exclamationmark.triangle")
            .foregroundStyle(store.outage == nil ? .green : .red)
            .accessibilityHidden(true)
          Text(title).font(.headline)
        }
      } footer: {
        Text(explanation)
      }
      if let outage = store.outage, store.orders != nil {
        // Texts of their own, since the time may run from right to left beside words that do not.
        HStack(spacing: 8) {
          Text("As they were at")
          Text(outage.start, format: .dateTime.hour().minute().second()).monospacedDigit()
        }
        .font(.subheadline)
      }
      if store.failures > 0 {
        Text("Attempts so far: \(store.failures).").font(.footnote).foregroundStyle(.secondary)
      }
      // Neither is disabled while it does its work, since a disabled button loses the focus.
      if store.outage != nil {
        Button("Try again now", action: store.call(.connect))
          .buttonStyle(.borderedProminent)
          .focused($focus, equals: .connect)
      } else {
        Button("Stop the server for ten seconds", action: store.call(.stopTapped))
          .buttonStyle(.bordered)
          .disabled(store.orders == nil)
          .focused($focus, equals: .stop)
      }
    }
    // One button takes the place of the other, and its focus.
    .onChange(of: store.outage == nil) { _, isLive in
      if focus != nil { focus = isLive ? .stop : .connect }
    }
  }

  private var title: LocalizedStringKey {
    switch (store.orders == nil, store.outage == nil) {
    case (true, true): "Connecting"
    case (true, false): "No figures yet"
    case (false, true): "Live"
    case (false, false): "Old figures"
    }
  }

  private var explanation: String {
    if let outage = store.outage {
      return "\(outage.reason) It is tried again by itself."
    }
    if case .refused(let reason) = store.stop { return reason }
    return "Place orders in another tab: the charts follow at once."
  }
}
