import HeadwaterLayoutGeometry
import HeadwaterLayoutOracle

extension Probes {
  /// Views whose frames are known from devices: ratios, lines, grids, scroll views and texts.
  var others: [Probe] {
    [
      Probe(
        "aspectRatio fit",
        ["R": [0, 0, 300, 150]],
        .color("R").aspectRatio(2)),
      Probe(
        "aspectRatio fit, height-bound",
        ["R": [0, 0, 200, 200]],
        .color("R").aspectRatio(1)),
      Probe(
        "aspectRatio fill",
        ["R": [0, 0, 300, 300]],
        .color("R").aspectRatio(1, .fill)),
      Probe(
        "aspectRatio fit in a frame",
        ["R": [0, 25, 100, 50]],
        .color("R").aspectRatio(2).frame(width: 100, height: 100)),
      Probe(
        "Divider in VStack",
        ["R": [25, 0, 50, 20], "G": [25, 21, 50, 20]],
        .column(spacing: 0, [box("R", 50, 20), .divider(), box("G", 50, 20)]).frame(width: 100)),
      Probe(
        "Divider in HStack",
        ["R": [0, 15, 20, 20], "G": [21, 15, 20, 20]],
        .row(spacing: 0, [box("R", 20, 20), .divider(), box("G", 20, 20)]).frame(height: 50)),
      Probe(
        "Grid: columns as wide as their content",
        [
          "R": [15, 0, 30, 20], "G": [60, 0, 100, 20], "B": [0, 20, 60, 20], "Y": [85, 20, 50, 20],
        ],
        .grid([[box("R", 30, 20), box("G", 100, 20)], [box("B", 60, 20), box("Y", 50, 20)]])),
      Probe(
        "LazyVGrid fixed columns, centred",
        ["R": [71, 0, 50, 20], "G": [129, 0, 100, 20]],
        .lazyGrid(
          [.fixed(50), .fixed(100)], [.color("R").frame(height: 20), .color("G").frame(height: 20)])
      ),
      Probe(
        "LazyVGrid flexible",
        ["R": [0, 0, 100, 20], "G": [100, 0, 100, 20], "B": [200, 0, 100, 20]],
        .lazyGrid(
          [.flexible(), .flexible(), .flexible()], spacing: PerAxis(0, 0),
          [
            .color("R").frame(height: 20), .color("G").frame(height: 20),
            .color("B").frame(height: 20),
          ])),
      Probe(
        "LazyVGrid adaptive",
        ["R": [0, 0, 93.3, 20], "G": [103.3, 0, 93.3, 20]],
        .lazyGrid(
          [.adaptive(minimum: 80)], spacing: PerAxis(10, 8),
          [.color("R").frame(height: 20), .color("G").frame(height: 20)])),
      Probe(
        "a Circle is round in a wide frame",
        ["R": [25, 0, 50, 50]],
        .circle("R").frame(width: 100, height: 50)),
      Probe(
        "a Circle without a frame",
        ["R": [0, 0, 200, 200]],
        .circle("R").frame(width: LengthLimits(maximum: 200))),
      Probe(
        "a ScrollView centres its content",
        ["R": [125, 0, 50, 50]],
        .scroll(box("R", 50, 50))),
      Probe(
        "text: lineLimit(1) is one line",
        ["G": [0, 0, 100, .atMost(24)]],
        .text(words: [30]).frame(width: 100).background(.color("G"))),
      Probe(
        "text: two texts share, the one with priority is whole",
        ["R": [.any, 0, 44, .any]],
        .row(
          spacing: 0, alignment: .start,
          [.text(words: longText), box("R", 44, 20).layoutPriority(1)])),
      Probe(
        "text hugs its content",
        ["G": [0, 0, .atMost(60), .atMost(24)]],
        .text(words: [20]).background(.color("G"))),
      Probe(
        "text in a leading column in a card",
        ["R": [16, 16, 20, 20], "G": [0, 0, 300, .any]],
        .column(alignment: .start, [box("R", 20, 20), .text(words: [60])]).frame(
          width: .filling, alignment: .leading
        ).padding(16).background(.color("G"))),
    ]
  }
}
