import HeadwaterPortableViews

/// The contents of the fields, as the script in a browser keeps them.
@MainActor
struct FieldStates {
  private struct State {
    var text: String
    var sequence = 0
    /// The content before the last event, in case the event is not accepted.
    var former = ""
  }

  private var states: [Int: State] = [:]

  /// The content of a field.
  func text(of element: Element) -> String {
    states[element.id]?.text ?? element.attribute(.value) ?? ""
  }

  /// Sets the content of a field, and returns the number of the event.
  mutating func type(_ text: String, into element: Element) -> Int {
    let former = self.text(of: element)
    let sequence = (states[element.id]?.sequence ?? 0) + 1
    states[element.id] = State(text: text, sequence: sequence, former: former)
    return sequence
  }

  /// Applies operations, as from a server.
  mutating func apply(_ operations: [DocumentChange]) {
    for operation in operations {
      switch operation {
      case .setValue(let element, let text, _):
        states[element, default: State(text: text)].text = text
      case .revertValue(let element, _):
        if let state = states[element] { states[element]?.text = state.former }
      case .remove(let element):
        states[element] = nil
      default:
        break
      }
    }
  }
}
