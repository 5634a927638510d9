/// The counts of the page's host so far.
public struct CirclesReading: Equatable, Sendable {
  /// The evaluations of ``CircleView``, of ``NaiveCircleView`` and of the view around all circles.
  public var circleBodies = 0
  /// The evaluations of ``TileView``.
  public var tileBodies = 0
  /// The changes of the document that were sent or drawn.
  public var operations = 0
  /// The bytes that were sent.
  public var bytes = 0
  /// The time spent on events and views.
  public var time = Duration.zero

  public init() {}
}
