/// A control for a number within bounds.
public struct Slider<Label: View, ValueLabel: View> {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let onEditingChanged: (Bool) -> Void
  let label: Label
  let minimum: ValueLabel
  let maximum: ValueLabel

  nonisolated private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?,
    _ onEditingChanged: @escaping (Bool) -> Void, _ label: Label, _ minimum: ValueLabel,
    _ maximum: ValueLabel
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding(
      location: ConvertedLocation(
        value.location, read: { Double($0) }, write: { V($0) }))
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.onEditingChanged = onEditingChanged
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Makes a slider with a label for accessibility and labels at both ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, onEditingChanged, label(), minimumValueLabel(), maximumValueLabel())
  }

  /// Makes a slider with steps, a label for accessibility and labels at both ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, onEditingChanged, label(), minimumValueLabel(), maximumValueLabel())
  }
}

extension Slider {
  /// Makes a slider with labels at both ends; the form before iOS 15.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, onEditingChanged, label(), minimumValueLabel, maximumValueLabel)
  }

  /// Makes a slider with steps and labels at both ends; the form before iOS 15.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, onEditingChanged, label(), minimumValueLabel, maximumValueLabel)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider with a label for accessibility.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, onEditingChanged, label(), EmptyView(), EmptyView())
  }

  /// Makes a slider with steps and a label for accessibility.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, onEditingChanged, label(), EmptyView(), EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, onEditingChanged, EmptyView(), EmptyView(), EmptyView())
  }

  /// Makes a slider with steps.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, onEditingChanged, EmptyView(), EmptyView(), EmptyView())
  }
}

extension Slider: View {
  /// A native slider. As in SwiftUI, the label is not visible, but screen readers read it.
  public var body: some View {
    let value = value
    let bounds = bounds
    let onEditingChanged = onEditingChanged
    // The views at the ends are outside the label. Otherwise they would be a part of its name.
    NativeElement(.div, "slider") {
      minimum
      NativeElement(.label, "range-label") {
        NativeElement(.span, "only-read") { label }
        NativeElement(.input, "range")
          .attribute(.type, "range")
          .attribute(.min, bounds.lowerBound.css)
          .attribute(.max, bounds.upperBound.css)
          .attribute(.step, step?.css ?? "any")
          .shown(value.wrappedValue.css)
          .notRestoredByBrowsers()
          .choosing(value)
          .focusable()
          .on([.input, .change]) { event in
            guard let number = event.value.flatMap(Double.init), number.isFinite,
              bounds.contains(number)
            else { return .dropped(reason: "a slider from \(bounds) has no such value") }
            if event.kind == .input { onEditingChanged(true) }
            value.wrappedValue = number
            onEditingChanged(false)
            return .handled
          }
      }
      .asLabel()
      maximum
    }
    .describingInput().withText()
  }
}

/// The value of a location, converted to a different type.
final class ConvertedLocation<Base, Value>: BindingLocation<Value> {
  private let base: BindingLocation<Base>
  private let read: (Base) -> Value
  private let write: (Value) -> Base

  init(
    _ base: BindingLocation<Base>, read: @escaping (Base) -> Value,
    write: @escaping (Value) -> Base
  ) {
    self.base = base
    self.read = read
    self.write = write
  }

  override func get() -> Value { read(base.get()) }
  override func set(_ value: Value) { base.set(write(value)) }
  override var isDraft: Bool { base.isDraft }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    (other as? ConvertedLocation<Base, Value>)?.base.isSame(as: base) ?? false
  }
}
