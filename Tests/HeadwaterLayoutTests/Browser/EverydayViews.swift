import HeadwaterLayoutGeometry
import HeadwaterLayoutOracle

/// Arrangements that most apps have, for a window of a telephone.
enum EverydayViews {
  static let all: [(name: String, view: LayoutTree)] = [
    ("a bar at the bottom", .column(spacing: 0, [list, bar.frame(height: 50)])),
    (
      "a bar at the bottom of a scrolling screen",
      list.safeAreaInset(.bottom, bar.frame(height: 50))
    ),
    ("a button as wide as the screen", button.padding(16)),
    (
      "a background behind the whole screen",
      .layers([.color(), .column([title, .spacer(), button]).padding(16)])
    ),
    (
      "a background of a screen",
      .column([title, button]).frame(width: fill, height: fill).background(.color())
    ),
    (
      "a badge on an avatar",
      .circle().frame(width: 60, height: 60).overlay(dot, alignment: .topTrailing)
    ),
    ("a number in a circle", .box(20, 20).padding(8).background(.circle())),
    (
      "tabs with a button in front",
      .layers(
        alignment: .bottomTrailing,
        [
          .tabs(bar: bar, .scroll(rows)), .circle().frame(width: 56, height: 56).padding(16),
        ])
    ),
    ("a screen under a title", .navigation(bar: title.padding(16), .scroll(rows))),
    ("rows with icon, title, value and arrow", rows),
    ("a bubble at the end", .row([.spacer(60), bubble]).padding(8)),
    ("a bubble at the start", .row([bubble, .spacer(60)]).padding(8)),
    (
      "a grid of cards",
      .scroll(.lazyGrid([.adaptive(minimum: 150)], Array(repeating: card, count: 5)).padding(16))
    ),
    (
      "two columns of cards",
      .scroll(.lazyGrid([.flexible(), .flexible()], Array(repeating: card, count: 4)))
    ),
    ("rings in a card", .row([ring, ring, ring]).padding(16).background(.color()).padding(16)),
    (
      "a picture that keeps its size in a row",
      .row([picture.frame(width: 80, height: 60), title, .spacer()])
    ),
    ("a picture as wide as the screen", .scroll(.column([picture.aspectRatio(1.5), title]))),
    ("two texts that share a row", .row(alignment: .start, [words(12), words(9)])),
    ("a label and a value", .row([words(2), .spacer(), words(1)]).padding(16)),
    (
      "buttons of equal widths",
      .column([button, button]).fixedSize([.horizontal]).padding(16)
    ),
    (
      "two columns of a form",
      .grid([[words(1), field], [words(2), field]], spacing: PerAxis(8, 8))
    ),
    (
      "a card in the middle",
      .column([title, words(8)]).padding(24).frame(width: LengthLimits(maximum: 300)).background(
        .color())
    ),
    ("a sidebar", .row(spacing: 0, [list.frame(width: 220), .divider(), .color()])),
    (
      "chips that scroll",
      .scroll(.row(Array(repeating: .box(90, 32), count: 8)).padding(8), [.horizontal])
    ),
  ]

  private static let fill = LengthLimits(maximum: .infinity)
  private static let title = words(2)
  private static let bar = LayoutTree.color()
  private static let dot = LayoutTree.color().frame(width: 12, height: 12)
  private static let ring = LayoutTree.circle().frame(width: 70, height: 70)
  private static let picture = LayoutTree.image(300, 200)
  private static let field = LayoutTree.color().frame(height: 32)
  private static let list = LayoutTree.scroll(rows)
  private static let button = words(1).frame(width: fill).padding(12).background(.color())
  private static let bubble = words(14).padding(12).background(.color())
  private static let card = LayoutTree.column(
    alignment: .start, [.color().frame(height: 80), title]
  )
  .padding(8).background(.color())
  private static let rows = LayoutTree.column(spacing: 0, Array(repeating: row, count: 3))
  private static let row = LayoutTree.row([
    .box(24, 24), .column(alignment: .start, [title, words(5)]), .spacer(), words(1), .box(8, 14),
  ]).padding(12)

  private static func words(_ count: Int) -> LayoutTree {
    .text(words: (0..<count).map { Double(20 + $0 * 7 % 30) })
  }
}
