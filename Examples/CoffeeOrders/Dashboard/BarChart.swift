import HeadwaterUI

/// Upright bars with their values above them.
struct BarChart: View {
  let values: [Double]
  let names: [String]
  let paint: Color

  private static let height = 144.0

  var body: some View {
    VStack(spacing: 4) {
      HStack(alignment: .bottom, spacing: 4) {
        ForEach(values.indices, id: \.self) { index in
          VStack(spacing: 2) {
            Text(values[index] > 0 ? "\(Int(values[index]))" : "").font(.caption).monospacedDigit()
            Rectangle().fill(paint)
              .frame(height: height(of: index))
              .frame(maxWidth: .infinity)
              .animation(.default, value: values[index])
          }
          .frame(maxWidth: .infinity)
        }
      }
      // The texts may be larger than usual.
      .frame(maxWidth: .infinity, minHeight: Self.height + 16, alignment: .bottom)
      HourAxis(names: names)
    }
  }

  /// An hour without orders has a bar too, so that nobody takes it for one that is missing.
  private func height(of index: Int) -> Double {
    max(2, Self.height * values[index] / max(values.max() ?? 1, 1))
  }
}

/// The names of each third hour, each in the middle of its three.
struct HourAxis: View {
  let names: [String]

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Array(stride(from: 1, to: names.count, by: 3)), id: \.self) { index in
        Text(names[index]).font(.caption).foregroundStyle(.secondary).frame(maxWidth: .infinity)
      }
    }
    .frame(maxWidth: .infinity)
  }
}
