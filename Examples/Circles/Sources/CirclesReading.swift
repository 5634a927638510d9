/// What whoever shows the page has counted so far.
public struct CirclesReading: Equatable, Sendable {
  /// Evaluations of ``CircleView`` and of the view around them all.
  public var circleBodies = 0
  /// Evaluations of ``TileView``.
  public var tileBodies = 0
  /// Changes of the document that were sent, or drawn.
  public var operations = 0
  /// Bytes that were sent.
  public var bytes = 0
  /// Time spent on events and views.
  public var time = Duration.zero

  public init() {}
}
