extension Double {
  /// The number with at most two decimals.
  var decimal: String {
    // Ties go to the even neighbour, as in most formatters, so that texts can be compared.
    let hundredths = Int((min(max(self, -1e15), 1e15) * 100).rounded(.toNearestOrEven))
    let whole = String(abs(hundredths) / 100)
    let rest = abs(hundredths) % 100
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return sign + whole }
    if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// The number as a length.
  var pixels: String { self == 0 ? "0" : decimal + "px" }
}
