/// How a value is written as a text, and read from one.
struct StoredForm<Value> {
  /// Returns the value of a text; nil if the text is none of this type.
  let read: (String) -> Value?
  /// Returns the text of a value; nil for the absence of one.
  let write: (Value) -> String?
}

extension StoredForm {
  /// A number or a flag, as Swift describes it.
  static func described() -> Self where Value: LosslessStringConvertible {
    StoredForm(read: { Value($0) }, write: { $0.description })
  }

  static func rawValue() -> Self
  where Value: RawRepresentable, Value.RawValue: LosslessStringConvertible {
    StoredForm(
      read: { Value.RawValue($0).flatMap(Value.init(rawValue:)) },
      write: { $0.rawValue.description })
  }

  /// The absence of a value is no text.
  var optional: StoredForm<Value?> {
    StoredForm<Value?>(read: { text in read(text).map { .some($0) } }, write: { $0.flatMap(write) })
  }
}

extension StoredForm<URL> {
  static var url: Self {
    StoredForm(read: { URL(string: $0) }, write: { $0.absoluteString })
  }
}

extension StoredForm<Data> {
  /// In base 64.
  static var data: Self {
    StoredForm(read: { Data(base64Encoded: $0) }, write: { $0.base64EncodedString() })
  }
}
