import HeadwaterViews

/// A value that an address can contain, such as the number of an order.
///
/// Texts, integers, `Bool` and `UUID` are. A type with a raw value becomes one without further code:
///
/// ```swift
/// extension Order.ID: AddressValue {}
/// ```
///
/// Reading the text of a value has to give an equal value.
public protocol AddressValue {
  /// Reads the text of a value; nil if it is none.
  init?(addressText: String)

  /// The text of the value. An address shows it with its encoding.
  var addressText: String { get }
}

extension AddressValue where Self: LosslessStringConvertible {
  /// Reads the description of a value.
  public init?(addressText: String) { self.init(addressText) }
  /// The description of the value.
  public var addressText: String { description }
}

extension AddressValue where Self: RawRepresentable, RawValue: AddressValue {
  /// Reads the raw value.
  public init?(addressText: String) {
    guard let raw = RawValue(addressText: addressText) else { return nil }
    self.init(rawValue: raw)
  }

  /// The text of the raw value.
  public var addressText: String { rawValue.addressText }
}

extension String: AddressValue {}
extension Bool: AddressValue {}
extension Int: AddressValue {}
extension Int32: AddressValue {}
extension Int64: AddressValue {}
extension UInt: AddressValue {}
extension UInt32: AddressValue {}
extension UInt64: AddressValue {}

extension UUID: AddressValue {
  /// Reads the usual text of an identifier, in any case.
  public init?(addressText: String) { self.init(uuidString: addressText) }
  /// The identifier in lower case.
  public var addressText: String { uuidString.lowercased() }
}
