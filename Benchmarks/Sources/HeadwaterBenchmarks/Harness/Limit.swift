/// A row with an absolute limit: bytes, seconds, a number.
struct Limit {
  let title: String
  let value: Double?
  let unit: String
  let maximum: Double?

  var isMet: Bool {
    guard let value, let maximum else { return true }
    return value <= maximum
  }
}
