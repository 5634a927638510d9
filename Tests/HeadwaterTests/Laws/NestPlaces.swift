import Headwater

/// A step from a nest to an inner one.
enum NestStep: Hashable, Sendable {
  case optional
  case mode
  case row(Int)
  case element(Int)
  case entry(String)

  func child(of state: Nest.State) -> Nest.State? {
    switch self {
    case .optional: state.optional
    case .mode: if case .on(let child) = state.mode { child } else { nil }
    case .row(let id): state.rows[id: id]
    case .element(let id): state.list.first { $0.id == id }
    case .entry(let key): state.table[key]
    }
  }

  func setChild(of state: inout Nest.State, to child: Nest.State?) {
    switch self {
    case .optional: state.optional = child
    case .mode: state.mode = child.map { .on($0) } ?? .off
    case .row(let id): state.rows[id: id] = child
    case .element(let id):
      if let index = state.list.firstIndex(where: { $0.id == id }) {
        state.list.remove(at: index)
        if let child { state.list.insert(child, at: index) }
      } else if let child {
        state.list.append(child)
      }
    case .entry(let key): state.table[key] = child
    }
  }

  /// The required id of a child here; nil for any id.
  var id: Int? {
    switch self {
    case .row(let id), .element(let id): id
    case .optional, .mode, .entry: nil
    }
  }

  func action(_ action: Nest.Action) -> Nest.Action {
    switch self {
    case .optional: .optional(action)
    case .mode: .mode(action)
    case .row(let id): .rows(.element(id: id, action: action))
    case .element(let id): .list(.element(id: id, action: action))
    case .entry(let key): .table(.element(id: key, action: action))
    }
  }

  static let all: [NestStep] = [
    .optional, .mode, .row(0), .row(1), .element(0), .element(1), .entry("a"),
  ]
}

/// A change of one of the inner nests by the root.
struct NestChange: Sendable {
  enum Kind: Sendable {
    case put(Nest.State?)
    /// Removes a nest and puts another one in its place, which may equal the former one.
    case awayAndBack(Nest.State)
    case observe(Bool)
    /// Assigns all collections again, with the same elements.
    case assignAll
    case forgetHeard
    case nothing
  }

  let path: [NestStep]
  let kind: Kind

  func apply(to state: inout Nest.State) {
    switch kind {
    case .assignAll: state = state.madeAnew()
    case .forgetHeard: state.forgetHeard()
    case .nothing: break
    case .put(let child): change(&state, path[...]) { $0 = child }
    case .awayAndBack(let child):
      change(&state, path[...]) { $0 = nil }
      change(&state, path[...]) { $0 = child }
    case .observe(let isObserved): change(&state, path[...]) { $0?.isObserved = isObserved }
    }
  }

  private func change(
    _ state: inout Nest.State, _ path: ArraySlice<NestStep>, _ body: (inout Nest.State?) -> Void
  ) {
    guard let step = path.first else { return }
    var child = step.child(of: state)
    if path.count == 1 {
      body(&child)
    } else if child != nil {
      change(&child!, path.dropFirst(), body)
    }
    if child != step.child(of: state) { step.setChild(of: &state, to: child) }
  }
}

extension Nest.State {
  /// The nests in this one by their paths, with this one first.
  var places: [(path: [NestStep], state: Nest.State)] {
    var places: [(path: [NestStep], state: Nest.State)] = [([], self)]
    for step in NestStep.all {
      guard let child = step.child(of: self) else { continue }
      places += child.places.map { ([step] + $0.path, $0.state) }
    }
    return places
  }

  fileprivate func madeAnew() -> Nest.State {
    var state = self
    state.rows = IdentifiedArray(state.rows.map { $0.madeAnew() })
    state.list = state.list.map { $0.madeAnew() }
    return state
  }

  fileprivate mutating func forgetHeard() {
    heard = []
    ticks = []
    for step in NestStep.all {
      guard var child = step.child(of: self) else { continue }
      let former = child
      child.forgetHeard()
      if child != former { step.setChild(of: &self, to: child) }
    }
  }
}
