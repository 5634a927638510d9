import HeadwaterUI

/// A line with an area below it, above the names of the hours and beside the values of its grid.
struct LineChart: View {
  let values: [Double]
  let names: [String]
  let paint: Color
  /// Returns the text of a value of the grid.
  let text: (Double) -> String

  private static let height = 144.0

  var body: some View {
    let scale = LineScale(upTo: values.max() ?? 0)
    HStack(alignment: .top, spacing: 8) {
      VStack(alignment: .trailing, spacing: 0) {
        ForEach(scale.marks, id: \.self) { mark in
          Text(text(mark)).font(.caption).foregroundStyle(.secondary)
          if mark > 0 { Spacer(minLength: 0) }
        }
      }
      // The middle of each text is beside its line.
      .frame(height: Self.height + 16)
      // With large texts too, the values stay beside their lines.
      .fixedSize(horizontal: true, vertical: false)
      VStack(spacing: 4) {
        ZStack {
          GridLines(count: scale.steps).stroke(Color.secondary.opacity(0.35), lineWidth: 1)
            .frame(height: Self.height)
            .frame(maxWidth: .infinity)
          LineArea(heights: scale.heights(of: values)).fill(paint.opacity(0.2))
            .frame(height: Self.height)
          Line(heights: scale.heights(of: values))
            .stroke(paint, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
            .frame(height: Self.height)
        }
        .frame(maxWidth: .infinity)
        .padding(.vertical, 8)
        HourAxis(names: names)
      }
      .frame(maxWidth: .infinity)
    }
  }
}

/// Round values from zero to at least the highest one.
struct LineScale: Equatable {
  let steps: Int
  let step: Double

  init(upTo highest: Double) {
    let rough = max(highest, 1) / 4
    var unit = 1.0
    while unit * 10 <= rough { unit *= 10 }
    step = [1.0, 2, 5, 10].map { $0 * unit }.first { $0 >= rough } ?? 10 * unit
    steps = max(1, Int((highest / step).rounded(.up)))
  }

  /// The values of the lines, the highest first.
  var marks: [Double] { (0...steps).reversed().map { Double($0) * step } }

  /// Returns the parts of the chart's height below each value.
  func heights(of values: [Double]) -> [Double] {
    values.map { $0 / (step * Double(steps)) }
  }
}

/// Horizontal lines from the top to the bottom.
struct GridLines: Shape {
  let count: Int

  func path(in rect: CGRect) -> Path {
    Path { path in
      for line in 0...count {
        let y = rect.minY + rect.height * CGFloat(line) / CGFloat(count)
        path.move(to: CGPoint(x: rect.minX, y: y))
        path.addLine(to: CGPoint(x: rect.maxX, y: y))
      }
    }
  }
}

/// A line through points in the middle of equally wide columns.
struct Line: Shape {
  /// The height of each point, from 0 at the bottom to 1 at the top.
  let heights: [Double]

  func path(in rect: CGRect) -> Path {
    Path { path in path.addLines(points(in: rect)) }
  }

  func points(in rect: CGRect) -> [CGPoint] {
    heights.enumerated().map { index, height in
      CGPoint(
        x: rect.minX + rect.width * (CGFloat(index) + 0.5) / CGFloat(heights.count),
        y: rect.maxY - rect.height * CGFloat(height))
    }
  }
}

/// The area below a ``Line``.
struct LineArea: Shape {
  let heights: [Double]

  func path(in rect: CGRect) -> Path {
    let points = Line(heights: heights).points(in: rect)
    guard let first = points.first, let last = points.last else { return Path() }
    return Path { path in
      path.addLines(
        [CGPoint(x: first.x, y: rect.maxY)] + points + [CGPoint(x: last.x, y: rect.maxY)])
      path.closeSubpath()
    }
  }
}
