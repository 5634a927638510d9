import HeadwaterLayoutGeometry
import HeadwaterLayoutOracle

extension Probes {
  /// Views whose frames are known from devices: stacks and spacers.
  var stacks: [Probe] {
    [
      Probe(
        "VStack default spacing 8",
        ["R": [0, 0, 50, 20], "G": [0, 28, 50, 20]],
        .column([box("R", 50, 20), box("G", 50, 20)])),
      Probe(
        "HStack default spacing 8",
        ["R": [0, 0, 50, 20], "G": [58, 0, 50, 20]],
        .row([box("R", 50, 20), box("G", 50, 20)])),
      Probe(
        "VStack leading",
        ["R": [0, 0, 100, 20], "G": [0, 20, 50, 20]],
        .column(spacing: 0, alignment: .start, [box("R", 100, 20), box("G", 50, 20)])),
      Probe(
        "VStack trailing",
        ["R": [0, 0, 100, 20], "G": [50, 20, 50, 20]],
        .column(spacing: 0, alignment: .end, [box("R", 100, 20), box("G", 50, 20)])),
      Probe(
        "HStack bottom",
        ["R": [0, 0, 20, 100], "G": [20, 60, 20, 40]],
        .row(spacing: 0, alignment: .end, [box("R", 20, 100), box("G", 20, 40)])),
      Probe(
        "Spacer(minLength: 50), fixedSize",
        ["R": [0, 0, 20, 20], "G": [70, 0, 20, 20]],
        .row(spacing: 0, [box("R", 20, 20), .spacer(50), box("G", 20, 20)]).fixedSize()),
      Probe(
        "Spacer in VStack fills the height",
        ["R": [0, 0, 50, 20], "G": [0, 180, 50, 20]],
        .column(spacing: 0, [box("R", 50, 20), .spacer(), box("G", 50, 20)])),
      Probe(
        "two Spacers centre",
        ["R": [140, 0, 20, 20]],
        .row(spacing: 0, [.spacer(), box("R", 20, 20), .spacer()])),
      Probe(
        "colours share an HStack",
        ["R": [0, 0, 150, 200], "G": [150, 0, 150, 200]],
        .row(spacing: 0, [.color("R"), .color("G")])),
      Probe(
        "colours share a VStack",
        ["R": [0, 0, 300, 100], "G": [0, 100, 300, 100]],
        .column(spacing: 0, [.color("R"), .color("G")])),
      Probe(
        "a colour takes the rest of an HStack",
        ["R": [0, 0, 60, 200], "G": [60, 0, 240, 200]],
        .row(spacing: 0, [.color("R").frame(width: 60), .color("G")])),
      Probe(
        "a colour takes the rest of a VStack",
        ["R": [0, 0, 300, 150], "G": [0, 150, 300, 50]],
        .column(spacing: 0, [.color("R"), .color("G").frame(height: 50)])),
      Probe(
        "layoutPriority(1) takes all but the minimum",
        ["R": [0, 0, 20, 200], "G": [20, 0, 280, 200]],
        .row(
          spacing: 0,
          [.color("R").frame(width: LengthLimits(minimum: 20)), .color("G").layoutPriority(1)])),
      Probe(
        "VStack with Spacer stretches an HStack",
        ["R": [0, 90, 20, 20], "G": [20, 180, 20, 20]],
        .row(spacing: 0, [box("R", 20, 20), .column(spacing: 0, [.spacer(), box("G", 20, 20)])])),
      Probe(
        "clear colour widens a column",
        ["R": [140, 0, 20, 20], "G": [140, 50, 20, 20]],
        .column(spacing: 0, [box("R", 20, 20), .color().frame(height: 30), box("G", 20, 20)])),
      Probe(
        "RoundedRectangle.inset(by:) via strokeBorder",
        ["R": [0, 0, 60, 40]],
        box("R", 60, 40)),
      Probe(
        "button label keeps its size (plain)",
        ["R": [0, 0, 20, 20], "G": [0, 20, 20, 20]],
        .column(spacing: 0, [box("R", 20, 20), box("G", 20, 20)])),
      Probe(
        "button label keeps its size (automatic)",
        ["R": [0, 0, 20, 20], "G": [0, 20, 20, 20]],
        .column(spacing: 0, [box("R", 20, 20), box("G", 20, 20)])),
      Probe(
        "onTapGesture keeps the size",
        ["R": [0, 0, 20, 20], "G": [0, 20, 20, 20]],
        .column(spacing: 0, [box("R", 20, 20), box("G", 20, 20)])),
      Probe(
        "Group modifier applies to each",
        ["R": [0, 5, 20, 20], "G": [0, 35, 20, 20]],
        .column(
          spacing: 0,
          [
            box("R", 20, 20).padding(EdgeLengths(top: 5, bottom: 5)),
            box("G", 20, 20).padding(EdgeLengths(top: 5, bottom: 5)),
          ])),
      Probe(
        "NavigationStack content is centred",
        ["R": [140, 90, 20, 20]],
        box("R", 20, 20).frame(width: .filling, height: .filling)),
    ]
  }
}
