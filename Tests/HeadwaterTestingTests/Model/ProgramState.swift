import Headwater

/// The state of a feature in a random program.
protocol ProgramState: Equatable, Identifiable, SendableMetatype where ID == Int {
  init(id: Int)

  /// The received messages, in order.
  var heard: [Message] { get set }

  /// The numbers of the subscriptions that it implies.
  var wanted: [Int] { get set }

  /// Changes its children. A state without children does nothing.
  mutating func change(_ child: Change)
}

/// A change of the state by a reducer.
enum Change: Equatable {
  case want(Int)
  case stopWanting(Int)
  case optional(Int?)
  /// Sets the optional to nil and back. Nothing has changed at the end of the turn.
  case optionalAwayAndBack
  case off
  case on(Int)
  case other(Int)
  case addRow(Int)
  case removeRow(Int)
  case reverseRows
}

extension ProgramState {
  mutating func apply(_ change: Change) {
    switch change {
    case .want(let number): if !wanted.contains(number) { wanted.append(number) }
    case .stopWanting(let number): wanted.removeAll { $0 == number }
    default: self.change(change)
    }
  }
}

/// A feature without children.
struct Leaf: ProgramState {
  let id: Int
  var heard: [Message] = []
  var wanted: [Int] = []

  init(id: Int) { self.id = id }

  mutating func change(_ child: Change) {}
}

/// A feature with children of every kind. All exist at first.
struct Level<Child: ProgramState>: ProgramState {
  let id: Int
  var heard: [Message] = []
  var wanted: [Int] = []
  var field = Child(id: 1)
  var optional: Child? = Child(id: 1)
  var mode = Mode.on(Child(id: 1))
  var rows: IdentifiedArray<Child> = [Child(id: 1), Child(id: 2)]

  init(id: Int) { self.id = id }

  /// A child that already has the id stays unchanged.
  mutating func change(_ child: Change) {
    switch child {
    case .optional(let id):
      if optional?.id != id { optional = id.map { Child(id: $0) } }
    case .optionalAwayAndBack:
      let same = optional
      optional = nil
      optional = same
    case .off:
      mode = .off
    case .on(let id):
      if case .on(let child) = mode, child.id == id { return }
      mode = .on(Child(id: id))
    case .other(let id):
      if case .other(let child) = mode, child.id == id { return }
      mode = .other(Child(id: id))
    case .addRow(let id):
      if rows[id: id] == nil { rows.append(Child(id: id)) }
    case .removeRow(let id):
      rows[id: id] = nil
    case .reverseRows:
      rows = IdentifiedArray(rows.reversed())
    case .want, .stopWanting:
      break
    }
  }
}

enum Mode<Child: ProgramState>: Equatable {
  case off
  case on(Child)
  case other(Child)
}

extension Mode: CasePathable {
  struct Cases {
    enum OnCase: CasePath {
      static func embed(_ value: Child) -> Mode<Child> { .on(value) }
      static func extract(_ root: Mode<Child>) -> Child? {
        if case .on(let value) = root { value } else { nil }
      }
    }

    enum OtherCase: CasePath {
      static func embed(_ value: Child) -> Mode<Child> { .other(value) }
      static func extract(_ root: Mode<Child>) -> Child? {
        if case .other(let value) = root { value } else { nil }
      }
    }

    var on: OnCase.Type { OnCase.self }
    var other: OtherCase.Type { OtherCase.self }
  }

  static var cases: Cases { Cases() }
}

/// The state of most random programs, and that of others, which take longer.
typealias Shallow = Level<Leaf>
typealias Deep = Level<Level<Leaf>>
