import Foundation
import HeadwaterUI

/// The activities, the newest first.
struct ActivityFeedView: View {
  let store: Store<ActivityFeed.State, ActivityFeed.Action>

  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    List {
      if store.activities.isEmpty {
        Text("Nothing has happened yet.").foregroundStyle(.secondary)
      }
      ForEach(store.activities.reversed()) { activity in
        HStack {
          Label(
            "\(activity.kind == .added ? "Added" : "Removed") \(activity.prime)",
            systemImage: activity.kind == .added ? "plus.circle" : "minus.circle")
          Spacer()
          Text(activity.date.formatted(style)).font(.subheadline).monospacedDigit()
            .foregroundStyle(.secondary)
        }
      }
    }
    .navigationTitle("Activity feed")
  }

  /// The time in the person's format.
  private var style: Date.FormatStyle {
    Date.FormatStyle(date: .omitted, time: .shortened, locale: locale, timeZone: timeZone)
  }
}
