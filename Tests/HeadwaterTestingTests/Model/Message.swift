import Headwater

/// The action of every feature in a random program: a number, and the path down to its receiver.
indirect enum Message: Equatable, Sendable {
  case here(Int)
  case field(Message)
  case optional(Message)
  case dismissOptional
  case mode(Message)
  case on(Message)
  case other(Message)
  case rows(ElementAction<Int, Message>)

  static func row(_ id: Int, _ message: Message) -> Message {
    .rows(.element(id: id, action: message))
  }

  var number: Int {
    switch self {
    case .here(let number): number
    case .field(let message), .optional(let message), .mode(let message), .on(let message),
      .other(let message), .rows(.element(_, let message)):
      message.number
    case .dismissOptional: -1
    }
  }

  /// Returns the same path with another number at its end.
  func with(number: Int) -> Message {
    switch self {
    case .here: .here(number)
    case .field(let message): .field(message.with(number: number))
    case .optional(let message): .optional(message.with(number: number))
    case .dismissOptional: self
    case .mode(let message): .mode(message.with(number: number))
    case .on(let message): .on(message.with(number: number))
    case .other(let message): .other(message.with(number: number))
    case .rows(.element(let id, let message)): .row(id, message.with(number: number))
    }
  }
}

extension Message: CustomStringConvertible {
  var description: String {
    switch self {
    case .here(let number): "\(number)"
    case .field(let message): "field.\(message)"
    case .optional(let message): "optional.\(message)"
    case .dismissOptional: "optional.dismiss"
    case .mode(let message): "mode.\(message)"
    case .on(let message): "on.\(message)"
    case .other(let message): "other.\(message)"
    case .rows(.element(let id, let message)): "rows[\(id)].\(message)"
    }
  }
}

extension Message: CasePathable {
  struct Cases {
    enum FieldCase: CasePath {
      static func embed(_ value: Message) -> Message { .field(value) }
      static func extract(_ root: Message) -> Message? {
        if case .field(let value) = root { value } else { nil }
      }
    }

    enum OptionalCase: CasePath {
      static func embed(_ value: PresentationAction<Message>) -> Message {
        switch value {
        case .presented(let message): .optional(message)
        case .dismiss: .dismissOptional
        }
      }
      static func extract(_ root: Message) -> PresentationAction<Message>? {
        switch root {
        case .optional(let message): .presented(message)
        case .dismissOptional: .dismiss
        default: nil
        }
      }
    }

    enum ModeCase: CasePath {
      static func embed(_ value: Message) -> Message { .mode(value) }
      static func extract(_ root: Message) -> Message? {
        if case .mode(let value) = root { value } else { nil }
      }
    }

    enum OnCase: CasePath {
      static func embed(_ value: Message) -> Message { .on(value) }
      static func extract(_ root: Message) -> Message? {
        if case .on(let value) = root { value } else { nil }
      }
    }

    enum OtherCase: CasePath {
      static func embed(_ value: Message) -> Message { .other(value) }
      static func extract(_ root: Message) -> Message? {
        if case .other(let value) = root { value } else { nil }
      }
    }

    enum RowsCase: CasePath {
      static func embed(_ value: ElementAction<Int, Message>) -> Message { .rows(value) }
      static func extract(_ root: Message) -> ElementAction<Int, Message>? {
        if case .rows(let value) = root { value } else { nil }
      }
    }

    var field: FieldCase.Type { FieldCase.self }
    var optional: OptionalCase.Type { OptionalCase.self }
    var mode: ModeCase.Type { ModeCase.self }
    var on: OnCase.Type { OnCase.self }
    var other: OtherCase.Type { OtherCase.self }
    var rows: RowsCase.Type { RowsCase.self }
  }

  static var cases: Cases { Cases() }
}
