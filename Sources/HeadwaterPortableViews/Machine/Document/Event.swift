/// Something that a person did to an element, as the client reports it: not to be trusted.
package struct Event: Sendable {
  package var element: Int
  package var kind: EventKind
  /// What an input shows now; nil where the kind has no value.
  package var value: String?
  /// The client's count of events of this element; 0 where the kind has none.
  package var sequence: Int

  package init(element: Int, kind: EventKind, value: String? = nil, sequence: Int = 0) {
    self.element = element
    self.kind = kind
    self.value = value
    self.sequence = sequence
  }
}

/// What was done to an element.
package enum EventKind: String, Sendable, CaseIterable {
  case click, input, change, submit, dismiss, focus, blur, delete, move
  /// A press that lasts.
  case hold
  /// A pointer that is dragged; the value says where it began and where it is.
  case drag
  /// The first row of a list that was out of view has come into view.
  case appear
}

/// What became of an event.
package enum EventOutcome: Equatable, Sendable {
  case handled
  /// The event had no effect, for the reason given.
  case dropped(reason: String)
}

/// The kinds of event that an element wants.
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
    // Elements do not listen to it: see `LazyRows`.
    case .appear: self = []
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

  /// The kinds as the attribute `data-on` lists them.
  var names: String {
    EventKind.allCases.filter { $0 != .appear && contains(EventKinds($0)) }.map(\.rawValue).joined(
      separator: " ")
  }
}
