/// The style of the gauges in a view.
public protocol GaugeStyle: Sendable {}

/// The default style of the gauge's place.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}
}

/// A bar with a mark.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}
}

/// A bar that is filled.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}
}

/// A circle with a mark.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default style of the gauge's place.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A circle with a mark.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension View {
  /// Does nothing: every gauge is a bar.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    ignoring(S.self == DefaultGaugeStyle.self ? nil : .gaugeStyle)
  }
}
