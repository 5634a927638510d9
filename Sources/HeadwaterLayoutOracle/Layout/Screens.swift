import HeadwaterLayoutGeometry

extension LayoutPass {
  /// The size of a screen, which fills its proposal.
  static func screenSize(_ proposal: ProposedSize) -> Size {
    Size { proposal[$0] ?? LengthDefaults.screen[$0] }
  }

  /// Places a screen and the bar above or below it.
  mutating func placeScreen(
    _ screen: Int, bar: Int, in frame: Rect, barHeight: Double, barIsFirst: Bool
  ) {
    let width = frame.size.horizontal
    let height = frame.size.vertical - barHeight
    let x = frame.origin.horizontal
    let y = frame.origin.vertical
    place(
      bar, at: Point(x, barIsFirst ? y : y + height), ProposedSize(width, barHeight), stack: nil)
    place(
      screen, in: Rect(x, barIsFirst ? y + barHeight : y, width, height), .center,
      proposal: ProposedSize(width, height), stack: nil)
  }
}
