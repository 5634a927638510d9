/// A node of an input, which the client changes before the server hears of it.
///
/// After an update it compares what the client shows with what the view wants to show, and sends what differs.
protocol SettlingNode: ElementNode {
  /// Sends what the client is to show in place of what it shows.
  func reconcileValue()

  /// Lets the client show again what the view says, since its event was not allowed.
  func refuse(_ event: Event)
}
