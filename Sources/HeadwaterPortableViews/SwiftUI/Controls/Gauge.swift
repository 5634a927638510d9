/// A view that shows the position of a value between two bounds.
///
/// - Partial: every style is a bar.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View> {
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let minimumValueLabel: BoundsLabel
  let maximumValueLabel: BoundsLabel

  /// Makes a gauge.
  ///
  /// - Parameters:
  ///   - value: The value; outside the bounds, the nearer bound is shown.
  ///   - bounds: The smallest and the largest value.
  ///   - label: The meaning of the value.
  ///   - currentValueLabel: The value in words.
  ///   - minimumValueLabel: The smallest value in words.
  ///   - maximumValueLabel: The largest value in words.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    let span = Double(bounds.upperBound) - Double(bounds.lowerBound)
    let part = (Double(value) - Double(bounds.lowerBound)) / span
    fraction = part.isFinite ? min(max(part, 0), 1) : 0
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Makes a gauge without labels of its bounds.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() })
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
  /// Makes a gauge with a label only.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label, currentValueLabel: { EmptyView() })
  }
}

extension Gauge: View {
  /// A native progress element between the labels of its bounds, below its own.
  public var body: some View {
    NativeElement(.div, "gauge") {
      NativeElement(.label, "progress bar") {
        NativeElement(.progress)
          .attribute(.value, fraction.css)
          .attribute(.max, "1")
        label
        currentValueLabel
      }
      .asLabel().withText()
      if BoundsLabel.self != EmptyView.self {
        HStack {
          minimumValueLabel
          Spacer()
          maximumValueLabel
        }
        .font(.caption)
      }
    }
  }
}
