import HeadwaterTesting

/// A state whose children the model knows.
protocol ProgramModelled: ProgramState {
  static func model(of program: Program) -> ModelReducer<Self, Message>
}

extension ProgramModelled {
  /// Returns the own behaviour of a feature, for the model.
  fileprivate static func own(_ program: Program) -> ModelReducer<Self, Message> {
    ModelReducer([
      ModelReducer { state, message in program.react(to: message, in: &state) },
      list(0, of: program), list(1, of: program),
    ])
  }

  private static func list(_ number: Int, of program: Program) -> ModelReducer<Self, Message> {
    ModelReducer(
      reduce: { _, _ in .none },
      subscriptions: { state in
        guard state.wanted.contains(number) else { return [] }
        return [
          ModelSubscription(
            id: ModelID(path: [], key: "only"), effect: program.subscriptions[number])
        ]
      })
  }
}

extension Leaf: ProgramModelled {
  static func model(of program: Program) -> ModelReducer<Leaf, Message> { own(program) }
}

extension Level: ProgramModelled where Child: ProgramModelled {
  static func model(of program: Program) -> ModelReducer<Level, Message> {
    let child = Child.model(of: program)
    return ModelReducer([
      child.lifted(to: field),
      child.lifted(to: optional),
      ModelReducer([child.lifted(to: Mode.on), child.lifted(to: Mode.other)]).lifted(to: mode),
      child.lifted(to: rows),
      own(program),
    ])
  }

  private static var field: ModelPlace<Level, Message, Child, Message> {
    ModelPlace(
      name: "field", members: { [(0, $0.field)] }, update: { $0.field = $1.child },
      extract: { if case .field(let message) = $0 { (nil, message) } else { nil } },
      embed: { .field($1) })
  }

  private static var optional: ModelPlace<Level, Message, Child, Message> {
    ModelPlace(
      name: "optional",
      removal: ModelPlace.Removal(
        action: .dismissOptional, isAction: { $0 == .dismissOptional },
        remove: { $0.optional = nil }),
      members: { $0.optional.map { [($0.id, $0)] } ?? [] },
      update: { $0.optional = $1.child },
      extract: { if case .optional(let message) = $0 { (nil, message) } else { nil } },
      embed: { .optional($1) })
  }

  private static var mode: ModelPlace<Level, Message, Mode<Child>, Message> {
    ModelPlace(
      name: "mode", members: { [(0, $0.mode)] }, update: { $0.mode = $1.child },
      extract: { if case .mode(let message) = $0 { (nil, message) } else { nil } },
      embed: { .mode($1) })
  }

  private static var rows: ModelPlace<Level, Message, Child, Message> {
    ModelPlace(
      name: "rows", isAddressedByIdentity: true, members: { $0.rows.map { ($0.id, $0) } },
      update: { $0.rows[id: $1.child.id] = $1.child },
      extract: {
        if case .rows(.element(let id, let message)) = $0 { (id, message) } else { nil }
      },
      embed: { .row($0.base as? Int ?? 0, $1) })
  }
}

extension Mode {
  fileprivate static var on: ModelPlace<Mode, Message, Child, Message> {
    ModelPlace(
      name: "on", members: { if case .on(let child) = $0 { [(child.id, child)] } else { [] } },
      update: { $0 = .on($1.child) },
      extract: { if case .on(let message) = $0 { (nil, message) } else { nil } },
      embed: { .on($1) })
  }

  fileprivate static var other: ModelPlace<Mode, Message, Child, Message> {
    ModelPlace(
      name: "other",
      members: { if case .other(let child) = $0 { [(child.id, child)] } else { [] } },
      update: { $0 = .other($1.child) },
      extract: { if case .other(let message) = $0 { (nil, message) } else { nil } },
      embed: { .other($1) })
  }
}

extension Program {
  /// Returns the model of a store that runs this program.
  func model<State: ProgramModelled>(of state: State.Type) -> TurnModel<State, Message> {
    var model = TurnModel(
      initialState: State(id: 0), reducer: State.model(of: self),
      middlewares: middlewares.isEmpty ? [] : [modelMiddleware()])
    if subscriptions.isEmpty { model.reducer.subscriptions = { _ in [] } }
    model.followUpLimit = Program.followUpLimit
    model.begin()
    return model
  }

  private func modelMiddleware<State>() -> ModelMiddleware<State, Message> {
    ModelMiddleware(
      before: { message, _ in
        guard let interception = interception(of: message) else { return (.pass, .none) }
        return switch interception.verdict {
        case .pass: (.pass, interception.before)
        case .replace(let number):
          (.replace(message.with(number: number)), interception.before)
        case .stop: (.stop, interception.before)
        }
      },
      after: { message, _ in interception(of: message)?.after ?? .none })
  }
}
