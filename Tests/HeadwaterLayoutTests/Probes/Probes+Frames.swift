import HeadwaterLayoutGeometry
import HeadwaterLayoutOracle

extension Probes {
  /// Views whose frames are known from devices: frames and ideal sizes.
  var frames: [Probe] {
    [
      Probe(
        "Spacer in HStack with frame",
        ["R": [0, 0, 20, 20], "G": [180, 0, 20, 20]],
        .row(spacing: 0, [box("R", 20, 20), .spacer(), box("G", 20, 20)]).frame(width: 200)),
      Probe(
        "Spacer ideal length 8, fixedSize",
        ["R": [0, 0, 20, 20], "G": [28, 0, 20, 20]],
        .row(spacing: 0, [box("R", 20, 20), .spacer(), box("G", 20, 20)]).fixedSize()),
      Probe(
        "Spacer().frame(height: 30)",
        ["R": [0, 0, 20, 20], "G": [0, 50, 20, 20]],
        .column(spacing: 0, [box("R", 20, 20), .spacer().frame(height: 30), box("G", 20, 20)])),
      Probe(
        "maxWidth: 50 beside a colour",
        ["R": [0, 0, 50, 200], "G": [50, 0, 250, 200]],
        .row(spacing: 0, [.color("R").frame(width: LengthLimits(maximum: 50)), .color("G")])),
      Probe(
        "frame(maxWidth: .infinity, alignment: .trailing)",
        ["R": [250, 0, 50, 20]],
        box("R", 50, 20).frame(width: .filling, alignment: .trailing)),
      Probe(
        "frame(maxWidth/maxHeight: .infinity, alignment: .bottom)",
        ["R": [125, 180, 50, 20]],
        box("R", 50, 20).frame(width: .filling, height: .filling, alignment: .bottom)),
      Probe(
        "nested flexible frames",
        ["R": [100, 0, 100, 20], "G": [0, 0, 300, 20]],
        .color("R").frame(width: LengthLimits(maximum: 100)).frame(height: 20).frame(
          width: .filling
        ).background(.color("G"))),
      Probe(
        "frame(minWidth: 100) around 50",
        ["R": [25, 0, 50, 20], "G": [0, 0, 100, 20]],
        box("R", 50, 20).frame(width: LengthLimits(minimum: 100)).background(.color("G"))),
      Probe(
        "frame alignment bottomTrailing",
        ["R": [80, 80, 20, 20]],
        box("R", 20, 20).frame(width: 100, height: 100, alignment: .bottomTrailing)),
      Probe(
        "a bigger view overflows its frame, centred",
        ["R": [-25, -25, 100, 100]],
        box("R", 100, 100).frame(width: 50, height: 50)),
      Probe(
        "three equal maxWidth: .infinity",
        ["R": [40, 0, 20, 20], "G": [140, 0, 20, 20], "B": [240, 0, 20, 20]],
        .row(
          spacing: 0,
          [
            box("R", 20, 20).frame(width: .filling), box("G", 20, 20).frame(width: .filling),
            box("B", 20, 20).frame(width: .filling),
          ])),
      Probe(
        "ideal size with fixedSize",
        ["R": [0, 0, 40, 30]],
        .color("R").frame(width: LengthLimits(ideal: 40), height: LengthLimits(ideal: 30))
          .fixedSize()),
      Probe(
        "a colour's ideal size 10",
        ["R": [0, 0, 10, 10]],
        .color("R").fixedSize()),
      Probe(
        "equal widths: fixedSize(horizontal:)",
        ["R": [0, 0, 100, 20], "G": [0, 20, 100, 20]],
        .column(
          spacing: 0, [box("R", 100, 20), .color("G").frame(width: .filling).frame(height: 20)]
        ).fixedSize([.horizontal])),
      Probe(
        "equal heights: fixedSize(vertical:)",
        ["R": [0, 0, 20, 60], "G": [20, 0, 20, 60]],
        .row(spacing: 0, [box("R", 20, 60), .color("G").frame(width: 20)]).fixedSize([.vertical])),
      Probe(
        "custom shape without a frame fills",
        ["R": [0, 0, 300, 100]],
        .column(spacing: 0, [.color("R"), box("G", 300, 100)])),
      Probe(
        "custom shape keeps its points",
        ["R": [0, 0, 30, 200]],
        .color("R").frame(width: 30).frame(width: .filling, alignment: .leading)),
      Probe(
        "frame(height:) of a card row",
        ["R": [0, 0, 300, 60], "G": [16, 20, 20, 20], "B": [264, 20, 20, 20]],
        .row([box("G", 20, 20), .spacer(), box("B", 20, 20)]).padding(
          EdgeLengths(leading: 16, trailing: 16)
        ).frame(height: 60).background(.color("R"))),
    ]
  }
}
