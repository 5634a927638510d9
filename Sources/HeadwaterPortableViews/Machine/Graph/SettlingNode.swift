/// A node of an input, which the client changes before the server knows of it.
///
/// After an update, the node compares the value in the client with that of the view, and sends a difference.
protocol SettlingNode: ElementNode {
  /// Sends the view's value if the client shows another one.
  func reconcileValue()

  /// What has to be as it was for the input to belong to the same value; nil if that is unknown.
  var shape: [Int]? { get }
}
