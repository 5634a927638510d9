extension Duration {
  /// A duration as an exact call: `.milliseconds(800)`.
  var written: String {
    let (seconds, attoseconds) = components
    if attoseconds == 0 { return ".seconds(\(seconds))" }
    let units: [(name: String, attoseconds: Int64)] = [
      ("milliseconds", 1_000_000_000_000_000), ("microseconds", 1_000_000_000_000),
      ("nanoseconds", 1_000_000_000),
    ]
    for (name, unit) in units where attoseconds % unit == 0 {
      let (whole, isTooLarge) = seconds.multipliedReportingOverflow(
        by: 1_000_000_000_000_000_000 / unit)
      let (count, isStillTooLarge) = whole.addingReportingOverflow(attoseconds / unit)
      if !isTooLarge && !isStillTooLarge { return ".\(name)(\(count))" }
    }
    return "Duration(secondsComponent: \(seconds), attosecondsComponent: \(attoseconds))"
  }
}
