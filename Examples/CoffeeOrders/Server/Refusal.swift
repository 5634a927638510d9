import CoffeeOrdersDomain
import HTTPTypes

/// An error for the client, with a status.
struct Refusal: Error {
  var status: HTTPResponse.Status
  var report: ProblemReport
  var headers: HTTPFields = [:]

  init(
    _ status: HTTPResponse.Status, _ problems: [Problem], current: Order? = nil,
    headers: HTTPFields = [:]
  ) {
    self.status = status
    report = ProblemReport(problems, current: current)
    self.headers = headers
  }

  static func unknownOrder(_ id: String) -> Refusal {
    Refusal(.notFound, [Problem(.unknown, at: .id, "There is no order \(id).")])
  }

  static func stale(_ current: Order) -> Refusal {
    Refusal(
      .conflict,
      [
        Problem(
          .stale, at: .version,
          "The order has been changed since; this is version \(current.version).")
      ],
      current: current)
  }

  static let keyReused = Refusal(
    .unprocessableContent,
    [
      Problem(
        .keyReused, at: .idempotencyKey,
        "This key has placed another order. Retry with the same body, or take a new key.")
    ])
}
