import HeadwaterLayoutGeometry
import HeadwaterLayoutOracle
import Testing

@Suite("Views with known frames")
struct ProbeTests {
  private static let window = Size(300, 200)

  @Test("the frames are as on devices, from both sides", arguments: [false, true], [false, true])
  func frames(boxesHaveText: Bool, isInColumn: Bool) {
    let probes = Probes(boxesHaveText: boxesHaveText).all
    #expect(probes.count == 73)
    for probe in probes {
      let view: LayoutTree = isInColumn ? .column(spacing: 0, [probe.view]) : probe.view
      let root = view.frame(width: 300, height: 200, alignment: .topLeading)
      for direction in [LayoutOptions.Direction.leftToRight, .rightToLeft] {
        var options = LayoutOptions()
        options.direction = direction
        let result = root.layout(in: Self.window, options: options)
        for (name, expected) in probe.expected {
          let frame = result.frame(named: name)
          let read = direction == .leftToRight ? frame : frame?.mirrored(in: 300)
          let fits = read.map { zip(expected, $0.numbers).allSatisfy { $0.accepts($1) } }
          #expect(fits == true, "\(probe.name): \(name) is at \(read?.numbers ?? [])")
        }
      }
    }
  }
}
