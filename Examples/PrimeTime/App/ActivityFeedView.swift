import HeadwaterUI

/// What was done, the newest first.
struct ActivityFeedView: View {
  let store: Store<ActivityFeed.State, ActivityFeed.Action>

  var body: some View {
    List {
      if store.activities.isEmpty {
        Text("Nothing has happened yet.").foregroundStyle(.secondary)
      }
      ForEach(store.activities.reversed()) { activity in
        Text("\(activity.kind == .added ? "Added" : "Removed") \(activity.prime)")
      }
    }
    .navigationTitle("Activity feed")
  }
}
