/// An action of a person on an element, as the client reports it. It is not trustworthy.
package struct Event: Sendable {
  package var element: Int
  package var kind: EventKind
  /// The value that an input shows now; nil for kinds without a value.
  package var value: String?
  /// The client's number of this event of the element; 0 for kinds without one.
  package var sequence: Int

  package init(element: Int, kind: EventKind, value: String? = nil, sequence: Int = 0) {
    self.element = element
    self.kind = kind
    self.value = value
    self.sequence = sequence
  }
}

/// The kind of an event.
package enum EventKind: String, Sendable, CaseIterable {
  case click, input, change, submit, dismiss, focus, blur, delete
  /// A row was dragged past others. The value is their number, which is negative upwards.
  case move
  /// A press that lasts for a while.
  case hold
  /// A drag of the pointer. The value contains the start and the current position.
  case drag
  /// The first row of a list that was out of view has come into view.
  case appear
  /// Back, Forward, or another way to an address of the app. The value is the address.
  case open
  /// Other rows of a long list have come into view. The value contains their places.
  case rows
}

/// The outcome of an event.
package enum EventOutcome: Equatable, Sendable {
  case handled
  /// The event had no effect, for the given reason.
  case dropped(reason: String)
}

/// The kinds of event for which an element listens.
struct EventKinds: OptionSet {
  let rawValue: UInt16

  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  init(_ kind: EventKind) {
    switch kind {
    case .click: self = .click
    case .input: self = .input
    case .change: self = .change
    case .submit: self = .submit
    case .dismiss: self = .dismiss
    case .focus: self = .focus
    case .blur: self = .blur
    case .delete: self = .delete
    case .move: self = .move
    case .hold: self = .hold
    case .drag: self = .drag
    // Elements do not listen for them, see `LazyRows` and `RowWindow`.
    case .appear, .rows: self = []
    // It is of no element.
    case .open: self = []
    }
  }

  static let click = EventKinds(rawValue: 1)
  static let input = EventKinds(rawValue: 2)
  static let change = EventKinds(rawValue: 4)
  static let submit = EventKinds(rawValue: 8)
  static let dismiss = EventKinds(rawValue: 16)
  static let focus = EventKinds(rawValue: 32)
  static let blur = EventKinds(rawValue: 64)
  static let delete = EventKinds(rawValue: 128)
  static let move = EventKinds(rawValue: 256)
  static let hold = EventKinds(rawValue: 512)
  static let drag = EventKinds(rawValue: 1024)

  /// The names of the kinds, as listed in the attribute `data-on`.
  var names: String {
    EventKind.allCases.filter { EventKinds($0) != [] && contains(EventKinds($0)) }
      .map(\.rawValue).joined(separator: " ")
  }
}
