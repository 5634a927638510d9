import HeadwaterLayoutGeometry
import HeadwaterLayoutOracle

extension Probes {
  /// Views whose frames are known from devices: paddings, layers and shifts.
  var layers: [Probe] {
    [
      Probe(
        "ZStack bottomTrailing",
        ["G": [80, 80, 20, 20]],
        .layers(alignment: .bottomTrailing, [box("R", 100, 100), box("G", 20, 20)])),
      Probe(
        "ZStack is the union of its views",
        ["G": [40, 0, 20, 100], "R": [0, 40, 100, 20], "B": [0, 0, 100, 100]],
        .layers([box("R", 100, 20), box("G", 20, 100)]).background(.color("B"))),
      Probe(
        "padding default 16",
        ["G": [0, 0, 82, 82], "R": [16, 16, 50, 50]],
        box("R", 50, 50).padding(16).background(.color("G"))),
      Probe(
        "padding of edges",
        ["G": [0, 0, 60, 55], "R": [10, 5, 50, 50]],
        box("R", 50, 50).padding(EdgeLengths(leading: 10)).padding(EdgeLengths(top: 5)).background(
          .color("G"))),
      Probe(
        "padding horizontal default",
        ["R": [16, 0, 50, 20]],
        box("R", 50, 20).padding(EdgeLengths(leading: 16, trailing: 16))),
      Probe(
        "negative padding",
        ["R": [0, 0, 50, 50], "G": [0, 40, 50, 20]],
        .column(spacing: 0, [box("R", 50, 50).padding(EdgeLengths(bottom: -10)), box("G", 50, 20)])),
      Probe(
        "clipped",
        ["R": [-25, -25, 100, 100]],
        box("R", 100, 100).frame(width: 50, height: 50).clipped()),
      Probe(
        "overlay alignment",
        ["G": [80, 0, 20, 20]],
        box("R", 100, 100).overlay(box("G", 20, 20), alignment: .topTrailing)),
      Probe(
        "a wide overlay does not change the layout",
        ["G": [-15, 20, 80, 10], "B": [0, 50, 50, 20]],
        .column(spacing: 0, [box("R", 50, 50).overlay(box("G", 80, 10)), box("B", 50, 20)])),
      Probe(
        "a big background is centred behind",
        ["R": [0, 0, 50, 50], "G": [-10, -10, 70, 70]],
        box("R", 50, 50).background(box("G", 70, 70))),
      Probe(
        "offset keeps the layout",
        ["R": [60, 5, 50, 20], "G": [0, 20, 50, 20]],
        .column(spacing: 0, [box("R", 50, 20).offset(60, 5), box("G", 50, 20)])),
      Probe(
        "position",
        ["R": [90, 40, 20, 20]],
        box("R", 20, 20).position(100, 50)),
      Probe(
        "safeAreaInset at the bottom",
        ["R": [0, 0, 300, 160], "G": [0, 160, 300, 40]],
        .color("R").safeAreaInset(.bottom, .color("G").frame(height: 40))),
      Probe(
        "text: background of a fixed wrapped text",
        ["G": [0, 0, 100, .any]],
        .text(words: longText).frame(width: 100).background(.color("G"))),
      Probe(
        "overlay of a shape takes the size of the view",
        ["R": [0, 0, 100, 40]],
        .color().frame(width: 100, height: 40).overlay(.color("R"))),
      Probe(
        "background Circle in a padding",
        ["G": [0, 0, 60, 60]],
        box("R", 20, 20).padding(20).background(.circle("G"))),
      Probe(
        "hidden keeps its room",
        ["G": [0, 20, 50, 20]],
        .column(spacing: 0, [box("R", 50, 20).hidden(), box("G", 50, 20)])),
    ]
  }
}
