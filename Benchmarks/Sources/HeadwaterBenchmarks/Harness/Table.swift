/// Prints the results as tables in Markdown, aligned so that they also read well in a terminal.
enum Table {
  static func print(_ rows: [JudgedRow], _ limits: [Limit]) {
    write(
      header: [
        "row", "time", "× floor", "instructions", "budget", "by time", "by instructions", "",
      ],
      rows.map(cells))
    Swift.print()
    write(header: ["row", "value", "budget", ""], limits.map(cells))
  }

  private static func cells(of judged: JudgedRow) -> [String] {
    let budget = judged.row.budget.map(text)
    return [
      judged.row.title,
      cell(judged.nanoseconds, time),
      cell(judged.timesFloor) { number($0, digits: 2) },
      cell(judged.instructions) { number($0, digits: 0) },
      budget ?? "",
      cell(judged.timeRatio, factor),
      cell(judged.instructionRatio, factor),
      verdict(isMet: judged.isMet, hasBudget: budget != nil),
    ]
  }

  private static func text(_ budget: Budget) -> String {
    let text = "≤ " + factor(budget.factor) + " " + budget.referenceName
    guard let timeFactor = budget.timeFactor else { return text + ", by instructions" }
    return timeFactor == budget.factor ? text : text + ", ≤ " + factor(timeFactor) + " by time"
  }

  private static func cells(of limit: Limit) -> [String] {
    func text(_ value: Double) -> String {
      number(value, digits: limit.unit == "seconds" ? 1 : 0) + " " + limit.unit
    }
    return [
      limit.title,
      limit.value.map(text) ?? "not measured",
      cell(limit.maximum) { "≤ " + text($0) },
      limit.value == nil ? "" : verdict(isMet: limit.isMet, hasBudget: limit.maximum != nil),
    ]
  }

  private static func cell(_ value: Double?, _ text: (Double) -> String) -> String {
    value.map(text) ?? ""
  }

  private static func factor(_ value: Double) -> String {
    number(value, digits: 2) + "×"
  }

  private static func verdict(isMet: Bool, hasBudget: Bool) -> String {
    hasBudget ? (isMet ? "pass" : "MISSED") : ""
  }

  private static func write(header: [String], _ rows: [[String]]) {
    let widths = header.indices.map { column in
      ([header] + rows).map { $0[column].count }.max() ?? 0
    }
    func line(_ cells: [String]) -> String {
      let padded = cells.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + padding : padding + cell
      }
      return "| " + padded.joined(separator: " | ") + " |"
    }
    Swift.print(line(header))
    let rule = widths.enumerated().map { column, width in
      String(repeating: "-", count: width + (column == 0 ? 2 : 1)) + (column == 0 ? "" : ":")
    }
    Swift.print("|" + rule.joined(separator: "|") + "|")
    for row in rows { Swift.print(line(row)) }
  }

  private static func time(_ nanoseconds: Double) -> String {
    nanoseconds < 1_000
      ? "\(number(nanoseconds, digits: 1)) ns" : "\(number(nanoseconds / 1_000, digits: 2)) µs"
  }

  /// Returns a number with a maximum number of decimals, and with separated thousands.
  private static func number(_ value: Double, digits: Int) -> String {
    let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
    let scaled = Int((value.magnitude * Double(scale)).rounded())
    let sign = value < 0 && scaled > 0 ? "-" : ""
    var whole = String(scaled / scale)
    var grouped = ""
    while whole.count > 3 {
      grouped = " " + whole.suffix(3) + grouped
      whole.removeLast(3)
    }
    var fraction = String(scaled % scale + scale).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return sign + whole + grouped + (fraction.isEmpty ? "" : "." + fraction)
  }
}
