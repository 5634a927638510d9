import HeadwaterMacros
import NthPrime

/// Counts up and down, and asks questions about the number.
///
/// It does not know who tells whether the number is prime. It only records that the person asks.
public struct PrimeCounter: Reducer {
  public struct State: Equatable, Sendable {
    public var count = 0
    public var isPrimeSheetShown = false
    public var isAsking = false
    public var alert: Alert?

    public init(count: Int = 0) {
      self.count = count
    }
  }

  public struct Alert: Equatable, Sendable {
    public var title: String
    public var message: String

    public init(title: String, message: String) {
      self.title = title
      self.message = message
    }
  }

  @CasePathable
  public enum Action: Equatable, Sendable {
    case decrementTapped
    case incrementTapped
    case isPrimeTapped
    case primeSheetDismissed
    case nthPrimeTapped
    case nthPrimeFound(Int, at: Int)
    case nthPrimeFailed(String)
    case alertDismissed
    case left
  }

  nonisolated private enum Request { case nthPrime }

  let client: NthPrimeClient

  public init(client: NthPrimeClient) {
    self.client = client
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .decrementTapped: state.count -= 1
    case .incrementTapped: state.count += 1
    case .isPrimeTapped: state.isPrimeSheetShown = true
    case .primeSheetDismissed: state.isPrimeSheetShown = false
    case .nthPrimeTapped: return ask(&state)
    case .nthPrimeFound(let prime, let place):
      state.isAsking = false
      state.alert = Alert(title: "The \(ordinal(place)) prime is \(prime)", message: "")
    case .nthPrimeFailed(let message):
      state.isAsking = false
      state.alert = Alert(title: "No answer", message: message)
    case .alertDismissed: state.alert = nil
    case .left:
      state.isAsking = false
      return .cancel(id: Request.nthPrime)
    }
    return .none
  }

  private func ask(_ state: inout State) -> Effect<Action> {
    // A second tap may arrive before the button is disabled on the screen.
    guard !state.isAsking else { return .none }
    state.isAsking = true
    return .run { [client, place = state.count] send in
      send(.nthPrimeFound(try await client.nthPrime(place), at: place))
    } catch: { error, send in
      send(.nthPrimeFailed("\(error)"))
    }
    .cancellable(id: Request.nthPrime)
  }
}

/// Returns the ordinal of a number: "1st", "12th", "23rd".
func ordinal(_ number: Int) -> String {
  let magnitude = number.magnitude
  let suffix =
    switch (magnitude % 10, magnitude % 100) {
    case (_, 11...13): "th"
    case (1, _): "st"
    case (2, _): "nd"
    case (3, _): "rd"
    default: "th"
    }
  return "\(number)\(suffix)"
}
