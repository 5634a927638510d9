@testable import Headwater

/// A step from a nest to an inner one.
enum NestStep: Hashable, Sendable {
  case optional
  case mode
  case row(Int)
  case element(Int)
  case entry(String)
  case screen(StackElementID)
  case destination

  func child(of state: Nest.State) -> Nest.State? {
    switch self {
    case .optional: state.optional
    case .mode: if case .on(let child) = state.mode { child } else { nil }
    case .row(let id): state.rows[id: id]
    case .element(let id): state.list.first { $0.id == id }
    case .entry(let key): state.table[key]
    case .screen(let id): state.path[id: id]
    case .destination: if case .on(let child)? = state.destination { child } else { nil }
    }
  }

  /// What the stack has given to a screen, beside its id.
  func stamp(in state: Nest.State) -> UInt64? {
    if case .screen(let id) = self { state.path.stamp(of: id) } else { nil }
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
    case .screen(let id): state.path[id: id] = child
    case .destination: state.destination = child.map { .on($0) }
    }
  }

  /// The required id of a child here; nil for any id.
  var id: Int? {
    switch self {
    case .row(let id), .element(let id): id
    case .optional, .mode, .entry, .screen, .destination: nil
    }
  }

  func action(_ action: Nest.Action) -> Nest.Action {
    switch self {
    case .optional: .optional(action)
    case .mode: .mode(action)
    case .row(let id): .rows(.element(id: id, action: action))
    case .element(let id): .list(.element(id: id, action: action))
    case .entry(let key): .table(.element(id: key, action: action))
    case .screen(let id): .path(.element(id: id, action: action))
    case .destination: .destination(.presented(action))
    }
  }

  static let all: [NestStep] = [
    .optional, .mode, .row(0), .row(1), .element(0), .element(1), .entry("a"), .destination,
  ]

  /// The steps that may lead from a nest to inner ones: those that every nest has, and those to its screens.
  static func from(_ state: Nest.State) -> [NestStep] { all + state.path.ids.map { .screen($0) } }
}

/// A nest in another one.
struct NestPlace {
  let path: [NestStep]
  let state: Nest.State

  /// What stacks have given to the screens on the path.
  let stamps: [UInt64?]
}

/// A change of one of the inner nests by the root.
struct NestChange: Sendable {
  enum Kind: Sendable {
    case put(Nest.State?)
    /// Removes a nest and puts another one in its place, which may equal the former one.
    case awayAndBack(Nest.State)
    /// Pushes a screen, above those that are there.
    case push(Nest.State)
    /// Puts a stack that is made anew in the place of a stack, with the same screens.
    case replaceStack
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
    case .push(let screen): changeNest(&state) { $0.path.push(screen) }
    case .replaceStack: changeNest(&state) { $0.path = StackState(Array($0.path)) }
    case .observe(let isObserved): change(&state, path[...]) { $0?.isObserved = isObserved }
    }
  }

  private func changeNest(_ state: inout Nest.State, _ body: (inout Nest.State) -> Void) {
    if path.isEmpty { return body(&state) }
    change(&state, path[...]) { nest in
      if nest != nil { body(&nest!) }
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
  var places: [NestPlace] {
    var places = [NestPlace(path: [], state: self, stamps: [])]
    for step in NestStep.from(self) {
      guard let child = step.child(of: self) else { continue }
      let stamp = step.stamp(in: self)
      places += child.places.map { place in
        NestPlace(
          path: [step] + place.path, state: place.state, stamps: [stamp] + place.stamps)
      }
    }
    return places
  }

  fileprivate func madeAnew() -> Nest.State {
    var state = self
    state.rows = IdentifiedArray(state.rows.map { $0.madeAnew() })
    state.list = state.list.map { $0.madeAnew() }
    for id in state.path.ids { state.path[id: id] = state.path[id: id]?.madeAnew() }
    return state
  }

  fileprivate mutating func forgetHeard() {
    heard = []
    ticks = []
    for step in NestStep.from(self) {
      guard var child = step.child(of: self) else { continue }
      let former = child
      child.forgetHeard()
      if child != former { step.setChild(of: &self, to: child) }
    }
  }
}
