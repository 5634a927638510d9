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

#Preview("Some") {
  let noon = Date(timeIntervalSince1970: 1_780_000_000)
  NavigationStack {
    ActivityFeedView(
      store: .mock(
        state: ActivityFeed.State(activities: [
          ActivityFeed.Activity(id: 0, date: noon, kind: .added, prime: 7),
          ActivityFeed.Activity(id: 1, date: noon + 60, kind: .added, prime: 11),
          ActivityFeed.Activity(id: 2, date: noon + 3_600, kind: .removed, prime: 7),
        ])))
  }
}

#Preview("None") {
  NavigationStack { ActivityFeedView(store: .mock(state: ActivityFeed.State())) }
}
