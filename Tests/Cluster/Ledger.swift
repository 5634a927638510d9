#if Postgres
  import Foundation
  import HeadwaterPostgres

  /// A list to which people add, with an effect that may be cancelled and a subscription that recurs.
  struct Ledger: Reducer {
    struct State: Codable, Equatable, Sendable {
      var log: [String] = []
      var total = 0
      var marks: Set<String> = []
      var ticks = 0
      var isTicking = false
    }

    enum Action: Codable, Equatable, Sendable {
      case add(String, Int)
      case doubled(Int)
      case fetch(String)
      case fetched(String)
      case cancel
      case setTicking(Bool)
      case ticked(Int)
    }

    /// The line by which two versions of the reducer differ.
    let factor: Int

    var body: some Reducer<State, Action> {
      Reduce { state, action in reduce(&state, action) }
      Subscriptions { state in
        state.isTicking ? [Subscription(id: state.ticks, tick(after: state.ticks))] : []
      }
    }

    private func tick(after number: Int) -> Effect<Action> {
      .run { send in
        try await Task.sleep(for: .milliseconds(100))
        // The work outside, under the key by which it can be recognised.
        say("done", "\(number)")
        send(.ticked(number + 1))
      }
    }

    private func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
      switch action {
      case .add(let text, let number):
        state.log.append(text)
        state.total += number * factor
        state.marks.insert("\(number)")
        return number % 5 == 0 ? .send(.doubled(number)) : .none
      case .doubled(let number):
        state.log.append("doubled \(number)")
        state.total += number
      case .fetch(let text):
        return .run { send in
          try await Task.sleep(for: .milliseconds(60))
          send(.fetched(text))
        }
        .cancellable(id: "fetch", cancelInFlight: true)
      case .fetched(let text): state.log.append("fetched \(text)")
      case .cancel: return .cancel(id: "fetch")
      case .setTicking(let isTicking): state.isTicking = isTicking
      case .ticked(let number):
        // A tick that was done already, by the keeper before.
        guard number > state.ticks else { return .none }
        state.ticks = number
      }
      return .none
    }
  }
#endif
