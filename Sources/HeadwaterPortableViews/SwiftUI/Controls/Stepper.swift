/// A control that increases or decreases a value by steps.
public struct Stepper<Label: View> {
  let label: Label
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void
  /// Whether there is a greater and a smaller value; nil for always.
  var limits: (() -> (canIncrement: Bool, canDecrement: Bool))?

  /// Makes a stepper with two actions; nil disables a direction.
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }

  /// Makes a stepper for a value.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label,
      onIncrement: { value.wrappedValue = stepped(value.wrappedValue, by: step) },
      onDecrement: { value.wrappedValue = stepped(value.wrappedValue, by: 0 - step) },
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a value within bounds.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label,
      onIncrement: {
        value.wrappedValue = min(stepped(value.wrappedValue, by: step), bounds.upperBound)
      },
      onDecrement: {
        value.wrappedValue = max(stepped(value.wrappedValue, by: 0 - step), bounds.lowerBound)
      },
      onEditingChanged: onEditingChanged)
    limits = {
      (value.wrappedValue < bounds.upperBound, value.wrappedValue > bounds.lowerBound)
    }
  }
}

/// Returns the value after one step. An integer stops at the limits of its type: an overflow would end the
/// process, and with it every session.
private func stepped<V: Strideable>(_ value: V, by step: V.Stride) -> V {
  guard let integer = value as? any FixedWidthInteger, let step = step as? Int else {
    return value.advanced(by: step)
  }
  return integer.stepped(by: step) as? V ?? value
}

extension FixedWidthInteger {
  fileprivate func stepped(by step: Int) -> Self {
    guard let size = Self(exactly: step.magnitude) else { return step < 0 ? .min : .max }
    let (result, isOver) =
      step < 0 ? subtractingReportingOverflow(size) : addingReportingOverflow(size)
    return isOver ? (step < 0 ? .min : .max) : result
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper with a title and two actions.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper with a title and two actions.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper with a title, for a value.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper with a title, for a value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper with a title, for a value within bounds.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper with a title, for a value within bounds.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper: View {
  /// A labelled group of two buttons.
  public var body: some View {
    let limits = limits?() ?? (true, true)
    NativeElement(.div, "stepper") {
      NativeElement(.span, "stepper-label") { label }.fusing(.all)
      NativeElement(.span, "steps") {
        stepButton(.decrement, "minus", isEnabled: limits.1, action: onDecrement)
        stepButton(.increment, "plus", isEnabled: limits.0, action: onIncrement)
      }
    }
    .attribute(.role, "group").namedByFirstChild().withText()
  }

  @MainActor private func stepButton(
    _ name: OwnText, _ icon: String, isEnabled: Bool, action: (() -> Void)?
  ) -> some View {
    let onEditingChanged = onEditingChanged
    return NativeElement(.button, "step") {
      Image(systemName: icon).accessibilityHidden(true)
    }
    .attribute(.type, "button")
    .named(name)
    .asControl()
    .onClick {
      onEditingChanged(true)
      action?()
      onEditingChanged(false)
    }
    .disabled(!isEnabled || action == nil)
  }
}
