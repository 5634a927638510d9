import HeadwaterMacros

/// The state of the app in its life cycle: a domain without a screen, which any app can use.
public struct AppLifecycle: Reducer {
  public enum State: Equatable, Sendable {
    case foregroundActive
    case foregroundInactive
    case backgroundActive
    case backgroundSuspended
  }

  @CasePathable
  public enum Action: Equatable, Sendable {
    case didBecomeActive
    case willResignActive
    case didEnterBackground
    case willSuspend
    case willEnterForeground
  }

  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .didBecomeActive: state = .foregroundActive
    case .willResignActive, .willEnterForeground: state = .foregroundInactive
    case .didEnterBackground: state = .backgroundActive
    case .willSuspend: state = .backgroundSuspended
    }
    return .none
  }
}
